/// \file
/// Royal pieces and whether they could be captured.
#pragma once

#include <variantkit/config.hpp>
#include <variantkit/rules/piece_moves.hpp>

namespace variantkit {

namespace detail {

/// The squares of a side's royal pieces.
template <color Side, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr typename Position::set royal_squares(const Position& position) {
    typename Position::set royals;
    for_each_type(typename Position::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
        if constexpr (is_royal<Kind>) royals |= position.template pieces<Kind, Side>();
    });
    return royals;
}

/// Whether a side could capture what stands on a square, were it its turn.
template <color Side, class Position>
[[nodiscard]] constexpr bool can_capture(const Position& position, square target) {
    const auto movable = mobility_of<typename Position::rules>::template movable<Side>(position);
    bool found = false;
    for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
        if (!found) found = any_attacks<Side, Kind>(position, movable, target);
    });
    return found;
}

} // namespace detail

/// Whether a side's royal piece could be captured, were it the other side's turn.
template <color Side, class Position>
[[nodiscard]] VARIANTKIT_FLATTEN constexpr bool royal_attacked(const Position& position) {
    bool attacked = false;
    detail::for_each_square(detail::royal_squares<Side>(position),
                            [&](square royal) { attacked = attacked || detail::can_capture<~Side>(position, royal); });
    return attacked;
}

} // namespace variantkit
