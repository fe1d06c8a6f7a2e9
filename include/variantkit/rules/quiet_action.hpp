/// \file
/// What actions that place and move pieces have in common.
#pragma once

#include <cstdint>

#include <variantkit/config.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/board_action.hpp>

namespace variantkit {

/// An action that captures nothing, made from two members of `Action`:
/// - `find<Side>(position, guard, f)`: calls `f(move)` for each move until it returns `true`; returns whether it did;
/// - `count_all<Side>(position, guard)`: how many moves there are when the guard permits all.
template <class Action>
struct quiet_action {
    template <color Side, std::uint8_t, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        Action::template find<Side>(position, guard, [&](const action_sequence<1>& played) VARIANTKIT_INLINE_LAMBDA {
            f(played);
            return false;
        });
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        if constexpr (detail::permits_all<Guard>) {
            return Action::template count_all<Side>(position, guard);
        } else {
            std::uint64_t sum = 0;
            for_each<Side, 0>(position, guard, [&](const action_sequence<1>&) VARIANTKIT_INLINE_LAMBDA { ++sum; });
            return sum;
        }
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position&, const action_sequence<1>&) {
        return {};
    }
};

namespace detail {

/// Calls `f(from, to)` for pieces and what each reaches, until it returns `true`; returns whether it did.
template <class Set, class Reach, class F>
VARIANTKIT_INLINE constexpr bool find_arrival(Set movers, const Reach& reach, F&& f) {
    while (!movers.empty()) {
        square from = movers.take_first();
        Set arriving = reach(from);
        while (!arriving.empty()) {
            if (f(from, arriving.take_first())) return true;
        }
    }
    return false;
}

} // namespace detail

} // namespace variantkit
