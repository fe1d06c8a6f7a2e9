/// \file
/// The legal moves, worked out in the plainest way.
#pragma once

#include <vector>

#include <variantkit/play/play.hpp>
#include <variantkit/rules/keep_legal.hpp>

namespace variantkit::check {

/// The legal moves of `Side`, whose turn it must be, without what makes generation fast: every piece is asked for its
/// moves by itself, and legality judges the list of them (see `keep_legal`).
template <color Side, class Rules>
[[nodiscard]] std::vector<move_of<Rules>> derived_moves(const position<Rules>& position) {
    std::vector<move_of<Rules>> moves;
    if (detail::decided<Side>(position)) return moves;
    open_guard<typename variantkit::position<Rules>::set> guard;
    guard.bound = position.occupied(); // no piece passes unlooked-at, none is held
    Rules::turn::template for_each<Side>(position, guard, [&](const move_of<Rules>& move) { moves.push_back(move); });
    keep_legal<legality_of<Rules>, Side>(position, moves);
    return moves;
}

} // namespace variantkit::check
