/// \file
/// Games won by arriving somewhere.
#pragma once

#include <string_view>

#include <variantkit/board/zones.hpp>
#include <variantkit/rules/ending.hpp>
#include <variantkit/rules/squares.hpp>

namespace variantkit {

/// The rank furthest from a side (see `named_squares`).
struct last_rank {
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> squares() {
        return detail::rank_squares_of<Board>[Side == color::white ? Board::rank_count - 1 : 0];
    }
};

/// A side one of whose `Kind` stands on one of `Where`'s squares has won.
template <class Kind, class Where>
struct piece_reaches {
    static constexpr std::string_view reason = "goal reached";
    static constexpr bool decides = true;

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr verdict judge(const Position& position) {
        if (arrived<~Side>(position)) return verdict::loss;
        return arrived<Side>(position) ? verdict::win : verdict::open;
    }

private:
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool arrived(const Position& position) {
        return position.template pieces<Kind, Side>().intersects(
            Where::template squares<Side, typename Position::board>());
    }
};

} // namespace variantkit
