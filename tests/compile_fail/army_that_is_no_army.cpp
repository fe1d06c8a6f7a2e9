// expect: variantkit: the army of this ruleset is no army<kinds...>

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct my_game {
    static constexpr std::string_view name = "my-game";
    using board = rectangle<8, 8>;
    using army = type_list<games::chess::king, games::chess::pawn>;
    using setup = games::chess::setup;
    using turn = one_of<piece_moves>;
    using ending = no_moves_loses;
};
static_assert(checked_ruleset<my_game>);
