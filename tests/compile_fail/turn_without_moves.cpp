// expect: variantkit: the turn of this ruleset is no turn policy: it needs a type .move.

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct wait {};

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using setup = games::chess::setup;
    using turn = wait;
    using ending = no_moves_loses;
};
static_assert(checked_ruleset<my_game>);
