/// \file
/// A way to go over a board: so many files, so many ranks.
#pragma once

#include <compare>

namespace variantkit {

/// A step over a board: `files` to the right and `ranks` up (White's point of view); negative goes the other way.
struct direction {
    int files = 0; ///< to the right
    int ranks = 0; ///< upwards

    friend constexpr bool operator==(direction, direction) = default;
    friend constexpr auto operator<=>(direction, direction) = default;

    /// The way back.
    [[nodiscard]] constexpr direction operator-() const { return {-files, -ranks}; }

    /// The same way, `n` times as far.
    [[nodiscard]] friend constexpr direction operator*(direction way, int n) { return {way.files * n, way.ranks * n}; }
};

/// The compass of boards with files and ranks.
inline constexpr direction north{0, 1};
inline constexpr direction south{0, -1};       ///< downwards
inline constexpr direction east{1, 0};         ///< to the right
inline constexpr direction west{-1, 0};        ///< to the left
inline constexpr direction north_east{1, 1};   ///< up to the right
inline constexpr direction north_west{-1, 1};  ///< up to the left
inline constexpr direction south_east{1, -1};  ///< down to the right
inline constexpr direction south_west{-1, -1}; ///< down to the left

} // namespace variantkit
