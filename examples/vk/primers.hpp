/// \file
/// The games in a few words, for whoever plays one for the first time.
#pragma once

#include <string_view>

namespace vk {

/// What somebody must know to play a game: lines of at most 78 characters, without a line end at the end.
struct primer {
    std::string_view game; ///< its name
    std::string_view goal; ///< who wins, and when it is a draw
    std::string_view play; ///< how pieces move and capture, and what is special; empty where the goal says it all
};

/// That of a game; with empty texts when nobody has written one.
[[nodiscard]] primer primer_of(std::string_view game);

} // namespace vk
