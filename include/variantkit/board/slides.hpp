/// \file
/// Sliding over a board up to and including the first occupied square.
///
/// Ways that say the same, chosen by what there is: walking (any board), rays cut off at the first blocker (boards
/// whose rays are monotone, and constant expressions), and line tables indexed by parallel bit extraction (one-word
/// boards: the attacks themselves; larger ones: attacks along the line, deposited back).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <variantkit/board/direct_lines.hpp>
#include <variantkit/board/packed_lines.hpp>
#include <variantkit/board/rays.hpp>
#include <variantkit/board/ring_lines.hpp>
#include <variantkit/config.hpp>

namespace variantkit {

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

#if VARIANTKIT_HAS_PEXT

template <geometry Board, direction Way>
[[nodiscard]] VARIANTKIT_INLINE square_set<Board> extracted_line(square from, const square_set<Board>& occupied) {
    constexpr int bits = longest_inner_line<Board, Way>();
    if constexpr (square_set<Board>::word_count == 1 && longest_inner_line_of_all<Board>() <= 8) {
        const auto& line = direct_lines<Board>[std::size_t(from.index())][line_number<Board, Way>()];
        return square_set<Board>::from_words({line.reach[_pext_u64(occupied.words()[0], line.inner)]});
    } else {
        const auto& line = packed_lines<Board>[std::size_t(from.index())][line_number<Board, Way>()];
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
        return line_number<Board, Way>() < line_count<Board> && longest_inner_line<Board, Way>() <= most_on_packed_line;
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
