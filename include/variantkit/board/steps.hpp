/// \file
/// Single steps by table.
#pragma once

#include <array>
#include <cstddef>

#include <variantkit/board/geometry.hpp>
#include <variantkit/config.hpp>

namespace variantkit {

namespace detail {

template <geometry Board, direction Way>
inline constexpr auto single_steps = [] {
    std::array<square, std::size_t(Board::square_count)> table{};
    for (int i = 0; i < Board::square_count; ++i) table[std::size_t(i)] = Board::offset(square{i}, Way);
    return table;
}();

} // namespace detail

/// The square one step `Way` from a square, `square::none()` off the board: `Board::offset` without reckoning.
template <direction Way, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr square step(square from) {
    return detail::single_steps<Board, Way>[std::size_t(from.index())];
}

} // namespace variantkit
