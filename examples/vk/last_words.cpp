#include "last_words.hpp"

#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>

#include "failure.hpp"

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace vk {

#if __has_include(<unistd.h>)

namespace {

std::atomic<const std::string*> last_words{nullptr};

/// Only what signals may do: no memory is taken, no stream used.
void end(int) {
    const std::string* text = last_words.load();
    std::size_t written = 0;
    while (text != nullptr && written < text->size()) {
        const ssize_t size = write(STDOUT_FILENO, text->data() + written, text->size() - written);
        if (size <= 0) break;
        written += static_cast<std::size_t>(size);
    }
    _exit(static_cast<int>(exit_status::interrupted));
}

} // namespace

void say_when_interrupted(const std::string& text) {
    static std::array<std::string, 2> texts; // a signal may come while one is written
    static std::size_t current = 0;
    current = 1 - current;
    texts[current] = text;
    last_words.store(&texts[current]);
    std::signal(SIGINT, end);
}

#else

void say_when_interrupted(const std::string&) {}

#endif

} // namespace vk
