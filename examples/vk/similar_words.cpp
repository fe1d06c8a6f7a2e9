#include "similar_words.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <variantkit/board/words.hpp>

namespace vk {

namespace {

/// How many letters must be put in, left out, changed or swapped with their neighbours to make one word the other.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) d[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
        }
    }
    return d[a.size()][b.size()];
}

/// Small letters, and no more of them than a word can have.
std::string plain(std::string_view word) {
    std::string text;
    for (const char c : word.substr(0, 64)) {
        if (c == '-' || c == ' ')
            text += '_';
        else
            text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return text;
}

} // namespace

std::vector<std::string> similar_words(std::string_view typed, const std::vector<std::string>& words) {
    constexpr std::size_t most = 3;
    const std::string wanted = plain(typed);
    std::vector<std::pair<std::size_t, std::string>> found;
    for (const std::string& word : words) {
        const std::size_t distance = edit_distance(wanted, word);
        const bool begins = wanted.size() >= 2 && (word.starts_with(wanted) || wanted.starts_with(word));
        if (begins || distance <= 1 + word.size() / 4) found.emplace_back(distance, word);
    }
    std::sort(found.begin(), found.end());
    std::vector<std::string> similar;
    for (const auto& [distance, word] : found) {
        if (similar.size() < most) similar.push_back(word);
    }
    return similar;
}

std::string did_you_mean(std::string_view typed, const std::vector<std::string>& words) {
    const auto similar = similar_words(typed, words);
    return similar.empty() ? "" : "; did you mean " + variantkit::detail::listed(similar, "or") + "?";
}

} // namespace vk
