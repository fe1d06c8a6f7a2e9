/// \file
/// The law that nobody may give check.
#pragma once

#include <variantkit/rules/royal.hpp>

namespace variantkit {

/// A guard that plays every move out and asks whether the enemy's royal piece could then be captured.
template <class Position, color Side>
struct peaceful_guard {
    using set = typename Position::set;
    set bound = set::all();
    set targets = set::all();

    template <class Kind>
    [[nodiscard]] constexpr set filter(const Position& position, square from, const set& candidates) const {
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<Kind>);
        set allowed = candidates;
        for (square to : candidates) {
            Position next = position;
            piece_moves::apply<Side>(next, position, piece_move{from, to, kind, kind, 0});
            if (royal_attacked<~Side>(next)) allowed.erase(to);
        }
        return allowed;
    }
    template <color, class Move>
    [[nodiscard]] constexpr bool permits(const Position& position, const Move& move) const {
        Position next = position;
        Position::rules::turn::template apply<Side>(next, position, move);
        return !royal_attacked<~Side>(next);
    }
};

/// No move may attack the enemy's royal piece.
struct gives_no_check {
    template <color Side, class Position>
    [[nodiscard]] static constexpr auto guard(const Position&) {
        return peaceful_guard<Position, Side>{};
    }
};

} // namespace variantkit
