/// \file
/// Races, in which the second may draw level.
#pragma once

#include <string_view>

#include <variantkit/rules/ending.hpp>
#include <variantkit/rules/royal_safe.hpp>
#include <variantkit/rules/squares.hpp>

namespace variantkit {

/// The royal piece that stands on one of the named squares has won; but when the side that moves first gets there, the
/// other one has a move left, and draws if it gets there too.
template <fixed_string Goal>
struct royal_race {
    static constexpr std::string_view reason = "race";
    static constexpr bool decides = true;

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge(const Position& position) {
        constexpr color first = Position::rules::setup::first_to_move;
        const bool own = arrived<Side>(position);
        const bool enemy = arrived<~Side>(position);
        if (own && enemy) return verdict::draw;
        if (own) return verdict::win;
        if (!enemy) return verdict::open;
        if constexpr (Side != first) {
            if (can_draw_level<Side>(position)) return verdict::open;
        }
        return verdict::loss;
    }

private:
    template <color Side, class Position>
    [[nodiscard]] static constexpr bool arrived(const Position& position) {
        return detail::royal_squares<Side>(position).intersects(goal<Side, Position>());
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set goal() {
        return named_squares<Goal>::template squares<Side, typename Position::board>();
    }

    /// Whether the royal piece has a legal move to its goal.
    template <color Side, class Position>
    [[nodiscard]] static constexpr bool can_draw_level(const Position& position) {
        using rules = typename Position::rules;
        const auto royals = detail::royal_squares<Side>(position);
        bool found = false;
        rules::turn::template for_each<Side>(
            position, legality_of<rules>::template guard<Side>(position), [&](const auto& move) {
                found = found || (royals.contains(move.from) && goal<Side, Position>().contains(move.to));
            });
        return found;
    }
};

} // namespace variantkit
