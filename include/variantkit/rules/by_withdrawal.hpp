/// \file
/// Capture by going away.
#pragma once

#include <variantkit/rules/capture.hpp>

namespace variantkit {

/// Moving directly away from an adjacent enemy piece takes it.
struct by_withdrawal {
    using optional_members = offers<"ways_to_take", "suspects", "exposure">;

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position&, square from, square to,
                                                                   const typename Position::set& victims) {
        using board = typename Position::board;
        typename Position::set taken;
        for (square near : neighbours<board>(from) & victims) {
            if (between<board>(near, to).contains(from)) taken.insert(near);
        }
        return taken;
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position&, square from, square target) {
        using board = typename Position::board;
        if (!neighbours<board>(from).contains(target)) return {};
        return ray_beyond<board>(target, from);
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set
    suspects(const Position&, const typename Position::set& pieces, square target) {
        return pieces & neighbours<typename Position::board>(target);
    }

    /// The first square of the way out, if it is taken; a piece with its back to the edge cannot withdraw at all.
    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position, square from,
                                                                   square target) {
        using board = typename Position::board;
        return ray_beyond<board>(target, from) & neighbours<board>(from) & position.occupied();
    }
};

} // namespace variantkit
