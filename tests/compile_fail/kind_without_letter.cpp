// expect: variantkit: a kind of piece has no letter

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct guard {
    static constexpr std::string_view name = "guard";
    using movement = king_steps;
};

struct my_game : games::chess {
    using army = variantkit::army<king, queen, rook, bishop, knight, pawn, guard>;
};
static_assert(checked_ruleset<my_game>);
