/// \file
/// What a legality policy is, and the one that forbids nothing.
#pragma once

#include <variantkit/board/square.hpp>
#include <variantkit/config.hpp>
#include <variantkit/piece/color.hpp>

namespace variantkit {

/// A guard that lets everything pass.
///
/// A guard is what a legality policy works out once for a position, to answer for all moves:
/// - `bound`: own pieces whose moves need a closer look;
/// - `targets`: where all other pieces may arrive, unlooked-at;
/// - `filter<Kind>(position, from, arrivals)`: which arrivals of a bound piece are allowed;
/// - `permits<Side>(position, move)`: whether a move that is no simple displacement is allowed.
/// Optional: `binds_few`, where only the royal piece and what is pinned to it are bound: the others are counted apart.
template <class Set>
struct open_guard {
    Set bound{};
    Set targets = Set::all();

    template <class Kind, class Position>
    [[nodiscard]] constexpr Set filter(const Position&, square, const Set& candidates) const {
        return candidates;
    }
    template <color Side, class Position, class Move>
    [[nodiscard]] constexpr bool permits(const Position&, const Move&) const {
        return true;
    }
};

/// The same where nothing will ever be forbidden: the compiler knows that no piece is bound.
template <class Set>
struct no_guard {
    static constexpr bool forbids_nothing = true;
    static constexpr Set bound{};
    static constexpr Set targets = Set::all();

    template <class Kind, class Position>
    [[nodiscard]] VARIANTKIT_INLINE constexpr Set filter(const Position&, square, const Set& candidates) const {
        return candidates;
    }
    template <color Side, class Position, class Move>
    [[nodiscard]] VARIANTKIT_INLINE constexpr bool permits(const Position&, const Move&) const {
        return true;
    }
};

/// What is left of a guard for pieces that it does not bind: see `binds_few`.
template <class Set>
struct targets_guard {
    static constexpr bool binds_nothing = true;
    static constexpr Set bound{};
    Set targets = Set::all();
};

/// The legality policy of games in which whatever pieces can do may be done.
///
/// A legality policy judges either single moves or the set of all moves.
/// - Of single moves: provide `guard<Side>(position)`, see `open_guard`.
/// - Of the set: see `unambiguous`.
/// Either may say what it means in the plainest way, `select<Side>(position, candidates)`: keeps the legal ones of a
/// list of moves (see `keep_legal`). The check kit proves that the fast way says the same.
struct every_move {
    template <color Side, class Position>
    [[nodiscard]] static constexpr auto guard(const Position&) {
        return no_guard<typename Position::set>{};
    }
};

} // namespace variantkit
