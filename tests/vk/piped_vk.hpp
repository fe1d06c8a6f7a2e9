// vk as a program that another one talks to.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "vk/run_vk.hpp"

namespace vk_tests {

/// vk with its input and output at hand, line by line.
class piped_vk {
public:
    piped_vk(const workplace& here, const std::vector<std::string>& arguments) {
        int in[2];
        int out[2];
        REQUIRE(pipe2(in, O_CLOEXEC) == 0);
        REQUIRE(pipe2(out, O_CLOEXEC) == 0);
        member_child = fork();
        REQUIRE(member_child >= 0);
        if (member_child == 0) {
            dup2(in[0], 0);
            dup2(out[1], 1);
            become_vk(here, arguments);
        }
        close(in[0]);
        close(out[1]);
        member_in = in[1];
        member_out = out[0];
    }
    piped_vk(const piped_vk&) = delete;
    piped_vk& operator=(const piped_vk&) = delete;
    ~piped_vk() {
        close(member_in);
        close(member_out);
        static_cast<void>(exit_status_of(member_child));
    }

    void say(const std::string& line) const {
        const std::string text = line + "\n";
        REQUIRE(write(member_in, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    }
    /// The next line that begins so; those before it are passed over. Fails when there will be none.
    std::string hear(std::string_view begin) {
        for (;;) {
            const std::size_t end = member_heard.find('\n');
            if (end == std::string::npos) {
                char text[4096];
                const ssize_t size = read(member_out, text, sizeof text);
                REQUIRE(size > 0);
                member_heard.append(text, static_cast<std::size_t>(size));
                continue;
            }
            const std::string line = member_heard.substr(0, end);
            member_heard.erase(0, end + 1);
            if (line.compare(0, begin.size(), begin) == 0) return line;
        }
    }

private:
    int member_in = -1;
    int member_out = -1;
    pid_t member_child = -1;
    std::string member_heard;
};

} // namespace vk_tests
