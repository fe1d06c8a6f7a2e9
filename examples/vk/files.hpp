/// \file
/// Whole files.
#pragma once

#include <fstream>
#include <string>

namespace vk {

/// The contents of a file; "-" is the standard input. Throws `failure`, saying why, when it cannot be read.
[[nodiscard]] std::string read_file(const std::string& name);

/// Writes a file; "-" is the standard output. An existing file is replaced at once, or left as it is. Throws `failure`,
/// saying why, when it cannot be written.
void write_file(const std::string& name, const std::string& contents);

/// A file that is written piece by piece; what has been added stays, whatever happens to the program.
class growing_file {
public:
    /// Begins it anew; "-" is the standard output. Throws `failure`, saying why, when it cannot be written.
    explicit growing_file(const std::string& name);
    /// Adds a text. Throws `failure` when it cannot be written.
    void add(const std::string& text);

private:
    std::string member_name;
    std::ofstream member_file;
};

} // namespace vk
