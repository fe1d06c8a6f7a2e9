#include "line_program.hpp"

#include <csignal>
#include <cstddef>

#include "failure.hpp"

#if __has_include(<unistd.h>)
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace vk {

#if __has_include(<unistd.h>)

line_program::line_program(const std::string& command) {
    int in[2];
    int out[2];
    if (pipe(in) != 0 || pipe(out) != 0) throw failure{"cannot start " + command};
    for (const int end : {in[0], in[1], out[0], out[1]}) fcntl(end, F_SETFD, FD_CLOEXEC);
    std::signal(SIGPIPE, SIG_IGN); // a program that has ended is noticed when it does not answer
    member_child = fork();
    if (member_child == 0) {
        setpgid(0, 0); // all that the shell starts ends with it
        dup2(in[0], 0);
        dup2(out[1], 1);
        std::signal(SIGPIPE, SIG_DFL);
        execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    member_in = in[1];
    member_out = out[0];
    if (member_child < 0) throw failure{"cannot start " + command};
}

line_program::~line_program() {
    say("quit");
    close(member_in);
    close(member_out);
    for (int tenth = 0; tenth < 20; ++tenth) {
        if (waitpid(member_child, nullptr, WNOHANG) == member_child) return;
        if (tenth == 10) kill(-member_child, SIGTERM);
        usleep(100'000);
    }
    kill(-member_child, SIGKILL);
    waitpid(member_child, nullptr, 0);
}

void line_program::say(const std::string& line) const {
    const std::string text = line + "\n";
    std::size_t written = 0;
    while (written < text.size()) {
        pollfd waiting{member_in, POLLOUT, 0};
        if (poll(&waiting, 1, 1000) <= 0) return; // it does not read
        const ssize_t size = write(member_in, text.data() + written, text.size() - written);
        if (size <= 0) return;
        written += static_cast<std::size_t>(size);
    }
}

bool line_program::hear(std::string& line, std::chrono::milliseconds patience) {
    using clock = std::chrono::steady_clock;
    const auto end_of_patience = clock::now() + patience;
    for (;;) {
        const std::size_t end = member_heard.find('\n');
        if (end != std::string::npos) {
            line = member_heard.substr(0, end);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            member_heard.erase(0, end + 1);
            return true;
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end_of_patience - clock::now()).count();
        pollfd waiting{member_out, POLLIN, 0};
        if (left <= 0 || poll(&waiting, 1, static_cast<int>(left)) <= 0) return false;
        char text[4096];
        const ssize_t size = read(member_out, text, sizeof text);
        member_has_ended = size <= 0;
        if (member_has_ended) return false;
        member_heard.append(text, static_cast<std::size_t>(size));
    }
}

#else

line_program::line_program(const std::string& command) {
    throw failure{"cannot start '" + command + "': there are no processes here"};
}
line_program::~line_program() = default;
void line_program::say(const std::string&) const {}
bool line_program::hear(std::string&, std::chrono::milliseconds) { return false; }

#endif

} // namespace vk
