/// \file
/// Sliding over a board up to and including the first occupied square.
///
/// Ways that say the same, chosen by what there is: walking (any board), rays cut off at the first blocker (boards
/// whose rays are monotone, and constant expressions), and line tables indexed by parallel bit extraction (one-word
/// boards: the attacks themselves; larger ones: attacks along the line, deposited back).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <variantkit/board/rays.hpp>
#include <variantkit/config.hpp>

namespace variantkit {

namespace detail {

/// Whether a way leads to higher square numbers, where rays are monotone.
template <geometry Board>
[[nodiscard]] constexpr bool is_rising(direction way) {
    for (int i = 0; i < Board::square_count; ++i) {
        if (const square to = Board::offset(square{i}, way); to.exists()) return to.index() > i;
    }
    return true;
}

} // namespace detail

/// The squares reached from `from` in direction `Way`, the first occupied one included.
template <direction Way, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr square_set<Board> slide(square from, const square_set<Board>& occupied) {
    if constexpr (rays_are_monotone<Board>()) {
        square_set<Board> reach = ray<Way, Board>(from);
        const square_set<Board> blockers = reach & occupied;
        if (!blockers.empty()) {
            reach -= ray<Way, Board>(detail::is_rising<Board>(Way) ? blockers.first() : blockers.last());
        }
        return reach;
    } else {
        square_set<Board> reach;
        for (square at = Board::offset(from, Way); at.exists() && at != from; at = Board::offset(at, Way)) {
            reach.insert(at);
            if (occupied.contains(at)) break;
        }
        return reach;
    }
}

namespace detail {

/// The most squares of a line that comes round, beside the slider, for which there is a table.
inline constexpr int most_on_ring_line = 7;

// The table builders walk the board with plain loops over words: a compiler evaluates each step of them.

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

#if VARIANTKIT_HAS_PEXT

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

template <geometry Board, direction Way>
constexpr auto make_packed_lines() {
    std::array<packed_line<square_set<Board>::word_count>, std::size_t(Board::square_count)> table{};
    constexpr int bits = longest_inner_line<Board, Way>(); // here, lest the compiler work it out for each square
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

template <geometry Board, direction Way>
inline constexpr auto packed_lines = make_packed_lines<Board, Way>();

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

template <geometry Board, direction Way>
[[nodiscard]] VARIANTKIT_INLINE square_set<Board> extracted_line(square from, const square_set<Board>& occupied) {
    constexpr int bits = longest_inner_line<Board, Way>();
    if constexpr (square_set<Board>::word_count == 1 && longest_inner_line_of_all<Board>() <= 8) {
        const auto& line = direct_lines<Board>[std::size_t(from.index())][line_number<Board, Way>()];
        return square_set<Board>::from_words({line.reach[_pext_u64(occupied.words()[0], line.inner)]});
    } else {
        const auto& line = packed_lines<Board, Way>[std::size_t(from.index())];
        std::uint64_t number = line.slides + _pext_u64(occupied.words()[0], line.inner[0]);
        for (std::size_t i = 1; i < square_set<Board>::word_count; ++i) {
            number += _pext_u64(occupied.words()[i], line.inner[i]) << line.inner_before[i];
        }
        const std::uint64_t reach = slides_on_line<bits>[number];
        std::array<std::uint64_t, std::size_t(square_set<Board>::word_count)> words{};
        words[0] = _pdep_u64(reach, line.all[0]);
        for (std::size_t i = 1; i < words.size(); ++i) words[i] = _pdep_u64(reach >> line.all_before[i], line.all[i]);
        return square_set<Board>::from_words(words);
    }
}

#endif

/// Whether a line of this board is worth a table.
template <geometry Board, direction Way>
constexpr bool line_fits_table() {
    if constexpr (VARIANTKIT_HAS_PEXT != 0 && rays_are_monotone<Board>()) {
        return line_number<Board, Way>() < line_count<Board> && longest_inner_line<Board, Way>() <= 10;
    } else {
        return false;
    }
}

/// Whether a line of a board whose rays may come back is worth a table.
template <geometry Board, direction Way>
constexpr bool ring_fits_table() {
    if constexpr (VARIANTKIT_HAS_PEXT != 0 && !rays_are_monotone<Board>() && square_set<Board>::word_count == 1) {
        for (int i = 0; i < Board::square_count; ++i) {
            std::uint64_t beside = 0;
            for (const direction way : {Way, -Way}) {
                for (square at = Board::offset(square{i}, way); at.exists() && at.index() != i;
                     at = Board::offset(at, way))
                    beside |= std::uint64_t{1} << at.index();
            }
            if (std::popcount(beside) > most_on_ring_line) return false;
        }
        return true;
    } else {
        return false;
    }
}

} // namespace detail

/// The squares reached from `from` along the line of `Way`, both ways, the first occupied one each way included.
template <direction Way, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr square_set<Board> slide_both_ways(square from,
                                                                            const square_set<Board>& occupied) {
#if VARIANTKIT_HAS_PEXT
    if constexpr (detail::line_fits_table<Board, Way>()) {
        // The tables run from the lower to the higher squares of a line.
        constexpr direction up = detail::is_rising<Board>(Way) ? Way : -Way;
        if (!std::is_constant_evaluated()) return detail::extracted_line<Board, up>(from, occupied);
    }
    if constexpr (detail::ring_fits_table<Board, Way>()) {
        if (!std::is_constant_evaluated()) {
            const auto& line = detail::ring_lines<Board, Way>[std::size_t(from.index())];
            return square_set<Board>::from_words({line.reach[_pext_u64(occupied.words()[0], line.beside)]});
        }
    }
#endif
    return slide<Way>(from, occupied) | slide<-Way>(from, occupied);
}

} // namespace variantkit
