/// \file
/// Notation that lists what a move captures.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <variantkit/notation/find_move.hpp>
#include <variantkit/rules/royal_safe.hpp>

namespace variantkit {

/// For games in which a move may capture anything anywhere: the letter of the piece and its arrival, then the captured
/// squares behind colons (`Lh7:h4:h6`); the departure between letter and arrival where another piece of the kind could
/// be meant. `Unlettered` pieces are written by departure and arrival (`b2b4:c4`). A piece that takes what stands on
/// its arrival names that once (`K:h5`). A piece taken off by its owner is written `xa5`. `+` is check, `#` mate.
///
/// Read as well: captures left out, `x` for a colon, `e7-e5`, departures that are not needed.
template <class Unlettered>
struct capture_listing {
    static constexpr std::string_view name = "capture-listing";

    template <color Side, class Position>
    [[nodiscard]] static std::string write(const Position& position, const typename Position::move& move) {
        const auto next = play_of<Side>(position, move);
        std::string text = write_bare(position, move);
        if (!royal_attacked<~Side>(next)) return text;
        return text + (outcome(next).result == win_of(Side) ? '#' : '+');
    }

    /// See `notations`.
    template <color Side, class Position>
    [[nodiscard]] static result<typename Position::move> read(const Position& position, std::string_view text) {
        using rules = typename Position::rules;
        using board = typename Position::board;
        std::vector<std::string_view> words = split(text);
        if (words.front().size() <= 1 && words.size() > 1) return read_by_capture<Side>(position, text, words);
        const detail::displacement_text parts = detail::take_apart(words.front());
        if (!parts.understood || parts.becomes != '\0')
            return text_error::unexpected(0, text, "a move like b2b4:c4 or Lh7");
        const auto wanted = detail::request_in<rules>(parts, text);
        if (!wanted) return wanted.error();
        detail::move_request request = *wanted;
        if (parts.letter == '\0' && !parts.has_origin())
            request.kind = static_cast<int>(Position::army::template index<Unlettered>);
        const auto found = detail::find_move(position, request, text, &write_bare<Position>);
        if (!found || words.size() == 1) return found;
        typename Position::set listed;
        for (std::size_t i = 1; i < words.size(); ++i) {
            const square at = read_square<board>(words[i]);
            if (!at.exists()) return text_error::because("there is no square " + std::string{words[i]}, text);
            listed.insert(at);
        }
        return check_listed(position, *found, listed, text);
    }

private:
    template <class Position>
    [[nodiscard]] static std::string write_bare(const Position& position, const typename Position::move& move) {
        using board = typename Position::board;
        using army = typename Position::army;
        if (move.from == move.to) return "x" + square_name<board>(move.from);
        const auto captured = captured_squares(position, move);
        const bool lettered = move.kind != army::template index<Unlettered>;
        std::string text;
        if (lettered) text += army::letters[move.kind];
        if (!lettered || has_rival(position, move)) text += square_name<board>(move.from);
        if (captured.contains(move.to)) text += ':';
        text += square_name<board>(move.to);
        for (square at : captured - typename Position::set{move.to}) text += ":" + square_name<board>(at);
        return text;
    }

    /// Whether another piece of the kind can go to the same square.
    template <class Position>
    [[nodiscard]] static bool has_rival(const Position& position, const typename Position::move& move) {
        for (const auto& other : legal_moves(position)) {
            if (other.kind == move.kind && other.to == move.to && other.from != move.from && other.from != other.to)
                return true;
        }
        return false;
    }

    /// The parts of a text between colons; an `x` between squares counts as one.
    [[nodiscard]] static std::vector<std::string_view> split(std::string_view text) {
        std::vector<std::string_view> words;
        std::size_t begin = 0;
        for (std::size_t i = 0; i <= text.size(); ++i) {
            if (i < text.size() && text[i] != ':' && text[i] != 'x') continue;
            words.push_back(text.substr(begin, i - begin));
            begin = i + 1;
        }
        return words;
    }

    /// `K:h5` and `xa5`: behind the first colon stands the arrival, or the square that a piece leaves the board from.
    template <color Side, class Position>
    [[nodiscard]] static result<typename Position::move>
    read_by_capture(const Position& position, std::string_view text, const std::vector<std::string_view>& words) {
        using board = typename Position::board;
        using rules = typename Position::rules;
        const square at = read_square<board>(words[1]);
        if (!at.exists() || words.size() != 2) return text_error::unexpected(0, text, "a move like K:h5 or xa5");
        detail::displacement_text parts;
        parts.to_file = board::file_of(at);
        parts.to_rank = board::rank_of(at);
        if (words.front().empty()) {
            parts.from_file = parts.to_file;
            parts.from_rank = parts.to_rank;
        } else {
            parts.letter = words.front()[0];
            parts.takes = true;
        }
        const auto wanted = detail::request_in<rules>(parts, text);
        if (!wanted) return wanted.error();
        return detail::find_move(position, *wanted, text, &write_bare<Position>);
    }

    /// The move, if it captures on just the squares that the text lists.
    template <class Position>
    [[nodiscard]] static result<typename Position::move>
    check_listed(const Position& position, const typename Position::move& move, const typename Position::set& listed,
                 std::string_view text) {
        using board = typename Position::board;
        const auto captured = captured_squares(position, move);
        const auto extra = listed - captured;
        const auto missing = captured - listed;
        if (!extra.empty())
            return text_error::because("this move captures nothing on " + square_name<board>(extra.first()), text);
        if (!missing.empty())
            return text_error::because("this move captures on " + square_name<board>(missing.first()) + " too", text);
        return move;
    }
};

} // namespace variantkit
