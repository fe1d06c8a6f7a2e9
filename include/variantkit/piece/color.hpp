/// \file
/// The two sides of a game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <variantkit/board/direction.hpp>

namespace variantkit {

/// A side. White sits at the first rank.
enum class color : std::uint8_t { white, black };

/// The other side.
[[nodiscard]] constexpr color operator~(color side) { return side == color::white ? color::black : color::white; }

/// 0 for White, 1 for Black.
[[nodiscard]] constexpr std::size_t index_of(color side) { return static_cast<std::size_t>(side); }

/// "White" or "Black".
[[nodiscard]] constexpr std::string_view name_of(color side) { return side == color::white ? "White" : "Black"; }

/// A direction as a side sees it from its own end of the board: north is forward.
[[nodiscard]] constexpr direction relative(direction way, color side) {
    return side == color::white ? way : direction{way.files, -way.ranks};
}

} // namespace variantkit
