// expect: variantkit: this ruleset has no name

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>

using namespace variantkit;

struct my_game {
    using board = rectangle<8, 8>;
    using army = games::chess::army;
    using setup = games::chess::setup;
    using turn = one_of<piece_moves>;
    using ending = no_moves_loses;
};

auto moves() { return legal_moves(start<my_game>()); }
