/// \file
/// Rays, lines and the squares between, on any board; computed by the compiler from `offset`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <variantkit/board/square_set.hpp>

namespace variantkit {

namespace detail {

/// For every square, the squares met when walking on in one direction until the edge (or back at the start).
template <geometry Board>
constexpr auto make_rays(direction way) {
    std::array<square_set<Board>, std::size_t(Board::square_count)> rays{};
    for (int i = 0; i < Board::square_count; ++i) {
        std::array<std::uint64_t, std::size_t(square_set<Board>::word_count)> words{};
        for (square at = Board::offset(square{i}, way); at.exists() && at != square{i}; at = Board::offset(at, way)) {
            words[std::size_t(at.index() / 64)] |= std::uint64_t{1} << (at.index() % 64);
        }
        rays[std::size_t(i)] = square_set<Board>::from_words(words);
    }
    return rays;
}

template <geometry Board, direction Way>
inline constexpr auto rays_of = make_rays<Board>(Way);

template <geometry Board>
using square_pairs =
    std::array<std::array<square_set<Board>, std::size_t(Board::square_count)>, std::size_t(Board::square_count)>;

/// Calls `f(from, to, crossed)` for all squares that see each other along a rook or bishop line of the empty board.
template <geometry Board, class F>
constexpr void for_each_line_pair(F f) {
    const auto walk = [&](direction way) {
        for (int i = 0; i < Board::square_count; ++i) {
            square_set<Board> crossed;
            square at = Board::offset(square{i}, way);
            while (at.exists() && at != square{i}) {
                f(square{i}, at, crossed, way);
                crossed.insert(at);
                at = Board::offset(at, way);
            }
        }
    };
    for (direction way : Board::orthogonals) walk(way);
    for (direction way : Board::diagonals) walk(way);
}

template <geometry Board>
constexpr square_pairs<Board> make_between() {
    square_pairs<Board> table{};
    for_each_line_pair<Board>([&](square from, square to, const square_set<Board>& crossed, direction) {
        auto& squares = table[std::size_t(from.index())][std::size_t(to.index())];
        if constexpr (rays_are_monotone<Board>()) {
            squares = crossed;
        } else {
            squares |= crossed;
        }
    });
    return table;
}

template <geometry Board>
inline constexpr square_pairs<Board> between_squares = make_between<Board>();

template <geometry Board>
constexpr square_pairs<Board> make_lines() {
    square_pairs<Board> table{};
    const auto fill = [&](direction there, direction back) {
        const auto forth = make_rays<Board>(there);
        const auto home = make_rays<Board>(back);
        for (std::size_t i = 0; i < forth.size(); ++i) {
            const square_set<Board> line = forth[i] | home[i] | square_set<Board>{square{int(i)}};
            for (square to : forth[i] | home[i]) {
                if constexpr (rays_are_monotone<Board>()) {
                    table[i][std::size_t(to.index())] = line;
                } else {
                    table[i][std::size_t(to.index())] |= line;
                }
            }
        }
    };
    for (std::size_t i = 0; i < Board::orthogonals.size(); i += 2)
        fill(Board::orthogonals[i], Board::orthogonals[i + 1]);
    for (std::size_t i = 0; i < Board::diagonals.size(); i += 2) fill(Board::diagonals[i], Board::diagonals[i + 1]);
    return table;
}

/// The squares of a set above (or below) a square.
template <geometry Board>
[[nodiscard]] constexpr square_set<Board> half_line(const square_set<Board>& squares, square than, bool above) {
    std::array<std::uint64_t, std::size_t(square_set<Board>::word_count)> words{};
    for (int i = 0; i < square_set<Board>::word_count; ++i) {
        const int shift = than.index() - 64 * i;
        const std::uint64_t below = shift <= 0 ? 0 : shift >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << shift) - 1;
        words[std::size_t(i)] = squares.words()[std::size_t(i)] & (above ? ~below : below);
    }
    return square_set<Board>::from_words(words);
}

template <geometry Board>
inline constexpr square_pairs<Board> line_squares = make_lines<Board>();

} // namespace detail

/// The squares from `from` (not included) on in direction `Way` over the empty board.
template <direction Way, geometry Board>
[[nodiscard]] constexpr const square_set<Board>& ray(square from) {
    return detail::rays_of<Board, Way>[std::size_t(from.index())];
}

/// The squares on from `over`, not included, in the direction that leads from `from` to it; none when they share no
/// rook or bishop line. Only for boards whose lines have two ends.
template <geometry Board>
[[nodiscard]] constexpr square_set<Board> ray_beyond(square from, square over) {
    static_assert(rays_are_monotone<Board>(),
                  "variantkit: on this board lines come round, and nothing lies beyond a square");
    const square_set<Board>& line = detail::line_squares<Board>[std::size_t(from.index())][std::size_t(over.index())];
    const square_set<Board> this_side =
        square_set<Board>{from, over} |
        detail::between_squares<Board>[std::size_t(from.index())][std::size_t(over.index())];
    return detail::half_line<Board>(line - this_side, over, over > from);
}

/// The squares strictly between two squares of one rook or bishop line; none when they share no line. Where a board
/// goes round, those between them on any way from one to the other.
template <geometry Board>
[[nodiscard]] constexpr const square_set<Board>& between(square a, square b) {
    return detail::between_squares<Board>[std::size_t(a.index())][std::size_t(b.index())];
}

/// The whole rook or bishop line through two squares, edge to edge; none when they share no line. Where a board goes
/// round, all such lines.
template <geometry Board>
[[nodiscard]] constexpr const square_set<Board>& line_through(square a, square b) {
    return detail::line_squares<Board>[std::size_t(a.index())][std::size_t(b.index())];
}

} // namespace variantkit
