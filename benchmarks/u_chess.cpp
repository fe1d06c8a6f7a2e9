#include <variantkit/games/u_chess.hpp>

#include "support/game_benchmarks.hpp"

static const bool registered = benchmarks::measure<variantkit::games::u_chess>({
    {"opening", "start", 5},
    {"middle", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3}, // Kiwipete
    {"crowded", "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 0 1", 4},
    {"end", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5},
});
