/// \file
/// Taking moves back: from where a position may have come.
#pragma once

#include <variantkit/play/position.hpp>
#include <variantkit/rules/castling.hpp>
#include <variantkit/rules/double_step.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/piece_moves.hpp>
#include <variantkit/rules/royal_safe.hpp>

namespace variantkit {

/// How an action's quiet moves (nothing captured, no piece changed) are taken back. Specialise it for an action, with
/// - `for_each<Side>(position, f)`: calls `f(kind, from, to)` for each way in which a piece of `Side` that stands on
///   `to` may have come there from `from`; all that are possible, and none that are not.
///
/// It makes endgame solving faster, nothing else: actions without it are known by their moves.
template <class Action>
struct unmoves;

/// Every kind must capture by replacement and be free to move (see `takes_back`).
template <>
struct unmoves<piece_moves> {
    template <color Side, class Position, class F>
    static constexpr void for_each(const Position& position, F&& f) {
        const auto occupied = position.occupied();
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
            detail::for_each_square(position.template pieces<Kind, Side>(), [&](square to) {
                const auto sources = sources_of<typename Kind::movement, Side, typename Position::board>(to, occupied);
                detail::for_each_square(sources - occupied,
                                        [&](square from) { f(Position::army::template index<Kind>, from, to); });
            });
        });
    }
};

/// Double steps, taken back.
template <class Pawn, class Where>
struct unmoves<double_step<Pawn, Where>> {
    template <color Side, class Position, class F>
    static constexpr void for_each(const Position& position, F&& f) {
        using board = typename Position::board;
        const auto empty = position.empty_squares();
        const auto back = [&](const auto& set) { return shifted<relative(south, Side)>(set) & empty; };
        const auto sources = back(back(position.template pieces<Pawn, Side>())) &
                             double_step<Pawn, Where>::template departures<Position, Side>();
        detail::for_each_square(sources, [&](square from) {
            f(Position::army::template index<Pawn>, from, board::offset(from, relative(north * 2, Side)));
        });
    }
};

/// It captures, always.
template <class Pawn, class Step, class Crossed>
struct unmoves<en_passant<Pawn, Step, Crossed>> {
    template <color Side, class Position, class F>
    static constexpr void for_each(const Position&, F&&) {}
};

/// The right to castle is a state: a position before it is never bare pieces.
template <class King, class Rook, int Steps>
struct unmoves<castling<King, Rook, Steps>> {
    template <color Side, class Position, class F>
    static constexpr void for_each(const Position&, F&&) {}
};

namespace detail {

/// Whether a legality policy forbids exactly the moves that lead to impossible positions. Specialise it for such.
template <class Legality>
inline constexpr bool forbids_only_the_impossible = false;
template <>
inline constexpr bool forbids_only_the_impossible<every_move> = true;
template <>
inline constexpr bool forbids_only_the_impossible<royal_safe> = true;

template <class Action, class Position>
concept has_unmoves = requires(const Position& position) {
    unmoves<Action>::template for_each<color::white>(position, [](std::size_t, square, square) {});
};

template <class Rules, class Kinds, class Turn>
inline constexpr bool takes_back_all = false;
template <class Rules, class... Kind, class... Action>
inline constexpr bool takes_back_all<Rules, type_list<Kind...>, one_of<Action...>> =
    (captures_by_replacement<Kind> && ...) && (has_unmoves<Action, position<Rules>> && ...);

} // namespace detail

/// Whether all quiet moves of a ruleset can be taken back by what `unmoves` knows of its actions.
template <class Rules>
inline constexpr bool takes_back =
    detail::takes_back_all<Rules, typename Rules::army::kinds, typename Rules::turn> &&
    std::same_as<mobility_of<Rules>, every_piece_moves> && detail::forbids_only_the_impossible<legality_of<Rules>>;

/// Calls `f(kind, from, to)` for each quiet move of `Side` that may have led to a position.
template <color Side, class Rules, class F>
    requires takes_back<Rules>
constexpr void for_each_unmove(const position<Rules>& position, F&& f) {
    for_each_type(typename Rules::turn::parts{},
                  [&]<class Action>() { unmoves<Action>::template for_each<Side>(position, f); });
}

} // namespace variantkit
