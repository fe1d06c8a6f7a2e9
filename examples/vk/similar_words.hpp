/// \file
/// What somebody may have meant to type.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vk {

/// Those of some words that a mistyped one resembles, the most similar first: few letters differ, or one begins the
/// other.
[[nodiscard]] std::vector<std::string> similar_words(std::string_view typed, const std::vector<std::string>& words);

/// "; did you mean chess or chess960?" with the similar words, nothing when there are none.
[[nodiscard]] std::string did_you_mean(std::string_view typed, const std::vector<std::string>& words);

} // namespace vk
