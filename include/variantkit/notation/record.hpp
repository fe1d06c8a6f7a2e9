/// \file
/// Games as texts: who played, from where, which moves, with comments.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/notation/record_text.hpp>
#include <variantkit/play/history.hpp>

namespace variantkit {

/// A game that was written down.
template <class Rules>
struct game_record {
    std::vector<record_tag> tags{};         ///< in order, without `Variant`, `Setup` and `Result`
    position<Rules> first = start<Rules>(); ///< where the moves begin
    std::vector<move_of<Rules>> moves{};    ///< in order
    std::vector<std::string> comments{};    ///< [n]: after n moves; may be shorter than the game
    std::string result{};                   ///< `1-0`, `0-1`, `1/2-1/2` or `*`; empty when not given

    /// The game, move by move.
    [[nodiscard]] history<Rules> replayed() const {
        history<Rules> game{first};
        for (const auto& move : moves) game.play(move);
        return game;
    }
};

/// What reading a record gives: everything up to the first thing that is wrong, and that.
template <class Rules>
struct record_reading {
    game_record<Rules> record{};         ///< what was read
    std::optional<record_error> error{}; ///< what is wrong after it, if anything
    std::size_t length = 0;              ///< how many characters were read: where another game may begin

    [[nodiscard]] explicit operator bool() const { return !error; }
};

/// Reads one game:
/// - header lines `[Variant "name"]` (must be the ruleset's), `[Setup "position text"]` (also `FEN`), others as they
/// come;
///   all may be missing;
/// - moves in any notation of the ruleset, with or without numbers (`12.`, `12...`), which must be right, comments in
/// braces or from `;` to
///   the end of the line, `$1` and variations in parentheses, which are skipped;
/// - a result, which ends the game, as does a header line after moves or the end of the text.
template <class Rules>
[[nodiscard]] record_reading<Rules> read_record(std::string_view text) {
    record_reading<Rules> reading;
    game_record<Rules>& record = reading.record;
    detail::record_scanner scanner{text};
    position<Rules> position = record.first;
    bool header = true;
    for (;;) {
        const detail::record_token token = scanner.next();
        reading.length = token.begin;
        if (token.is == detail::record_token::kind::end) return reading;
        const auto fail = [&](std::size_t place, text_error why) {
            reading.error = detail::error_at(text, place, std::move(why));
        };
        switch (token.is) {
        case detail::record_token::kind::tag:
            if (!header) return reading;
            if (detail::same_word(token.name, "Variant")) {
                if (!detail::same_word(token.value, Rules::name))
                    fail(token.begin, detail::other_variant(token.value, Rules::name));
            } else if (detail::says_setup(token)) {
                const auto first = read_position<Rules>(token.value);
                if (first) {
                    record.first = position = *first;
                } else {
                    fail(token.value_begin + first.error().column, first.error());
                }
            } else if (detail::same_word(token.name, "Result")) {
                record.result = token.value;
            } else if (!detail::same_word(token.name, "SetUp")) {
                record.tags.push_back({token.name, token.value});
            }
            break;
        case detail::record_token::kind::comment:
            detail::add_comment(record.comments, record.moves.size(), token.value);
            break;
        case detail::record_token::kind::result:
            record.result = token.value;
            reading.length = token.begin + token.length;
            return reading;
        case detail::record_token::kind::move: {
            header = false;
            const unsigned number = position.template state<move_number>().number;
            const bool first = position.side_to_move() == Rules::setup::first_to_move;
            const std::string wrong_number = detail::wrong_number(token.number, number, first);
            const auto move = read_move(position, token.value);
            if (!wrong_number.empty()) {
                fail(token.number_begin, text_error::because(wrong_number));
            } else if (move) {
                record.moves.push_back(*move);
                position = play(position, *move);
            } else {
                fail(token.begin, move.error());
                reading.error->move = detail::move_name(number, first);
            }
            break;
        }
        default: fail(token.begin, {0, token.value, token.expected}); break;
        }
        if (reading.error) return reading;
    }
}

/// Writes a game: header lines, then numbered moves in the ruleset's own notation with their comments, lines of at most
/// 80 characters where moves allow. A result that is not given is that of the last position.
template <class Rules>
[[nodiscard]] std::string write_record(const game_record<Rules>& record) {
    const std::string result =
        record.result.empty() ? std::string{detail::result_sign(record.replayed().outcome().result)} : record.result;
    std::string text = detail::tag_line({"Variant", std::string{Rules::name}});
    if (record.first != start<Rules>()) text += detail::tag_line({"Setup", position_text(record.first)});
    for (const record_tag& tag : record.tags) text += detail::tag_line(tag);
    text += detail::tag_line({"Result", result});
    text += '\n';

    detail::line_filler lines{text};
    const auto comment_after = [&](std::size_t moves) {
        if (moves >= record.comments.size() || record.comments[moves].empty()) return false;
        lines.add_comment(record.comments[moves]);
        return true;
    };
    position<Rules> position = record.first;
    bool number_wanted = true;
    comment_after(0);
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const bool first = position.side_to_move() == Rules::setup::first_to_move;
        if (number_wanted || first) lines.add(detail::move_name(position.template state<move_number>().number, first));
        lines.add(to_text(position, record.moves[i]));
        position = play(position, record.moves[i]);
        number_wanted = comment_after(i + 1);
    }
    lines.add(result);
    return text += '\n';
}

} // namespace variantkit
