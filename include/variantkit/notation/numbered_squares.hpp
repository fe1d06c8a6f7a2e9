/// \file
/// Moves by the numbers of squares.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/board/result.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/board/square_number.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/notation/explain.hpp>

namespace variantkit {

/// Departure and arrival as numbers of squares (see `numbered_square`), a hyphen between them when nothing is captured
/// and an `x` when something is: `32-28`, `26x17`; where several captures lead from the one to the other, the squares
/// between on which the piece lands: `26x17x8`. The form of Portable Draughts Notation. What a piece becomes is not
/// written: there must be one choice.
///
/// Read as well: `:` for `x`; a hyphen for either; some or all of the squares between where they are not needed;
/// squares by name (`a3-b4`).
struct numbered_squares {
    static constexpr std::string_view name = "numeric";
    /// The form that programs use.
    static constexpr bool for_programs = true;

    template <color Side, class Position>
    [[nodiscard]] static std::string write(const Position& position, const typename Position::move& move) {
        using board = typename Position::board;
        const std::string sign = captured_squares(position, move).empty() ? "-" : "x";
        std::string text = std::to_string(square_number<board>(move.from)) + sign;
        std::vector<typename Position::move> rivals;
        for (const auto& other : legal_moves(position)) {
            if (other.from == move.from && other.to == move.to) rivals.push_back(other);
        }
        if (rivals.size() > 1) {
            const std::vector<way> ways = ways_of<Side>(position, move);
            for (std::size_t i = 0; !ways.empty() && i + 1 < ways.front().size(); ++i)
                text += std::to_string(square_number<board>(ways.front()[i])) + sign;
        }
        return text + std::to_string(square_number<board>(move.to));
    }

    /// See `notations`.
    template <color Side, class Position>
    [[nodiscard]] static result<typename Position::move> read(const Position& position, std::string_view text) {
        const auto wanted = take_apart<typename Position::board>(text);
        if (!wanted) return wanted.error();
        const square from = wanted->squares.front();
        const square to = wanted->squares.back();
        std::vector<typename Position::move> fitting;
        std::vector<typename Position::move> exact; // those that go over all the squares named, and over no others
        bool from_there_to_there = false;
        for (const auto& move : legal_moves(position)) {
            if (move.from != from || move.to != to) continue;
            from_there_to_there = true;
            if (wanted->takes && captured_squares(position, move).empty())
                return text_error::because("nothing is captured by this move", text);
            const std::vector<way> ways = ways_of<Side>(position, move);
            const auto leads_over = [&](const way& landings) { return includes(landings, wanted->squares); };
            const auto is_told = [&](const way& landings) {
                return std::equal(landings.begin(), landings.end(), wanted->squares.begin() + 1, wanted->squares.end());
            };
            if (std::any_of(ways.begin(), ways.end(), leads_over)) fitting.push_back(move);
            if (std::any_of(ways.begin(), ways.end(), is_told)) exact.push_back(move);
        }
        if (exact.size() == 1) return exact.front();
        if (fitting.size() == 1) return fitting.front();
        if (!fitting.empty()) return text_error::because(which<Side>(position, fitting), text);
        if (from_there_to_there) return text_error::because("no move from there to there lands on those squares", text);
        return text_error::because(why_illegal(position, from, to), text);
    }

private:
    using way = std::vector<square>;

    struct request {
        std::vector<square> squares; ///< two at least
        bool takes = false;
    };

    /// The ways in which a move can be made: its landings, the arrival included.
    template <color Side, class Position>
    [[nodiscard]] static std::vector<way> ways_of(const Position& position, const typename Position::move& move) {
        using turn = typename Position::rules::turn;
        std::vector<way> ways;
        for_each_type(typename turn::parts{}, [&]<class Action>() {
            if constexpr (requires { Action::template for_each_way<Side>(position, move, [](const auto&) {}); }) {
                if (move.action != turn::template number<Action>) return;
                Action::template for_each_way<Side>(
                    position, move, [&](const auto& path) { ways.emplace_back(path.begin(), path.end()); });
            }
        });
        if (ways.empty()) ways.push_back({move.to});
        return ways;
    }

    /// Whether a way lands on all squares named behind the first, in their order.
    [[nodiscard]] static bool includes(const way& landings, const std::vector<square>& squares) {
        auto named = squares.begin() + 1;
        for (const square at : landings) {
            if (named != squares.end() && *named == at) ++named;
        }
        return named == squares.end();
    }

    /// "ambiguous, this could be 26x17x8 or 26x21x8".
    template <color Side, class Position>
    [[nodiscard]] static std::string which(const Position& position,
                                           const std::vector<typename Position::move>& fitting) {
        constexpr std::size_t shown = 4;
        std::vector<std::string> texts;
        for (const auto& move : fitting) {
            if (texts.size() < shown) texts.push_back(write<Side>(position, move));
        }
        if (fitting.size() > shown) texts.push_back(std::to_string(fitting.size() - shown) + " more");
        return "ambiguous, this could be " + detail::listed(texts, "or");
    }

    /// Cuts a square off a text, by number or by name.
    template <geometry Board>
    [[nodiscard]] static square take(std::string_view& text) {
        if (const square named = take_square<Board>(text); named.exists()) return named;
        std::size_t length = 0;
        int number = 0;
        while (length < text.size() && text[length] >= '0' && text[length] <= '9' && number <= Board::square_count)
            number = number * 10 + (text[length++] - '0');
        const square found = length == 0 || text[0] == '0' ? square::none() : numbered_square<Board>(number);
        if (found.exists()) text.remove_prefix(length);
        return found;
    }

    template <geometry Board>
    [[nodiscard]] static result<request> take_apart(std::string_view text) {
        request wanted;
        std::string_view rest = text;
        for (;;) {
            const std::string_view before = rest;
            const square at = take<Board>(rest);
            if (!at.exists()) {
                const std::size_t digits = std::min(before.find_first_not_of("0123456789"), before.size());
                if (digits != 0 && digits <= 4) {
                    return text_error::because("there is no square " + std::string{before.substr(0, digits)}, text);
                }
                return fault(text, before, "the number of a square");
            }
            wanted.squares.push_back(at);
            if (rest.empty()) break;
            constexpr std::string_view signs = "-x:X";
            if (signs.find(rest.front()) == std::string_view::npos) return fault(text, rest, "'-' or 'x'");
            wanted.takes = wanted.takes || rest.front() != '-';
            rest.remove_prefix(1);
        }
        if (wanted.squares.size() < 2) return fault(text, rest, "'-' or 'x' and another square");
        return wanted;
    }

    [[nodiscard]] static text_error fault(std::string_view text, std::string_view rest, std::string_view expected) {
        return {text.size() - rest.size(), std::string{rest.substr(0, 1)}, std::string{expected}};
    }
};

} // namespace variantkit
