#include <variantkit/games/ultima.hpp>

#include "support/game_benchmarks.hpp"

static const bool registered = benchmarks::measure<variantkit::games::ultima>({
    {"opening", "start", 3},
    {"middle", "clx1kxli/p2pwppp/3P4/8/2p2PP1/4p3/PPP2pPP/ILXKWXLC w 14 8", 3},
    {"crowded", "1L3x1l/4pk1p/p7/P1pc1Xi1/7p/8/2WP3P/x2P2K1 b 8 41", 3}, // 98 moves
    {"end", "8/5c2/7C/6i1/3l3k/5K2/2X4P/8 w 8 21", 4},
});
