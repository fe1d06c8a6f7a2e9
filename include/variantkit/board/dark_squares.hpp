/// \file
/// Boards of which only the dark squares are played on.
#pragma once

#include <array>

#include <variantkit/board/geometry.hpp>

namespace variantkit {

/// The dark squares of a board of `Files` columns, an even number up to 26, and `Ranks` rows; a1 is dark. Squares keep
/// the names they have on the whole board and are numbered rank by rank from the first: on 8x8, a1 is 0, c1 is 1, b2
/// is 4. One word holds a set of them up to 10x12.
template <int Files, int Ranks>
struct dark_squares {
    static_assert(Files >= 2 && Files <= 26 && Files % 2 == 0,
                  "variantkit: dark_squares<Files, Ranks> takes an even number of files, 2 to 26");
    static_assert(Ranks >= 1 && Files * Ranks < 0xFFFF, "variantkit: dark_squares<Files, Ranks> is too large");

    static constexpr int file_count = Files;
    static constexpr int rank_count = Ranks;
    static constexpr int square_count = Files / 2 * Ranks;

    /// Pictures show the light squares as well (see `board_plan`).
    static constexpr bool shows_gaps = true;

    /// A step along a file or rank leads to a light square.
    static constexpr std::array<direction, 0> orthogonals{};
    static constexpr std::array<direction, 4> diagonals{north_east, south_west, north_west, south_east};

    [[nodiscard]] static constexpr int file_of(square at) { return at.index() % per_rank * 2 + rank_of(at) % 2; }
    [[nodiscard]] static constexpr int rank_of(square at) { return at.index() / per_rank; }

    /// The square on a file and rank counted from 0, `square::none()` for light squares and outside the board.
    [[nodiscard]] static constexpr square square_at(int file, int rank) {
        if (file < 0 || file >= Files || rank < 0 || rank >= Ranks || (file + rank) % 2 != 0) return square::none();
        return square{rank * per_rank + file / 2};
    }

    [[nodiscard]] static constexpr square offset(square at, direction way) {
        return square_at(file_of(at) + way.files, rank_of(at) + way.ranks);
    }

private:
    static constexpr int per_rank = Files / 2;
};

static_assert(geometry<dark_squares<8, 8>>);

} // namespace variantkit
