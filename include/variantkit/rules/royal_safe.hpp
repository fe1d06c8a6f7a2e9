/// \file
/// The law of check: no move may leave one's own royal piece to be captured.
#pragma once

#include <cstdint>
#include <string>

#include <variantkit/rules/attacks.hpp>
#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/piece_moves.hpp>
#include <variantkit/rules/starting_array.hpp>

namespace variantkit {

namespace detail {

/// The squares of a side's royal pieces.
template <color Side, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr typename Position::set royal_squares(const Position& position) {
    typename Position::set royals;
    for_each_type(typename Position::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
        if constexpr (is_royal<Kind>) royals |= position.template pieces<Kind, Side>();
    });
    return royals;
}

/// Whether a side could capture what stands on a square, were it its turn.
template <color Side, class Position>
[[nodiscard]] constexpr bool can_capture(const Position& position, square target) {
    const auto movable = mobility_of<typename Position::rules>::template movable<Side>(position);
    bool found = false;
    for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
        if (!found) found = attackers<Side, Kind>(position, target).intersects(movable);
    });
    return found;
}

template <class Kinds>
inline constexpr bool all_capture_by_replacement = false;
template <class... Kind>
inline constexpr bool all_capture_by_replacement<type_list<Kind...>> = (captures_by_replacement<Kind> && ...);

} // namespace detail

/// Whether a side's royal piece could be captured, were it the other side's turn.
template <color Side, class Position>
[[nodiscard]] constexpr bool royal_attacked(const Position& position) {
    bool attacked = false;
    detail::for_each_square(detail::royal_squares<Side>(position), [&](square royal) {
        attacked = attacked || detail::can_capture<~Side>(position, royal);
    });
    return attacked;
}

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
    [[nodiscard]] constexpr bool permits(const Position& position, const Move& move) const {
        Position next = position;
        Position::rules::turn::template apply<Side>(next, position, move);
        return !royal_attacked<Side>(next);
    }
};

/// A guard for armies that capture by replacement: what gives check, what is pinned, where the king may not go.
template <class Position, color Side>
struct mask_guard {
    using board = typename Position::board;
    using set = typename Position::set;
    set bound{};               ///< the royal piece and what is pinned to it
    set targets = set::all();  ///< in check: the checker and the squares that block it
    set danger{};              ///< where the enemy reaches, the royal piece taken off
    square royal{};

    template <class Kind>
    [[nodiscard]] VARIANTKIT_INLINE constexpr set filter(const Position&, square from, const set& candidates) const {
        if constexpr (is_royal<Kind>) {
            return candidates - danger;
        } else {
            return candidates & targets & line_through<board>(royal, from);
        }
    }
    template <color, class Move>
    [[nodiscard]] constexpr bool permits(const Position& position, const Move& move) const {
        return asking_guard<Position, Side>{}.template permits<Side>(position, move);
    }
};

/// One's own royal piece may not be left where the enemy could capture it (FIDE 3.9). At most one royal piece a side;
/// a side without one is free.
struct royal_safe {
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto guard(const Position& position) {
        using rules = typename Position::rules;
        using board = typename Position::board;
        using set = typename Position::set;
        if constexpr (detail::all_capture_by_replacement<typename Position::army::kinds> &&
                      std::same_as<mobility_of<rules>, every_piece_moves> && rays_are_monotone<board>()) {
            mask_guard<Position, Side> guard;
            const set royals = detail::royal_squares<Side>(position);
            if (royals.empty()) return guard;
            guard.royal = royals.first();
            guard.bound = royals;
            const set occupied = position.occupied();
            guard.danger = detail::attacked_squares<~Side>(position, occupied - royals);
            for_each_type(detail::attack_atoms_of<typename Position::army>{}, [&]<class Atom>() VARIANTKIT_INLINE_LAMBDA {
                const set wielders = detail::wielders<Atom, ~Side>(position);
                if constexpr (Atom::is_slide) {
                    const set& own = position.template pieces<Side>();
                    set snipers = Atom::template sources<~Side, board>(guard.royal, position.template pieces<~Side>()) & wielders;
                    while (!snipers.empty()) {
                        const square sniper = snipers.take_first();
                        const set crossed = between<board>(guard.royal, sniper);
                        const set blockers = crossed & own;
                        if (blockers.empty()) {
                            guard.targets &= crossed | set{sniper};
                        } else if (!blockers.several()) {
                            guard.bound |= blockers;
                        }
                    }
                } else {
                    detail::for_each_square(Atom::template sources<~Side, board>(guard.royal, occupied) & wielders,
                                            [&](square checker) VARIANTKIT_INLINE_LAMBDA { guard.targets &= set{checker}; });
                }
            });
            return guard;
        } else {
            return asking_guard<Position, Side>{};
        }
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr bool in_check(const Position& position) {
        return royal_attacked<Side>(position);
    }

    /// Not as many royal pieces as the array has; a royal piece that the side to move could capture.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        std::string found;
        for (const color side : {color::white, color::black}) {
            for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
                if constexpr (is_royal<Kind>) {
                    const int wanted = detail::array_of<Position>.template pieces<Kind>(side).count();
                    const int there = position.template pieces<Kind>(side).count();
                    if (found.empty() && wanted != there) found = miscount(side, Kind::name, there, wanted);
                }
            });
        }
        if (!found.empty()) return found;
        return position.side_to_move() == color::white ? exposure<color::black>(position) : exposure<color::white>(position);
    }

    /// "leaves your king on e1 to be captured by the bishop on b4"; "" when the move is safe.
    template <color Side, class Position, class Move>
    [[nodiscard]] static std::string refusal(const Position& position, const Move& move) {
        Position next = position;
        Position::rules::turn::template apply<Side>(next, position, move);
        for (square royal : detail::royal_squares<Side>(next)) {
            const square attacker = any_attacker<~Side>(next, royal);
            if (!attacker.exists()) continue;
            return "leaves your " + detail::piece_there(next, royal).substr(4) + " to be captured by " +
                   detail::piece_there(next, attacker);
        }
        return {};
    }

private:
    [[nodiscard]] static std::string miscount(color side, std::string_view name, int there, int wanted) {
        std::string text = std::string{name_of(side)} + " has ";
        if (there == 0) return text + "no " + std::string{name};
        text += std::to_string(there) + " " + std::string{name} + (there == 1 ? "" : "s");
        return wanted == 1 ? text : text + " instead of " + std::to_string(wanted);
    }

    /// A piece of `Side` that could capture what stands on a square; none when there is none.
    template <color Side, class Position>
    [[nodiscard]] static square any_attacker(const Position& position, square target) {
        const auto movable = mobility_of<typename Position::rules>::template movable<Side>(position);
        square found;
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
            if (found.exists()) return;
            const auto capturing = attackers<Side, Kind>(position, target) & movable;
            if (!capturing.empty()) found = capturing.first();
        });
        return found;
    }

    /// The royal piece of `Side`, whose turn it is not, that could be captured; "" when none could.
    template <color Side, class Position>
    [[nodiscard]] static std::string exposure(const Position& position) {
        for (square royal : detail::royal_squares<Side>(position)) {
            if (!any_attacker<~Side>(position, royal).exists()) continue;
            return std::string{name_of(Side)} + "'s " + detail::piece_there(position, royal).substr(4) + " could be captured at once";
        }
        return {};
    }
};

} // namespace variantkit
