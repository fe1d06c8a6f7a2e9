// expect: variantkit: the board of this ruleset is no geometry

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct my_game {
    static constexpr std::string_view name = "my-game";
    struct board {
        static constexpr int file_count = 8;
        static constexpr int rank_count = 8;
    };
    using army = games::chess::army;
    using setup = games::chess::setup;
    using turn = one_of<piece_moves>;
    using ending = no_moves_loses;
};
static_assert(checked_ruleset<my_game>);
