/// \file
/// What an SVG picture of a position shows, and in which colours.
#pragma once

#include <array>
#include <string>
#include <vector>

#include <variantkit/view/board_marks.hpp>
#include <variantkit/view/drawing.hpp>

namespace variantkit {

/// The colours of a picture, as CSS writes them.
struct svg_theme {
    std::array<std::string, 3> squares{"#f2ecdf", "#b9ab93", "#d8cdb9"}; ///< light, dark, between (see `board_plan`)
    std::string border = "#6f6450";                                      ///< around the board
    std::string text = "#55503f";                                        ///< coordinates and captions
    std::string background{};                                            ///< behind everything; nothing when empty

    std::array<std::string, 2> body{"#ffffff", "#303030"};    ///< of White's and Black's pieces
    std::array<std::string, 2> outline{"#262626", "#1a1a1a"}; ///< likewise
    std::array<std::string, 2> detail{"#262626", "#f4f0e6"};  ///< lines within them, likewise

    std::string last_move = "#e3b93c"; ///< where the last turn left and arrived
    std::string capture = "#c2392b";   ///< where it took something
    std::string highlight = "#4f9a5b"; ///< squares pointed out
    std::string marked = "#7a3ea0";    ///< squares that the rules speak of
    std::string frozen = "#3f93d2";    ///< pieces that may not move
    std::string arrow = "#2c6e49";     ///< arrows
};

/// What an SVG picture of a position shows.
template <geometry Board>
struct svg_options {
    color seen_from = color::white;  ///< whose side is below
    bool coordinates = true;         ///< letters and numbers at the edge
    bool rule_marks = true;          ///< squares the rules speak of, and frozen pieces
    bool held_pieces = true;         ///< what the sides hold beside the board
    board_marks<Board> marks{};      ///< what else to point out: the last turn (`marks_of`), squares, arrows
    svg_theme theme{};               ///< its colours
    std::vector<drawing> drawings{}; ///< drawings of pieces that go before the library's own of the same name
    std::string title{};             ///< for screen readers and tooltips; the name of the ruleset when empty
    std::string caption{};           ///< a line below
    int width = 0;                   ///< in pixels; 0 to fit where it is put
};

} // namespace variantkit
