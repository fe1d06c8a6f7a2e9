/// \file
/// Names of squares: a letter for the file, a number for the rank.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <variantkit/board/geometry.hpp>

namespace variantkit {

/// A square's name: `a1`, `j10`; "-" for no square.
template <geometry Board>
[[nodiscard]] std::string square_name(square at) {
    if (!at.exists()) return "-";
    return static_cast<char>('a' + Board::file_of(at)) + std::to_string(Board::rank_of(at) + 1);
}

/// The square whose name the text begins with, which is cut off the text; `square::none()`, and the text unchanged,
/// when it begins with none. Ranks are read to their last digit: on ten ranks `b10` is not `b1` and a 0.
template <geometry Board>
[[nodiscard]] constexpr square take_square(std::string_view& text) {
    if (text.empty() || text[0] < 'a' || text[0] > 'z') return square::none();
    std::size_t length = 1;
    int rank = 0;
    while (length < text.size() && text[length] >= '0' && text[length] <= '9' && rank <= Board::rank_count) {
        if (rank == 0 && text[length] == '0') return square::none();
        rank = rank * 10 + (text[length] - '0');
        ++length;
    }
    const square at = Board::square_at(text[0] - 'a', rank - 1);
    if (at.exists()) text.remove_prefix(length);
    return at;
}

/// The square of that name, `square::none()` when the board has none.
template <geometry Board>
[[nodiscard]] constexpr square read_square(std::string_view name) {
    const square at = take_square<Board>(name);
    return name.empty() ? at : square::none();
}

} // namespace variantkit
