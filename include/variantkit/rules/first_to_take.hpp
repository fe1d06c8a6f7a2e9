/// \file
/// Ways to capture that exclude each other.
#pragma once

#include <variantkit/rules/capture.hpp>

namespace variantkit {

/// A piece with two ways to capture: where a move takes anything the first way, it takes nothing the second way.
template <class First, class Second>
struct first_to_take {
    using optional_members = offers_as_its_parts;

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position& position, square from, square to,
                                                                   const typename Position::set& victims) {
        const auto taken = First::template captured<Side>(position, from, to, victims);
        return taken.empty() ? Second::template captured<Side>(position, from, to, victims) : taken;
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set reach(const Position& position, square from,
                                                                const typename Position::set& victims) {
        return reach_one_way<First, Side, Kind>(position, from, victims) |
               reach_one_way<Second, Side, Kind>(position, from, victims);
    }

    template <color Side, class Position>
        requires requires(const Position& position, square at) {
            First::template ways_to_take<Side>(position, at, at);
            Second::template ways_to_take<Side>(position, at, at);
        }
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position& position, square from,
                                                                       square target) {
        auto ways = First::template ways_to_take<Side>(position, from, target);
        for (square to : Second::template ways_to_take<Side>(position, from, target)) {
            if (First::template captured<Side>(position, from, to, position.template pieces<~Side>()).empty())
                ways.insert(to);
        }
        return ways;
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set
    suspects(const Position& position, const typename Position::set& pieces, square target) {
        return First::template suspects<Side, Kind>(position, pieces, target) |
               Second::template suspects<Side, Kind>(position, pieces, target);
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position, square from,
                                                                   square target) {
        return First::template exposure<Side, Kind>(position, from, target) |
               Second::template exposure<Side, Kind>(position, from, target);
    }

private:
    template <class Way, color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set reach_one_way(const Position& position, square from,
                                                                        const typename Position::set& victims) {
        if constexpr (requires { Way::template reach<Side, Kind>(position, from, victims); }) {
            return Way::template reach<Side, Kind>(position, from, victims);
        } else {
            return {};
        }
    }
};

} // namespace variantkit
