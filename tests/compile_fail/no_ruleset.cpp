// expect: variantkit: this ruleset has no

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct my_game {};

auto moves() { return legal_moves(start<my_game>()); }
