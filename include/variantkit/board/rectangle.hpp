/// \file
/// Rectangular boards of any size.
#pragma once

#include <array>

#include <variantkit/board/geometry.hpp>

namespace variantkit {

/// A board of `Files` columns and `Ranks` rows, 1 to 26 columns (they are lettered) and at most 2^16 - 1 squares.
/// Numbered rank by rank from the first: on 8x8, a1 is 0, h1 is 7, a2 is 8.
template <int Files, int Ranks>
struct rectangle {
    static_assert(Files >= 1 && Files <= 26, "variantkit: rectangle<Files, Ranks> takes 1 to 26 files");
    static_assert(Ranks >= 1 && Files * Ranks < 0xFFFF, "variantkit: rectangle<Files, Ranks> is too large");

    static constexpr int file_count = Files;
    static constexpr int rank_count = Ranks;
    static constexpr int square_count = Files * Ranks;

    static constexpr std::array<direction, 4> orthogonals{north, south, east, west};
    static constexpr std::array<direction, 4> diagonals{north_east, south_west, north_west, south_east};

    [[nodiscard]] static constexpr int file_of(square at) { return at.index() % Files; }
    [[nodiscard]] static constexpr int rank_of(square at) { return at.index() / Files; }

    /// The square on a file and rank counted from 0, `square::none()` outside the board.
    [[nodiscard]] static constexpr square square_at(int file, int rank) {
        if (file < 0 || file >= Files || rank < 0 || rank >= Ranks) return square::none();
        return square{rank * Files + file};
    }

    [[nodiscard]] static constexpr square offset(square at, direction way) {
        return square_at(file_of(at) + way.files, rank_of(at) + way.ranks);
    }
};

static_assert(geometry<rectangle<8, 8>>);

} // namespace variantkit
