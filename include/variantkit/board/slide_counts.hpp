/// \file
/// Counting where a slider gets to, without looking at where that is.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <variantkit/board/slides.hpp>
#include <variantkit/board/zones.hpp>
#include <variantkit/config.hpp>

namespace variantkit {

namespace detail {

/// The longest line of one direction, the square a slider stands on aside; 99 where there is no end to it.
template <geometry Board, direction Way>
constexpr int longest_line_beside() {
    if constexpr (rays_are_monotone<Board>()) {
        return longest_inner_line<Board, Way>() + 1;
    } else {
        return 99;
    }
}

#if VARIANTKIT_HAS_PEXT

/// What a slider on one square has before it along its lines: their squares, and by what is occupied of them (the bits
/// extracted) how many are reached over at least one other.
template <std::size_t Lines, int Bits>
struct counted_lines {
    std::array<std::uint64_t, Lines> beside{};
    std::array<std::array<std::uint8_t, std::size_t(1) << Bits>, Lines> count{};
};

/// How many free squares follow each other from the lowest bit on, without the first of them.
constexpr int free_beyond_first(std::uint64_t occupied, int squares) {
    const int free = std::countr_zero(occupied | (std::uint64_t{1} << squares));
    return free > 0 ? free - 1 : 0;
}

template <geometry Board, int Bits, std::size_t Lines>
constexpr auto make_counted_lines(const std::array<direction, Lines>& ways) {
    std::array<counted_lines<Lines, Bits>, std::size_t(Board::square_count)> table{};
    for (int i = 0; i < Board::square_count; ++i) {
        for (std::size_t line = 0; line < Lines; ++line) {
            std::array<std::uint64_t, 1> above{};
            std::array<std::uint64_t, 1> below{};
            add_ray<Board>(above, square{i}, ways[line], true);
            add_ray<Board>(below, square{i}, -ways[line], true);
            table[std::size_t(i)].beside[line] = above[0] | below[0];
            const int up = std::popcount(above[0]);
            const int down = std::popcount(below[0]);
            for (std::uint64_t low = 0; low < std::uint64_t{1} << down; ++low) {
                // Down from the slider: the highest bit first.
                const int free = down - static_cast<int>(std::bit_width(low));
                const int downward = free > 0 ? free - 1 : 0;
                for (std::uint64_t high = 0; high < std::uint64_t{1} << up; ++high) {
                    table[std::size_t(i)].count[line][(high << down) | low] =
                        static_cast<std::uint8_t>(downward + free_beyond_first(high, up));
                }
            }
        }
    }
    return table;
}

template <geometry Board, direction... Ways>
inline constexpr auto counted_lines_of =
    make_counted_lines<Board, std::max({longest_line_beside<Board, Ways>()...})>(std::array{Ways...});

#endif

} // namespace detail

/// How many empty squares a slider on `from` reaches along the lines of `Ways`, both ways each, its neighbours not
/// counted: squares to which it crosses at least one other.
template <direction... Ways, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr int count_slides_across(square from, const square_set<Board>& occupied) {
#if VARIANTKIT_HAS_PEXT
    if constexpr (square_set<Board>::word_count == 1 && ((detail::longest_line_beside<Board, Ways>() <= 7) && ...)) {
        if (!std::is_constant_evaluated()) {
            const auto& lines = detail::counted_lines_of<Board, Ways...>[std::size_t(from.index())];
            int sum = 0;
            for (std::size_t i = 0; i < sizeof...(Ways); ++i)
                sum += lines.count[i][_pext_u64(occupied.words()[0], lines.beside[i])];
            return sum;
        }
    }
#endif
    return ((slide_both_ways<Ways>(from, occupied) | ...) - occupied - neighbours<Board>(from)).count();
}

} // namespace variantkit
