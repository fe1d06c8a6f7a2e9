/// \file
/// What is pointed out on the board of an SVG picture.
#pragma once

#include <array>
#include <cmath>
#include <string>

#include <variantkit/board/square_set.hpp>
#include <variantkit/view/board_marks.hpp>
#include <variantkit/view/svg_canvas.hpp>
#include <variantkit/view/svg_writer.hpp>

namespace variantkit::detail {

/// The outlines of squares as one path.
template <class Board, class Squares>
[[nodiscard]] std::string svg_outlines(const svg_canvas<Board>& canvas, Squares&& squares, double scale = 1) {
    std::string path;
    for (const square at : squares) path += svg_polygon(canvas.corners(at, scale));
    return path;
}

/// Colours squares, what is below shining through.
template <class Board>
void svg_tint(svg_writer& svg, const svg_canvas<Board>& canvas, const square_set<Board>& squares,
              const std::string& colour) {
    svg.path(svg_outlines(canvas, squares), {{"fill", colour}, {"fill-opacity", "0.55"}});
}

/// A frame within each square.
template <class Board>
void svg_frames(svg_writer& svg, const svg_canvas<Board>& canvas, const square_set<Board>& squares,
                const std::string& colour) {
    svg.path(svg_outlines(canvas, squares, 0.88),
             {{"fill", "none"}, {"stroke", colour}, {"stroke-width", "6"}, {"stroke-linejoin", "round"}});
}

/// A cross over each square.
template <class Board>
void svg_crosses(svg_writer& svg, const svg_canvas<Board>& canvas, const square_set<Board>& squares,
                 const std::string& colour) {
    std::string path;
    for (const square at : squares) {
        const point middle = canvas.centre(at);
        for (const double slant : {1.0, -1.0}) {
            path += svg_line(middle - point{22, 22 * slant}, middle + point{22, 22 * slant});
        }
    }
    svg.path(path, {{"fill", "none"}, {"stroke", colour}, {"stroke-width", "10"}, {"stroke-linecap", "round"}});
}

/// A snow crystal in the corner of each square, on a halo.
template <class Board>
void svg_crystals(svg_writer& svg, const svg_canvas<Board>& canvas, const square_set<Board>& squares,
                  const std::string& colour) {
    std::string path;
    for (const square at : squares) {
        const point middle = canvas.centre(at) + point{33, -33};
        for (const point arm : {point{0, 13}, point{11.3, 6.5}, point{11.3, -6.5}}) {
            path += svg_line(middle - arm, middle + arm);
        }
    }
    svg.path(path, {{"fill", "none"}, {"stroke", "#fff"}, {"stroke-width", "12"}, {"stroke-linecap", "round"}});
    svg.path(path, {{"fill", "none"}, {"stroke", colour}, {"stroke-width", "5"}, {"stroke-linecap", "round"}});
}

/// An arrow between two places, a ring where they are one.
inline void svg_arrow(svg_writer& svg, point from, point to, const std::string& colour) {
    const point way = to - from;
    const double length = std::hypot(way.x, way.y);
    if (length < 1) {
        svg.element("circle", {{"cx", svg_number(to.x)},
                               {"cy", svg_number(to.y)},
                               {"r", "42"},
                               {"fill", "none"},
                               {"stroke", colour},
                               {"stroke-width", "9"},
                               {"stroke-opacity", "0.75"}});
        return;
    }
    const point along = way * (1 / length);
    const point across{-along.y, along.x};
    const point neck = to - along * 38;
    const point tail = from + along * 18;
    const std::array<point, 7> outline{tail + across * 7,  neck + across * 7, neck + across * 21, to,
                                       neck - across * 21, neck - across * 7, tail - across * 7};
    svg.path(svg_polygon(outline), {{"fill", colour}, {"fill-opacity", "0.75"}});
}

} // namespace variantkit::detail
