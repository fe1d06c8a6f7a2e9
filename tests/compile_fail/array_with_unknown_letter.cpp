// expect: variantkit: the array of this ruleset.s setup does not fit its board and army: it has a letter that no kind
// of the army has

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using turn = one_of<piece_moves>;
    using ending = no_moves_loses;
    using setup = starting_array<"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBZKBNR">;
};

auto moves() { return legal_moves(start<my_game>()); }
