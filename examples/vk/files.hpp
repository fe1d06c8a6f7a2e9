/// \file
/// Whole files.
#pragma once

#include <string>

namespace vk {

/// The contents of a file; "-" is the standard input. Throws `failure`, saying why, when it cannot be read.
[[nodiscard]] std::string read_file(const std::string& name);

/// Writes a file; "-" is the standard output. An existing file is replaced at once, or left as it is. Throws `failure`,
/// saying why, when it cannot be written.
void write_file(const std::string& name, const std::string& contents);

} // namespace vk
