/// \file
/// Moves as programs write them.
#pragma once

#include <string>
#include <string_view>

#include <variantkit/notation/drop_text.hpp>
#include <variantkit/notation/find_move.hpp>

namespace variantkit {

/// Coordinate form, for moves of one piece: departure, arrival, and what a promoted piece becomes as a small letter
/// (`e2e4`, `b10c9`, `e7e8q`); a piece that leaves the board from where it stands is written `a5a5`, one that is
/// dropped `P@e4`. Captures follow from the move and are not written. Read as well: `e2-e4`, `e4xd5`, `e7e8=Q`.
struct coordinate {
    static constexpr std::string_view name = "coordinate";
    /// The form that programs use.
    static constexpr bool for_programs = true;

    template <color Side, class Position>
    [[nodiscard]] static std::string write(const Position& position, const typename Position::move& move) {
        return text_of(position, move);
    }

    /// The text of a move, whoever makes it.
    template <class Position>
    [[nodiscard]] static std::string text_of([[maybe_unused]] const Position& position,
                                             const typename Position::move& move) {
        using board = typename Position::board;
        if (detail::is_drop<typename Position::rules::turn>(move)) return detail::drop_text(position, move);
        std::string text = square_name<board>(move.from) + square_name<board>(move.to);
        if (move.becomes != move.kind) text += static_cast<char>(Position::army::letters[move.becomes] - 'A' + 'a');
        return text;
    }

    /// See `notations`.
    template <color Side, class Position>
    [[nodiscard]] static result<typename Position::move> read(const Position& position, std::string_view text) {
        const detail::displacement_text parts = detail::take_apart(text);
        const bool complete = parts.drops ? parts.letter != '\0' : parts.letter == '\0' && parts.has_origin();
        if (!parts.understood || !complete) {
            return text_error::unexpected(0, text, "two squares");
        }
        const auto wanted = detail::request_in<typename Position::rules>(parts, text);
        if (!wanted) return wanted.error();
        return detail::find_move(position, *wanted, text, &text_of<Position>);
    }
};

} // namespace variantkit
