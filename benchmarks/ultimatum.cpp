#include <variantkit/games/ultimatum.hpp>

#include "support/game_benchmarks.hpp"

static const bool registered = benchmarks::measure<variantkit::games::ultimatum>({
    {"opening", "start", 4},
    {"middle", "2Qn1k4/3n1rrb2/6pqp1/b1Pppp4/1p8/2P2PPp2/10/1P2P2PP1/2BRRKN1N1/6B3 b g4 0 13", 3},
    {"crowded", "4kR3P/1b8/1P6p1/2q5P1/10/5q4/6p3/10/4q5/RK4r3 b - 3 86", 3}, // 102 moves
    {"end", "5K4/1rnn6/10/1p6b1/2pp6/1R8/10/4k5/8N1/10 w - 2 65", 4},
});
