/// \file
/// What an evaluation is, and what stands for one where there is none.
#pragma once

#include <concepts>

#include <variantkit/play/game.hpp>
#include <variantkit/search/score.hpp>

namespace variantkit {

/// How good a position looks that nobody searches any further.
///
/// Provide `operator()(position) const`: a `score` for the side to move, no proof.
/// Optional: `values()`: what kinds of piece are worth (`kind_values`), to put captures in order and to know hopeless
/// ones; they are taken by `values_by_mobility` when absent.
/// Models: `default_evaluation`, `no_evaluation`.
template <class E, class G>
concept evaluation_for = game<G> && requires(const E& evaluation, const G& position) {
    { evaluation(position) } -> std::convertible_to<score>;
};

/// All positions look alike.
struct no_evaluation {
    template <class G>
    [[nodiscard]] constexpr score operator()(const G&) const {
        return 0;
    }
};

} // namespace variantkit
