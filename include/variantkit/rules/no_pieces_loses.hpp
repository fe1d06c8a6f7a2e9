/// \file
/// Games lost by losing everything.
#pragma once

#include <string>
#include <string_view>

#include <variantkit/rules/ending.hpp>

namespace variantkit {

/// A side that has no piece left has lost.
struct no_pieces_loses {
    static constexpr std::string_view reason = "all pieces captured";

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge(const Position& position) {
        return position.template pieces<Side>().empty() ? verdict::loss : verdict::open;
    }

    /// The enemy cannot have lost everything by its own move.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        const color enemy = ~position.side_to_move();
        return position.pieces(enemy).empty() ? std::string{name_of(enemy)} + " has no piece and yet has just moved"
                                              : "";
    }
};

} // namespace variantkit
