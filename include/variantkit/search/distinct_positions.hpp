/// \file
/// From ply to ply over all positions of a game, each looked at once.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include <variantkit/play/game.hpp>
#include <variantkit/play/hash.hpp>

namespace variantkit {

/// A position, and how many games (sequences of moves) lead to it.
template <game G>
struct reached_position {
    G position;              ///< which one
    std::uint64_t games = 1; ///< in how many ways it was reached
};

namespace detail {

/// The position as others are compared with it: where policies count, without their counters.
template <game G>
[[nodiscard]] G as_compared(const G& position) {
    if constexpr (requires { without_counters(position); }) {
        return without_counters(position);
    } else {
        return position;
    }
}

template <game G>
struct game_hash {
    [[nodiscard]] std::size_t operator()(const G& position) const { return static_cast<std::size_t>(hash(position)); }
};

} // namespace detail

/// Calls `f(position, games)` once for every different position that is reached by one more move from those given,
/// with the number of games that lead to it. Positions are the same when they differ in counters at most (see
/// `without_counters`); they come without them. The game must have `hash(position)`.
///
/// Calls `step(done, total)` as it goes on. Takes memory for about `at_once` positions beside those given: where more
/// are to be expected, they are worked out in several rounds, a part of them in each.
template <game G, class F, class Step>
    requires requires(const G& position) {
        { hash(position) } -> std::convertible_to<std::uint64_t>;
    }
void for_each_distinct_next(const std::vector<reached_position<G>>& now, F&& f, Step&& step,
                            std::size_t at_once = 4'000'000) {
    constexpr std::size_t usual_branching = 8; // different positions a position, where games are many
    const std::size_t rounds = 1 + now.size() * usual_branching / at_once;
    std::uint64_t done = 0;
    for (std::size_t round = 0; round < rounds; ++round) {
        std::unordered_map<G, std::uint64_t, detail::game_hash<G>> found;
        for (const auto& [position, games] : now) {
            for_each_move(position, [&, &from = position, &ways = games](const typename G::move& move) {
                const G next = detail::as_compared(play(from, move));
                if (rounds == 1 || (hash(next) >> 32) % rounds == round) found[next] += ways;
            });
            step(++done, static_cast<std::uint64_t>(now.size()) * rounds);
        }
        for (const auto& [position, games] : found) f(position, games);
    }
}

/// The same without an account of its progress.
template <game G, class F>
void for_each_distinct_next(const std::vector<reached_position<G>>& now, F&& f) {
    for_each_distinct_next(now, f, [](std::uint64_t, std::uint64_t) {});
}

} // namespace variantkit
