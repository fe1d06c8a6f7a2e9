/// \file
/// What policies remember from move to move.
#pragma once

#include <concepts>

namespace variantkit {

/// A turn that has been played, as policies see it when they bring their state up to date.
template <class Position>
struct transition {
    /// The type of the positions.
    using position = Position;
    using move = typename Position::rules::turn::move;

    const Position& before;                ///< as the turn began
    const move& played;                    ///< what was played
    const Position& after;                 ///< the board as it is now; states not yet all up to date
    const typename Position::set& emptied; ///< the squares from which pieces were taken off
};

/// A policy that remembers something: castling rights, a clock, pieces in hand. The position holds the states of its
/// ruleset's policies.
///
/// Provide `state`, a regular type whose default says "nothing happened yet", and
/// - `advance<Side>(state, transition)`: brings it up to date after a turn of `Side`;
/// - `key(state)`: what tells states apart in a hash; or `counts_only = true`: it only counts, and positions repeat
///   whatever it says.
/// Optional:
/// - `tick<Side>(state, position)`: what a turn of `Side` changes whatever is played, before `advance`; worked out once
///   where all moves of a position are played;
/// - `begin(state, position)`: the state at the start, the array standing on the board;
/// - `forget_irrelevant<Side>(state, position)`: drops what makes no difference to `Side`, whose turn it is, for
/// repetition;
/// - `write(position)`: its field of the position text, without blanks; and `read(field, position)`: stores the field
/// and
///   returns "", or what was expected instead;
/// - `problem(position)`, as any policy: what is wrong with a composed position in a few words, "" when nothing is.
template <class Policy>
concept state_policy = requires { typename Policy::state; } && std::regular<typename Policy::state>;

} // namespace variantkit
