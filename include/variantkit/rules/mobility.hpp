/// \file
/// Mobility policies: which of its pieces a side may move.
#pragma once

#include <variantkit/piece/color.hpp>

namespace variantkit {

/// The mobility policy of most games: every piece may move.
///
/// A mobility policy provides `movable<Side>(position)`: the set of pieces of `Side` that may move and capture.
struct every_piece_moves {
    template <color Side, class Position>
    [[nodiscard]] static constexpr auto movable(const Position& position) {
        return position.template pieces<Side>();
    }
};

} // namespace variantkit
