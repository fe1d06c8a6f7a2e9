/// \file
/// A number for a position, added from outside.
#pragma once

#include <cstdint>

#include <variantkit/play/position.hpp>

namespace variantkit {

namespace detail {

/// Mixes a word into a hash (the finaliser of MurmurHash3, public domain, A. Appleby).
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
    hash ^= word;
    hash *= 0xFF51AFD7ED558CCDULL;
    hash ^= hash >> 33;
    hash *= 0xC4CEB9FE1A85EC53ULL;
    hash ^= hash >> 29;
    return hash;
}

/// A policy whose state only counts; it is no part of what makes a position a repetition.
template <class Policy>
concept counts_only = requires { Policy::counts_only; };

} // namespace detail

/// The position as repetition sees it: counters at their start, rights that nobody can use forgotten. A turn policy
/// that goes by a counter provides `remembered(state)`: how much of it makes a difference.
template <class Rules>
[[nodiscard]] constexpr position<Rules> without_counters(const position<Rules>& full) {
    position<Rules> bare = full;
    for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (detail::counts_only<Policy>) {
            if constexpr (requires { Rules::turn::remembered(full.template state<Policy>()); }) {
                bare.template state<Policy>() = Rules::turn::remembered(full.template state<Policy>());
            } else {
                bare.template state<Policy>() = typename Policy::state{};
            }
        } else if constexpr (requires {
                                 Policy::template forget_irrelevant<color::white>(bare.template state<Policy>(), full);
                             }) {
            if (full.side_to_move() == color::white) {
                Policy::template forget_irrelevant<color::white>(bare.template state<Policy>(), full);
            } else {
                Policy::template forget_irrelevant<color::black>(bare.template state<Policy>(), full);
            }
        }
    });
    return bare;
}

/// A hash of board, side to move and the policies' states, counters aside.
template <class Rules>
[[nodiscard]] constexpr std::uint64_t hash(const position<Rules>& position) {
    std::uint64_t result = detail::mix(0x9E3779B97F4A7C15ULL, index_of(position.side_to_move()));
    for (std::size_t kind = 0; kind < Rules::army::size; ++kind) {
        for (const color side : {color::white, color::black}) {
            const auto pieces = position.pieces(kind, side); // a name: a loop over a temporary's words would outlive it
            for (const auto word : pieces.words()) result = detail::mix(result, word);
        }
    }
    for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (!detail::counts_only<Policy>) {
            result = detail::mix(result, Policy::key(position.template state<Policy>()));
        }
    });
    return result;
}

} // namespace variantkit
