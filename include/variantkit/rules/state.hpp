/// \file
/// What policies remember from move to move.
#pragma once

namespace variantkit {

/// A turn that has been played, as policies see it when they bring their state up to date.
template <class Position>
struct transition {
    using position = Position;
    using move = typename Position::rules::turn::move;

    const Position& before;               ///< as the turn began
    const move& played;                   ///< what was played
    const Position& after;                ///< the board as it is now; states not yet all up to date
    const typename Position::set& emptied; ///< the squares from which pieces were taken off
};

} // namespace variantkit
