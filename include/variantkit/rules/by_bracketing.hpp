/// \file
/// Capture between two pieces.
#pragma once

#include <utility>

#include <variantkit/rules/capture.hpp>

namespace variantkit {

/// Arriving, a piece takes each orthogonally adjacent enemy piece that has a friendly piece of any kind directly
/// beyond it. The friend need not be able to move; the piece that arrives is no friend of its own.
struct by_bracketing {
    using optional_members = offers<"ways_to_take", "suspects", "exposure">;

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position& position, square from, square to,
                                                                   const typename Position::set& victims) {
        using set = typename Position::set;
        const set near = victims & neighbours<typename Position::board>(to);
        if (near.empty()) return near;
        const set friends = position.template pieces<Side>() - set{from};
        return for_orthogonals<Position>(
            [&]<direction Way>() { return shifted<Way>(set{to}) & near & shifted<-Way>(friends); });
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position& position, square from,
                                                                       square target) {
        using set = typename Position::set;
        const set friends = position.template pieces<Side>() - set{from};
        return for_orthogonals<Position>(
            [&]<direction Way>() { return shifted<Way>(set{target} & shifted<Way>(friends)); });
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set
    suspects(const Position& position, const typename Position::set& pieces, square target) {
        using board = typename Position::board;
        typename Position::set near;
        for (square to : ways_to_take<Side>(position, target, target)) {
            near |= sources_of<typename Kind::movement, Side, board>(to, typename Position::set{});
        }
        return pieces & near;
    }

    /// Whatever stands on the way to the square opposite a friend, or on it.
    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position, square from,
                                                                   square target) {
        using board = typename Position::board;
        using set = typename Position::set;
        set stops;
        for (square to : ways_to_take<Side>(position, from, target)) stops |= between<board>(from, to) | set{to};
        return (stops & position.occupied()) - set{from};
    }

private:
    template <class Position, class F>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set for_orthogonals(F&& f) {
        using board = typename Position::board;
        return [&]<std::size_t... I>(std::index_sequence<I...>) {
            return (f.template operator()<board::orthogonals[I]>() | ...);
        }(std::make_index_sequence<board::orthogonals.size()>{});
    }
};

} // namespace variantkit
