/// \file
/// Game records as texts, whatever the game: tags, tokens, lines.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/board/text_error.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/play/outcome.hpp>

namespace variantkit {

/// A header line of a record: `[name "value"]`.
struct record_tag {
    std::string name;
    std::string value;
    friend bool operator==(const record_tag&, const record_tag&) = default;
};

/// What is wrong with a record, and where.
struct record_error {
    std::size_t line = 1; ///< counted from 1
    std::string move{};   ///< which move is wrong (`3.`, Black's third is `3...`); empty outside the moves
    text_error why{};     ///< its column counts from the beginning of the line

    /// One line for people: "line 4, move 3... 'Nf9': there is no square f9".
    [[nodiscard]] std::string message() const {
        return detail::sentence({"line ", std::to_string(line), move.empty() ? ", " : ", move ", move,
                                 move.empty() ? "" : " ", why.message()});
    }
};

namespace detail {

/// Whether two words are the same, small and capital letters alike, and `-`, `_` and blank.
[[nodiscard]] inline bool same_word(std::string_view a, std::string_view b) {
    const auto folded = [](char c) {
        return c == '-' || c == '_' ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return folded(x) == folded(y); });
}

/// A piece of a record.
struct record_token {
    enum class kind : std::uint8_t { end, tag, comment, move, result, bad };
    kind is = kind::end;
    std::size_t begin = 0; ///< its place in the text
    std::size_t length = 0;
    std::string name{};          ///< of a tag
    std::string value{};         ///< of a tag; else the text
    std::string expected{};      ///< what should stand there, when it is bad
    std::size_t value_begin = 0; ///< the place of a tag's value
    std::string number{};        ///< what stands before a move: "3." or "3..."; "" when nothing does
    std::size_t number_begin = 0;
};

/// Cuts a record into tokens; move numbers, `$1`, variations and blanks are passed over.
class record_scanner {
public:
    explicit record_scanner(std::string_view text) : member_text{text} {
        if (text.substr(0, 3) == "\xEF\xBB\xBF") member_at = 3; // a byte-order mark
    }

    /// The next token; a `[` begins a tag anywhere.
    [[nodiscard]] record_token next() {
        std::string move_number;
        std::size_t number_begin = 0;
        for (;;) {
            skip_blanks();
            if (at_end()) return {record_token::kind::end, member_text.size()};
            const char c = member_text[member_at];
            if (c == '[') return tag();
            if (c == '{') return until('}');
            if (c == ';') return until('\n');
            if (c == '%' && (member_at == 0 || member_text[member_at - 1] == '\n')) {
                member_at = std::min(member_text.find('\n', member_at), member_text.size());
                continue;
            }
            if (c == '(') {
                if (!skip_variation()) return bad(member_at, "')' after a variation");
                continue;
            }
            const std::size_t begin = member_at;
            std::string_view word = take_word();
            if (is_result(word)) return token(record_token::kind::result, begin, word);
            const std::size_t number = number_length(word);
            if (number > 0) { // "1.", "1.e4"; dots may stand apart, "1. ..."
                if (is_digit(word[0])) move_number.clear();
                if (move_number.empty()) number_begin = begin;
                move_number += word.substr(0, number);
                member_at = begin + number;
                continue;
            }
            if (word[0] == '$' || is_mark(word)) continue;
            record_token move = token(record_token::kind::move, begin, word);
            move.number = std::move(move_number);
            move.number_begin = number_begin;
            return move;
        }
    }

private:
    [[nodiscard]] bool at_end() const { return member_at >= member_text.size(); }
    [[nodiscard]] static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
    [[nodiscard]] static bool is_digit(char c) { return c >= '0' && c <= '9'; }
    [[nodiscard]] static bool is_result(std::string_view word) {
        return word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
    }

    /// Whether a word belongs to the move before it, as in "e5 ?!".
    [[nodiscard]] static bool is_mark(std::string_view word) {
        return word.find_first_not_of("+#!?") == std::string_view::npos || word == "e.p." || word == "ep" ||
               word == "mat" || word == "mate";
    }

    /// How many characters of a word are a move number: digits and then dots, or digits or dots alone.
    [[nodiscard]] static std::size_t number_length(std::string_view word) {
        std::size_t digits = 0;
        while (digits < word.size() && is_digit(word[digits])) ++digits;
        std::size_t end = digits;
        while (end < word.size() && word[end] == '.') ++end;
        return end > digits || end == word.size() ? end : 0;
    }

    void skip_blanks() {
        while (!at_end() && is_blank(member_text[member_at])) ++member_at;
    }

    /// Up to a blank or the beginning of a comment.
    [[nodiscard]] std::string_view take_word() {
        const std::size_t begin = member_at;
        while (!at_end() && !is_blank(member_text[member_at]) && member_text[member_at] != '{' &&
               member_text[member_at] != ';')
            ++member_at;
        return member_text.substr(begin, member_at - begin);
    }

    [[nodiscard]] static record_token token(record_token::kind is, std::size_t begin, std::string_view word) {
        return {is, begin, word.size(), {}, std::string{word}, {}};
    }
    [[nodiscard]] record_token bad(std::size_t at, std::string expected) {
        const std::size_t end = std::min(member_text.find('\n', at), member_text.size());
        return {record_token::kind::bad, at, end - at, {}, std::string{member_text.substr(at, end - at)},
                std::move(expected)};
    }

    [[nodiscard]] record_token until(char closing) {
        const std::size_t begin = member_at;
        std::size_t end = member_text.find(closing, begin);
        if (end == std::string_view::npos) {
            if (closing == '}') return bad(begin, "'}' after a comment");
            end = member_text.size();
        }
        member_at = std::min(end + 1, member_text.size());
        return {record_token::kind::comment,
                begin,
                member_at - begin,
                {},
                std::string{member_text.substr(begin + 1, end - begin - 1)},
                {}};
    }

    /// `[Name "value"]`; in the value `\"` is a quotation mark and `\\` a backslash.
    [[nodiscard]] record_token tag() {
        const std::size_t begin = member_at++;
        record_token found{record_token::kind::tag, begin};
        skip_blanks();
        while (!at_end() && !is_blank(member_text[member_at]) && member_text[member_at] != '"' &&
               member_text[member_at] != ']') {
            found.name += member_text[member_at++];
        }
        skip_blanks();
        if (found.name.empty()) return bad(begin, "a name after '['");
        if (at_end() || member_text[member_at] != '"') return bad(member_at, "'\"' and the value of " + found.name);
        found.value_begin = ++member_at;
        while (!at_end() && member_text[member_at] != '"' && member_text[member_at] != '\n') {
            if (member_text[member_at] == '\\' && member_at + 1 < member_text.size() &&
                member_text[member_at + 1] != '\n')
                ++member_at;
            found.value += member_text[member_at++];
        }
        if (at_end() || member_text[member_at] != '"') return bad(begin, "'\"' after the value of " + found.name);
        ++member_at;
        skip_blanks();
        if (at_end() || member_text[member_at] != ']') return bad(begin, "']' after the value of " + found.name);
        found.length = ++member_at - begin;
        return found;
    }

    /// From `(` to its `)`, comments and variations inside included; `false` when that is missing.
    [[nodiscard]] bool skip_variation() {
        std::size_t depth = 0;
        for (std::size_t at = member_at; at < member_text.size(); ++at) {
            const char c = member_text[at];
            if (c == '{') at = std::min(member_text.find('}', at), member_text.size());
            if (c == '(') ++depth;
            if (c == ')' && --depth == 0) {
                member_at = at + 1;
                return true;
            }
        }
        return false;
    }

    std::string_view member_text;
    std::size_t member_at = 0;
};

/// Whether a tag says where the game begins. `[SetUp "1"]`, which announces another tag, does not.
[[nodiscard]] inline bool says_setup(const record_token& tag) {
    return same_word(tag.name, "FEN") || (same_word(tag.name, "Setup") && tag.value.size() > 1);
}

[[nodiscard]] inline text_error other_variant(std::string_view found, std::string_view wanted) {
    return text_error::because(sentence({"this record is not of ", wanted}), found);
}

/// The error at a place of the text, in its line.
[[nodiscard]] inline record_error error_at(std::string_view text, std::size_t place, text_error why) {
    record_error error;
    std::size_t line_begin = 0;
    for (std::size_t i = 0; i < place; ++i) {
        if (text[i] != '\n') continue;
        ++error.line;
        line_begin = i + 1;
    }
    why.column = place - line_begin;
    error.why = std::move(why);
    return error;
}

/// Why the number before a move is not that of the move that is due; "" when it is, or there is none. Numbers without
/// dots are understood, and the first side's form before the second side's move.
[[nodiscard]] inline std::string wrong_number(std::string_view found, unsigned number, bool of_first_side) {
    const std::size_t digits = std::min(found.find('.'), found.size());
    const bool is_number = digits > 0;
    const bool is_seconds = found.size() > digits + 1;
    const std::string due = std::to_string(number);
    if ((!is_number || found.substr(0, digits) == due) && !(is_seconds && of_first_side)) return {};
    return sentence({"the move that comes is ", due, of_first_side ? "." : "...", ", not ", found});
}

/// "3." or "3...".
[[nodiscard]] inline std::string move_name(unsigned number, bool of_first_side) {
    return std::to_string(number) + (of_first_side ? "." : "...");
}

/// Adds to the comment after so many moves; blanks at both ends are dropped, line ends become blanks.
inline void add_comment(std::vector<std::string>& comments, std::size_t moves, std::string_view text) {
    std::string line;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\t' || c == '\r' || c == '\n';
        if (!blank) {
            line += c;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
    if (!line.empty() && line.back() == ' ') line.pop_back();
    if (line.empty()) return;
    if (comments.size() <= moves) comments.resize(moves + 1);
    if (!comments[moves].empty()) comments[moves] += ' ';
    comments[moves] += line;
}

[[nodiscard]] inline std::string_view result_sign(game_result result) {
    switch (result) {
    case game_result::white_wins: return "1-0";
    case game_result::black_wins: return "0-1";
    case game_result::draw: return "1/2-1/2";
    default: return "*";
    }
}

/// A header line, its value escaped.
[[nodiscard]] inline std::string tag_line(const record_tag& tag) {
    std::string text = "[" + tag.name + " \"";
    for (const char c : tag.value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text += "\"]\n";
}

/// Puts words into lines.
class line_filler {
public:
    explicit line_filler(std::string& text) : member_text{text} {}

    void add(std::string_view word) {
        if (member_used > 0 && member_used + 1 + word.size() > line_length) {
            member_text += '\n';
            member_used = 0;
        }
        if (member_used > 0) {
            member_text += ' ';
            ++member_used;
        }
        member_text += word;
        member_used += word.size();
    }

    /// In braces; a closing brace inside is written as a parenthesis.
    void add_comment(std::string_view comment) {
        std::string text{comment};
        std::replace(text.begin(), text.end(), '}', ')');
        text = "{" + text + "}";
        std::size_t begin = 0;
        while (begin < text.size()) {
            const std::size_t end = std::min(text.find(' ', begin), text.size());
            add(std::string_view{text}.substr(begin, end - begin));
            begin = end + 1;
        }
    }

private:
    static constexpr std::size_t line_length = 80;
    std::string& member_text;
    std::size_t member_used = 0;
};

} // namespace detail

} // namespace variantkit
