#include "failure.hpp"

#include <algorithm>

#include <variantkit/board/words.hpp>

namespace vk {

std::string point_at(std::string_view text, std::size_t column) {
    constexpr std::size_t before = 50;
    constexpr std::size_t width = 100;
    column = std::min(column, text.size());
    const std::size_t begin = column > before ? column - before : 0;
    const std::string_view shown = text.substr(begin, width);

    std::string line = begin > 0 ? "..." : "";
    const std::size_t caret = line.size() + column - begin;
    for (const char c : shown) line += c == '\t' ? ' ' : c >= ' ' && c <= '~' ? c : '?'; // a column each
    if (begin + shown.size() < text.size()) line += "...";
    std::string pointer(caret + 2, ' ');
    pointer += '^';
    return variantkit::detail::sentence({"  ", line, "\n", pointer});
}

std::string reason_of(const variantkit::text_error& error) {
    if (error.expected.empty()) return error.reason;
    const std::string found = error.token.empty() ? "the end" : variantkit::detail::quoted(error.token);
    return variantkit::detail::sentence({"expected ", error.expected, ", found ", found});
}

std::string explain(std::string_view text, const variantkit::text_error& error) {
    const bool has_place = !error.expected.empty() || !error.token.empty();
    if (!has_place || text.empty()) return error.message();
    return variantkit::detail::sentence({error.message(), "\n", point_at(text, error.column)});
}

} // namespace vk
