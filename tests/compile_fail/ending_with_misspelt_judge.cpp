// expect: variantkit: an ending policy must have .judge., .judge_stuck. or .judge_history.

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct bare_king_loses {
    static constexpr std::string_view reason = "bare king";

    template <color Side, class Position>
    static constexpr verdict judges(const Position&) {
        return verdict::open;
    }
};

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using setup = games::chess::setup;
    using turn = one_of<piece_moves>;
    using ending = first_of<bare_king_loses, no_moves_loses>;
};
static_assert(checked_ruleset<my_game>);
