/// \file
/// What a picture of a position points out.
#pragma once

#include <vector>

#include <variantkit/board/square_set.hpp>
#include <variantkit/play/play.hpp>

namespace variantkit {

/// An arrow from the middle of one square of the board to that of another; a ring where the two are one.
struct board_arrow {
    square from;
    square to;
};

/// What a picture of a position points out on its board.
template <geometry Board>
struct board_marks {
    square_set<Board> departures{};    ///< where pieces went away from
    square_set<Board> arrivals{};      ///< where they have gone to
    square_set<Board> captures{};      ///< where enemy pieces were taken off
    square_set<Board> highlighted{};   ///< whatever else is worth a look
    std::vector<board_arrow> arrows{}; ///< from square to square
};

/// The marks for the turn that led from `before` to the position to be drawn. They follow from what has changed on the
/// board, whatever the game calls a move; a piece that another one replaces counts as an arrival.
template <class Rules>
[[nodiscard]] board_marks<typename Rules::board> marks_of(const position<Rules>& before, const move_of<Rules>& played) {
    const position<Rules> after = play(before, played);
    const color side = before.side_to_move();
    const auto enemies_gone = before.pieces(~side) - after.pieces(~side);

    board_marks<typename Rules::board> marks;
    marks.departures = before.pieces(side) - after.pieces(side);
    marks.arrivals = after.pieces(side) - before.pieces(side);
    marks.captures = enemies_gone - after.occupied();
    return marks;
}

} // namespace variantkit
