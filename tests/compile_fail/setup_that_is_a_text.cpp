// expect: variantkit: the setup of this ruleset is no setup policy

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct standing {
    static constexpr std::string_view text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
};

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using setup = standing;
    using turn = one_of<piece_moves>;
    using ending = no_moves_loses;
};
static_assert(checked_ruleset<my_game>);
