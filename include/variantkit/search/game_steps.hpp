/// \file
/// What searches do with positions over and over, compiled once a game.
#pragma once

#include <vector>

#include <variantkit/config.hpp>
#include <variantkit/play/game.hpp>

namespace variantkit::detail {

/// Adds the legal moves to a list.
template <game G>
VARIANTKIT_NOINLINE void add_legal_moves(const G& at, std::vector<typename G::move>& list) {
    for_each_move(at, [&](const typename G::move& legal) { list.push_back(legal); });
}

/// The legal moves.
template <game G>
[[nodiscard]] std::vector<typename G::move> listed_moves(const G& at) {
    std::vector<typename G::move> list;
    add_legal_moves(at, list);
    return list;
}

/// The position after a legal move.
template <game G>
[[nodiscard]] VARIANTKIT_NOINLINE G after_move(const G& at, const typename G::move& legal) {
    return play(at, legal);
}

/// How a position stands.
template <game G>
[[nodiscard]] VARIANTKIT_NOINLINE game_outcome standing_of(const G& at) {
    return outcome(at);
}

/// Whether the side that has just moved has won.
template <game G>
[[nodiscard]] bool has_won(const G& after, color mover) {
    return standing_of(after).result == win_of(mover);
}

} // namespace variantkit::detail
