/// \file
/// What a capture policy is, and the one that Chess uses.
#pragma once

#include <variantkit/config.hpp>
#include <variantkit/piece/army.hpp>
#include <variantkit/rules/offers.hpp>

namespace variantkit {

/// Chess's way to capture: by taking the place of an enemy piece.
///
/// A capture policy says what a move takes of the enemy's pieces. Provide
/// - `captured<Side>(position, from, to, victims)`: those of `victims` that are taken when the piece of `Side` that
///   stands on `from` has arrived on `to`; judged before anything is taken off.
/// - `optional_members`: which of the following it has (`offers<>` when none).
/// Optional:
/// - `reach<Side, Kind>(position, from, victims)`: arrivals that only capturing opens to a piece that moves as `Kind`
///   (a victim's square, a square behind one); a policy without it captures by the way, on ordinary moves;
/// - `ways_to_take<Side>(position, from, target)`: the squares by arriving on which a piece from `from` would take
///   what stands on `target`, whether it can get there or not. It makes questions of check cheap; without it all moves
///   are tried.
/// - `suspects<Side, Kind>(position, pieces, target)`: those of `pieces` that threaten `target`, or could if other
///   squares than theirs and the target's were emptied; all of them when absent.
/// - `exposure<Side, Kind>(position, from, target)`: occupied squares of which one at least must be emptied before the
///   piece on `from` can threaten `target`, given that it does not yet. With it (and the same of the mobility policy)
///   most moves need not be looked at for royal safety. Only for ways to capture that a piece arriving, of either side,
///   never makes possible for the other side;
/// - `keeps_place = true`: a piece that captures stays where it was (not to be announced).
struct by_replacement {
    using optional_members = offers<"reach", "ways_to_take", "suspects", "exposure">;

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position&, square, square to,
                                                                   const typename Position::set& victims) {
        return victims & typename Position::set{to};
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set reach(const Position& position, square from,
                                                                const typename Position::set& victims) {
        return reach_of<capture_movement_of<Kind>, Side, typename Position::board>(from, position.occupied()) & victims;
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position&, square, square target) {
        return typename Position::set{target};
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set
    suspects(const Position&, const typename Position::set& pieces, square target) {
        if constexpr (detail::any_leaves_lines<typename capture_movement_of<Kind>::atoms>) {
            return pieces; // a hurdle may already stand there
        } else {
            return pieces & sources_of<capture_movement_of<Kind>, Side, typename Position::board>(
                                target, typename Position::set{});
        }
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position, square from,
                                                                   square target) {
        return between<typename Position::board>(from, target) & position.occupied();
    }
};

/// Captures nothing.
struct captures_nothing {
    using optional_members = offers<"ways_to_take", "suspects", "exposure">;

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position&, square, square,
                                                                   const typename Position::set&) {
        return {};
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position&, square, square) {
        return {};
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set suspects(const Position&, const typename Position::set&,
                                                                   square) {
        return {};
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position&, square, square) {
        return {};
    }
};

namespace detail {

template <class Kind>
struct capture_of_trait {
    using type = by_replacement;
};
template <class Kind>
    requires requires { typename Kind::capture; }
struct capture_of_trait<Kind> {
    using type = typename Kind::capture;
};

} // namespace detail

/// How a kind captures.
template <piece_kind Kind>
using capture_of = typename detail::capture_of_trait<Kind>::type;

/// Whether a kind captures as Chess pieces do.
template <piece_kind Kind>
inline constexpr bool captures_by_replacement = std::same_as<capture_of<Kind>, by_replacement>;

/// Whether a piece of this kind stays where it is when it captures.
template <piece_kind Kind>
inline constexpr bool keeps_place = [] {
    if constexpr (requires { capture_of<Kind>::keeps_place; }) return capture_of<Kind>::keeps_place;
    return false;
}();

/// The squares a piece of `Kind` on `from` can arrive at, legality aside.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr typename Position::set arrivals(const Position& position, square from) {
    using board = typename Position::board;
    using capture = capture_of<Kind>;
    if constexpr (captures_by_replacement<Kind> && captures_as_it_moves<Kind>) {
        return reach_of<typename Kind::movement, Side, board>(from, position.occupied()) -
               position.template pieces<Side>();
    } else {
        const auto quiet =
            reach_of<typename Kind::movement, Side, board>(from, position.occupied()) - position.occupied();
        if constexpr (requires { capture::template reach<Side, Kind>(position, from, quiet); }) {
            return quiet | capture::template reach<Side, Kind>(position, from, position.template pieces<~Side>());
        } else {
            return quiet;
        }
    }
}

/// Those of them that lie on `targets`.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr typename Position::set arrivals_on(const Position& position, square from,
                                                                             const typename Position::set& targets) {
    if constexpr (captures_by_replacement<Kind> && captures_as_it_moves<Kind>) {
        // The second set is the same for all pieces.
        return reach_of<typename Kind::movement, Side, typename Position::board>(from, position.occupied()) &
               (targets - position.template pieces<Side>());
    } else {
        return arrivals<Side, Kind>(position, from) & targets;
    }
}

/// What a piece of `Kind` takes of the enemy's pieces by going from one square to another.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] constexpr typename Position::set captured_by(const Position& position, square from, square to) {
    return capture_of<Kind>::template captured<Side>(position, from, to, position.template pieces<~Side>());
}

/// Whether the piece of `Kind` on `from` could capture what stands on `target` next move, mobility aside: all its
/// arrivals are tried, whatever its way to capture offers to make that cheaper.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] VARIANTKIT_FLATTEN constexpr bool threatens_by_trying(const Position& position, square from,
                                                                    square target) {
    for (square to : arrivals<Side, Kind>(position, from)) {
        if (captured_by<Side, Kind>(position, from, to).contains(target)) return true;
    }
    return false;
}

/// Whether the piece of `Kind` on `from` could capture what stands on `target` next move, mobility aside.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] VARIANTKIT_FLATTEN constexpr bool threatens(const Position& position, square from, square target) {
    using capture = capture_of<Kind>;
    if constexpr (requires { capture::template ways_to_take<Side>(position, from, target); }) {
        const auto ways = capture::template ways_to_take<Side>(position, from, target);
        return !ways.empty() && ways.intersects(arrivals<Side, Kind>(position, from));
    } else {
        return threatens_by_trying<Side, Kind>(position, from, target);
    }
}

/// Those of some pieces of `Kind` that could be a threat to `target` if squares were emptied; see `by_replacement`.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr typename Position::set
suspects(const Position& position, const typename Position::set& pieces, square target) {
    using capture = capture_of<Kind>;
    if constexpr (requires { capture::template suspects<Side, Kind>(position, pieces, target); }) {
        return capture::template suspects<Side, Kind>(position, pieces, target);
    } else {
        return pieces;
    }
}

/// The pieces of `Kind` and `Side` that could capture what stands on `target` next move, mobility aside.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] constexpr typename Position::set attackers(const Position& position, square target) {
    const auto pieces = position.template pieces<Kind, Side>();
    if constexpr (captures_by_replacement<Kind>) {
        return pieces &
               sources_of<capture_movement_of<Kind>, Side, typename Position::board>(target, position.occupied());
    } else {
        typename Position::set found;
        for (square from : suspects<Side, Kind>(position, pieces, target)) {
            if (threatens<Side, Kind>(position, from, target)) found.insert(from);
        }
        return found;
    }
}

/// Whether one of `pieces` that is of `Kind` and `Side` could capture what stands on `target` next move.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] constexpr bool any_attacks(const Position& position, const typename Position::set& pieces,
                                         square target) {
    if constexpr (captures_by_replacement<Kind>) {
        return attackers<Side, Kind>(position, target).intersects(pieces);
    } else {
        for (square from : suspects<Side, Kind>(position, position.template pieces<Kind, Side>() & pieces, target)) {
            if (threatens<Side, Kind>(position, from, target)) return true;
        }
        return false;
    }
}

} // namespace variantkit
