/// \file
/// Passing, as searches try it.
#pragma once

#include <variantkit/play/position.hpp>
#include <variantkit/rules/double_step.hpp>
#include <variantkit/rules/royal.hpp>

namespace variantkit {

/// Whether what a policy remembers is over after one turn, so that passing ends it. Specialise it for such.
template <class Policy>
inline constexpr bool lasts_one_turn = false;
/// The pawn can be taken en passant at once or never.
template <class Pawn>
inline constexpr bool lasts_one_turn<en_passant<Pawn>> = true;

namespace detail {

/// The position with the other side to move, as if the side to move had passed.
template <class Rules>
[[nodiscard]] position<Rules> after_passing(position<Rules> passing) {
    passing.set_side_to_move(~passing.side_to_move());
    for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (lasts_one_turn<Policy>) passing.template state<Policy>() = typename Policy::state{};
    });
    return passing;
}

/// Whether the army has a piece that the game is about.
template <class Rules>
inline constexpr bool has_royals =
    []<class... Kind>(type_list<Kind...>) { return (is_royal<Kind> || ...); }(typename Rules::army::kinds{});

/// Whether the side to move has a royal piece that could be captured, were it the other side's turn.
template <class Rules>
[[nodiscard]] VARIANTKIT_NOINLINE bool is_checked(const position<Rules>& position) {
    if constexpr (has_royals<Rules>) {
        return position.side_to_move() == color::white ? royal_attacked<color::white>(position)
                                                       : royal_attacked<color::black>(position);
    } else {
        return false;
    }
}

} // namespace detail

} // namespace variantkit
