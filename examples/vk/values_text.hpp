/// \file
/// What pieces are worth, as text.
#pragma once

#include <string>
#include <vector>

#include "game.hpp"

namespace vk {

/// "P=100,N=315": the values of kinds of piece, by their letters, in hundredths of a pawn.
[[nodiscard]] std::string values_text(const game& played, const std::vector<int>& values);

/// The values of all kinds as a text says them; those that it does not name are the engine's own. Empty for an empty
/// text. Throws `failure`, bad usage, when the text is wrong or the engine knows no values.
[[nodiscard]] std::vector<int> read_values(const game& played, const std::string& text);

} // namespace vk
