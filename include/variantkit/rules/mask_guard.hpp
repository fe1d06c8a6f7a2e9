/// \file
/// Royal safety by masks: checks, pins and attacked squares, found once for all moves.
#pragma once

#include <variantkit/rules/asking_guard.hpp>
#include <variantkit/rules/attacks.hpp>
#include <variantkit/rules/lines_to.hpp>

namespace variantkit {

/// A guard for armies that capture by replacement: what gives check, what is pinned, where the king may not go.
template <class Position, color Side>
struct mask_guard {
    using board = typename Position::board;
    using set = typename Position::set;
    static constexpr bool binds_few = true;
    set bound{};              ///< the royal piece and what is pinned to it
    set targets = set::all(); ///< in check: the checker and the squares that block it
    set danger{};             ///< where the enemy reaches, the royal piece taken off
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
        return asking_guard<own_royal_is_safe, Position, Side>{}.template permits<Side>(position, move);
    }
};

/// Works the masks out for `Side`, whose turn it is. At most one royal piece a side.
template <color Side, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr mask_guard<Position, Side> find_masks(const Position& position) {
    using set = typename Position::set;
    mask_guard<Position, Side> guard;
    const set royals = detail::royal_squares<Side>(position);
    if (royals.empty()) return guard;
    guard.royal = royals.first();
    guard.bound = royals;
    const set occupied = position.occupied();
    guard.danger = detail::attacked_squares<~Side>(position, occupied - royals);
    const set& own = position.template pieces<Side>();
    detail::for_each_line_to<~Side>(position, guard.royal, position.template pieces<~Side>(),
                                    [&](square sniper, const set& crossed) VARIANTKIT_INLINE_LAMBDA {
                                        const set blockers = crossed & own;
                                        if (blockers.empty()) {
                                            guard.targets &= crossed | set{sniper};
                                        } else if (!blockers.several()) {
                                            guard.bound |= blockers;
                                        }
                                    });
    detail::for_each_square(detail::leapers_to<~Side>(position, guard.royal),
                            [&](square checker) VARIANTKIT_INLINE_LAMBDA { guard.targets &= set{checker}; });
    return guard;
}

} // namespace variantkit
