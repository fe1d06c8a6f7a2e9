/// \file
/// Promotion policies: what becomes of a piece that arrives somewhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <variantkit/piece/army.hpp>

namespace variantkit {

/// The promotion policy of games without promotion.
///
/// A promotion policy provides, for a kind, a side and a board:
/// - `promotes<Kind>`: whether the kind promotes at all; for those that do
/// - `zone<Side, Board>()`: the squares on whose reaching it promotes (it must);
/// - `choices`: a `type_list` of the kinds it may become, most wanted first.
struct no_promotion {
    template <class Kind>
    static constexpr bool promotes = false;
};

/// Pawns that reach the last rank become one of `Choices` (FIDE Laws of Chess, 3.7.3.3).
template <class Pawn, class... Choices>
struct on_last_rank {
    template <class Kind>
    static constexpr bool promotes = std::same_as<Kind, Pawn>;

    using choices = type_list<Choices...>;

    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> zone() {
        return last_rank<Board, Side>;
    }

private:
    template <geometry Board, color Side>
    static constexpr square_set<Board> last_rank = [] {
        square_set<Board> rank;
        for (int file = 0; file < Board::file_count; ++file) {
            const square at = Board::square_at(file, Side == color::white ? Board::rank_count - 1 : 0);
            if (at.exists()) rank.insert(at);
        }
        return rank;
    }();
};

/// Pawns that reach one of `Where`'s squares (see `named_squares`) become one of `Choices`.
template <class Where, class Pawn, class... Choices>
struct on_squares {
    template <class Kind>
    static constexpr bool promotes = std::same_as<Kind, Pawn>;

    using choices = type_list<Choices...>;

    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> zone() {
        return Where::template squares<Side, Board>();
    }
};

} // namespace variantkit
