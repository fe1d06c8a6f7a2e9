/// \file
/// Boards of several words: tables of what is reached along a line, packed to be found by parallel bit extraction and
/// deposited back.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <variantkit/board/lines.hpp>
#include <variantkit/board/square_set.hpp>

namespace variantkit {

namespace detail {

/// Larger boards: the squares of a slider's line, inner and all, how many of them lie in the words before each, and
/// where the slides from the slider's place on the line begin in their table.
template <int Words>
struct packed_line {
    std::uint64_t inner[std::size_t(Words)]{};
    std::uint64_t all[std::size_t(Words)]{};
    std::uint8_t inner_before[std::size_t(Words)]{};
    std::uint8_t all_before[std::size_t(Words)]{};
    std::uint32_t slides = 0;
};

/// The most inner squares of a line for which there is a table.
inline constexpr int most_on_packed_line = 10;

template <geometry Board, direction Way>
constexpr auto make_packed_lines_one_way() {
    std::array<packed_line<square_set<Board>::word_count>, std::size_t(Board::square_count)> table{};
    constexpr int bits = longest_inner_line<Board, Way>(); // here, lest the compiler work it out for each square
    if (bits > most_on_packed_line) return table;
    for (int i = 0; i < Board::square_count; ++i) {
        auto& line = table[std::size_t(i)];
        const int place = steps_to_edge<Board>(square{i}, -Way);
        line.slides = static_cast<std::uint32_t>(place) << bits;
        const std::uint64_t own = std::uint64_t{1} << (i % 64);
        line.all[std::size_t(i / 64)] |= own;
        // The slider's own square does no harm as an inner square, but an end of the line is none.
        if (place != 0 && Board::offset(square{i}, Way).exists()) line.inner[std::size_t(i / 64)] |= own;
        add_ray<Board>(line.inner, square{i}, Way, false);
        add_ray<Board>(line.inner, square{i}, -Way, false);
        add_ray<Board>(line.all, square{i}, Way, true);
        add_ray<Board>(line.all, square{i}, -Way, true);
        for (std::size_t word = 1; word < square_set<Board>::word_count; ++word) {
            line.inner_before[word] =
                static_cast<std::uint8_t>(line.inner_before[word - 1] + std::popcount(line.inner[word - 1]));
            line.all_before[word] =
                static_cast<std::uint8_t>(line.all_before[word - 1] + std::popcount(line.all[word - 1]));
        }
    }
    return table;
}

// Made one way after the other, lest it take more steps than compilers go by themselves.
template <geometry Board, direction Way>
inline constexpr auto packed_lines_one_way = make_packed_lines_one_way<Board, Way>();

template <geometry Board, std::size_t... Number>
constexpr auto join_packed_lines(std::index_sequence<Number...>) {
    std::array<std::array<packed_line<square_set<Board>::word_count>, line_count<Board>>,
               std::size_t(Board::square_count)>
        table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = {packed_lines_one_way<Board, lines_upwards<Board>()[Number]>[i]...};
    return table;
}

/// For every square its lines, side by side: one address serves a queen for all four. Those that are too long are
/// empty.
template <geometry Board>
inline constexpr auto packed_lines = join_packed_lines<Board>(std::make_index_sequence<line_count<Board>>{});

/// Slides along a line of up to `Bits` inner squares: by the slider's place on it and the inner squares' occupation.
template <int Bits>
constexpr auto make_slides_on_line() {
    std::array<std::uint32_t, (std::size_t(Bits) + 2) << Bits> table{};
    for (int place = 0; place < Bits + 2; ++place) {
        const std::uint32_t own = std::uint32_t{1} << place;
        const std::uint32_t below = own - 1;
        const std::uint32_t above = (std::uint32_t{1} << (Bits + 2)) - 1 - own - below;
        for (std::uint32_t inner = 0; inner < std::uint32_t(1) << Bits; ++inner) {
            const std::uint32_t first = (inner << 1) & above;
            const std::uint32_t last = (inner << 1) & below;
            table[(std::size_t(place) << Bits) + inner] =
                (above & (first ^ (first - 1))) |
                (below & (~std::uint32_t{0} << (last == 0 ? 0 : std::bit_width(last) - 1)));
        }
    }
    return table;
}

template <int Bits>
inline constexpr auto slides_on_line = make_slides_on_line<Bits>();

} // namespace detail

} // namespace variantkit
