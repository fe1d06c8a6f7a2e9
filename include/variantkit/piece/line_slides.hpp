/// \file
/// Sliding in some directions, or not far.
#pragma once

#include <array>
#include <cstddef>

#include <variantkit/piece/movement.hpp>

namespace variantkit {

namespace detail {

/// For every square, the squares up to so many steps away in one direction.
template <geometry Board>
constexpr auto make_short_rays(direction way, int steps) {
    std::array<square_set<Board>, std::size_t(Board::square_count)> rays{};
    for (int i = 0; i < Board::square_count; ++i) {
        square at = Board::offset(square{i}, way);
        for (int step = 0; step < steps && at.exists() && at != square{i}; ++step) {
            rays[std::size_t(i)].insert(at);
            at = Board::offset(at, way);
        }
    }
    return rays;
}

template <geometry Board, direction Way, int Steps>
inline constexpr auto short_rays_of = make_short_rays<Board>(Way, Steps);

} // namespace detail

/// As far as one likes.
inline constexpr int any_distance = 0;

/// Slides of up to `Range` squares in given directions as White goes them, along rook or bishop lines; Black goes them
/// upside down.
template <int Range, direction... Ways>
struct line_slides {
    using atoms = type_list<line_slides>;
    static constexpr bool is_slide = true;

    template <color Side, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> reach(square from,
                                                                             const square_set<Board>& occupied) {
        return (square_set<Board>{} | ... | one_way<relative(Ways, Side)>(from, occupied));
    }
    template <color Side, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> sources(square to,
                                                                               const square_set<Board>& occupied) {
        return (square_set<Board>{} | ... | one_way<-relative(Ways, Side)>(to, occupied));
    }

private:
    template <direction Way, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> one_way(square from,
                                                                               const square_set<Board>& occupied) {
        if constexpr (Range == any_distance) {
            return slide<Way>(from, occupied);
        } else {
            return slide<Way>(from, occupied) & detail::short_rays_of<Board, Way, Range>[std::size_t(from.index())];
        }
    }
};

} // namespace variantkit
