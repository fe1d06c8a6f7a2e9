/// \file
/// Files, ranks and neighbourhoods as sets.
#pragma once

#include <array>
#include <cstddef>

#include <variantkit/board/square_set.hpp>

namespace variantkit {

namespace detail {

template <geometry Board>
constexpr auto make_file_squares() {
    std::array<square_set<Board>, std::size_t(Board::file_count)> files{};
    for (int i = 0; i < Board::square_count; ++i) files[std::size_t(Board::file_of(square{i}))].insert(square{i});
    return files;
}
template <geometry Board>
inline constexpr auto file_squares_of = make_file_squares<Board>();

template <geometry Board>
constexpr auto make_rank_squares() {
    std::array<square_set<Board>, std::size_t(Board::rank_count)> ranks{};
    for (int i = 0; i < Board::square_count; ++i) ranks[std::size_t(Board::rank_of(square{i}))].insert(square{i});
    return ranks;
}
template <geometry Board>
inline constexpr auto rank_squares_of = make_rank_squares<Board>();

template <geometry Board>
constexpr auto make_neighbours() {
    std::array<square_set<Board>, std::size_t(Board::square_count)> table{};
    for (int i = 0; i < Board::square_count; ++i) {
        for (direction way : Board::orthogonals) {
            if (const square to = Board::offset(square{i}, way); to.exists()) table[std::size_t(i)].insert(to);
        }
        for (direction way : Board::diagonals) {
            if (const square to = Board::offset(square{i}, way); to.exists()) table[std::size_t(i)].insert(to);
        }
    }
    return table;
}
template <geometry Board>
inline constexpr auto neighbours_of = make_neighbours<Board>();

template <geometry Board>
constexpr auto make_aligned() {
    std::array<square_set<Board>, std::size_t(Board::square_count)> table{};
    for (int i = 0; i < Board::square_count; ++i) {
        const auto add = [&](direction way) {
            for (square at = Board::offset(square{i}, way); at.exists() && at != square{i};
                 at = Board::offset(at, way)) {
                table[std::size_t(i)].insert(at);
            }
        };
        for (direction way : Board::orthogonals) add(way);
        for (direction way : Board::diagonals) add(way);
    }
    return table;
}
template <geometry Board>
inline constexpr auto aligned_of = make_aligned<Board>();

} // namespace detail

/// The file of a square.
template <geometry Board>
[[nodiscard]] constexpr const square_set<Board>& file_squares(square at) {
    return detail::file_squares_of<Board>[std::size_t(Board::file_of(at))];
}

/// The rank of a square.
template <geometry Board>
[[nodiscard]] constexpr const square_set<Board>& rank_squares(square at) {
    return detail::rank_squares_of<Board>[std::size_t(Board::rank_of(at))];
}

/// The squares that share a rook or bishop line with a square, itself aside.
template <geometry Board>
[[nodiscard]] constexpr const square_set<Board>& aligned(square at) {
    return detail::aligned_of<Board>[std::size_t(at.index())];
}

/// The squares next to a square, along rook and bishop lines.
template <geometry Board>
[[nodiscard]] constexpr const square_set<Board>& neighbours(square at) {
    return detail::neighbours_of<Board>[std::size_t(at.index())];
}

} // namespace variantkit
