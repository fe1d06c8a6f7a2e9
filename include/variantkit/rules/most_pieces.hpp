/// \file
/// Games that who has most pieces wins in the end.
#pragma once

#include <string_view>

#include <variantkit/rules/ending.hpp>

namespace variantkit {

/// No legal move: who has most pieces on the board wins, as many on either side are a draw.
struct most_pieces_win {
    static constexpr std::string_view reason = "most pieces";

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge_stuck(const Position& position) {
        const int own = position.template pieces<Side>().count();
        const int enemies = position.template pieces<~Side>().count();
        return own == enemies ? verdict::draw : own > enemies ? verdict::win : verdict::loss;
    }
};

} // namespace variantkit
