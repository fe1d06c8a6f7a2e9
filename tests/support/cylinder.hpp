// A board that is no rectangle: its files form a ring, so that steps east and west come round.
#pragma once

#include <array>

#include <variantkit/board/geometry.hpp>

template <int Files, int Ranks>
struct cylinder {
    static constexpr int file_count = Files;
    static constexpr int rank_count = Ranks;
    static constexpr int square_count = Files * Ranks;
    static constexpr bool rays_are_monotone = false;

    static constexpr std::array<variantkit::direction, 4> orthogonals{variantkit::north, variantkit::south,
                                                                      variantkit::east, variantkit::west};
    static constexpr std::array<variantkit::direction, 4> diagonals{variantkit::north_east, variantkit::south_west,
                                                                    variantkit::north_west, variantkit::south_east};

    static constexpr int file_of(variantkit::square at) { return at.index() % Files; }
    static constexpr int rank_of(variantkit::square at) { return at.index() / Files; }
    static constexpr variantkit::square square_at(int file, int rank) {
        if (file < 0 || file >= Files || rank < 0 || rank >= Ranks) return variantkit::square::none();
        return variantkit::square{rank * Files + file};
    }
    static constexpr variantkit::square offset(variantkit::square at, variantkit::direction way) {
        return square_at(((file_of(at) + way.files) % Files + Files) % Files, rank_of(at) + way.ranks);
    }
};
