// expect: variantkit: the array of this ruleset.s setup does not fit its board and army: a rank has too few squares

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using turn = one_of<piece_moves>;
    using ending = no_moves_loses;
    using setup = starting_array<"rnbqkbnr/pppppppp/8/8/8/7/PPPPPPPP/RNBQKBNR">;
};
static_assert(checked_ruleset<my_game>);
