// expect: variantkit: a promotion policy must have .promotes.

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct crowned {};

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using setup = games::chess::setup;
    using turn = one_of<piece_moves>;
    using ending = no_moves_loses;
    using promotion = crowned;
};
static_assert(checked_ruleset<my_game>);
