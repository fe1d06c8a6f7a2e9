/// \file
/// Royal safety by masks where two squares may share several lines.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include <variantkit/rules/asking_guard.hpp>
#include <variantkit/rules/attacks.hpp>

namespace variantkit {

namespace detail {

/// Whether all slides of some atomic movements say along which ways they go.
template <class Board, class Atoms>
inline constexpr bool all_slides_name_ways = false;
template <class Board, class... Atom>
inline constexpr bool all_slides_name_ways<Board, type_list<Atom...>> =
    ((!Atom::is_slide || requires { Atom::template ways<Board>; }) && ...);

template <class Board, class Atom>
[[nodiscard]] constexpr std::size_t way_count() {
    if constexpr (Atom::is_slide) {
        return Atom::template ways<Board>.size();
    } else {
        return 0;
    }
}

/// How many pins there can be: one a way to the royal piece, for each of some atomic movements that slide.
template <class Board, class Atoms>
inline constexpr std::size_t most_pins = 0;
template <class Board, class... Atom>
inline constexpr std::size_t most_pins<Board, type_list<Atom...>> = (std::size_t{0} + ... + way_count<Board, Atom>());

} // namespace detail

/// As `mask_guard`, for boards on which a piece may be pinned along several lines, and by several enemies: what each
/// pin leaves to it is kept.
template <class Position, color Side>
struct pin_guard {
    using set = typename Position::set;

    /// A piece that must stay on some squares.
    struct pin {
        square piece; ///< which one
        set allowed;  ///< where it may go
    };

    set bound{};              ///< the royal piece and what is pinned to it
    set targets = set::all(); ///< in check: the checker and the squares that block it
    set danger{};             ///< where the enemy reaches, the royal piece taken off
    /// What the pins leave; a piece may have several.
    std::array<pin, detail::most_pins<typename Position::board, detail::attack_atoms_of<typename Position::army>>>
        pins{};
    std::size_t pin_count = 0; ///< how many pins there are

    template <class Kind>
    [[nodiscard]] constexpr set filter(const Position&, square from, const set& candidates) const {
        if constexpr (is_royal<Kind>) {
            return candidates - danger;
        } else {
            set allowed = candidates & targets;
            for (std::size_t i = 0; i < pin_count; ++i) {
                if (pins[i].piece == from) allowed &= pins[i].allowed;
            }
            return allowed;
        }
    }
    template <color, class Move>
    [[nodiscard]] constexpr bool permits(const Position& position, const Move& move) const {
        return asking_guard<own_royal_is_safe, Position, Side>{}.template permits<Side>(position, move);
    }
};

namespace detail {

/// Calls `f(crossed, sniper)` for each way on which a piece of `enemies` that slides as `Atom` aims at a square over
/// others than enemies.
template <class Atom, class Set, class F>
constexpr void for_each_aim(square target, const Set& enemies, const Set& wielders, F&& f) {
    using board = typename Set::board;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        const auto look = [&]<direction Way>() {
            const Set seen = slide<Way>(target, enemies);
            const Set sniper = seen & wielders;
            if (!sniper.empty()) f(seen - sniper, sniper);
        };
        (look.template operator()<Atom::template ways<board>[I]>(), ...);
    }(std::make_index_sequence<Atom::template ways<board>.size()>{});
}

} // namespace detail

/// Works out checks, pins and attacked squares for `Side`, whose turn it is. At most one royal piece a side.
template <color Side, class Position>
[[nodiscard]] constexpr pin_guard<Position, Side> find_pins(const Position& position) {
    using board = typename Position::board;
    using set = typename Position::set;
    pin_guard<Position, Side> guard;
    const set royals = detail::royal_squares<Side>(position);
    if (royals.empty()) return guard;
    const square royal = royals.first();
    const set& own = position.template pieces<Side>();
    const set& enemies = position.template pieces<~Side>();
    guard.bound = royals;
    guard.danger = detail::attacked_squares<~Side>(position, position.occupied() - royals);
    for_each_type(detail::attack_atoms_of<typename Position::army>{}, [&]<class Atom>() {
        const set wielders = detail::wielders<Atom, ~Side>(position);
        if constexpr (Atom::is_slide) {
            if (!Atom::template sources<~Side, board>(royal, enemies).intersects(wielders)) return;
            detail::for_each_aim<Atom>(royal, enemies, wielders, [&](const set& crossed, const set& sniper) {
                const set blockers = crossed & own;
                if (blockers.empty()) {
                    guard.targets &= crossed | sniper;
                } else if (!blockers.several()) {
                    guard.bound |= blockers;
                    guard.pins[guard.pin_count++] = {blockers.first(), crossed | sniper};
                }
            });
        } else {
            for (square checker : Atom::template sources<~Side, board>(royal, position.occupied()) & wielders)
                guard.targets &= set{checker};
        }
    });
    return guard;
}

} // namespace variantkit
