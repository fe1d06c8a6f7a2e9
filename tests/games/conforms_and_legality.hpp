// Random play, with the fast way to legal moves held against the plain one.
#pragma once

#include <algorithm>
#include <vector>

#include <variantkit/check/conforms.hpp>
#include <variantkit/play/pseudo_legal.hpp>
#include <variantkit/rules/keep_legal.hpp>
#include <variantkit/rules/royal.hpp>
#include <variantkit/search/random.hpp>

#include "support/catch.hpp"

namespace legality_tests {

using namespace variantkit;

/// The moves after which one's own royal piece cannot be captured: every one is played.
template <class Rules>
std::vector<move_of<Rules>> played_out(const position<Rules>& position) {
    std::vector<move_of<Rules>> kept;
    for (const auto& move : pseudo_legal_moves(position)) {
        const auto next = play(position, move);
        const bool safe = position.side_to_move() == color::white ? !royal_attacked<color::white>(next)
                                                                  : !royal_attacked<color::black>(next);
        if (safe) kept.push_back(move);
    }
    return kept;
}

/// Looks at `most` positions of random games; returns how many agreed before one did not.
template <class Rules>
int positions_until_disagreement(std::uint64_t seed, int most) {
    random_source source{seed};
    auto now = start<Rules>();
    int ply = 0;
    for (int seen = 0; seen < most; ++seen) {
        const auto listed = legal_moves(now);
        std::vector<move_of<Rules>> fast(listed.begin(), listed.end());
        auto slow = played_out(now);
        std::sort(fast.begin(), fast.end());
        std::sort(slow.begin(), slow.end());
        if (fast != slow || count_moves(now) != slow.size()) return seen;
        if (fast.empty() || ++ply == 300) {
            now = start<Rules>();
            ply = 0;
        } else {
            now = play(now, fast[source.below(static_cast<std::uint32_t>(fast.size()))]);
        }
    }
    return most;
}

} // namespace legality_tests
