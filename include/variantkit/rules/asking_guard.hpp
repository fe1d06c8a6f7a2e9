/// \file
/// Royal safety by trying: right for every ruleset, the measure of all faster ways.
#pragma once

#include <cstdint>

#include <variantkit/config.hpp>
#include <variantkit/rules/royal.hpp>

namespace variantkit {

/// A guard that plays every move out and asks whether the royal piece could then be captured.
template <class Position, color Side>
struct asking_guard {
    using set = typename Position::set;
    set bound = set::all();
    set targets = set::all();

    template <class Kind>
    [[nodiscard]] constexpr set filter(const Position& position, square from, const set& candidates) const {
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<Kind>);
        set allowed;
        for (square to : candidates) {
            Position next = position;
            piece_moves::apply<Side>(next, position, piece_move{from, to, kind, kind, 0});
            if (!royal_attacked<Side>(next)) allowed.insert(to);
        }
        return allowed;
    }
    template <color, class Move>
    [[nodiscard]] VARIANTKIT_FLATTEN constexpr bool permits(const Position& position, const Move& move) const {
        Position next = position;
        Position::rules::turn::template apply<Side>(next, position, move);
        return !royal_attacked<Side>(next);
    }
};

} // namespace variantkit
