/// \file
/// All drawings of pieces, by name.
#pragma once

#include <array>
#include <string_view>

#include <variantkit/view/common_drawings.hpp>
#include <variantkit/view/uncommon_drawings.hpp>

namespace variantkit {

/// The drawings that pieces can choose by name (see `drawing_name`).
inline constexpr std::array all_drawings{
    drawings::king,      drawings::queen,      drawings::rook,        drawings::bishop,        drawings::knight,
    drawings::pawn,      drawings::withdrawer, drawings::immobilizer, drawings::coordinator,   drawings::long_leaper,
    drawings::chameleon, drawings::bracketer,  drawings::stone,       drawings::crowned_stone,
};

/// The drawing of that name in a range of drawings, null when there is none.
template <class Drawings>
[[nodiscard]] constexpr const drawing* find_drawing(const Drawings& drawings, std::string_view name) {
    for (const drawing& candidate : drawings) {
        if (candidate.name == name) return &candidate;
    }
    return nullptr;
}

} // namespace variantkit
