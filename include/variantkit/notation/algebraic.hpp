/// \file
/// Algebraic notation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/notation/drop_text.hpp>
#include <variantkit/notation/find_move.hpp>
#include <variantkit/rules/royal_safe.hpp>

namespace variantkit {

/// Whether a notation writes `+` for check and `#` for a move that wins.
enum class check_signs : std::uint8_t { omitted, written };

/// How a notation writes what a piece becomes: `e8Q` or `e8=Q`.
enum class promotion_sign : std::uint8_t { none, equals };

/// Short algebraic notation (FIDE Laws of Chess, appendix C; with `promotion_sign::equals` that of PGN): the letter
/// of the piece, none for `Unlettered`; its departure as far as needed; `x` when it captures; its arrival (`Nbd2`,
/// `exd5`, `e8=Q`); castling is `O-O`, `O-O-O`; a drop `P@e4`. Departures are told apart among all legal moves: by
/// file, else by rank, else by both; the unlettered kind names its file whenever it captures.
///
/// Read as well: departures that are not needed, or are left out where one move fits; captures without `x`; long
/// forms (`Ng1-f3`, `e2e4`), `0-0`, `e8Q`, `e8(Q)`, the unlettered kind's letter.
template <class Unlettered, check_signs Checks = check_signs::written,
          promotion_sign Promotion = promotion_sign::equals>
struct algebraic {
    static constexpr std::string_view name = "algebraic";

    template <color Side, class Position>
    [[nodiscard]] static std::string write(const Position& position, const typename Position::move& move) {
        std::string text = write_bare(position, move);
        if constexpr (Checks == check_signs::written) {
            const auto next = play_of<Side>(position, move);
            if (outcome(next).result == win_of(Side)) return text + '#';
            if (royal_attacked<~Side>(next)) return text + '+';
        }
        return text;
    }

    /// See `notations`.
    template <color Side, class Position>
    [[nodiscard]] static result<typename Position::move> read(const Position& position, std::string_view text) {
        using army = typename Position::army;
        if (const int castling = detail::castling_in(text); castling != 0)
            return detail::find_castling(position, castling == 1, text);
        const detail::displacement_text parts = detail::take_apart(text);
        if (!parts.understood) return text_error::unexpected(0, text, "a move like Nf3");
        auto wanted = detail::request_in<typename Position::rules>(parts, text);
        if (!wanted) return wanted.error();
        detail::move_request request = *wanted;
        if (parts.letter == '\0' && !parts.has_origin()) {
            if constexpr (army::template has<Unlettered>) {
                request.kind = static_cast<int>(army::template index<Unlettered>);
            } else {
                return text_error::unexpected(0, text, "a piece letter");
            }
        }
        return detail::find_move(position, request, text, &write_bare<Position>);
    }

private:
    /// Without signs of check and mate.
    template <class Position>
    [[nodiscard]] static std::string write_bare(const Position& position, const typename Position::move& move) {
        using board = typename Position::board;
        using army = typename Position::army;
        if (detail::is_castling<typename Position::rules::turn>(move)) return move.to > move.from ? "O-O" : "O-O-O";
        if (detail::is_drop<typename Position::rules::turn>(move)) return detail::drop_text(position, move);
        const bool takes = !captured_squares(position, move).empty();
        const bool lettered = move.kind != army::template index<Unlettered>;
        std::string text;
        if (lettered) text += army::letters[move.kind];
        text += departure(position, move, takes && !lettered);
        if (takes) text += 'x';
        text += square_name<board>(move.to);
        if (move.becomes != move.kind) {
            if constexpr (Promotion == promotion_sign::equals) text += '=';
            text += army::letters[move.becomes];
        }
        return text;
    }

    /// As much of the departure as tells the move apart from other legal moves; the file at least when it is wanted.
    template <class Position>
    [[nodiscard]] static std::string departure(const Position& position, const typename Position::move& move,
                                               bool wants_file) {
        using board = typename Position::board;
        bool rivals = false;
        bool same_file = false;
        bool same_rank = false;
        for (const auto& other : legal_moves(position)) {
            if (other.kind != move.kind || other.to != move.to || other.from == move.from) continue;
            if (detail::is_drop<typename Position::rules::turn>(other)) continue;
            rivals = true;
            same_file = same_file || board::file_of(other.from) == board::file_of(move.from);
            same_rank = same_rank || board::rank_of(other.from) == board::rank_of(move.from);
        }
        const std::string from = square_name<board>(move.from);
        if (!rivals && !wants_file) return {};
        if (!same_file) return from.substr(0, 1);
        return wants_file || same_rank ? from : from.substr(1);
    }
};

} // namespace variantkit
