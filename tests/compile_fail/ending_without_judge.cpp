// expect: variantkit: an ending policy must have .judge., .judge_stuck. or .judge_history.

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct never {
    static constexpr std::string_view reason = "never";
};

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using setup = games::chess::setup;
    using turn = one_of<piece_moves>;
    using ending = first_of<never, no_moves_loses>;
};

auto moves() { return legal_moves(start<my_game>()); }
