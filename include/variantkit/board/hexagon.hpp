/// \file
/// Hexagonal boards of hexagonal cells.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <variantkit/board/geometry.hpp>

namespace variantkit {

namespace detail {

/// The file of every cell of a hexagon.
template <int Side>
constexpr auto make_hexagon_files() {
    std::array<std::uint8_t, std::size_t(3 * Side * (Side - 1) + 1)> files{};
    std::size_t cell = 0;
    for (int file = 0; file < 2 * Side - 1; ++file) {
        const int length = file < Side ? Side + file : 3 * Side - 2 - file;
        for (int rank = 0; rank < length; ++rank) files[cell++] = static_cast<std::uint8_t>(file);
    }
    return files;
}

/// In a class, not a variable: that is there when it is first needed in the making of a table.
template <int Side>
struct hexagon_files {
    static constexpr auto of_cell = make_hexagon_files<Side>();
};

} // namespace detail

/// A hexagon with `Side` cells on each side, 2 to 13: six make the usual board of 91 cells. Files run straight up, the
/// longest in the middle; ranks are counted on each file from its lower end, so that they bend at the middle file.
/// Files are lettered without a gap (some leave out `j`).
///
/// Texts have the bent ranks from the top down, the highest a single cell, the lower half as wide as the board; so have
/// pictures in text. Cells are numbered file by file from the lower end.
///
/// Directions are read as a compass: `north` and `south` along the file; `north_east` the neighbour up and to the
/// right, whose middle lies half a cell higher. So on odd files from here `{1, n}` is n cells up less half a one; `{2,
/// 0}` is the cell straight to the right.
template <int Side>
struct hexagon {
    static_assert(Side >= 2 && Side <= 13, "variantkit: hexagon<Side> takes 2 to 13 cells a side");

    static constexpr int file_count = 2 * Side - 1;
    static constexpr int rank_count = 2 * Side - 1;
    static constexpr int square_count = 3 * Side * (Side - 1) + 1;

    /// Across the sides of cells: six neighbours.
    static constexpr std::array<direction, 6> orthogonals{north, south, north_east, south_west, south_east, north_west};
    /// Across the corners of cells, between two neighbours.
    static constexpr std::array<direction, 6> diagonals{direction{2, 0},   direction{-2, 0}, direction{1, 2},
                                                        direction{-1, -2}, direction{1, -2}, direction{-1, 2}};

    /// How many cells a file has.
    [[nodiscard]] static constexpr int file_length(int file) { return file_count - off_middle(file); }

    [[nodiscard]] static constexpr int file_of(square at) {
        return detail::hexagon_files<Side>::of_cell[std::size_t(at.index())];
    }
    [[nodiscard]] static constexpr int rank_of(square at) { return at.index() - first_of(file_of(at)); }

    /// The cell on a file and rank counted from 0, `square::none()` outside the board.
    [[nodiscard]] static constexpr square square_at(int file, int rank) {
        if (file < 0 || file >= file_count || rank < 0 || rank >= file_length(file)) return square::none();
        return square{first_of(file) + rank};
    }

    [[nodiscard]] static constexpr square offset(square at, direction way) {
        const int from_file = file_of(at);
        const int file = from_file + way.files;
        if (file < 0 || file >= file_count) return square::none();
        // Heights in half cells, from the lower end of the middle file.
        int height = 2 * (at.index() - first_of(from_file)) + off_middle(from_file) + 2 * way.ranks;
        if (way.files % 2 != 0) {
            if (way.ranks == 0) return square::none();
            height += way.ranks > 0 ? -1 : 1;
        }
        height -= off_middle(file);
        return height < 0 ? square::none() : square_at(file, height / 2);
    }

    /// How many files away from the middle one.
    [[nodiscard]] static constexpr int off_middle(int file) { return file < Side ? Side - 1 - file : file - Side + 1; }

private:
    /// The number of a file's lowest cell.
    [[nodiscard]] static constexpr int first_of(int file) {
        if (file < Side) return file * Side + file * (file - 1) / 2;
        const int right = file_count - file; // files from this one on
        return square_count - right * Side - right * (right - 1) / 2;
    }
};

static_assert(geometry<hexagon<6>> && hexagon<6>::square_count == 91);

} // namespace variantkit
