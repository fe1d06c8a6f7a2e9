/// \file
/// The law that nobody may give check.
#pragma once

#include <array>
#include <cstddef>

#include <variantkit/rules/asking_guard.hpp>
#include <variantkit/rules/lines_to.hpp>
#include <variantkit/rules/promotion.hpp>
#include <variantkit/rules/royal.hpp>

namespace variantkit {

/// The enemy's royal piece is not in check.
struct enemy_royal_is_safe {
    /// Whether a move of `Side` has kept the law.
    template <color Side, class Position>
    [[nodiscard]] static constexpr bool keeps(const Position& next) {
        return !royal_attacked<~Side>(next);
    }
};

/// That law by masks: from where each kind gives check, and which pieces would uncover one. That no piece of `Side`
/// gives check already is taken for granted.
template <class Position, color Side>
struct peaceful_masks {
    using board = typename Position::board;
    using set = typename Position::set;
    set bound = set::all();
    set targets = set::all();
    std::array<set, std::size_t(Position::army::size)> checking{}; ///< by kinds: arrivals that give check
    set shields{}; ///< own pieces that stand alone between an own sliding piece and the enemy's royal piece
    square royal{};

    template <class Kind>
    [[nodiscard]] VARIANTKIT_INLINE constexpr set filter(const Position&, square from, const set& candidates) const {
        const set allowed = candidates - checking[Position::army::template index<Kind>];
        return shields.contains(from) ? allowed & line_through<board>(royal, from) : allowed;
    }
    template <color, class Move>
    [[nodiscard]] constexpr bool permits(const Position& position, const Move& move) const {
        return asking_guard<enemy_royal_is_safe, Position, Side>{}.template permits<Side>(position, move);
    }
};

/// No move may attack the enemy's royal piece. At most one royal piece a side.
struct gives_no_check {
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto guard(const Position& position) {
        using rules = typename Position::rules;
        if constexpr (detail::masks_tell_attacks<Position>() && std::is_same_v<promotion_of<rules>, no_promotion>) {
            return masks<Side>(position);
        } else {
            static_cast<void>(position);
            return asking_guard<enemy_royal_is_safe, Position, Side>{};
        }
    }

private:
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr peaceful_masks<Position, Side> masks(const Position& position) {
        using board = typename Position::board;
        using army = typename Position::army;
        using set = typename Position::set;
        peaceful_masks<Position, Side> guard;
        const set royals = detail::royal_squares<~Side>(position);
        if (royals.empty()) return guard;
        guard.royal = royals.first();
        for_each_type(detail::attack_atoms_of<army>{}, [&]<class Atom>() VARIANTKIT_INLINE_LAMBDA {
            const set from = Atom::template sources<Side, board>(guard.royal, position.occupied());
            for_each_type(typename army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
                if constexpr (list_contains<Atom, typename capture_movement_of<Kind>::atoms>) {
                    guard.checking[army::template index<Kind>] |= from;
                }
            });
        });
        const set& own = position.template pieces<Side>();
        detail::for_each_line_to<Side>(position, guard.royal, position.template pieces<~Side>(),
                                       [&](square, const set& crossed) VARIANTKIT_INLINE_LAMBDA {
                                           const set blockers = crossed & own;
                                           if (!blockers.several()) guard.shields |= blockers;
                                       });
        return guard;
    }
};

} // namespace variantkit
