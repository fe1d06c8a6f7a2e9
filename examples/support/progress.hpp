/// \file
/// A line on the terminal that says how far a long computation has come.
#pragma once

#include <chrono>
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
    /// Of `total` steps none is done. `shown` is for who knows better than `stderr_is_terminal`.
    explicit progress(std::string label, std::uint64_t total, bool shown = stderr_is_terminal())
        : member_label(std::move(label)), member_total(total), member_shown(shown) {}
    progress(const progress&) = delete;
    progress& operator=(const progress&) = delete;
    ~progress() { wipe(); }

    /// `steps` more are done.
    void advance(std::uint64_t steps = 1) {
        member_done += steps;
        if (!member_shown) return;
        const auto now = clock::now();
        if (now < member_next) return;
        member_next = now + std::chrono::milliseconds{200};
        show(std::chrono::duration_cast<std::chrono::seconds>(now - member_start).count());
    }

    /// Wipes the line out, so that something else can be printed; the next step brings it back.
    void wipe() {
        if (member_width == 0) return;
        std::fprintf(stderr, "\r%*s\r", static_cast<int>(member_width), "");
        std::fflush(stderr);
        member_width = 0;
    }

private:
    using clock = std::chrono::steady_clock;

    void show(std::int64_t seconds) {
        std::string line = member_label + ": ";
        if (member_total != 0) line += std::to_string(100 * member_done / member_total) + " %, ";
        line += std::to_string(seconds) + " s";
        const std::size_t width = line.size();
        if (width < member_width) line.append(member_width - width, ' ');
        std::fprintf(stderr, "\r%s", line.c_str());
        std::fflush(stderr);
        member_width = width;
    }

    std::string member_label;
    std::uint64_t member_total;
    std::uint64_t member_done = 0;
    bool member_shown;
    clock::time_point member_start = clock::now();
    clock::time_point member_next = member_start + std::chrono::seconds{1};
    std::size_t member_width = 0;
};

} // namespace support
