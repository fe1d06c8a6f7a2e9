/// \file
/// What legality policies mean, said slowly.
#pragma once

#include <cstddef>

#include <variantkit/piece/color.hpp>

namespace variantkit {

/// Keeps those of a list of moves that a legality policy allows, in the plainest way that it offers: by its `select`,
/// or by asking its guard for each move. What policies offer to make generation fast is not used.
template <class Policy, color Side, class Position, class List>
constexpr void keep_legal(const Position& position, List& candidates) {
    if constexpr (requires { Policy::template select<Side>(position, candidates); }) {
        Policy::template select<Side>(position, candidates);
    } else {
        const auto guard = Policy::template guard<Side>(position);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (guard.template permits<Side>(position, candidates[i])) candidates[kept++] = candidates[i];
        }
        candidates.resize(kept);
    }
}

} // namespace variantkit
