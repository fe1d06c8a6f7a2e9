/// \file
/// The move number that ends every position text.
#pragma once

#include <cstdint>

#include <variantkit/piece/color.hpp>

namespace variantkit {

/// Counts moves from 1, rising after Black's. Every position has it.
struct move_number {
    static constexpr bool counts_only = true;

    struct state {
        std::uint16_t number = 1;
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// See `state_policy`.
    template <color Side, class Transition>
    static constexpr void advance(state& now, const Transition&) {
        if constexpr (Side == color::black) ++now.number;
    }
};

} // namespace variantkit
