/// \file
/// What an action of a turn may use.
#pragma once

#include <variantkit/piece/color.hpp>
#include <variantkit/rules/legality.hpp>
#include <variantkit/rules/policies.hpp>

namespace variantkit {

/// What an action may use, as earlier actions of the turn have left it. A guard (see `open_guard`) that a turn of
/// several actions hands to them.
template <class Set>
struct action_scope {
    Set movers;               ///< own pieces that may move
    Set followers;            ///< own pieces that may be taken from the board and placed again
    Set targets = Set::all(); ///< where a piece may be placed

    template <color Side, class Position, class Move>
    [[nodiscard]] constexpr bool permits(const Position&, const Move&) const {
        return true;
    }
};

namespace detail {

template <class Guard>
inline constexpr bool is_scope = false;
template <class Set>
inline constexpr bool is_scope<action_scope<Set>> = true;

/// A guard that forbids no move which its sets allow.
template <class Guard>
inline constexpr bool permits_all = is_scope<Guard> || requires { Guard::forbids_nothing; };
template <class Set>
inline constexpr bool permits_all<open_guard<Set>> = true;

/// What an action may use under a guard: what a scope says, else every piece that may move and every square.
template <color Side, class Position, class Guard>
[[nodiscard]] VARIANTKIT_INLINE constexpr action_scope<typename Position::set> scope_of(const Position& position,
                                                                                        const Guard& guard) {
    if constexpr (is_scope<Guard>) {
        return guard;
    } else {
        const auto own = position.template pieces<Side>();
        return {mobility_of<typename Position::rules>::template movable<Side>(position), own};
    }
}

/// Calls `f(move)` if the guard permits the move, and returns what it says: whether to stop looking.
template <color Side, class Position, class Guard, class Move, class F>
VARIANTKIT_INLINE constexpr bool offer(const Position& position, const Guard& guard, const Move& move, F&& f) {
    if constexpr (!permits_all<Guard>) {
        if (!guard.template permits<Side>(position, move)) return false;
    }
    return f(move);
}

} // namespace detail

} // namespace variantkit
