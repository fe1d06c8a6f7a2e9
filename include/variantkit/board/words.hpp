/// \file
/// Putting messages together.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace variantkit::detail {

/// The parts one after the other.
[[nodiscard]] inline std::string sentence(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

/// "a, b or c", with any last connective.
[[nodiscard]] inline std::string listed(const std::vector<std::string>& words, std::string_view connective) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? sentence({" ", connective, " "}) : ", ";
        text += words[i];
    }
    return text;
}

/// "a rook", "an immobilizer".
[[nodiscard]] inline std::string with_article(std::string_view name) {
    const bool vowel = !name.empty() && std::string_view{"aeiou"}.find(name[0]) != std::string_view::npos;
    return sentence({vowel ? "an " : "a ", name});
}

} // namespace variantkit::detail
