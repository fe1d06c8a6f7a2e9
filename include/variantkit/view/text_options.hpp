/// \file
/// How a position is shown in a terminal.
#pragma once

#include <cstdint>

#include <variantkit/view/board_marks.hpp>

namespace variantkit {

/// How a board text shows a piece: `letters` are White's capitals and Black's small letters, in plain ASCII; `figures`
/// are Unicode's, letters for kinds that have none.
enum class piece_style : std::uint8_t { letters, figures };

/// How a position is shown in a terminal.
template <geometry Board>
struct text_options {
    color seen_from = color::white; ///< whose side is below
    /// Letters or figures.
    piece_style pieces = piece_style::letters;
    bool colored = false;    ///< ANSI escape sequences, 256 colours
    bool coordinates = true; ///< letters and numbers at the edge
    bool numbered = false;   ///< empty squares show their numbers (`square_number`), and there is nothing at the edge
    bool rule_marks = true;  ///< squares the rules speak of, and frozen pieces
    bool remarks = true;     ///< lines below: signs used, pieces held, whose turn it is
    board_marks<Board> marks{}; ///< the last turn (`marks_of`), squares; arrows are not shown
};

} // namespace variantkit
