/// \file
/// Laws by trying: right for every ruleset, the measure of all faster ways.
#pragma once

#include <cstdint>

#include <variantkit/config.hpp>
#include <variantkit/rules/royal.hpp>

namespace variantkit {

namespace detail {

/// Whether pieces displace each other by another action than `piece_moves`: it is the first of the turn then.
template <class Turn>
inline constexpr bool displaces_otherwise = false;
template <class Turn>
    requires requires { typename Turn::parts; }
inline constexpr bool displaces_otherwise<Turn> = !list_contains<piece_moves, typename Turn::parts>;

} // namespace detail

/// A guard that plays every move out and asks a law about the position that comes of it: `Law::keeps<Side>(next)`, the
/// turn in it still being that of `Side`.
template <class Law, class Position, color Side>
struct asking_guard {
    using set = typename Position::set;
    set bound = set::all();
    set targets = set::all();

    template <class Kind>
    [[nodiscard]] constexpr set filter(const Position& position, square from, const set& candidates) const {
        using turn = typename Position::rules::turn;
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<Kind>);
        set allowed;
        for (square to : candidates) {
            const piece_move move{from, to, kind, kind, 0};
            Position next = position;
            if constexpr (detail::displaces_otherwise<turn>) {
                turn::template apply<Side>(next, position, move);
            } else {
                piece_moves::apply<Side>(next, position, move);
            }
            if (Law::template keeps<Side>(next)) allowed.insert(to);
        }
        return allowed;
    }

    template <color, class Move>
    [[nodiscard]] VARIANTKIT_FLATTEN constexpr bool permits(const Position& position, const Move& move) const {
        Position next = position;
        Position::rules::turn::template apply<Side>(next, position, move);
        return Law::template keeps<Side>(next);
    }
};

/// The law of check: one's own royal piece cannot be captured.
struct own_royal_is_safe {
    /// Whether a move of `Side` has kept the law.
    template <color Side, class Position>
    [[nodiscard]] static constexpr bool keeps(const Position& next) {
        return !royal_attacked<Side>(next);
    }
};

} // namespace variantkit
