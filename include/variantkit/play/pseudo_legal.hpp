/// \file
/// What pieces can do, legality aside.
#pragma once

#include <variantkit/play/play.hpp>

namespace variantkit {

/// All moves that the turn policy offers, those included that the legality policy forbids, in no particular order;
/// also when the game is over.
template <class Rules>
[[nodiscard]] constexpr move_list_of<Rules> pseudo_legal_moves(const position<Rules>& position) {
    move_list_of<Rules> list;
    const open_guard<typename variantkit::position<Rules>::set> open;
    const auto keep = [&](const move_of<Rules>& move) { list.push_back(move); };
    if (position.side_to_move() == color::white) {
        Rules::turn::template for_each<color::white>(position, open, keep);
    } else {
        Rules::turn::template for_each<color::black>(position, open, keep);
    }
    return list;
}

} // namespace variantkit
