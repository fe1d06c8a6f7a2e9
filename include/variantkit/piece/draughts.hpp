/// \file
/// The pieces of draughts, for its many rule sets: their movements differ, and are named by the games.
#pragma once

#include <array>
#include <string_view>

#include <variantkit/piece/movement.hpp>

namespace variantkit::pieces {

/// A man, which goes one square diagonally forwards. Where men capture backwards too, a game says so by
/// `capture_movement`.
struct man {
    static constexpr std::string_view name = "man";
    static constexpr char letter = 'M';
    static constexpr std::string_view drawing = "stone";
    static constexpr std::array<std::string_view, 2> figures{"\u26C0", "\u26C2"};
    using movement = forward_steps<north_east, north_west>;
};

/// A man that has been crowned. Games name its `movement`: one square, or any number.
struct crowned_man {
    static constexpr std::string_view name = "king";
    static constexpr char letter = 'K';
    static constexpr std::string_view drawing = "crowned stone";
    static constexpr std::array<std::string_view, 2> figures{"\u26C1", "\u26C3"};
};

} // namespace variantkit::pieces
