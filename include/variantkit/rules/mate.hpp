/// \file
/// Endings of a side that has no legal move.
#pragma once

#include <variantkit/rules/ending.hpp>
#include <variantkit/rules/royal_safe.hpp>

namespace variantkit {

/// In check without a legal move: lost (FIDE 5.1.1).
struct checkmate {
    static constexpr std::string_view reason = "checkmate";

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge_stuck(const Position& position) {
        return royal_attacked<Side>(position) ? verdict::loss : verdict::open;
    }
};

/// No legal move and not in check: drawn (FIDE 5.2.1).
struct stalemate_draws {
    static constexpr std::string_view reason = "stalemate";

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge_stuck(const Position&) {
        return verdict::draw;
    }
};

/// No legal move: drawn, whether or not the side is in check, if the game knows check at all.
struct no_moves_draws {
    static constexpr std::string_view reason = "no legal move";

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge_stuck(const Position&) {
        return verdict::draw;
    }
};

/// No legal move and not in check: lost.
struct stalemate_loses {
    static constexpr std::string_view reason = "stalemate";

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge_stuck(const Position&) {
        return verdict::loss;
    }
};

/// No legal move: lost.
struct no_moves_loses {
    static constexpr std::string_view reason = "no legal move";

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge_stuck(const Position&) {
        return verdict::loss;
    }
};

/// No legal move, be it that there are no pieces: won.
struct no_moves_wins {
    static constexpr std::string_view reason = "no legal move";

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge_stuck(const Position&) {
        return verdict::win;
    }
};

} // namespace variantkit
