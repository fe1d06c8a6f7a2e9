/// \file
/// One-word boards whose lines may come round: tables of what is reached along a line, by parallel bit extraction.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <variantkit/board/geometry.hpp>

namespace variantkit {

namespace detail {

/// The most squares of a line that comes round, beside the slider, for which there is a table.
inline constexpr int most_on_ring_line = 7;

/// One-word boards whose rays may come back: what a slider reaches along one line, by the occupation of its other
/// squares.
struct ring_line {
    std::uint64_t beside = 0;
    std::array<std::uint64_t, std::size_t(1) << most_on_ring_line> reach{};
};

/// Walks of up to 7 squares, each as the places of its squares among those of the whole line.
struct ring_walk {
    std::array<std::uint64_t, most_on_ring_line> squares{};
    std::array<std::uint64_t, most_on_ring_line> places{};
    int length = 0;

    [[nodiscard]] constexpr std::uint64_t reach(std::uint64_t occupied) const {
        std::uint64_t reached = 0;
        for (int i = 0; i < length; ++i) {
            reached |= squares[std::size_t(i)];
            if ((occupied & places[std::size_t(i)]) != 0) break;
        }
        return reached;
    }
};

template <geometry Board>
constexpr ring_walk walk_ring(square from, direction way, std::uint64_t line) {
    ring_walk walk;
    for (square at = Board::offset(from, way); at.exists() && at != from; at = Board::offset(at, way)) {
        const std::uint64_t bit = std::uint64_t{1} << at.index();
        walk.squares[std::size_t(walk.length)] = bit;
        walk.places[std::size_t(walk.length++)] = std::uint64_t{1} << std::popcount(line & (bit - 1));
    }
    return walk;
}

template <geometry Board, direction Way>
constexpr auto make_ring_lines() {
    std::array<ring_line, std::size_t(Board::square_count)> table{};
    for (int i = 0; i < Board::square_count; ++i) {
        ring_line& line = table[std::size_t(i)];
        for (const direction way : {Way, -Way}) {
            for (square at = Board::offset(square{i}, way); at.exists() && at.index() != i; at = Board::offset(at, way))
                line.beside |= std::uint64_t{1} << at.index();
        }
        const ring_walk ahead = walk_ring<Board>(square{i}, Way, line.beside);
        const ring_walk behind = walk_ring<Board>(square{i}, -Way, line.beside);
        const std::uint64_t patterns = std::uint64_t{1} << std::popcount(line.beside);
        for (std::uint64_t occupied = 0; occupied < patterns; ++occupied)
            line.reach[std::size_t(occupied)] = ahead.reach(occupied) | behind.reach(occupied);
    }
    return table;
}

template <geometry Board, direction Way>
inline constexpr auto ring_lines = make_ring_lines<Board, Way>();

} // namespace detail

} // namespace variantkit
