/// \file
/// Boards whose files form a ring.
#pragma once

#include <array>

#include <variantkit/board/geometry.hpp>

namespace variantkit {

/// A rectangular board rolled up: beyond the last file comes the first again. 3 to 26 files, at most 2^16 - 1 squares,
/// numbered, named and written as on `rectangle`.
///
/// Two squares may share several lines; a slider that finds its rank empty goes round to the square beside its own,
/// never back to it. See `rays_are_monotone` for what such boards do without.
template <int Files, int Ranks>
struct cylinder {
    static_assert(Files >= 3 && Files <= 26, "variantkit: cylinder<Files, Ranks> takes 3 to 26 files");
    static_assert(Ranks >= 1 && Files * Ranks < 0xFFFF, "variantkit: cylinder<Files, Ranks> is too large");

    static constexpr int file_count = Files;
    static constexpr int rank_count = Ranks;
    static constexpr int square_count = Files * Ranks;
    static constexpr bool rays_are_monotone = false;

    static constexpr std::array<direction, 4> orthogonals{north, south, east, west};
    static constexpr std::array<direction, 4> diagonals{north_east, south_west, north_west, south_east};

    [[nodiscard]] static constexpr int file_of(square at) { return at.index() % Files; }
    [[nodiscard]] static constexpr int rank_of(square at) { return at.index() / Files; }

    /// The square on a file and rank counted from 0, `square::none()` outside the board: names do not go round.
    [[nodiscard]] static constexpr square square_at(int file, int rank) {
        if (file < 0 || file >= Files || rank < 0 || rank >= Ranks) return square::none();
        return square{rank * Files + file};
    }

    [[nodiscard]] static constexpr square offset(square at, direction way) {
        const int file = (file_of(at) + way.files) % Files;
        return square_at(file < 0 ? file + Files : file, rank_of(at) + way.ranks);
    }
};

static_assert(geometry<cylinder<8, 8>>);

} // namespace variantkit
