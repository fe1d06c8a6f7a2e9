/// \file
/// Capture from where one stands.
#pragma once

#include <variantkit/rules/capture.hpp>

namespace variantkit {

/// Takes what it would take by replacement, and stays where it is.
struct by_shooting {
    using optional_members = offers<"reach", "ways_to_take", "suspects", "exposure">;
    static constexpr bool keeps_place = true;

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position&, square, square to,
                                                                   const typename Position::set& victims) {
        return victims & typename Position::set{to};
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set reach(const Position& position, square from,
                                                                const typename Position::set& victims) {
        return by_replacement::reach<Side, Kind>(position, from, victims);
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position&, square, square target) {
        return typename Position::set{target};
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set
    suspects(const Position& position, const typename Position::set& pieces, square target) {
        return by_replacement::suspects<Side, Kind>(position, pieces, target);
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position, square from,
                                                                   square target) {
        return by_replacement::exposure<Side, Kind>(position, from, target);
    }
};

} // namespace variantkit
