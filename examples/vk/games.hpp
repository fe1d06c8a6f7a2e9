/// \file
/// All games that the program knows.
#pragma once

#include <string_view>
#include <vector>

#include "game.hpp"

namespace vk {

/// All games, by their names' alphabet.
[[nodiscard]] std::vector<const game*> all_games();

/// The game of a name. Throws `failure` when there is none, naming the most similar.
[[nodiscard]] const game& find_game(std::string_view name);

/// Makes a game known; before `main` begins, see parts/game.cpp.in.
bool register_game(const game& known);

} // namespace vk
