#include <variantkit/games/epsilon.hpp>

#include "support/game_benchmarks.hpp"

static const bool registered = benchmarks::measure<variantkit::games::epsilon>({
    {"opening", "start", 2},
    {"middle", "4p1P/pp2p2/P1p2P1/3PP2/2P4/1p2P2/1p2p2 w 8/7 0 5", 2},
    {"crowded", "pPpPp2/P1pPP1p/PPpPp1P/1pP2pP/pPpp1PP/5p1/Pp1p3 b 0/0 3 10", 1}, // 74271 turns
    {"end", "2pp3/PPpPpP1/PP1P2p/1pPPPp1/pPPppp1/PPppP1p/4p2 w 0/0 2 10", 2},
});
