/// \file
/// Another program that is talked to.
#pragma once

#include <chrono>
#include <string>

namespace vk {

/// A program whose input and output are lines, started by a command for the shell. It ends with this object, by force
/// when it does not end by itself within a second.
class line_program {
public:
    /// Throws `failure` when it cannot be started.
    explicit line_program(const std::string& command);
    line_program(const line_program&) = delete;
    line_program& operator=(const line_program&) = delete;
    ~line_program();

    /// Writes a line; what a program that has ended does not read is lost.
    void say(const std::string& line) const;
    /// Reads the next line; `false` when none has come in time, or there will be none.
    bool hear(std::string& line, std::chrono::milliseconds patience);
    /// Whether its output has ended.
    [[nodiscard]] bool has_ended() const { return member_has_ended; }

private:
    int member_in = -1;
    int member_out = -1;
    int member_child = -1;
    bool member_has_ended = false;
    std::string member_heard;
};

} // namespace vk
