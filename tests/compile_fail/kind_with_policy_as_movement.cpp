// expect: variantkit: the movement of a kind of piece is no movement

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct guard {
    static constexpr std::string_view name = "guard";
    static constexpr char letter = 'G';
    using movement = captures_nothing;
};

struct my_game : games::chess {
    using army = variantkit::army<king, queen, rook, bishop, knight, pawn, guard>;
};
static_assert(checked_ruleset<my_game>);
