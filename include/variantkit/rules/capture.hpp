/// \file
/// What a capture policy is, and the one that Chess uses.
#pragma once

#include <variantkit/piece/army.hpp>

namespace variantkit {

/// Chess's way to capture: by taking the place of an enemy piece.
///
/// A capture policy says what a move takes. For a piece of kind `Kind` and side `Side`, provide
/// - `captured<Side, Kind>(position, from, to)`: the squares that are emptied of enemy pieces when the piece that
///   stands on `from` has arrived on `to`; judged before anything is taken off.
/// Optional:
/// - `reach<Side, Kind>(position, from)`: arrivals that only capturing opens (an enemy's square, a square behind);
///   a policy without it captures by the way, on ordinary moves;
/// - `attackers<Side, Kind>(position, target)`: the pieces of that kind and side that could capture what stands on
///   `target` next move, mobility aside. Derived by trying all moves when absent.
struct by_replacement {
    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position& position, square, square to) {
        return position.template pieces<~Side>() & typename Position::set{to};
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set reach(const Position& position, square from) {
        return reach_of<capture_movement_of<Kind>, Side, typename Position::board>(from, position.occupied()) &
               position.template pieces<~Side>();
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set attackers(const Position& position, square target) {
        return sources_of<capture_movement_of<Kind>, Side, typename Position::board>(target, position.occupied()) &
               position.template pieces<Kind, Side>();
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

/// The squares a piece of `Kind` on `from` can arrive at, legality aside.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] constexpr typename Position::set arrivals(const Position& position, square from) {
    using board = typename Position::board;
    using capture = capture_of<Kind>;
    if constexpr (captures_by_replacement<Kind> && captures_as_it_moves<Kind>) {
        return reach_of<typename Kind::movement, Side, board>(from, position.occupied()) -
               position.template pieces<Side>();
    } else {
        const auto quiet = reach_of<typename Kind::movement, Side, board>(from, position.occupied()) - position.occupied();
        if constexpr (requires { capture::template reach<Side, Kind>(position, from); }) {
            return quiet | capture::template reach<Side, Kind>(position, from);
        } else {
            return quiet;
        }
    }
}

/// The pieces of `Kind` and `Side` that could capture what stands on `target` next move, mobility aside.
template <color Side, piece_kind Kind, class Position>
[[nodiscard]] constexpr typename Position::set attackers(const Position& position, square target) {
    using capture = capture_of<Kind>;
    if constexpr (requires { capture::template attackers<Side, Kind>(position, target); }) {
        return capture::template attackers<Side, Kind>(position, target);
    } else {
        typename Position::set found;
        for (square from : position.template pieces<Kind, Side>()) {
            for (square to : arrivals<Side, Kind>(position, from)) {
                if (capture::template captured<Side, Kind>(position, from, to).contains(target)) found.insert(from);
            }
        }
        return found;
    }
}

} // namespace variantkit
