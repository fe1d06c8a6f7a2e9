/// \file
/// Terminals, and what is typed and said there.
#pragma once

#include <string>
#include <string_view>

namespace vk {

/// Whether what is read or written there is a terminal.
[[nodiscard]] bool input_is_terminal();
[[nodiscard]] bool output_is_terminal();
[[nodiscard]] bool error_output_is_terminal();

/// Whether boards are written in colour: to terminals that are not `TERM=dumb`, unless `NO_COLOR` is set.
[[nodiscard]] bool output_is_colored();

/// Writes a line to the error output, in order with what has been written to the output.
void complain(const std::string& message);

/// The text without blanks at its ends.
[[nodiscard]] std::string trimmed(std::string_view text);

} // namespace vk
