/// \file
/// The position that a command is about.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "commands.hpp"
#include "game.hpp"

namespace vk {

/// The match that the arguments ask for. Throws `failure` when there is no such game, or its position is wrong.
[[nodiscard]] std::unique_ptr<match> begin_match(const position_arguments& arguments);

/// "White wins (checkmate)"; "the game goes on" while it does.
[[nodiscard]] std::string in_words(const variantkit::game_outcome& outcome);

/// "White to move", or how the game has ended.
[[nodiscard]] std::string standing(const match& match);

/// "White wins" for "1-0" and so on; empty for "*" and what is no result.
[[nodiscard]] std::string result_in_words(std::string_view result);

/// What is wrong with a record that was read from a file, and the line with a caret.
[[nodiscard]] failure wrong_record(std::string_view text, const std::string& file,
                                   const variantkit::record_error& error);

} // namespace vk
