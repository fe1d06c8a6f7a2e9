/// \file
/// Turns of placements and moves, as the texts of placing games write them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/notation/action_text.hpp>
#include <variantkit/notation/explain.hpp>

namespace variantkit {

/// The actions of a turn, separated by slashes: a placement is its square (`c3`, `c4/d2`), a move departure and
/// arrival, then in parentheses where the piece that follows stood, if on the board (`c3e3/e3e5`, `c3e3(a1)`).
///
/// Read as well: `c3-e3`; placements in any order; the square where a follower is put, behind its move (`c3a3/b3`);
/// a turn without the squares from which pieces follow, if only one legal turn fits.
struct actions {
    static constexpr std::string_view name = "placement and move";
    /// The form that programs use.
    static constexpr bool for_programs = true;

    template <color Side, class Position>
    [[nodiscard]] static std::string write(const Position&, const typename Position::move& move) {
        return text_of<typename Position::board>(move);
    }

    /// See `notations`.
    template <color Side, class Position>
    [[nodiscard]] static result<typename Position::move> read(const Position& position, std::string_view text) {
        using board = typename Position::board;
        const auto parts = detail::action_reader<board>{text}.read(2 * Position::move::most);
        if (!parts) return parts.error();

        const auto legal = legal_moves(position);
        std::vector<typename Position::move> found = fitting<board>(legal, *parts);
        if (found.empty()) found = fitting<board>(legal, in_board_order(*parts));
        if (found.size() == 1) return found.front();
        return text_error::because(found.empty() ? why_none<Side>(position, legal, *parts) : which<board>(found), text);
    }

private:
    using request = std::vector<detail::action_text>;

    template <geometry Board, std::size_t Most>
    [[nodiscard]] static std::string text_of(const action_sequence<Most>& move) {
        std::string text;
        for (std::size_t i = 0; i < move.size(); ++i) {
            const board_action& action = move.actions[i];
            if (i > 0) text += '/';
            if (!action.places()) text += square_name<Board>(action.from);
            text += square_name<Board>(action.to);
            if (action.follower.exists()) text += detail::sentence({"(", square_name<Board>(action.follower), ")"});
        }
        return text;
    }

    template <geometry Board, class Moves>
    [[nodiscard]] static auto fitting(const Moves& legal, const request& parts) {
        std::vector<typename Moves::value_type> found;
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(found),
                     [&](const auto& move) { return detail::says<Board>(parts, move); });
        return found;
    }

    [[nodiscard]] static request in_board_order(request parts) {
        if (std::none_of(parts.begin(), parts.end(), [](const auto& part) { return part.moves(); })) {
            std::sort(parts.begin(), parts.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        }
        return parts;
    }

    /// "this could be ..., ... or 9 more".
    template <geometry Board, class Move>
    [[nodiscard]] static std::string which(const std::vector<Move>& found) {
        constexpr std::size_t shown = 4;
        std::vector<std::string> texts;
        texts.reserve(found.size());
        for (const Move& move : found) texts.push_back(text_of<Board>(move));
        std::sort(texts.begin(), texts.end());
        if (texts.size() > shown) {
            const std::string rest = std::to_string(texts.size() - shown + 1) + " more";
            texts.resize(shown - 1);
            texts.push_back(rest);
        }
        return "ambiguous, this could be " + detail::listed(texts, "or");
    }

    template <color Side, class Position, class Moves>
    [[nodiscard]] static std::string why_none(const Position& position, const Moves& legal, const request& parts) {
        using board = typename Position::board;
        using move = typename Position::move;
        std::string over = detail::why_no_move(position);
        if (!over.empty()) return over;

        const auto same_shape = [&](const move& other) {
            if (other.size() != parts.size()) return false;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                if (parts[i].moves() == other.actions[i].places()) return false;
            }
            return true;
        };
        const bool has_shape = std::any_of(legal.begin(), legal.end(), same_shape);
        for (std::size_t i = 1; i < parts.size() && !has_shape; ++i) {
            if (parts[i].moves() || !parts[i - 1].moves()) continue;
            const square behind = last_crossed<board>(parts[i - 1].first, parts[i - 1].second);
            if (behind.exists() && behind != parts[i].first) {
                return detail::sentence({"the follower is put on ", square_name<board>(behind), ", not on ",
                                         square_name<board>(parts[i].first)});
            }
        }
        if (parts.size() > move::most)
            return detail::sentence({"a turn has no more than ", std::to_string(move::most), " actions"});
        move wanted;
        std::size_t i = 0;
        for (const detail::action_text& part : in_board_order(parts)) wanted.actions[i++] = part.told();
        return why_illegal(position, wanted);
    }
};

} // namespace variantkit
