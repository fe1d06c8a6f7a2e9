/// \file
/// The move of games in which a piece may capture several others one after the other.
#pragma once

#include <compare>
#include <cstdint>

#include <variantkit/board/square_set.hpp>

namespace variantkit {

/// A piece goes from one square to another, perhaps becoming another kind, and takes the pieces on some squares. Which
/// way it took makes no difference: what takes the same pieces to the same square is the same move.
template <geometry Board>
struct leap_move {
    square from;
    square to;                ///< the same as `from` when it comes back
    std::uint8_t kind = 0;    ///< what moves, a number in the army
    std::uint8_t becomes = 0; ///< what arrives, the same number unless it promotes
    std::uint8_t action = 0;  ///< which of the turn's actions this is
    square_set<Board> taken;  ///< the squares of what it takes

    friend constexpr bool operator==(const leap_move&, const leap_move&) = default;
    friend constexpr std::strong_ordering operator<=>(const leap_move& a, const leap_move& b) {
        if (const auto order = a.from <=> b.from; order != 0) return order;
        if (const auto order = a.to <=> b.to; order != 0) return order;
        if (const auto order = a.kind <=> b.kind; order != 0) return order;
        if (const auto order = a.becomes <=> b.becomes; order != 0) return order;
        if (const auto order = a.action <=> b.action; order != 0) return order;
        const auto mine = a.taken.words();
        const auto other = b.taken.words();
        for (std::size_t i = 0; i < mine.size(); ++i) {
            if (const auto order = mine[i] <=> other[i]; order != 0) return order;
        }
        return std::strong_ordering::equal;
    }
};

} // namespace variantkit
