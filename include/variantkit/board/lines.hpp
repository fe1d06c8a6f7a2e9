/// \file
/// The lines along which sliders go: which way they run, how long they are. For the builders of tables.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <variantkit/board/geometry.hpp>

namespace variantkit {

namespace detail {

// The table builders walk the board with plain loops over words: a compiler evaluates each step of them.

/// Whether a way leads to higher square numbers, where rays are monotone.
template <geometry Board>
[[nodiscard]] constexpr bool is_rising(direction way) {
    for (int i = 0; i < Board::square_count; ++i) {
        if (const square to = Board::offset(square{i}, way); to.exists()) return to.index() > i;
    }
    return true;
}

/// How many squares lie on from `from` in one direction.
template <geometry Board>
constexpr int steps_to_edge(square from, direction way) {
    int steps = 0;
    for (square at = Board::offset(from, way); at.exists(); at = Board::offset(at, way)) ++steps;
    return steps;
}

/// The longest line of one direction, without its two ends.
template <geometry Board, direction Way>
constexpr int longest_inner_line() {
    int longest = 0;
    for (int i = 0; i < Board::square_count; ++i) {
        if (Board::offset(square{i}, -Way).exists()) continue; // count from where lines begin
        const int inner = steps_to_edge<Board>(square{i}, Way) - 1;
        if (inner > longest) longest = inner;
    }
    return longest;
}

/// Adds the squares on from `from` in one direction, without the last one unless `with_end`.
template <geometry Board>
constexpr void add_ray(auto& words, square from, direction way, bool with_end) {
    square at = Board::offset(from, way);
    while (at.exists()) {
        const square next = Board::offset(at, way);
        if (with_end || next.exists()) words[std::size_t(at.index() / 64)] |= std::uint64_t{1} << (at.index() % 64);
        at = next;
    }
}

/// How many lines run through a square, the rook's and the bishop's.
template <geometry Board>
inline constexpr std::size_t line_count = (Board::orthogonals.size() + Board::diagonals.size()) / 2;

/// The direction of the rook's, then of the bishop's lines that leads to higher squares.
template <geometry Board>
[[nodiscard]] constexpr std::array<direction, line_count<Board>> lines_upwards() {
    std::array<direction, line_count<Board>> ways{};
    std::size_t number = 0;
    const auto add = [&](direction way) { ways[number++] = is_rising<Board>(way) ? way : -way; };
    for (std::size_t i = 0; i < Board::orthogonals.size(); i += 2) add(Board::orthogonals[i]);
    for (std::size_t i = 0; i < Board::diagonals.size(); i += 2) add(Board::diagonals[i]);
    return ways;
}

/// The number of a line among them; `line_count` where it is none of them.
template <geometry Board, direction Way>
[[nodiscard]] constexpr std::size_t line_number() {
    constexpr auto ways = lines_upwards<Board>();
    std::size_t number = 0;
    while (number < ways.size() && ways[number] != Way && ways[number] != -Way) ++number;
    return number;
}

/// The inner squares of the longest of them.
template <geometry Board>
[[nodiscard]] constexpr int longest_inner_line_of_all() {
    int longest = 0;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        ((longest = std::max(longest, longest_inner_line<Board, lines_upwards<Board>()[I]>())), ...);
    }(std::make_index_sequence<line_count<Board>>{});
    return longest;
}

} // namespace detail

} // namespace variantkit
