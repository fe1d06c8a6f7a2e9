/// \file
/// What is wrong with a text, and where.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include <variantkit/config.hpp>

namespace variantkit {

/// Why a text could not be read: either something else was expected at a place, or what it says cannot be.
struct text_error {
    std::size_t column = 0; ///< where the token begins, counted from 0
    std::string token{};    ///< what stands there; empty at the end of the text and when the whole is wrong
    std::string expected{}; ///< what should stand there; empty when the text is understood but wrong
    std::string reason{};   ///< otherwise: why what it says cannot be

    /// Something else was expected at a place.
    [[nodiscard]] VARIANTKIT_NOINLINE static text_error unexpected(std::size_t column, std::string_view token,
                                                                   std::string_view expected) {
        return {column, std::string{token}, std::string{expected}, {}};
    }

    /// The text is understood; what it says cannot be.
    [[nodiscard]] VARIANTKIT_NOINLINE static text_error because(std::string reason, std::string_view token = {},
                                                                std::size_t column = 0) {
        return {column, std::string{token}, {}, std::move(reason)};
    }

    /// One line for people, in plain ASCII; columns are counted from 1.
    [[nodiscard]] std::string message() const;

    friend bool operator==(const text_error&, const text_error&) = default;
};

namespace detail {

/// A token between quotes; long ones are cut, what is not printable ASCII is written as `\xNN`.
[[nodiscard]] inline std::string quoted(std::string_view token) {
    constexpr std::size_t longest = 60;
    std::string text = "'";
    for (const char c : token.substr(0, longest)) {
        if (c >= ' ' && c <= '~') {
            text += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            text += "\\x";
            text += "0123456789abcdef"[byte >> 4U];
            text += "0123456789abcdef"[byte & 15U];
        }
    }
    return text += token.size() > longest ? "...'" : "'";
}

} // namespace detail

VARIANTKIT_COLD inline std::string text_error::message() const {
    if (!expected.empty()) {
        return "column " + std::to_string(column + 1) + ": expected " + expected + ", found " +
               (token.empty() ? "the end" : detail::quoted(token));
    }
    const std::string place = column == 0 ? "" : "column " + std::to_string(column + 1) + ", ";
    return token.empty() ? reason : place + detail::quoted(token) + ": " + reason;
}

} // namespace variantkit
