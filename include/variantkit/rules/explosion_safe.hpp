/// \file
/// The law of check where captures explode.
#pragma once

#include <cstdint>

#include <variantkit/config.hpp>
#include <variantkit/rules/asking_guard.hpp>
#include <variantkit/rules/lines_to.hpp>
#include <variantkit/rules/royal.hpp>

namespace variantkit {

/// The own royal piece stands, and is safe, or stands next to the enemy's, or the enemy's is gone.
struct own_royal_outlasts {
    /// Whether a move of `Side` has kept the law.
    template <color Side, class Position>
    [[nodiscard]] static constexpr bool keeps(const Position& next) {
        const auto own = detail::royal_squares<Side>(next);
        const auto enemy = detail::royal_squares<~Side>(next);
        if (own.empty()) return false;
        if (enemy.empty() || neighbours<typename Position::board>(own.first()).intersects(enemy)) return true;
        return !royal_attacked<Side>(next);
    }
};

/// That law by masks. Where no line to the own royal piece can open, an explosion is judged by what it reaches.
template <class Position, color Side>
struct explosion_masks {
    using board = typename Position::board;
    using set = typename Position::set;
    set bound = set::all();
    set targets = set::all();
    set safe = set::all(); ///< in check: the squares that block it
    set pinned{};          ///< own pieces that stand alone between the own royal piece and a sliding enemy
    set shields{};         ///< all pieces that stand between them
    set own_blast{};       ///< squares on which an explosion reaches the own royal piece
    set enemy_blast{};     ///< and the enemy's
    square royal{};
    bool touching = false; ///< the royal pieces stand next to each other

    template <class Kind>
    [[nodiscard]] VARIANTKIT_INLINE constexpr set filter(const Position& position, square from,
                                                         const set& candidates) const {
        if constexpr (is_royal<Kind>) {
            return asked<Kind>(position, from, candidates);
        } else {
            set quiet = candidates - position.occupied();
            if (!touching) {
                quiet &= safe;
                if (pinned.contains(from)) quiet &= line_through<board>(royal, from);
            }
            set taking = (candidates & position.occupied()) - own_blast;
            if (taking.empty()) return quiet;
            set doubtful = taking - enemy_blast;
            if (touching) doubtful = set{}; // they stay so: whoever explodes stands next to neither
            if (!doubtful.empty()) taking = (taking - doubtful) | judged<Kind>(position, from, doubtful);
            return quiet | taking;
        }
    }
    template <color, class Move>
    [[nodiscard]] constexpr bool permits(const Position& position, const Move& move) const {
        return asking_guard<own_royal_outlasts, Position, Side>{}.template permits<Side>(position, move);
    }

private:
    template <class Kind>
    [[nodiscard]] VARIANTKIT_FLATTEN constexpr set asked(const Position& position, square from,
                                                         const set& candidates) const {
        return asking_guard<own_royal_outlasts, Position, Side>{}.template filter<Kind>(position, from, candidates);
    }

    /// Explosions that reach neither royal piece.
    template <class Kind>
    [[nodiscard]] VARIANTKIT_INLINE constexpr set judged(const Position& position, square from,
                                                         const set& captures) const {
        if (safe != set::all() || shields.contains(from)) return asked<Kind>(position, from, captures);
        set allowed = captures;
        detail::for_each_square(captures, [&](square to) VARIANTKIT_INLINE_LAMBDA {
            if (!(neighbours<board>(to) | set{to}).intersects(shields)) return;
            allowed = (allowed - set{to}) | asked<Kind>(position, from, set{to});
        });
        return allowed;
    }
};

/// One's own royal piece may not explode, nor be left attacked; but to explode the enemy's is always allowed, and royal
/// pieces that stand next to each other are safe, for neither side can capture without losing its own.
struct explosion_safe {
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto guard(const Position& position) {
        if constexpr (detail::masks_tell_attacks<Position>()) {
            return masks<Side>(position);
        } else {
            static_cast<void>(position);
            return asking_guard<own_royal_outlasts, Position, Side>{};
        }
    }

private:
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr explosion_masks<Position, Side> masks(const Position& position) {
        using board = typename Position::board;
        using set = typename Position::set;
        explosion_masks<Position, Side> guard;
        const set royals = detail::royal_squares<Side>(position);
        if (royals.empty()) return guard;
        guard.royal = royals.first();
        guard.own_blast = neighbours<board>(guard.royal);
        const set enemy = detail::royal_squares<~Side>(position);
        if (!enemy.empty()) guard.enemy_blast = neighbours<board>(enemy.first()) | enemy;
        guard.touching = guard.own_blast.intersects(enemy);
        detail::for_each_line_to<~Side>(position, guard.royal, set{},
                                        [&](square, const set& crossed) VARIANTKIT_INLINE_LAMBDA {
                                            const set blockers = crossed & position.occupied();
                                            guard.shields |= blockers;
                                            if (blockers.empty()) {
                                                guard.safe &= crossed;
                                            } else if (!blockers.several()) {
                                                guard.pinned |= blockers;
                                            }
                                        });
        if (!detail::leapers_to<~Side>(position, guard.royal).empty()) guard.safe = set{};
        return guard;
    }
};

} // namespace variantkit
