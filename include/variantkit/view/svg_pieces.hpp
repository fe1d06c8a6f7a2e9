/// \file
/// Pieces in an SVG picture.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <variantkit/view/drawings.hpp>
#include <variantkit/view/svg_options.hpp>
#include <variantkit/view/svg_writer.hpp>

namespace variantkit {

/// Draws the pieces of an army; those without a drawing as a disc with their letter.
template <army_type Army>
class svg_pieces {
public:
    /// Draws in these colours; these drawings go before the library's.
    svg_pieces(const svg_theme& theme, const std::vector<drawing>& drawings)
        : member_theme(theme), member_drawings(drawings) {}

    /// Begins a group of pieces of a side, to be closed by the writer.
    void open(svg_writer& svg, color side) const {
        svg.open("g", {{"fill", member_theme.body[index_of(side)]},
                       {"stroke", member_theme.outline[index_of(side)]},
                       {"stroke-width", "4.5"},
                       {"stroke-linejoin", "round"},
                       {"stroke-linecap", "round"}});
    }

    /// Draws a piece within a group of its side, its square's upper left corner at `corner`, `scale` times 100 wide.
    void draw(svg_writer& svg, std::size_t kind, color side, point corner, double scale = 1) const {
        std::string transform = "translate(";
        transform.append(svg_point(corner)).append(")");
        if (scale != 1) transform.append(" scale(").append(svg_number(scale)).append(")");
        svg.open("g", {{"transform", transform}});
        const std::string& detail = member_theme.detail[index_of(side)];
        if (const drawing* found = find(kind)) {
            svg.path(found->body);
            svg.path(found->lines, {{"fill", "none"}, {"stroke", detail}});
            svg.path(found->spots, {{"fill", detail}, {"stroke", "none"}});
        } else {
            svg.element("circle", {{"cx", "50"}, {"cy", "50"}, {"r", "33"}});
            svg.element("text",
                        {{"x", "50"},
                         {"y", "65.5"},
                         {"font-family", "sans-serif"},
                         {"font-weight", "bold"},
                         {"font-size", "43"},
                         {"text-anchor", "middle"},
                         {"fill", detail},
                         {"stroke", "none"}},
                        std::string(1, Army::letters[kind]));
        }
        svg.close();
    }

private:
    [[nodiscard]] const drawing* find(std::size_t kind) const {
        const std::string_view name = drawing_names_of_army<Army>()[kind];
        const drawing* own = find_drawing(member_drawings, name);
        return own != nullptr ? own : find_drawing(all_drawings, name);
    }

    const svg_theme& member_theme;
    const std::vector<drawing>& member_drawings;
};

} // namespace variantkit
