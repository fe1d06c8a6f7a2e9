/// \file
/// Capture between two pieces.
#pragma once

#include <utility>

#include <variantkit/rules/capture.hpp>

namespace variantkit {

/// Arriving, a piece takes each orthogonally adjacent enemy piece that has a friendly piece of any kind directly
/// beyond it. The friend need not be able to move; the piece that arrives is no friend of its own.
struct by_bracketing {
    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position& position, square from, square to,
                                                                   const typename Position::set& victims) {
        using set = typename Position::set;
        const set friends = position.template pieces<Side>() - set{from};
        return for_orthogonals<Position>([&]<direction Way>() {
            return shifted<Way>(set{to}) & victims & shifted<-Way>(friends);
        });
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position& position, square from, square target) {
        using set = typename Position::set;
        const set friends = position.template pieces<Side>() - set{from};
        return for_orthogonals<Position>([&]<direction Way>() {
            return shifted<Way>(set{target} & shifted<Way>(friends));
        });
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
