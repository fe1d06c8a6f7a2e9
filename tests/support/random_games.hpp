/// \file
/// Positions from random games.
#pragma once

#include <random>
#include <vector>

#include <variantkit/play/play.hpp>

namespace test_support {

/// Calls `f(position)` for every position of games of random moves from a position, each to its end or `plies` long.
/// The same seed gives the same games everywhere.
template <class Rules, class F>
void for_each_random_position(const variantkit::position<Rules>& first, unsigned seed, int games, int plies, F f) {
    std::mt19937 random{seed};
    for (int game = 0; game < games; ++game) {
        auto position = first;
        f(position);
        for (int ply = 0; ply < plies; ++ply) {
            const auto moves = legal_moves(position);
            if (moves.empty()) break;
            position = play(position, moves[random() % moves.size()]);
            f(position);
        }
    }
}

} // namespace test_support
