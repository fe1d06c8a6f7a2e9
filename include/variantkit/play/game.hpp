/// \file
/// What algorithms ask of a game.
#pragma once

#include <concepts>

#include <variantkit/play/outcome.hpp>

namespace variantkit {

/// A game's position, as perft, search and random play see it: any `position<Rules>`, or a hand-written type.
///
/// Provide a regular type with a member type `move`, and beside it, found by argument-dependent lookup,
/// - `side_to_move(position)`: a `color`;
/// - `for_each_move(position, f)`: calls `f(move)` for every legal move, none when the game is won;
/// - `play(position, move)`: the next position;
/// - `outcome(position)`: a `game_outcome`.
/// Optional: `count_moves(position)`, `hash(position)`.
template <class G>
concept game = std::regular<G> && requires(const G& position, const typename G::move& move) {
    { side_to_move(position) } -> std::same_as<color>;
    {
        for_each_move(position, [](const typename G::move&) {})
    };
    { play(position, move) } -> std::same_as<G>;
    { outcome(position) } -> std::same_as<game_outcome>;
};

} // namespace variantkit
