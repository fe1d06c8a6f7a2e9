/// \file
/// Why a move cannot be played.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <variantkit/board/rays.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/play/outcome.hpp>
#include <variantkit/play/pseudo_legal.hpp>
#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/drop.hpp>

namespace variantkit {

namespace detail {

/// A move of a piece from one square to another, perhaps becoming another kind (see `piece_move`).
template <class Move>
concept displacement = requires(Move move) {
    { move.from } -> std::same_as<square&>;
    { move.to } -> std::same_as<square&>;
    move.kind;
    move.becomes;
};

[[nodiscard]] inline std::string game_over_text(const game_outcome& how) {
    const std::string_view end = how.result == game_result::white_wins   ? "White has won"
                                 : how.result == game_result::black_wins ? "Black has won"
                                                                         : "it is a draw";
    return sentence({"the game is over: ", end, " (", how.reason, ")"});
}

/// That the game is over and no move can be played; "" while there are moves.
template <class Rules>
[[nodiscard]] std::string why_no_move(const position<Rules>& position) {
    if (count_moves(position) != 0) return {};
    const game_outcome how = outcome(position);
    return how.is_over() ? game_over_text(how) : "there is no legal move";
}

/// That a square does not hold a piece of the side to move; "" when it does.
template <class Rules>
[[nodiscard]] std::string why_not_yours(const position<Rules>& position, square from) {
    const auto piece = position.piece_on(from);
    if (piece && piece->side == position.side_to_move()) return {};
    if (!piece) return "there is nothing on " + square_name<typename Rules::board>(from);
    return sentence({piece_there(position, from), " is ", name_of(piece->side), "'s"});
}

/// How the movement of a kind gets from one square to another.
struct reach_facts {
    bool goes = false;    ///< it would, all other squares being empty
    bool takes = false;   ///< so it would when capturing
    bool blocked = false; ///< something is in between
};

template <color Side, class Kind, class Position>
[[nodiscard]] reach_facts reach_facts_of(const Position& position, square from, square to) {
    using board = typename Position::board;
    using taking = capture_movement_of<Kind>;
    const typename Position::set none;
    reach_facts facts;
    facts.goes = reach_of<typename Kind::movement, Side, board>(from, none).contains(to);
    facts.takes = reach_of<taking, Side, board>(from, none).contains(to);
    facts.blocked = facts.goes ? !reach_of<typename Kind::movement, Side, board>(from, position.occupied()).contains(to)
                               : facts.takes && !reach_of<taking, Side, board>(from, position.occupied()).contains(to);
    return facts;
}

/// The same for a kind by its number, of the side to move.
template <class Position>
[[nodiscard]] reach_facts reach_facts_of(const Position& position, std::size_t kind, square from, square to) {
    reach_facts facts;
    for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
        if (kind != Position::army::template index<Kind>) return;
        facts = position.side_to_move() == color::white ? reach_facts_of<color::white, Kind>(position, from, to)
                                                        : reach_facts_of<color::black, Kind>(position, from, to);
    });
    return facts;
}

/// Why a piece does not get to a square by the movement of its kind; "" when it does.
template <class Position>
[[nodiscard]] std::string why_out_of_reach(const Position& position, std::size_t kind, square from, square to) {
    using board = typename Position::board;
    const std::string_view name = Position::army::names[kind];
    if (from == to) return sentence({"the ", name, " is on ", square_name<board>(to), " already"});
    const reach_facts facts = reach_facts_of(position, kind, from, to);
    if (!facts.goes && !facts.takes) return with_article(name) + " does not move like that";
    if (position.pieces(position.side_to_move()).contains(to))
        return sentence({"your own ", name_there(position, to), " is in the way"});
    const auto crossed = between<board>(from, to) & position.occupied();
    if (facts.blocked && !crossed.empty()) return in_the_way(position, from < to ? crossed.first() : crossed.last());
    if (position.occupied().contains(to)) return in_the_way(position, to);
    if (facts.goes) return {};
    return sentence(
        {with_article(name), " goes there only to capture, and there is nothing on ", square_name<board>(to)});
}

/// What the turn policy has to say about a move that pieces cannot make.
template <color Side, class Position, class Move>
[[nodiscard]] std::string why_impossible(const Position& position, const Move& move) {
    using turn = typename Position::rules::turn;
    std::string found;
    if constexpr (requires { turn::template refusal<Side>(position, move); })
        found = turn::template refusal<Side>(position, move);
    if constexpr (displacement<Move>) {
        if (found.empty()) found = why_out_of_reach(position, move.kind, move.from, move.to);
        if (found.empty() && move.becomes != move.kind) {
            const auto& names = Position::army::names;
            return sentence(
                {"the ", names[move.kind], " does not become ", with_article(names[move.becomes]), " there"});
        }
    }
    return found;
}

/// What the mobility policy has to say about a piece that may not move now; "" when it may.
template <color Side, class Position, class Move>
[[nodiscard]] std::string why_immobile(const Position& position, const Move& move) {
    using mobility = mobility_of<typename Position::rules>;
    if constexpr (requires { mobility::template refusal<Side>(position, move); }) {
        return mobility::template refusal<Side>(position, move);
    } else if constexpr (displacement<Move>) {
        if (!mobility::template movable<Side>(position).contains(move.from))
            return piece_there(position, move.from) + " may not move now";
    }
    return {};
}

/// What the legality policy has to say about a move that pieces can make.
template <color Side, class Position, class Move>
[[nodiscard]] std::string why_forbidden(const Position& position, const Move& move) {
    using legality = legality_of<typename Position::rules>;
    if constexpr (requires { legality::template refusal<Side>(position, move); }) {
        return legality::template refusal<Side>(position, move);
    } else {
        return {};
    }
}

template <color Side, class Position, class Move>
[[nodiscard]] std::string why_illegal_for(const Position& position, const Move& move) {
    std::string found;
    const bool dropped = is_drop<typename Position::rules::turn>(move);
    if constexpr (displacement<Move>) {
        if (!dropped) found = why_not_yours(position, move.from);
    }
    const auto possible = pseudo_legal_moves(position);
    if (found.empty()) {
        if (std::find(possible.begin(), possible.end(), move) != possible.end()) {
            found = why_forbidden<Side>(position, move);
        } else {
            if (!dropped) found = why_immobile<Side>(position, move);
            if (found.empty()) found = why_impossible<Side>(position, move);
        }
    }
    return found.empty() ? "the rules do not allow this move here" : found;
}

} // namespace detail

/// Why a move cannot be played, in a few words ("the pawn on e2 is in the way"); "" when it is legal. The ruleset's
/// policies are asked: turn, mobility and legality policies may provide `refusal<Side>(position, move)`.
template <class Rules>
[[nodiscard]] std::string why_illegal(const position<Rules>& position, const move_of<Rules>& move) {
    const auto legal = legal_moves(position);
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) return {};
    const std::string over = detail::why_no_move(position);
    if (!over.empty()) return over;
    return position.side_to_move() == color::white ? detail::why_illegal_for<color::white>(position, move)
                                                   : detail::why_illegal_for<color::black>(position, move);
}

/// Why nothing can go from one square to the other; "" when a legal move does so. Both must be squares of the board.
template <class Rules>
    requires detail::displacement<move_of<Rules>>
[[nodiscard]] std::string why_illegal(const position<Rules>& position, square from, square to) {
    const auto leads_there = [&](const move_of<Rules>& move) { return move.from == from && move.to == to; };
    const auto legal = legal_moves(position);
    if (std::any_of(legal.begin(), legal.end(), leads_there)) return {};
    const auto possible = pseudo_legal_moves(position);
    const auto found = std::find_if(possible.begin(), possible.end(), leads_there);
    if (found != possible.end()) return why_illegal(position, *found);
    move_of<Rules> wanted{};
    wanted.from = from;
    wanted.to = to;
    if (const auto piece = position.piece_on(from))
        wanted.kind = wanted.becomes = static_cast<decltype(wanted.kind)>(piece->kind);
    return why_illegal(position, wanted);
}

} // namespace variantkit
