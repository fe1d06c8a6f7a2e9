/// \file
/// The law of check where captures explode.
#pragma once

#include <cstdint>

#include <variantkit/rules/royal.hpp>

namespace variantkit {

/// A guard that plays every move out and looks at both royal pieces.
template <class Position, color Side>
struct explosion_guard {
    using set = typename Position::set;
    set bound = set::all();
    set targets = set::all();

    /// The first action of the turn must be the one by which pieces displace each other.
    template <class Kind>
    [[nodiscard]] constexpr set filter(const Position& position, square from, const set& candidates) const {
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<Kind>);
        set allowed = candidates;
        for (square to : candidates) {
            if (!permits<Side>(position, piece_move{from, to, kind, kind, 0})) allowed.erase(to);
        }
        return allowed;
    }

    template <color, class Move>
    [[nodiscard]] VARIANTKIT_NOINLINE constexpr bool permits(const Position& position, const Move& move) const {
        Position next = position;
        Position::rules::turn::template apply<Side>(next, position, move);
        const set own = detail::royal_squares<Side>(next);
        const set enemy = detail::royal_squares<~Side>(next);
        if (own.empty()) return false;
        if (enemy.empty() || neighbours<typename Position::board>(own.first()).intersects(enemy)) return true;
        return !royal_attacked<Side>(next);
    }
};

/// One's own royal piece may not explode, nor be left attacked; but to explode the enemy's is always allowed, and royal
/// pieces that stand next to each other are safe, for neither side can capture without losing its own.
struct explosion_safe {
    template <color Side, class Position>
    [[nodiscard]] static constexpr auto guard(const Position&) {
        return explosion_guard<Position, Side>{};
    }
};

} // namespace variantkit
