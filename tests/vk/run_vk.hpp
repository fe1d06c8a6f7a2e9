// Runs the program vk as people and programs do.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/catch.hpp"

namespace vk_tests {

namespace fs = std::filesystem;

/// A directory of its own for a test, with all that the program writes; gone at the end.
class workplace {
public:
    workplace() {
        std::string name = (fs::temp_directory_path() / "vk-test-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        member_path = name;
    }
    workplace(const workplace&) = delete;
    workplace& operator=(const workplace&) = delete;
    ~workplace() {
        std::error_code error;
        fs::remove_all(member_path, error);
    }

    [[nodiscard]] std::string path(const std::string& name) const { return (member_path / name).string(); }

    void write(const std::string& name, const std::string& text) const {
        std::ofstream{path(name), std::ios::binary} << text;
    }
    [[nodiscard]] std::string read(const std::string& name) const {
        std::ifstream file{path(name), std::ios::binary};
        return {std::istreambuf_iterator<char>{file}, {}};
    }

    /// The games that 'vk play' has kept here.
    [[nodiscard]] std::vector<fs::path> kept() const {
        std::vector<fs::path> files;
        if (fs::exists(path("state/vk"))) {
            for (const auto& entry : fs::directory_iterator{path("state/vk")}) files.push_back(entry.path());
        }
        std::sort(files.begin(), files.end());
        return files;
    }

private:
    fs::path member_path;
};

/// How a run ended: the exit status (-1 when it was killed) and what it wrote.
struct run_result {
    int status = -1;
    std::string out;
    std::string err;
};

/// In the child: becomes vk.
[[noreturn]] inline void become_vk(const workplace& here, const std::vector<std::string>& arguments) {
    setenv("XDG_STATE_HOME", here.path("state").c_str(), 1);
    setenv("TERM", "xterm-256color", 1);
    unsetenv("NO_COLOR");
    std::vector<std::string> words{VARIANTKIT_VK};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv(pointers[0], pointers.data());
    _exit(127);
}

[[nodiscard]] inline int exit_status_of(pid_t child) {
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Runs vk with an input, no terminal in sight.
inline run_result run(const workplace& here, const std::vector<std::string>& arguments, const std::string& input = {}) {
    here.write("stdin", input);
    const std::string in = here.path("stdin");
    const std::string out = here.path("stdout");
    const std::string err = here.path("stderr");
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        dup2(open(in.c_str(), O_RDONLY | O_CLOEXEC), 0);
        dup2(open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), 1);
        dup2(open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), 2);
        become_vk(here, arguments);
    }
    const int status = exit_status_of(child);
    return {status, here.read("stdout"), here.read("stderr")};
}

inline run_result run(const std::vector<std::string>& arguments, const std::string& input = {}) {
    return run(workplace{}, arguments, input);
}

/// vk at a terminal of its own.
class terminal_run {
public:
    terminal_run(const workplace& here, const std::vector<std::string>& arguments) {
        winsize size{24, 80, 0, 0};
        member_child = forkpty(&member_terminal, nullptr, nullptr, &size);
        REQUIRE(member_child >= 0);
        if (member_child == 0) become_vk(here, arguments);
    }
    terminal_run(const terminal_run&) = delete;
    terminal_run& operator=(const terminal_run&) = delete;
    ~terminal_run() { close(member_terminal); }

    void type(const std::string& text) const {
        REQUIRE(write(member_terminal, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    }
    /// Reads until a text has come, or there will be no more. All that has come so far is `output()`.
    bool wait_for(const std::string& text) {
        while (member_output.find(text, member_seen) == std::string::npos) {
            if (!read_more()) return false;
        }
        member_seen = member_output.find(text, member_seen) + text.size();
        return true;
    }
    /// Reads to the end, and returns the exit status.
    int finish() {
        while (read_more()) {
        }
        return exit_status_of(member_child);
    }
    [[nodiscard]] const std::string& output() const { return member_output; }

private:
    bool read_more() {
        char text[4096];
        const ssize_t size = read(member_terminal, text, sizeof text);
        if (size <= 0) return false;
        member_output.append(text, static_cast<std::size_t>(size));
        return true;
    }

    int member_terminal = -1;
    pid_t member_child = -1;
    std::string member_output;
    std::size_t member_seen = 0;
};

[[nodiscard]] inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

/// The objects of JSON, a line each.
[[nodiscard]] inline std::vector<nlohmann::json> json_lines(const std::string& text) {
    std::vector<nlohmann::json> objects;
    for (const std::string& line : lines_of(text)) objects.push_back(nlohmann::json::parse(line));
    return objects;
}

[[nodiscard]] inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

inline const std::string chess_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

} // namespace vk_tests
