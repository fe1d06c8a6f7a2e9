/// \file
/// A draw by repetition.
#pragma once

#include <variantkit/rules/ending.hpp>

namespace variantkit {

/// The same position for the `Times`-th time, counters aside: drawn (FIDE 9.2).
template <int Times>
struct repetition_draw {
    static constexpr std::string_view reason = "repetition";

    template <color Side, class History>
    [[nodiscard]] static constexpr verdict judge_history(const History& history) {
        return history.occurrences() >= Times ? verdict::draw : verdict::open;
    }
};

} // namespace variantkit
