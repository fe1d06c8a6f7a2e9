/// \file
/// The move of displacement games: a piece goes from one square to another.
#pragma once

#include <cstdint>

#include <variantkit/board/square.hpp>

namespace variantkit {

/// A piece goes from one square to another, perhaps becoming another kind, as one of the turn's actions. What it
/// captures follows from the position.
struct piece_move {
    square from;
    square to;
    std::uint8_t kind = 0;    ///< what moves, a number in the army
    std::uint8_t becomes = 0; ///< what arrives, the same number unless it promotes
    std::uint8_t action = 0;  ///< which of the turn's actions this is

    friend constexpr bool operator==(const piece_move&, const piece_move&) = default;
    friend constexpr auto operator<=>(const piece_move&, const piece_move&) = default;
};

} // namespace variantkit
