/// \file
/// SVG pictures of positions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include <range/v3/view/filter.hpp>

#include <variantkit/view/policy_hints.hpp>
#include <variantkit/view/svg_canvas.hpp>
#include <variantkit/view/svg_marks.hpp>
#include <variantkit/view/svg_options.hpp>
#include <variantkit/view/svg_pieces.hpp>
#include <variantkit/view/svg_writer.hpp>

namespace variantkit {

namespace detail {

/// Draws a position from the board up to what is written around it.
template <class Rules>
class svg_picture {
public:
    using board = typename Rules::board;
    using plan = board_plan<board>;
    using options_type = svg_options<board>;

    svg_picture(const position<Rules>& shown, const options_type& options)
        : member_position(shown), member_options(options), member_pieces(options.theme, options.drawings) {}

    [[nodiscard]] std::string text() {
        member_svg.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                                {"viewBox", svg_point({}) + " " + svg_point(size() * canvas_type::unit)},
                                {"width", pixels(member_options.width)},
                                {"height", pixels(member_options.width * size().y / size().x)},
                                {"role", "img"}});
        member_svg.element("title", {}, member_options.title.empty() ? std::string{Rules::name} : member_options.title);
        if (!theme().background.empty()) {
            member_svg.element("rect", {{"width", "100%"}, {"height", "100%"}, {"fill", theme().background}});
        }
        draw_board();
        draw_pieces();
        draw_above_pieces();
        draw_surroundings();
        member_svg.close();
        return member_svg.text();
    }

private:
    using canvas_type = svg_canvas<board>;

    // Room around the board, in squares.
    static constexpr double edge = 0.12;
    static constexpr double label_room = 0.45;
    static constexpr double held_room = 0.7;
    static constexpr double caption_room = 0.6;

    [[nodiscard]] const svg_theme& theme() const { return member_options.theme; }
    [[nodiscard]] bool shows_held() const { return has_held_pieces<Rules> && member_options.held_pieces; }

    [[nodiscard]] point origin() const {
        return {member_options.coordinates ? label_room : edge, edge + (shows_held() ? held_room : 0)};
    }
    /// Where the board and its coordinates end, from the top.
    [[nodiscard]] double below_board() const {
        return origin().y + plan::size().y + (member_options.coordinates ? label_room : edge);
    }
    [[nodiscard]] point size() const {
        return {origin().x + plan::size().x + edge,
                below_board() + (shows_held() ? held_room : 0) + (member_options.caption.empty() ? 0 : caption_room)};
    }
    [[nodiscard]] canvas_type canvas() const { return {member_options.seen_from, origin()}; }

    [[nodiscard]] static std::string pixels(double length) { return length > 0 ? svg_number(length) : std::string{}; }

    void draw_board() {
        const auto all = square_set<board>::all();
        // The dark cells lie below the others, so that no seams show where cells meet.
        member_svg.path(outline(), {{"fill", theme().squares[shows_gaps<board>() ? 0 : 1]},
                                    {"stroke", theme().border},
                                    {"stroke-width", "6"},
                                    {"stroke-linejoin", "round"}});
        member_svg.path(svg_outlines(canvas(), all), {{"fill", theme().squares[1]}});
        for (const int shade : {0, 2}) {
            auto cells = all | ranges::views::filter([&](square at) { return plan::shade(at) == shade; });
            member_svg.path(svg_outlines(canvas(), cells),
                            {{"fill", theme().squares[static_cast<std::size_t>(shade)]}});
        }

        const board_marks<board>& marks = member_options.marks;
        svg_tint(member_svg, canvas(), marks.departures | marks.arrivals, theme().last_move);
        svg_tint(member_svg, canvas(), marks.highlighted, theme().highlight);
        if (member_options.rule_marks) {
            svg_tint(member_svg, canvas(), frozen_pieces(member_position), theme().frozen);
            svg_frames(member_svg, canvas(), marked_squares(member_position), theme().marked);
        }
    }

    /// All that looks like a square.
    [[nodiscard]] std::string outline() const {
        if constexpr (shows_gaps<board>()) {
            const point far = plan::size();
            return svg_polygon(std::array{canvas().place({0, 0}), canvas().place({far.x, 0}), canvas().place(far),
                                          canvas().place({0, far.y})});
        } else {
            return svg_outlines(canvas(), square_set<board>::all());
        }
    }

    void draw_pieces() {
        for (const color side : {color::white, color::black}) {
            if (member_position.pieces(side).empty()) continue;
            member_pieces.open(member_svg, side);
            for (const square at : member_position.pieces(side)) {
                if (const auto found = member_position.piece_on(at)) {
                    member_pieces.draw(member_svg, found->kind, side, canvas().centre(at) - point{50, 50});
                }
            }
            member_svg.close();
        }
    }

    void draw_above_pieces() {
        svg_crosses(member_svg, canvas(), member_options.marks.captures, theme().capture);
        if (member_options.rule_marks)
            svg_crystals(member_svg, canvas(), frozen_pieces(member_position), theme().frozen);
        for (const board_arrow& arrow : member_options.marks.arrows) {
            svg_arrow(member_svg, canvas().centre(arrow.from), canvas().centre(arrow.to), theme().arrow);
        }
    }

    void draw_surroundings() {
        member_svg.open(
            "g",
            {{"font-family", "sans-serif"}, {"font-size", "33"}, {"text-anchor", "middle"}, {"fill", theme().text}});
        if (member_options.coordinates) {
            for (const plan_label& label : plan::labels(member_options.seen_from))
                write(label.text, canvas().place(label.at));
        }
        if (shows_held()) {
            draw_held(~member_options.seen_from, 0.1);
            draw_held(member_options.seen_from, below_board());
        }
        if (!member_options.caption.empty()) {
            // Long lines are written smaller; a letter is about half as wide as high.
            const double fit =
                size().x * canvas_type::unit / (0.55 * static_cast<double>(member_options.caption.size()));
            write(member_options.caption, point{size().x / 2, size().y - caption_room / 2} * canvas_type::unit,
                  svg_number(std::min(33.0, fit)));
        }
        member_svg.close();
    }

    /// A piece of each kind that a side holds, and how many, in a row.
    void draw_held(color side, double top) {
        double left = origin().x;
        for (std::size_t kind = 0; kind < Rules::army::size; ++kind) {
            const int count = held_pieces(member_position, kind, side);
            if (count == 0) continue;
            member_pieces.open(member_svg, side);
            member_pieces.draw(member_svg, kind, side, point{left, top} * canvas_type::unit, 0.6);
            member_svg.close();
            const std::string times = std::string{"\u00D7"} + std::to_string(count);
            write(times, point{left + 0.62, top + 0.3} * canvas_type::unit, "", "start");
            left += 0.6 + 0.2 * static_cast<double>(times.size());
        }
    }

    /// Writes a line at half its height, around its middle unless anchored otherwise.
    void write(std::string_view text, point at, const std::string& font_size = {}, const std::string& anchor = {}) {
        member_svg.element("text",
                           {{"x", svg_number(at.x)},
                            {"y", svg_number(at.y + 11.5)},
                            {"font-size", font_size},
                            {"text-anchor", anchor}},
                           text);
    }

    const position<Rules>& member_position;
    const options_type& member_options;
    svg_pieces<typename Rules::army> member_pieces;
    svg_writer member_svg;
};

} // namespace detail

/// A position as an SVG picture: a `<svg>` element that can be a file of its own or part of a web page. Every board
/// with a plan (see `board_plan`) is drawn; pieces look as their kinds say (see `drawing_name`).
template <class Rules>
    requires has_plan<typename Rules::board>
[[nodiscard]] std::string svg_text(const position<Rules>& position,
                                   const svg_options<typename Rules::board>& options = {}) {
    return detail::svg_picture<Rules>{position, options}.text();
}

} // namespace variantkit
