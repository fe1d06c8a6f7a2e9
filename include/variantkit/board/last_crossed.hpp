/// \file
/// The last square on a way before its end.
#pragma once

#include <array>
#include <cstddef>

#include <variantkit/board/geometry.hpp>
#include <variantkit/config.hpp>

namespace variantkit {

namespace detail {

template <geometry Board>
constexpr auto make_last_crossed() {
    std::array<std::array<square, std::size_t(Board::square_count)>, std::size_t(Board::square_count)> table{};
    const auto walk = [&](direction way) {
        for (int i = 0; i < Board::square_count; ++i) {
            square before{i};
            for (square at = Board::offset(before, way); at.exists() && at.index() != i; at = Board::offset(at, way)) {
                table[std::size_t(i)][std::size_t(at.index())] = before;
                before = at;
            }
        }
    };
    for (direction way : Board::orthogonals) walk(way);
    for (direction way : Board::diagonals) walk(way);
    return table;
}
template <geometry Board>
inline constexpr auto last_crossed_squares = make_last_crossed<Board>();

} // namespace detail

/// The square crossed last on a straight way from one square to another: `from` itself when they are neighbours; none
/// when no rook or bishop line leads there. Both must be squares.
template <geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr square last_crossed(square from, square to) {
    VARIANTKIT_ASSUME(from.exists() && to.exists());
    return detail::last_crossed_squares<Board>[std::size_t(from.index())][std::size_t(to.index())];
}

} // namespace variantkit
