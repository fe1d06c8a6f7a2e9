/// \file
/// The lines of protocols, word by word.
#pragma once

#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include <variantkit/board/text_error.hpp>

namespace variantkit::detail {

/// Takes a line apart. Blanks and other control characters separate words.
class command_words {
public:
    explicit command_words(std::string_view line) : member_rest(line) { skip_blanks(); }

    [[nodiscard]] bool empty() const { return member_rest.empty(); }
    /// What has not been taken yet, without blanks at its ends.
    [[nodiscard]] std::string_view rest() const {
        std::string_view text = member_rest;
        while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
        return text;
    }
    /// The next word, without taking it.
    [[nodiscard]] std::string_view peek() const {
        std::size_t length = 0;
        while (length < member_rest.size() && !is_blank(member_rest[length])) ++length;
        return member_rest.substr(0, length);
    }
    /// Takes the next word; "" when there is none.
    std::string_view next() {
        const std::string_view word = peek();
        member_rest.remove_prefix(word.size());
        skip_blanks();
        return word;
    }
    /// Takes everything before a word that follows, or all there is.
    std::string_view until(std::string_view word) {
        const std::string_view all = member_rest;
        std::size_t taken = 0;
        while (!empty() && peek() != word) {
            const std::string_view before = next();
            taken = static_cast<std::size_t>(before.data() + before.size() - all.data());
        }
        return all.substr(0, taken);
    }

private:
    [[nodiscard]] static bool is_blank(char c) { return static_cast<unsigned char>(c) <= ' '; }
    void skip_blanks() {
        while (!member_rest.empty() && is_blank(member_rest.front())) member_rest.remove_prefix(1);
    }

    std::string_view member_rest;
};

/// A whole number within bounds; nothing for other texts.
[[nodiscard]] inline std::optional<std::int64_t> whole_number(std::string_view text, std::int64_t least,
                                                              std::int64_t most) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < least || value > most) return std::nullopt;
    return value;
}

/// What moves of the winner a proof is away: positive when the side to move wins, negative when it loses.
[[nodiscard]] inline int moves_to_end(int plies, bool wins) { return wins ? (plies + 1) / 2 : -(plies + 1) / 2; }

} // namespace variantkit::detail
