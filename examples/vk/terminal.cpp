#include "terminal.hpp"

#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <string_view>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace vk {

namespace {

bool is_terminal([[maybe_unused]] int file) {
#if __has_include(<unistd.h>)
    return isatty(file) == 1;
#else
    return false;
#endif
}

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : value;
}

} // namespace

bool input_is_terminal() { return is_terminal(0); }
bool output_is_terminal() { return is_terminal(1); }
bool error_output_is_terminal() { return is_terminal(2); }

bool output_is_colored() {
    return output_is_terminal() && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

void complain(const std::string& message) {
    std::cout.flush();
    std::cerr << message << '\n';
}

std::string trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n\v\f";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return std::string{text.substr(begin, text.find_last_not_of(blanks) + 1 - begin)};
}

} // namespace vk
