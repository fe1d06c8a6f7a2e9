#include <variantkit/games/delta.hpp>

#include "support/game_benchmarks.hpp"

static const bool registered = benchmarks::measure<variantkit::games::delta>({
    {"opening", "start", 5},
    {"middle", "P4/2ppP/1PPP1/1pPpp/5 b 3/4 0 6", 6},
    {"crowded", "pppPP/1P1p1/PppP1/Ppp2/PpP1P b 0/0 0 12", 4},
    {"end", "2PpP/1PpPP/p2P1/pPppP/1pppP w 0/0 0 15", 4},
});
