/// \file
/// What is still said when somebody interrupts the program.
#pragma once

#include <string>

namespace vk {

/// From now on Ctrl-C (SIGINT) ends the program with this text on the standard output, and with
/// `exit_status::interrupted`.
void say_when_interrupted(const std::string& text);

} // namespace vk
