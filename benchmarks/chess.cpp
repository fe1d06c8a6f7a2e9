#include <variantkit/games/chess.hpp>

#include "support/game_benchmarks.hpp"

static const bool registered = benchmarks::measure<variantkit::games::chess>({
    {"opening", "start", 4},
    {"middle", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3}, // Kiwipete
    {"crowded", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4},
    {"end", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5},
});
