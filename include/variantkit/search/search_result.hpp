/// \file
/// What a search has found.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include <variantkit/search/score.hpp>

namespace variantkit {

/// What a search has found so far, or in the end.
template <class Move>
struct search_result {
    std::optional<Move> best{}; ///< none when the game is over
    score value = 0;            ///< for the side to move
    std::vector<Move> line{};   ///< best play as far as it is known; to the end of the game when the value is a proof
    int depth = 0;              ///< plies looked ahead everywhere; further where there is something to see
    int deepest = 0;            ///< plies looked ahead somewhere
    bool is_shortest = false;   ///< the value is a proof, and neither can the winner hurry nor the loser delay more
    std::uint64_t nodes = 0;    ///< positions looked at
    std::chrono::milliseconds time{0}; ///< that it took
};

} // namespace variantkit
