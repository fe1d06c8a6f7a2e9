/// \file
/// Games played at random.
#pragma once

#include <cstdint>
#include <optional>

#include <variantkit/play/game.hpp>
#include <variantkit/search/random.hpp>

namespace variantkit {

/// One of the legal moves, each as likely as the others; nothing when there is none.
template <game G>
[[nodiscard]] constexpr std::optional<typename G::move> random_move(const G& position, random_source& random) {
    std::optional<typename G::move> chosen;
    std::uint32_t seen = 0;
    for_each_move(position, [&](const typename G::move& move) { // the n-th replaces those before it one time in n
        if (random.below(++seen) == 0) chosen = move;
    });
    return chosen;
}

/// Plays a game on from `position` at random, until it is over or `most_plies` moves have been played, and returns
/// where it ends. Calls `visit(position)` for every position it comes to, the first and the last included.
template <game G, class Visit>
constexpr G random_play(G position, random_source& random, Visit&& visit, int most_plies = 10'000) {
    visit(position);
    for (int ply = 0; ply < most_plies && !outcome(position).is_over(); ++ply) {
        const std::optional<typename G::move> chosen = random_move(position, random);
        if (!chosen) break;
        position = play(position, *chosen);
        visit(position);
    }
    return position;
}

/// The same without a visitor.
template <game G>
constexpr G random_play(const G& position, random_source& random) {
    return random_play(position, random, [](const G&) {});
}

} // namespace variantkit
