/// \file
/// Texts of moves without their decoration, taken apart.
#pragma once

#include <cstddef>
#include <string_view>

namespace variantkit::detail {

/// The text without blanks at its ends and without the marks that may follow a move: check and mate signs,
/// exclamation and question marks, the words for en passant and mate.
[[nodiscard]] inline std::string_view without_marks(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    text.remove_prefix(begin);
    for (;;) {
        const std::size_t last = text.find_last_not_of(" \t\r\n+#!?");
        text = text.substr(0, last + 1);
        bool cut = false;
        for (const std::string_view word : {"e.p.", "e.p", "ep", "mate", "mat"}) {
            if (text.size() > word.size() && text.substr(text.size() - word.size()) == word) {
                text.remove_suffix(word.size());
                cut = true;
                break;
            }
        }
        if (!cut) return text;
    }
}

/// What the text of a displacement says: `[letter][file][rank][x]file rank[becomes]`, or of a drop:
/// `[letter]@file rank`. Files and ranks count from 0.
struct displacement_text {
    bool understood = false;
    bool takes = false;  ///< it has a sign of capture
    bool drops = false;  ///< it has the sign of a drop
    char letter = '\0';  ///< the capital of what moves, if given
    char becomes = '\0'; ///< the capital of what it becomes, if given
    int from_file = -1;  ///< -1: not given
    int from_rank = -1;  ///< -1: not given
    int to_file = -1;
    int to_rank = -1;

    [[nodiscard]] bool has_origin() const { return from_file >= 0 && from_rank >= 0; }
};

/// 1 for the text of a castling to the right (`0-0`, `O-O`, `o-o`), 2 for one to the left, 0 for other texts.
[[nodiscard]] inline int castling_in(std::string_view text) {
    if (text.size() != 3 && text.size() != 5) return 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i % 2 == 1 ? text[i] != '-'
                       : text[i] != text[0] || std::string_view{"0Oo"}.find(text[i]) == std::string_view::npos)
            return 0;
    }
    return text.size() == 3 ? 1 : 2;
}

/// Cuts a rank (counted from 0) off the end of a text; -1 when it does not end with a number from 1 to 9999.
[[nodiscard]] inline int cut_rank(std::string_view& text) {
    int rank = 0;
    int weight = 1;
    std::size_t size = text.size();
    while (size > 0 && text[size - 1] >= '0' && text[size - 1] <= '9' && weight <= 1000) {
        rank += weight * (text[--size] - '0');
        weight *= 10;
    }
    if (rank == 0 || text[size] == '0') return -1;
    text = text.substr(0, size);
    return rank - 1;
}

/// Cuts a file (counted from 0) off the end of a text; -1 when it does not end with a small letter.
[[nodiscard]] inline int cut_file(std::string_view& text) {
    if (text.empty() || text.back() < 'a' || text.back() > 'z') return -1;
    const int file = text.back() - 'a';
    text.remove_suffix(1);
    return file;
}

/// Cuts a capital off the end of a text, perhaps behind `=` or `/` or between parentheses, then of either case.
[[nodiscard]] inline char cut_promotion(std::string_view& text) {
    std::string_view rest = text;
    const bool closed = !rest.empty() && rest.back() == ')';
    if (closed) rest.remove_suffix(1);
    if (rest.empty()) return '\0';
    char letter = rest.back();
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    if (letter < 'A' || letter > 'Z') return '\0';
    rest.remove_suffix(1);
    if (closed && (rest.empty() || rest.back() != '(')) return '\0';
    if (!rest.empty() && (closed || rest.back() == '=' || rest.back() == '/')) rest.remove_suffix(1);
    if (rest.empty() || rest.back() < '0' || rest.back() > '9') return '\0';
    text = rest;
    return letter;
}

/// Takes the text of a displacement apart.
[[nodiscard]] inline displacement_text take_apart(std::string_view text) {
    displacement_text parts;
    parts.becomes = cut_promotion(text);
    parts.to_rank = cut_rank(text);
    parts.to_file = cut_file(text);
    if (parts.to_rank < 0 || parts.to_file < 0) return parts;
    if (!text.empty() && (text.back() == 'x' || text.back() == ':')) parts.takes = true;
    if (!text.empty() && text.back() == '@') parts.drops = true;
    if (!text.empty() && (parts.takes || parts.drops || text.back() == '-')) text.remove_suffix(1);
    if (!parts.drops) {
        parts.from_rank = cut_rank(text);
        parts.from_file = cut_file(text);
    }
    if (!text.empty() && text.back() >= 'A' && text.back() <= 'Z') {
        parts.letter = text.back();
        text.remove_suffix(1);
    }
    parts.understood = text.empty();
    return parts;
}

} // namespace variantkit::detail
