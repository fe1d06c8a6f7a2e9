/// \file
/// Games won by pieces in a row.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <variantkit/board/shift.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/rules/ending.hpp>

namespace variantkit {

namespace detail {

/// The squares of a set from which `Length` squares of it stand in a row in one direction; doubled as far as it goes.
template <direction Way, int Length, int Have = 1, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr square_set<Board> row_starts(const square_set<Board>& have) {
    if constexpr (Have >= Length) {
        return have;
    } else {
        constexpr int step = Have < Length - Have ? Have : Length - Have;
        return row_starts<Way, Length, Have + step>(have & shifted<-Way * step>(have));
    }
}

template <int Length, geometry Board, std::size_t... O, std::size_t... D>
[[nodiscard]] VARIANTKIT_INLINE constexpr bool has_row(const square_set<Board>& squares, std::index_sequence<O...>,
                                                       std::index_sequence<D...>) {
    return !((square_set<Board>{} | ... | row_starts<Board::orthogonals[2 * O], Length>(squares)) | ... |
             row_starts<Board::diagonals[2 * D], Length>(squares))
                .empty();
}

} // namespace detail

/// Whether `Length` squares of a set follow each other along a file, a rank or a diagonal.
template <int Length, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr bool has_row(const square_set<Board>& squares) {
    if (squares.count() < Length) return false;
    return detail::has_row<Length>(squares, std::make_index_sequence<Board::orthogonals.size() / 2>{},
                                   std::make_index_sequence<Board::diagonals.size() / 2>{});
}

/// `Length` or more pieces of one side in an unbroken row, column or diagonal win for it. Looked at is the side that
/// has just moved.
template <int Length>
struct row_of {
    static_assert(Length >= 2, "variantkit: row_of<Length> takes a length from 2");
    static constexpr std::string_view reason = "row";
    static constexpr bool decides = true;

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr verdict judge(const Position& position) {
        return has_row<Length>(position.template pieces<~Side>()) ? verdict::loss : verdict::open;
    }

    /// The side to move cannot have a row: it would have won by its last turn.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        if (!has_row<Length>(position.pieces(position.side_to_move()))) return {};
        return detail::sentence(
            {name_of(position.side_to_move()), ", who is to move, already has a row of ", std::to_string(Length)});
    }
};

} // namespace variantkit
