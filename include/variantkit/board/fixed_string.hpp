/// \file
/// Text as a template argument.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace variantkit {

/// A string literal that can be a template argument: `starting_array<"8/8/...">`.
template <std::size_t N>
struct fixed_string {
    /// With the zero at the end.
    char characters[N]{};

    /// From a literal.
    // NOLINTNEXTLINE(google-explicit-constructor): a literal is meant to convert
    constexpr fixed_string(const char (&literal)[N]) { std::copy_n(literal, N, characters); }

    /// The text, without the zero.
    [[nodiscard]] constexpr std::string_view view() const { return {characters, N - 1}; }
};

} // namespace variantkit
