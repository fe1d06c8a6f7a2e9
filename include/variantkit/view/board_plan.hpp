/// \file
/// Where the squares of a board lie on paper.
#pragma once

#include <array>
#include <concepts>
#include <string>
#include <vector>

#include <variantkit/board/geometry.hpp>
#include <variantkit/board/hexagon.hpp>
#include <variantkit/view/point.hpp>

namespace variantkit {

/// A coordinate at the edge of a board, centred on `at`.
struct plan_label {
    std::string text; ///< what stands there
    point at;         ///< its middle
};

/// The plan of a board: where its squares lie on paper, in units of a square's width, as White sees it. This one is for
/// boards of files and ranks, with or without gaps; specialise it for a board whose cells lie otherwise (hexagons).
///
/// Provide:
/// - `size()`: width and height;
/// - `centre(square)`, `corners(square)`: the middle of a cell and its outline, any number of corners in order;
/// - `shade(square)`: 0 for light cells, 1 for dark ones, 2 for those between;
/// - `labels(side)`: the coordinates, where that side sees them; there is room for them on the left (x from -0.45) and
///   below.
///
/// Where a board says `shows_gaps = true`, the places between its squares look like light squares.
template <geometry Board>
struct board_plan {
    [[nodiscard]] static constexpr point size() {
        return {static_cast<double>(Board::file_count), static_cast<double>(Board::rank_count)};
    }

    [[nodiscard]] static constexpr point centre(square at) {
        return {Board::file_of(at) + 0.5, Board::rank_count - Board::rank_of(at) - 0.5};
    }

    [[nodiscard]] static constexpr std::array<point, 4> corners(square at) {
        const point middle = centre(at);
        return {middle + point{-0.5, -0.5}, middle + point{0.5, -0.5}, middle + point{0.5, 0.5},
                middle + point{-0.5, 0.5}};
    }

    /// a1 is dark.
    [[nodiscard]] static constexpr int shade(square at) {
        return (Board::file_of(at) + Board::rank_of(at)) % 2 == 0 ? 1 : 0;
    }

    /// Letters below the files, numbers to the left of the ranks.
    [[nodiscard]] static std::vector<plan_label> labels(color side) {
        std::vector<plan_label> all;
        for (int file = 0; file < Board::file_count; ++file) {
            const double x = seen_from(side, {file + 0.5, 0}, size()).x;
            all.push_back({std::string(1, static_cast<char>('a' + file)), {x, size().y + 0.25}});
        }
        for (int rank = 0; rank < Board::rank_count; ++rank) {
            const double y = seen_from(side, {0, Board::rank_count - rank - 0.5}, size()).y;
            all.push_back({std::to_string(rank + 1), {-0.25, y}});
        }
        return all;
    }
};

namespace detail {

/// Whether the places between a board's squares are drawn.
template <geometry Board>
[[nodiscard]] constexpr bool shows_gaps() {
    if constexpr (requires { Board::shows_gaps; }) {
        return Board::shows_gaps;
    } else {
        return false;
    }
}

} // namespace detail

/// Hexagons with a side on top, one unit high. Cells are light, dark and between in turn, so that neighbours differ;
/// letters stand below the files, numbers to the left of the cells at the left rim.
template <int Side>
struct board_plan<hexagon<Side>> {
    using board = hexagon<Side>;
    static constexpr double column = 0.8660254; ///< from one file to the next
    // NOLINTNEXTLINE(modernize-use-std-numbers): as exact as pictures need
    static constexpr double side = 0.5773503; ///< the length of a cell's sides

    [[nodiscard]] static constexpr point size() {
        return {(board::file_count - 1) * column + 2 * side, static_cast<double>(board::rank_count)};
    }

    [[nodiscard]] static constexpr point centre(square at) {
        const int file = board::file_of(at);
        return {side + file * column, size().y - board::rank_of(at) - board::off_middle(file) / 2.0 - 0.5};
    }

    [[nodiscard]] static constexpr std::array<point, 6> corners(square at) {
        const point middle = centre(at);
        return {middle + point{-side / 2, -0.5}, middle + point{side / 2, -0.5}, middle + point{side, 0},
                middle + point{side / 2, 0.5},   middle + point{-side / 2, 0.5}, middle + point{-side, 0}};
    }

    [[nodiscard]] static constexpr int shade(square at) {
        const int file = board::file_of(at);
        const int right = file - (Side - 1);
        return (file + 2 * (board::rank_of(at) + (right < 0 ? -right : 0)) + 2) % 3;
    }

    [[nodiscard]] static std::vector<plan_label> labels(color seen_by) {
        std::vector<plan_label> all;
        // Seen from Black's side the lower ends of files are their upper ones.
        for (int file = 0; file < board::file_count; ++file) {
            const int lowest = seen_by == color::white ? 0 : board::file_length(file) - 1;
            const point end = seen_from(seen_by, centre(board::square_at(file, lowest)), size());
            all.push_back({std::string(1, static_cast<char>('a' + file)), end + point{0, 0.75}});
        }
        for (int rank = 0; rank < board::rank_count; ++rank) {
            const int off = rank < Side ? Side - 1 : board::rank_count - 1 - rank; // files from the middle to the rim
            const int file = Side - 1 + (seen_by == color::white ? -off : off);
            const point rim = seen_from(seen_by, centre(board::square_at(file, rank)), size());
            all.push_back({std::to_string(rank + 1), rim + (rank < Side ? point{-0.8, -0.1} : point{-0.65, -0.35})});
        }
        return all;
    }
};

/// What pictures ask of the plan of a board.
template <class Board>
concept has_plan = geometry<Board> && requires(square at, color side) {
    { board_plan<Board>::size() } -> std::same_as<point>;
    { board_plan<Board>::centre(at) } -> std::same_as<point>;
    { board_plan<Board>::corners(at)[0] } -> std::convertible_to<point>;
    { board_plan<Board>::shade(at) } -> std::same_as<int>;
    { board_plan<Board>::labels(side) } -> std::same_as<std::vector<plan_label>>;
};

} // namespace variantkit
