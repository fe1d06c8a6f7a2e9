/// \file
/// Turning and reflecting boards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <variantkit/play/position.hpp>

namespace variantkit {

/// A way to lay a board upon itself, and perhaps to exchange the colours of all pieces with it.
template <geometry Board>
struct board_symmetry {
    std::array<std::uint16_t, std::size_t(Board::square_count)> to{}; ///< by square number: where it comes to lie
    bool exchanges_sides = false;                                     ///< White becomes Black

    [[nodiscard]] constexpr square operator()(square at) const { return square{to[std::size_t(at.index())]}; }

    /// Whether nothing changes.
    [[nodiscard]] constexpr bool is_identity() const {
        for (std::size_t i = 0; i < to.size(); ++i) {
            if (to[i] != i) return false;
        }
        return !exchanges_sides;
    }

    friend constexpr bool operator==(const board_symmetry&, const board_symmetry&) = default;
};

/// The ways to lay a board upon itself by reflecting files, ranks and, where there are as many of the one as of the
/// other, diagonals, each also with the sides exchanged: at most 16, the one that changes nothing first.
template <geometry Board>
[[nodiscard]] std::vector<board_symmetry<Board>> board_symmetries() {
    std::vector<board_symmetry<Board>> found;
    for (int number = 0; number < 16; ++number) {
        const bool transposed = (number & 4) != 0;
        if (transposed && Board::file_count != Board::rank_count) continue;
        board_symmetry<Board> candidate;
        candidate.exchanges_sides = (number & 8) != 0;
        bool fits = true;
        for (int i = 0; i < Board::square_count; ++i) {
            int file = Board::file_of(square{i});
            int rank = Board::rank_of(square{i});
            if ((number & 1) != 0) file = Board::file_count - 1 - file;
            if ((number & 2) != 0) rank = Board::rank_count - 1 - rank;
            const square image = transposed ? Board::square_at(rank, file) : Board::square_at(file, rank);
            fits = fits && image.exists();
            candidate.to[std::size_t(i)] = static_cast<std::uint16_t>(image.index());
        }
        if (fits) found.push_back(candidate);
    }
    return found;
}

/// The pieces of a position as a symmetry lays them, and the turn with them; policies' states are as they are made.
template <class Rules>
[[nodiscard]] position<Rules> moved_by(const board_symmetry<typename Rules::board>& symmetry,
                                       const position<Rules>& original) {
    position<Rules> image;
    for (const color side : {color::white, color::black}) {
        for (std::size_t kind = 0; kind < Rules::army::size; ++kind) {
            for (square at : original.pieces(kind, side))
                image.put(kind, symmetry.exchanges_sides ? ~side : side, symmetry(at));
        }
    }
    image.set_side_to_move(symmetry.exchanges_sides ? ~original.side_to_move() : original.side_to_move());
    return image;
}

} // namespace variantkit
