/// \file
/// Royal safety by a gate: which moves could endanger the royal piece at all.
#pragma once

#include <cstdint>

#include <variantkit/config.hpp>
#include <variantkit/rules/asking_guard.hpp>

namespace variantkit {

namespace detail {

/// Whether the captures of all kinds and the mobility policy say what their threats depend on.
template <class Position, class Kinds = typename Position::army::kinds>
inline constexpr bool names_exposure = false;
template <class Position, class... Kind>
inline constexpr bool names_exposure<Position, type_list<Kind...>> =
    (requires(const Position& position, square at) {
        capture_of<Kind>::template exposure<color::white, Kind>(position, at, at);
    } && ...) && requires(const Position& position) {
        mobility_of<typename Position::rules>::template exposure<color::white>(position);
    };

} // namespace detail

/// A guard for armies whose capture policies tell what their threats depend on. A move of another piece than the royal
/// one can endanger that only by emptying a square: the one it leaves, or one from which it captures. Where none of
/// the squares that matter is emptied, the move is allowed unlooked-at; the others are played out.
template <class Position, color Side>
struct gate_guard {
    using set = typename Position::set;
    set bound{};
    set targets = set::all();
    set exposed{};         ///< the squares whose emptying may endanger the royal piece
    bool in_check = false; ///< the royal piece could be captured now: every move must be looked at

    template <class Kind>
    [[nodiscard]] VARIANTKIT_FLATTEN constexpr set filter(const Position& position, square from,
                                                          const set& candidates) const {
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<Kind>);
        const bool ask_always = is_royal<Kind> || in_check || exposed.contains(from);
        set allowed = candidates;
        for (square to : candidates) {
            if (!ask_always && !captured_by<Side, Kind>(position, from, to).intersects(exposed)) continue;
            if (endangers(position, piece_move{from, to, kind, kind, 0})) allowed.erase(to);
        }
        return allowed;
    }

    /// Whether the royal piece could be captured after a displacement.
    [[nodiscard]] VARIANTKIT_FLATTEN static constexpr bool endangers(const Position& position, const piece_move& move) {
        Position next = position;
        piece_moves::apply<Side>(next, position, move);
        return royal_attacked<Side>(next);
    }

    template <color, class Move>
    [[nodiscard]] constexpr bool permits(const Position& position, const Move& move) const {
        return asking_guard<own_royal_is_safe, Position, Side>{}.template permits<Side>(position, move);
    }
};

/// Works the gate out for `Side`, whose turn it is.
template <color Side, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr gate_guard<Position, Side> find_gate(const Position& position) {
    using mobility = mobility_of<typename Position::rules>;
    gate_guard<Position, Side> gate;
    const auto royals = detail::royal_squares<Side>(position);
    if (royals.empty()) return gate;
    detail::for_each_square(royals, [&](square royal) VARIANTKIT_INLINE_LAMBDA {
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            const auto pieces = suspects<~Side, Kind>(position, position.template pieces<Kind, ~Side>(), royal);
            if (!pieces.empty()) add_exposure<~Side, Kind>(gate, position, pieces, royal);
        });
    });
    gate.exposed |= mobility::template exposure<~Side>(position);
    gate.bound = gate.in_check || gate.exposed.intersects(position.template pieces<~Side>())
                     ? position.template pieces<Side>()
                     : royals | (gate.exposed & position.template pieces<Side>());
    return gate;
}

/// Adds what the threats of some pieces of `Enemy` to a royal piece depend on.
template <color Enemy, class Kind, class Position>
VARIANTKIT_FLATTEN constexpr void add_exposure(gate_guard<Position, ~Enemy>& gate, const Position& position,
                                               const typename Position::set& pieces, square royal) {
    const auto movable = mobility_of<typename Position::rules>::template movable<Enemy>(position);
    for (square from : pieces) {
        if (movable.contains(from) && threatens<Enemy, Kind>(position, from, royal)) gate.in_check = true;
        gate.exposed |= capture_of<Kind>::template exposure<Enemy, Kind>(position, from, royal);
    }
}

} // namespace variantkit
