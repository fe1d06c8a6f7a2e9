/// \file
/// A place on paper.
#pragma once

#include <variantkit/piece/color.hpp>

namespace variantkit {

/// A place in a picture: `x` to the right, `y` down.
struct point {
    double x = 0;
    double y = 0;

    friend constexpr bool operator==(point, point) = default;
    [[nodiscard]] friend constexpr point operator+(point a, point b) { return {a.x + b.x, a.y + b.y}; }
    [[nodiscard]] friend constexpr point operator-(point a, point b) { return {a.x - b.x, a.y - b.y}; }
    [[nodiscard]] friend constexpr point operator*(point a, double n) { return {a.x * n, a.y * n}; }
};

/// Where a place of a board that measures `size` is for somebody who sits on a side: Black has the board turned round.
[[nodiscard]] constexpr point seen_from(color side, point place, point size) {
    return side == color::white ? place : size - place;
}

} // namespace variantkit
