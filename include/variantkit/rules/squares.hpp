/// \file
/// Squares that rules speak of: by name, or by what stands there when the game begins.
#pragma once

#include <cstddef>
#include <string_view>

#include <variantkit/board/fixed_string.hpp>
#include <variantkit/board/square_set.hpp>
#include <variantkit/piece/army.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/rules/board_text.hpp>

namespace variantkit {

namespace detail {

/// Reads square names separated by spaces; the empty set when one of them is no square of the board.
template <geometry Board>
constexpr square_set<Board> read_squares(std::string_view names) {
    square_set<Board> squares;
    std::size_t i = 0;
    while (i < names.size()) {
        const int file = names[i++] - 'a';
        int rank = 0;
        while (i < names.size() && names[i] >= '0' && names[i] <= '9' && rank <= Board::rank_count) {
            rank = rank * 10 + (names[i++] - '0');
        }
        const square at = Board::square_at(file, rank - 1);
        if (!at.exists() || (i < names.size() && names[i] != ' ')) return {};
        squares.insert(at);
        ++i;
    }
    return squares;
}

/// Reads numbers of ranks separated by spaces; the empty set when one of them is no rank of the board.
template <geometry Board>
constexpr square_set<Board> read_ranks(std::string_view numbers) {
    square_set<Board> squares;
    std::size_t i = 0;
    while (i < numbers.size()) {
        int rank = 0;
        while (i < numbers.size() && numbers[i] >= '0' && numbers[i] <= '9' && rank <= Board::rank_count) {
            rank = rank * 10 + (numbers[i++] - '0');
        }
        if (rank < 1 || rank > Board::rank_count || (i < numbers.size() && numbers[i] != ' ')) return {};
        for (int file = 0; file < Board::file_count; ++file) {
            if (const square at = Board::square_at(file, rank - 1); at.exists()) squares.insert(at);
        }
        ++i;
    }
    return squares;
}

/// Takes pieces as a position does, and keeps the squares of some kinds of one side.
template <geometry Board, class Army, color Side, class... Kind>
struct square_collector {
    using board = Board;
    using army = Army;
    square_set<Board> squares{};

    constexpr void put(std::size_t kind, color side, square at) {
        if (side == Side && ((kind == Army::template index<Kind>) || ...)) squares.insert(at);
    }
};

} // namespace detail

/// Squares by name, separated by spaces: `named_squares<"d4 e4 d5 e5">`; others for Black where a second text says so.
///
/// What policies ask for "the squares on which ..." is a type with `squares<Side, Board>()`: those that matter to
/// `Side`. Models: `named_squares`, `named_ranks`, `far_edge`, `enemy_array_squares`.
template <fixed_string White, fixed_string Black = White>
struct named_squares {
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> squares() {
        constexpr auto found = detail::read_squares<Board>(Side == color::white ? White.view() : Black.view());
        static_assert(!found.empty(),
                      "variantkit: named_squares<...> takes names of squares of the board, separated by single spaces");
        return found;
    }
};

/// Whole ranks by number, separated by spaces: `named_ranks<"8 9 10", "3 2 1">`, Black's behind White's where they
/// differ.
template <fixed_string White, fixed_string Black = White>
struct named_ranks {
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> squares() {
        constexpr auto found = detail::read_ranks<Board>(Side == color::white ? White.view() : Black.view());
        static_assert(!found.empty(),
                      "variantkit: named_ranks<...> takes numbers of ranks of the board, separated by single spaces");
        return found;
    }
};

/// The squares from which no step leads ahead: the last rank, and the ends of shorter files.
struct far_edge {
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> squares() {
        square_set<Board> found;
        for (int i = 0; i < Board::square_count; ++i) {
            if (!Board::offset(square{i}, relative(north, Side)).exists()) found.insert(square{i});
        }
        return found;
    }
};

/// The squares on which the enemy's pieces of some kinds stand in an array; `Setup` is a setup policy.
template <class Setup, class Army, piece_kind... Kind>
struct enemy_array_squares {
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> squares() {
        return found<Board, Side>;
    }

private:
    template <geometry Board, color Side>
    static constexpr square_set<Board> found = [] {
        detail::square_collector<Board, Army, ~Side, Kind...> collector;
        const parse_fault fault = read_board_text(Setup::array(), collector);
        return fault ? square_set<Board>{} : collector.squares;
    }();
};

} // namespace variantkit
