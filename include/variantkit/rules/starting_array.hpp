/// \file
/// The setup policy of most games: one array to start from.
#pragma once

#include <string_view>

#include <variantkit/board/fixed_string.hpp>
#include <variantkit/rules/board_text.hpp>

namespace variantkit {

/// The pieces stand as the text says (see `read_board_text`), and a side, White unless said, moves first.
///
/// A setup policy provides `array()`, the text of the board, and `first_to_move`. One that has several arrays also
/// provides `array_count` and `array(number)`, a text that outlives the call or owns its characters (`view()`); pieces
/// of which policies want to know where they begin stand on the same squares in all of them (see `numbered_array`).
template <fixed_string Array, color First = color::white>
struct starting_array {
    static constexpr color first_to_move = First;
    [[nodiscard]] static constexpr std::string_view array() { return Array.view(); }
};

namespace detail {

template <class Position>
constexpr Position set_up(std::string_view array = Position::rules::setup::array()) {
    Position position;
    const parse_fault fault = read_board_text(array, position);
    if (fault) return Position{};
    position.set_side_to_move(Position::rules::setup::first_to_move);
    return position;
}

/// The pieces of the ruleset's array, without states.
template <class Position>
inline constexpr Position array_of = set_up<Position>();

/// All squares of the ranks on which a kind stands in the array.
template <class Position, class Kind, color Side>
inline constexpr typename Position::set home_ranks = [] {
    using board = typename Position::board;
    typename Position::set ranks;
    for (square home : array_of<Position>.template pieces<Kind, Side>()) {
        for (int file = 0; file < board::file_count; ++file) {
            const square at = board::square_at(file, board::rank_of(home));
            if (at.exists()) ranks.insert(at);
        }
    }
    return ranks;
}();

} // namespace detail

} // namespace variantkit
