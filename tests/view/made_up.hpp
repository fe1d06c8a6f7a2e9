/// \file
/// Boards, pieces and rules that no game has, to be drawn.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <variantkit/board/rectangle.hpp>
#include <variantkit/piece/orthodox.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/piece_moves.hpp>
#include <variantkit/view/board_plan.hpp>

namespace made_up {

using namespace variantkit;

/// A board of some of the places of a grid.
template <class Shape, int Files, int Ranks, int Squares>
struct grid {
    static constexpr int file_count = Files;
    static constexpr int rank_count = Ranks;
    static constexpr int square_count = Squares;

    static constexpr square square_at(int file, int rank) {
        if (!has(file, rank)) return square::none();
        int before = 0;
        for (int i = 0; i < rank * Files + file; ++i) before += has(i % Files, i / Files) ? 1 : 0;
        return square{before};
    }
    static constexpr int file_of(square at) { return place(at) % Files; }
    static constexpr int rank_of(square at) { return place(at) / Files; }
    static constexpr square offset(square at, direction way) {
        return square_at(file_of(at) + way.files, rank_of(at) + way.ranks);
    }

private:
    static constexpr bool has(int file, int rank) {
        return file >= 0 && file < Files && rank >= 0 && rank < Ranks && Shape::has(file, rank);
    }
    static constexpr int place(square at) {
        int i = 0;
        for (int left = at.index() + 1; left > 0; ++i) left -= has(i % Files, i / Files) ? 1 : 0;
        return i - 1;
    }
};

/// Five by four without its corners and without c2.
struct holed_shape {
    static constexpr bool has(int file, int rank) {
        const bool corner = (file == 0 || file == 4) && (rank == 0 || rank == 3);
        return !corner && !(file == 2 && rank == 1);
    }
};
struct holed_board : grid<holed_shape, 5, 4, 15> {
    static constexpr std::array<direction, 4> orthogonals{north, south, east, west};
    static constexpr std::array<direction, 4> diagonals{north_east, south_west, north_west, south_east};
};

/// A hexagon of 19 hexagons: files go to the right, ranks up and to the right.
struct hexagon_shape {
    static constexpr bool has(int file, int rank) { return file + rank >= 2 && file + rank <= 6; }
};
struct hexagon_board : grid<hexagon_shape, 5, 5, 19> {
    static constexpr direction down_right{1, -1};
    static constexpr std::array<direction, 6> orthogonals{north, south, east, west, -down_right, down_right};
    static constexpr std::array<direction, 6> diagonals{north_east,       south_west,       direction{-1, 2},
                                                        direction{1, -2}, direction{2, -1}, direction{-2, 1}};
};

/// No drawing and no figure is known for it.
struct wombat {
    static constexpr std::string_view name = "wombat";
    static constexpr char letter = 'W';
    using movement = king_steps;
};
/// It looks like something else.
struct guard {
    static constexpr std::string_view name = "guard";
    static constexpr char letter = 'G';
    static constexpr std::string_view drawing = "rook";
    using movement = orthogonal_slides;
};
/// It has figures of its own.
struct sun {
    static constexpr std::string_view name = "sun";
    static constexpr char letter = 'S';
    static constexpr std::string_view drawing = "stone";
    static constexpr std::array<std::string_view, 2> figures{"\u2606", "\u2605"};
    using movement = king_steps;
};

/// Next to an enemy wombat nothing moves.
struct held_by_wombats {
    template <color Side, class Position>
    static constexpr auto movable(const Position& position) {
        auto free = position.template pieces<Side>();
        for (const square at : position.template pieces<wombat, ~Side>()) {
            for (const direction way : Position::board::orthogonals) {
                if (const square next = Position::board::offset(at, way); next.exists()) free.erase(next);
            }
        }
        return free;
    }
};

/// Says what policies can say to who looks at a position.
struct talkative : no_moves_loses {
    template <class Position>
    static constexpr typename Position::set marks(const Position&) {
        return typename Position::set{square{0}};
    }
    template <class Position>
    static constexpr int held(const Position& position, std::size_t kind, color side) {
        if (kind == Position::army::template index<wombat>) return side == color::white ? 12 : 0;
        if (kind == Position::army::template index<sun>) return position.pieces(side).count();
        return 0;
    }
    template <class Position>
    static std::string remark(const Position& position) {
        return position.occupied().empty() ? "" : "It is " + std::to_string(position.occupied().count()) + " o'clock";
    }
};

/// Boards and pieces of all sorts under one set of rules.
template <class Board>
struct rules {
    static constexpr std::string_view name = "made <up> & \"odd\"";
    using board = Board;
    using army = variantkit::army<wombat, guard, sun, pieces::knight>;
    using setup = starting_array<"">;
    using turn = one_of<piece_moves>;
    using mobility = held_by_wombats;
    using ending = first_of<talkative>;

    /// The ruleset may mark squares itself.
    template <class Position>
    static constexpr typename Position::set marks(const Position&) {
        return typename Position::set{Board::square_at(3, Board::rank_count - 2)};
    }
};

/// A position of any ruleset, from the text of its board.
template <class Rules>
constexpr position<Rules> board_of(std::string_view text, color side = color::white) {
    position<Rules> result;
    const parse_fault fault = read_board_text(text, result);
    result.set_side_to_move(side);
    return fault ? position<Rules>{} : result;
}

/// The legal move between two squares; the first one listed when there is none, which the tests would notice.
template <class Rules>
constexpr move_of<Rules> move_between(const position<Rules>& position, square from, square to) {
    const auto all = legal_moves(position);
    for (const auto& move : all) {
        if (move.from == from && move.to == to) return move;
    }
    return *all.begin();
}

} // namespace made_up

namespace variantkit {

/// Hexagons with a corner on top, a unit wide.
template <>
struct board_plan<made_up::hexagon_board> {
    using board = made_up::hexagon_board;
    static constexpr double row_height = 0.8660254;
    static constexpr double side = 0.5773503;

    static constexpr point size() { return {5, 4 * row_height + 2 * side}; }
    static constexpr point centre(square at) {
        const int rank = board::rank_of(at);
        return {board::file_of(at) + rank * 0.5 - 0.5, size().y - side - rank * row_height};
    }
    static constexpr std::array<point, 6> corners(square at) {
        const point middle = centre(at);
        return {middle + point{0, -side}, middle + point{0.5, -side / 2}, middle + point{0.5, side / 2},
                middle + point{0, side},  middle + point{-0.5, side / 2}, middle + point{-0.5, -side / 2}};
    }
    static constexpr int shade(square at) { return (board::file_of(at) + 2 * board::rank_of(at)) % 3; }
    static std::vector<plan_label> labels(color) { return {{"a3", {-0.2, size().y / 2}}}; }
};

} // namespace variantkit
