// expect: variantkit: a turn policy must have .*an action such as piece_moves stands in one_of<...>

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using setup = games::chess::setup;
    using turn = piece_moves;
    using ending = no_moves_loses;
};
static_assert(checked_ruleset<my_game>);
