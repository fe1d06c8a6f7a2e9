/// \file
/// Squares by number.
#pragma once

#include <array>
#include <cstddef>

#include <variantkit/board/geometry.hpp>

namespace variantkit {

namespace detail {

/// By count from the top left corner, what square it is.
template <geometry Board>
inline constexpr auto squares_from_top = [] {
    std::array<square, std::size_t(Board::square_count)> squares{};
    std::size_t count = 0;
    for (int rank = Board::rank_count - 1; rank >= 0; --rank) {
        for (int file = 0; file < Board::file_count; ++file) {
            if (const square at = Board::square_at(file, rank); at.exists()) squares[count++] = at;
        }
    }
    return squares;
}();

} // namespace detail

/// The square of a number: they are counted from 1, from left to right and from the last rank down. `square::none()`
/// when there are not so many.
template <geometry Board>
[[nodiscard]] constexpr square numbered_square(int number) {
    if (number < 1 || number > Board::square_count) return square::none();
    return detail::squares_from_top<Board>[std::size_t(number - 1)];
}

/// The number of a square of the board.
template <geometry Board>
[[nodiscard]] constexpr int square_number(square at) {
    int number = 1;
    for (const square other : detail::squares_from_top<Board>) {
        if (other == at) break;
        ++number;
    }
    return number;
}

} // namespace variantkit
