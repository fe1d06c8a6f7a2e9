/// \file
/// What the library asks of a board.
#pragma once

#include <concepts>
#include <cstddef>

#include <variantkit/board/direction.hpp>
#include <variantkit/board/square.hpp>

namespace variantkit {

/// A board: how many squares there are, where they lie, and where a step from one of them leads.
///
/// Provide:
/// - `file_count`, `rank_count`, `square_count`: sizes; every square's number is below `square_count`.
/// - `offset(square, direction)`: the square reached by that step, `square::none()` when it leaves the board.
/// - `square_at(file, rank)`, `file_of(square)`, `rank_of(square)`: places, counted from 0.
/// - `orthogonals`, `diagonals`: arrays of the rook's and the bishop's directions, each next to its opposite
///   (positions 0 and 1, 2 and 3, ...), the one that leads to higher numbers first.
///
/// Optional: `rays_are_monotone = false` where walking on in one direction may come back (a cylinder), or does not
/// always lead to higher, or always to lower numbers.
///
/// Models: `rectangle`, `cylinder`, `hexagon`.
///
/// Get: square sets, shifts, rays, slides, leaps, pictures and position texts.
template <class Board>
concept geometry = requires(square at, direction way, int n) {
    { Board::file_count } -> std::convertible_to<int>;
    { Board::rank_count } -> std::convertible_to<int>;
    { Board::square_count } -> std::convertible_to<int>;
    { Board::offset(at, way) } -> std::same_as<square>;
    { Board::square_at(n, n) } -> std::same_as<square>;
    { Board::file_of(at) } -> std::same_as<int>;
    { Board::rank_of(at) } -> std::same_as<int>;
    { Board::orthogonals.size() } -> std::convertible_to<std::size_t>;
    { Board::diagonals.size() } -> std::convertible_to<std::size_t>;
};

/// Whether walking on in one direction always leads to higher, or always to lower numbers.
template <geometry Board>
[[nodiscard]] constexpr bool rays_are_monotone() {
    if constexpr (requires { Board::rays_are_monotone; }) {
        return Board::rays_are_monotone;
    } else {
        return true;
    }
}

} // namespace variantkit
