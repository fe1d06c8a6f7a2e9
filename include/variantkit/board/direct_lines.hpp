/// \file
/// One-word boards: tables of what is reached along a line, by parallel bit extraction.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <variantkit/board/lines.hpp>

namespace variantkit {

namespace detail {

/// One-word boards: what a slider on one square reaches along one line, by the occupation of the inner squares.
template <int Bits>
struct direct_line {
    std::uint64_t inner = 0;
    std::array<std::uint64_t, std::size_t(1) << Bits> reach{};
};

/// For every square its lines, side by side: one address serves a queen for all four.
template <geometry Board, int Bits>
constexpr auto make_direct_lines() {
    std::array<std::array<direct_line<Bits>, line_count<Board>>, std::size_t(Board::square_count)> table{};
    constexpr auto ways = lines_upwards<Board>();
    for (int i = 0; i < Board::square_count; ++i) {
        for (std::size_t number = 0; number < ways.size(); ++number) {
            auto& line = table[std::size_t(i)][number];
            std::array<std::uint64_t, 1> inner{};
            std::array<std::uint64_t, 1> above{};
            std::array<std::uint64_t, 1> below{};
            add_ray<Board>(inner, square{i}, ways[number], false);
            add_ray<Board>(inner, square{i}, -ways[number], false);
            add_ray<Board>(above, square{i}, ways[number], true);
            add_ray<Board>(below, square{i}, -ways[number], true);
            line.inner = inner[0];
            std::uint64_t occupied = 0;
            std::size_t pattern = 0;
            do { // all subsets of the inner squares, in the order of their extracted bits
                const std::uint64_t first = occupied & above[0];
                const std::uint64_t last = occupied & below[0];
                line.reach[pattern++] =
                    (above[0] & (first ^ (first - 1))) |
                    (below[0] & (~std::uint64_t{0} << (last == 0 ? 0 : 63 - std::countl_zero(last))));
                occupied = (occupied - line.inner) & line.inner;
            } while (occupied != 0);
        }
    }
    return table;
}

template <geometry Board>
inline constexpr auto direct_lines = make_direct_lines<Board, longest_inner_line_of_all<Board>()>();

} // namespace detail

} // namespace variantkit
