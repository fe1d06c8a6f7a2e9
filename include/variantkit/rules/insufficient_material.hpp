/// \file
/// Draws because nobody can mate any more.
#pragma once

#include <variantkit/rules/ending.hpp>

namespace variantkit {

/// Bare kings, a single knight beside them, or only bishops that all stand on squares of one colour: drawn (FIDE
/// 5.2.2, as far as material tells).
template <class King, class Knight, class Bishop>
struct insufficient_material {
    static constexpr std::string_view reason = "insufficient material";

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge(const Position& position) {
        using board = typename Position::board;
        const auto others = position.occupied() - position.template pieces_of_kind<King>();
        if (others.empty()) return verdict::draw;
        if (others == position.template pieces_of_kind<Knight>())
            return others.several() ? verdict::open : verdict::draw;
        if (others != position.template pieces_of_kind<Bishop>()) return verdict::open;
        bool light = false;
        bool dark = false;
        for (square at : others) {
            const bool is_light = (board::file_of(at) + board::rank_of(at)) % 2 != 0;
            (is_light ? light : dark) = true;
        }
        return light && dark ? verdict::open : verdict::draw;
    }
};

} // namespace variantkit
