/// \file
/// Counting legal move sequences.
#pragma once

#include <cstdint>
#include <type_traits>

#include <variantkit/config.hpp>
#include <variantkit/play/game.hpp>
#include <variantkit/play/play.hpp>

namespace variantkit {

/// Whether perft makes its last moves.
enum class counting : std::uint8_t {
    bulk,      ///< the last move is counted, not made, where the ruleset's policies allow
    every_leaf ///< every move is played
};

namespace detail {

/// Makes the compiler produce a value that nobody looks at.
template <class T>
VARIANTKIT_INLINE constexpr void keep(const T& value) {
    if (!std::is_constant_evaluated()) {
#if defined(__GNUC__) || defined(__clang__)
        asm volatile("" : : "m"(value)); // reads it, and nothing else
#else
        static const volatile T* kept = nullptr;
        kept = &value;
#endif
    }
}

// The last ply in functions of their own: they are entered for most nodes, and must not carry the weight of the others.
template <color Side, class Rules>
VARIANTKIT_FLATTEN constexpr std::uint64_t play_last_ply(const position<Rules>& position) {
    std::uint64_t nodes = 0;
    const auto ticked = ticked_of<Side>(position);
    for_each_move_of<Side>(position, [&](const move_of<Rules>& move) VARIANTKIT_INLINE_LAMBDA {
        keep(play_of<Side>(position, ticked, move));
        ++nodes;
    });
    return nodes;
}

template <color Side, class Rules>
VARIANTKIT_INLINE constexpr std::uint64_t last_ply_of(const position<Rules>& position, counting how) {
    return how == counting::bulk ? counted_moves<Side>(position) : play_last_ply<Side>(position);
}

// From two plies on. How to count is asked at run time, so that the moves are compiled once for both.
template <color Side, class Rules>
VARIANTKIT_FLATTEN constexpr std::uint64_t perft_of(const position<Rules>& position, int depth, counting how) {
    std::uint64_t nodes = 0;
    const auto ticked = ticked_of<Side>(position);
    for_each_move_of<Side>(position, [&](const move_of<Rules>& move) VARIANTKIT_INLINE_LAMBDA {
        const auto next = play_of<Side>(position, ticked, move);
        nodes += depth == 2 ? last_ply_of<~Side>(next, how) : perft_of<~Side>(next, depth - 1, how);
    });
    return nodes;
}

template <color Side, class Rules>
constexpr std::uint64_t perft_from(const position<Rules>& position, int depth, counting how) {
    return depth == 1 ? last_ply_of<Side>(position, how) : perft_of<Side>(position, depth, how);
}

} // namespace detail

/// How many sequences of exactly `depth` legal moves there are.
template <counting How = counting::bulk, class Rules>
[[nodiscard]] constexpr std::uint64_t perft(const position<Rules>& position, int depth) {
    // g++ would try to evaluate a call with literal arguments while compiling, unless it sees that this could matter.
    if (std::is_constant_evaluated() ? depth <= 0 : depth < 1) return 1;
    return position.side_to_move() == color::white ? detail::perft_from<color::white>(position, depth, How)
                                                   : detail::perft_from<color::black>(position, depth, How);
}

/// The same by what every game has. Perft of a ruleset is faster, but has its own copy of the moves to be compiled;
/// this one shares them.
template <counting How = counting::bulk, game G>
[[nodiscard]] constexpr std::uint64_t perft_by_moves(const G& position, int depth) {
    if (std::is_constant_evaluated() ? depth <= 0 : depth < 1) return 1; // as above
    if constexpr (How == counting::bulk && requires { count_moves(position); }) {
        if (depth == 1) return count_moves(position);
    }
    std::uint64_t nodes = 0;
    for_each_move(position,
                  [&](const typename G::move& move) { nodes += perft_by_moves<How>(play(position, move), depth - 1); });
    return nodes;
}

/// The same for a game without rules of this library.
template <counting How = counting::bulk, game G>
[[nodiscard]] constexpr std::uint64_t perft(const G& position, int depth) {
    return perft_by_moves<How>(position, depth);
}

} // namespace variantkit
