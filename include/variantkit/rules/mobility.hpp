/// \file
/// Mobility policies: which of its pieces a side may move.
#pragma once

#include <variantkit/piece/color.hpp>
#include <variantkit/rules/offers.hpp>

namespace variantkit {

/// The mobility policy of most games: every piece may move.
///
/// A mobility policy provides `movable<Side>(position)`: the set of pieces of `Side` that may move and capture;
/// and `optional_members`, see `offers`. Optional: `exposure<Side>(position)`: the squares of which one must be emptied
/// before a piece of `Side` that is held now can move; with it most moves need not be looked at for royal safety.
struct every_piece_moves {
    using optional_members = offers<"exposure">;

    template <color Side, class Position>
    [[nodiscard]] static constexpr auto movable(const Position& position) {
        return position.template pieces<Side>();
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position&) {
        return {};
    }
};

} // namespace variantkit
