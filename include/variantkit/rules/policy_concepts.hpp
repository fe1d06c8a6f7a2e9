/// \file
/// What policies are, as concepts: the minimum that each must provide. What they may provide beyond it is told at the
/// policies themselves.
#pragma once

#include <concepts>
#include <cstddef>
#include <string_view>

#include <variantkit/piece/army.hpp>
#include <variantkit/rules/ending.hpp>

namespace variantkit {

/// What a move takes. See `by_replacement`.
///
/// Models: `by_replacement`, `by_bracketing`, `by_withdrawal`, `by_leaping`, `by_coordination`, `mimicking`,
/// `first_to_take`, `captures_nothing`.
template <class C, class Position>
concept capture_policy = requires(const Position& position, square at, const typename Position::set& victims) {
    { C::template captured<color::white>(position, at, at, victims) } -> std::convertible_to<typename Position::set>;
};

/// Which pieces may move. See `every_piece_moves`.
///
/// Models: `every_piece_moves`, `frozen_by`, `frozen_unless_relieved`, `frozen_by_any`.
template <class M, class Position>
concept mobility_policy = requires(const Position& position) {
    { M::template movable<color::white>(position) } -> std::convertible_to<typename Position::set>;
};

/// Which of the moves that pieces can make may be played. See `every_move`.
///
/// Models: `every_move`, `royal_safe`, `unambiguous`, `all_of`.
template <class L, class Position>
concept legality_policy =
    requires(const Position& position) { L::template guard<color::white>(position); } || requires { L::judges_sets; } ||
    requires(const Position& position) { L::template for_each<color::white>(position, [](const auto&) {}); };

namespace detail {
struct some_guard;
}

/// What a player does before the other moves. See `one_of`.
///
/// Models: `one_of`, `sequence`, `by_phase`.
template <class T, class Position>
concept turn_policy =
    requires(Position& next, const Position& position, const typename T::move& move, const detail::some_guard& guard) {
        T::template for_each<color::white>(position, guard, [](const auto&) {});
        { T::template captured<color::white>(position, move) } -> std::convertible_to<typename Position::set>;
        { T::template apply<color::white>(next, position, move) } -> std::convertible_to<typename Position::set>;
    } && std::equality_comparable<typename T::move>;

namespace detail {
struct some_history;
}

/// What ends the game. See `first_of`.
///
/// Models: `checkmate`, `stalemate_draws`, `no_moves_loses`, `quiet_plies_draw`, `repetition_draw` and others.
template <class E, class Position>
concept ending_policy = requires {
    { E::reason } -> std::convertible_to<std::string_view>;
} && (requires(const Position& position) {
    { E::template judge<color::white>(position) } -> std::same_as<verdict>;
} || requires(const Position& position) {
    { E::template judge_stuck<color::white>(position) } -> std::same_as<verdict>;
} || requires { &E::template judge_history<color::white, detail::some_history>; });

/// What becomes of pieces that arrive. See `no_promotion`.
///
/// Models: `no_promotion`, `on_last_rank`, `on_squares`.
template <class P, class Kind>
concept promotion_policy = requires {
    { P::template promotes<Kind> } -> std::convertible_to<bool>;
};

/// Where the pieces stand at first. See `starting_array`.
///
/// Models: `starting_array` and numbered setups.
template <class S>
concept setup_policy = requires {
    { S::array() } -> std::convertible_to<std::string_view>;
    { S::first_to_move } -> std::convertible_to<color>;
};

} // namespace variantkit
