/// \file
/// From a board's plan to the units of an SVG picture.
#pragma once

#include <vector>

#include <variantkit/view/board_plan.hpp>

namespace variantkit {

/// Puts a board's plan on a picture in which a square is 100 units wide.
template <has_plan Board>
class svg_canvas {
public:
    /// Where squares lie.
    using plan = board_plan<Board>;
    /// The width of a square in the picture.
    static constexpr double unit = 100;

    /// `origin`: where the board's upper left corner comes, in squares.
    constexpr svg_canvas(color side, point origin) : member_side(side), member_origin(origin) {}

    /// Whose side is below.
    [[nodiscard]] constexpr color side() const { return member_side; }

    /// A place of the board as it lies before the viewer.
    [[nodiscard]] constexpr point place(point seen) const { return (member_origin + seen) * unit; }

    [[nodiscard]] constexpr point centre(square at) const { return place(turned(plan::centre(at))); }

    /// The outline of a square, shrunk towards its middle.
    [[nodiscard]] std::vector<point> corners(square at, double scale = 1) const {
        const point middle = plan::centre(at);
        std::vector<point> outline;
        for (const point corner : plan::corners(at))
            outline.push_back(place(turned(middle + (corner - middle) * scale)));
        return outline;
    }

private:
    [[nodiscard]] constexpr point turned(point on_plan) const { return seen_from(member_side, on_plan, plan::size()); }

    color member_side;
    point member_origin;
};

} // namespace variantkit
