/// \file
/// A line on the terminal that says how far a long computation has come.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <utility>

#if defined(_WIN32)
#include <io.h>
#elif __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace support {

/// Whether errors and messages go to a terminal, where somebody looks at them while they come.
[[nodiscard]] inline bool stderr_is_terminal() {
#if defined(_WIN32)
    return _isatty(_fileno(stderr)) != 0;
#elif __has_include(<unistd.h>)
    return isatty(STDERR_FILENO) != 0;
#else
    return false;
#endif
}

/// Shows "label: 42 %, 3 s" on stderr when that is a terminal, from the first second on and a few times a second, and
/// wipes it out at the end. Not for several threads at once.
class progress {
public:
    /// `shown` is for who knows better than `stderr_is_terminal`.
    explicit progress(std::string label, bool shown = stderr_is_terminal())
        : member_label(std::move(label)), member_shown(shown) {}
    progress(const progress&) = delete;
    progress& operator=(const progress&) = delete;
    ~progress() { wipe(); }

    /// `done` of `total` steps are done; no percentage is shown when `total` is 0.
    void update(std::uint64_t done, std::uint64_t total) {
        if (!member_shown) return;
        const auto now = clock::now();
        if (now < member_next) return;
        member_next = now + std::chrono::milliseconds{200};
        std::string line = member_label + ": ";
        if (total != 0) line += std::to_string(100 * done / total) + " %, ";
        line += std::to_string(std::chrono::duration_cast<std::chrono::seconds>(now - member_start).count()) + " s";
        show(std::move(line));
    }

    /// Wipes the line out, so that something else can be printed; the next update brings it back.
    void wipe() {
        if (member_width == 0) return;
        std::fprintf(stderr, "\r%*s\r", static_cast<int>(member_width), "");
        std::fflush(stderr);
        member_width = 0;
    }

private:
    using clock = std::chrono::steady_clock;

    void show(std::string line) {
        const std::size_t width = line.size();
        if (width < member_width) line.append(member_width - width, ' ');
        std::fprintf(stderr, "\r%s", line.c_str());
        std::fflush(stderr);
        member_width = width;
    }

    std::string member_label;
    bool member_shown;
    clock::time_point member_start = clock::now();
    clock::time_point member_next = member_start + std::chrono::seconds{1};
    std::size_t member_width = 0;
};

} // namespace support
