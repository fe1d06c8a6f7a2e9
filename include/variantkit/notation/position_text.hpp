/// \file
/// Positions as texts: board, side to move, then what the ruleset's policies remember.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <variantkit/board/result.hpp>
#include <variantkit/config.hpp>
#include <variantkit/play/position.hpp>
#include <variantkit/play/position_problem.hpp>
#include <variantkit/rules/board_text.hpp>
#include <variantkit/rules/state.hpp>

namespace variantkit {

namespace detail {

/// A field of a text.
struct text_field {
    std::string_view text;
    std::size_t column = 0; ///< counted from 0
};

/// Cuts the next field, up to a blank, off a text of which `column` characters are gone; an empty one at the end.
[[nodiscard]] inline text_field take_field(std::string_view text, std::size_t& column) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks, column);
    if (begin == std::string_view::npos) {
        column = text.size();
        return {{}, text.size()};
    }
    const std::size_t end = text.find_first_of(blanks, begin);
    column = end == std::string_view::npos ? text.size() : end;
    return {text.substr(begin, column - begin), begin};
}

/// What stands at a column of a board text: a number, or one character.
[[nodiscard]] inline std::string_view board_token(std::string_view text, std::size_t column) {
    const std::size_t end = text.find_first_not_of("0123456789", column);
    const std::size_t digits = (end == std::string_view::npos ? text.size() : end) - column;
    return text.substr(column, digits == 0 ? 1 : digits);
}

/// A policy whose state has a field in the position text.
///
/// It provides `write(position)`: the field, and `read(field, position)`: stores it and returns "", or what was
/// expected instead. A field that is left out at the end of a text leaves the state as it is made.
template <class Policy, class Position>
concept has_text = requires(Position& position, std::string_view field) {
    { Policy::write(position) } -> std::convertible_to<std::string>;
    { Policy::read(field, position) } -> std::convertible_to<std::string>;
};

} // namespace detail

/// The position as text. Fields, separated by blanks: the board (ranks from the top down, separated by `/`; a number
/// is a run of empty squares, a capital a white piece), the side to move (`w`, `b`), then a field for each policy
/// that has a state, in the ruleset's order.
template <class Rules>
[[nodiscard]] std::string position_text(const position<Rules>& position) {
    using board = typename Rules::board;
    std::string text;
    for (int rank = board::rank_count - 1; rank >= 0; --rank) {
        int run = 0;
        const auto end_run = [&] {
            if (run > 0) text += std::to_string(run);
            run = 0;
        };
        for (int file = 0; file < board::file_count; ++file) {
            const square at = board::square_at(file, rank);
            if (!at.exists()) continue;
            const auto found = position.piece_on(at);
            if (!found) {
                ++run;
                continue;
            }
            end_run();
            const char letter = Rules::army::letters[found->kind];
            text += found->side == color::white ? letter : static_cast<char>(letter - 'A' + 'a');
        }
        end_run();
        if (rank > 0) text += '/';
    }
    text += position.side_to_move() == color::white ? " w" : " b";
    for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (detail::has_text<Policy, variantkit::position<Rules>>) {
            text += ' ';
            text += Policy::write(position);
        }
    });
    return text;
}

/// The position that a text describes (see `position_text`). Fields at the end may be left out: the side to move is
/// then who begins the game, nothing is remembered and counters stand at their start. The error says where which
/// field is wrong, or what a policy of the ruleset finds wrong with the position.
template <class Rules>
[[nodiscard]] VARIANTKIT_COLD result<position<Rules>> read_position(std::string_view text) {
    using policies = state_policies_of<Rules>;
    std::size_t column = 0;
    const detail::text_field board = detail::take_field(text, column);
    if (board.text.empty()) return text_error::unexpected(board.column, {}, "a position");

    position<Rules> position;
    const parse_fault fault = read_board_text(board.text, position);
    if (fault) {
        return text_error::unexpected(board.column + fault.column, detail::board_token(board.text, fault.column),
                                      fault.expected);
    }

    const detail::text_field side = detail::take_field(text, column);
    if (!side.text.empty() && side.text != "w" && side.text != "b") {
        return text_error::unexpected(side.column, side.text, "the side to move, w or b");
    }
    position.set_side_to_move(side.text.empty()  ? Rules::setup::first_to_move
                              : side.text == "w" ? color::white
                                                 : color::black);

    std::array<detail::text_field, policies::size> fields{};
    text_error error;
    for_each_type(policies{}, [&]<class Policy>() VARIANTKIT_COLD {
        if constexpr (detail::has_text<Policy, variantkit::position<Rules>>) {
            if (!error.expected.empty()) return;
            detail::text_field& field = fields[list_index<Policy, policies>];
            field = detail::take_field(text, column);
            if (field.text.empty()) return;
            const std::string expected = Policy::read(field.text, position);
            if (!expected.empty()) error = text_error::unexpected(field.column, field.text, expected);
        }
    });
    if (!error.expected.empty()) return error;
    const detail::text_field further = detail::take_field(text, column);
    if (!further.text.empty()) return text_error::unexpected(further.column, further.text, "the end");

    for_each_type(detail::examiners_of<Rules>{}, [&]<class Policy>() VARIANTKIT_COLD {
        if (!error.reason.empty()) return;
        detail::text_field field;
        if constexpr (list_contains<Policy, policies>) field = fields[list_index<Policy, policies>];
        error = text_error::because(detail::problem_by<Policy>(position), field.text, field.column);
    });
    if (!error.reason.empty()) return error;
    return position;
}

} // namespace variantkit
