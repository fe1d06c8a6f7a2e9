// What can be typed while a game is played.
#include <algorithm>
#include <array>
#include <cstddef>
#include <iostream>
#include <string_view>
#include <utility>

#include "begin_match.hpp"
#include "play_session.hpp"
#include "terminal.hpp"

namespace vk {

namespace {

/// How many characters of a line are a move number, "12." or "12...".
[[nodiscard]] std::size_t number_length(const std::string& line) {
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    const std::size_t dots = std::min(line.find_first_not_of('.', digits), line.size());
    return dots > digits ? std::min(line.find_first_not_of(" \t", dots), line.size()) : 0;
}

/// What people type as well.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> other_names{
    {{"?", "help"}, {"exit", "quit"}, {"takeback", "undo"}, {"back", "undo"}, {"offer", "draw"}}};

/// Whether a text has a part in it; a part that ends in a digit is not the beginning of a longer number.
[[nodiscard]] bool has_part(std::string_view text, std::string_view part) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) {
        const std::size_t end = at + part.size();
        if (part.empty() || end == text.size() || !is_digit(part.back()) || !is_digit(text[end])) return true;
    }
    return false;
}

} // namespace

const std::vector<play_session::command>& play_session::commands() {
    static const std::vector<command> all{
        {"moves", "[PART]", "list the legal moves, or those with PART in them: a square, say",
         &play_session::list_moves},
        {"undo", "", "take the last move back", &play_session::take_back},
        {"redo", "", "play it again", &play_session::play_again},
        {"board", "", "draw the board again", &play_session::show_board},
        {"flip", "", "turn the board round", &play_session::turn_board},
        {"figures", "", "draw Unicode's chessmen instead of letters, or letters again", &play_session::change_pieces},
        {"fen", "", "write the position as text", &play_session::show_position_text},
        {"game", "", "write the game as text", &play_session::show_record},
        {"save", "[FILE]", "save the game in a file", &play_session::save},
        {"save!", "FILE", "the same, replacing a file that is there", &play_session::save_anyway},
        {"load", "[FILE]", "go on with a saved game, or with the one played last", &play_session::load},
        {"new", "", "begin again", &play_session::begin_again},
        {"resign", "", "give up", &play_session::resign},
        {"draw", "", "offer a draw; a move declines it", &play_session::offer_draw},
        {"accept", "", "accept a draw that was offered", &play_session::accept_draw},
        {"hint", "", "which move the engine would play", &play_session::give_hint},
        {"eval", "", "what it thinks of the position", &play_session::tell_value},
        {"level", "[N]", "how strong your opponent is, or make it a level", &play_session::set_level},
        {"help", "", "the game in a few words, and this list", &play_session::help},
        {"quit", "", "stop; so does the end of input", &play_session::quit},
    };
    return all;
}

void play_session::answer(const std::string& line) {
    if (line.empty()) return;
    const std::size_t blank = line.find_first_of(" \t");
    std::string word = line.substr(0, blank);
    for (const auto& [other, name] : other_names) {
        if (word == other) word = name;
    }
    for (const command& known : commands()) {
        if (known.name != word) continue;
        const std::string rest = blank == std::string::npos ? "" : trimmed(line.substr(blank));
        if (!rest.empty() && known.form.empty()) return complain("'" + word + "' stands alone");
        return (this->*known.act)(rest);
    }
    answer_move(line);
}

void play_session::answer_move(const std::string& line) {
    if (is_over()) return complain("the game is over; 'undo' takes the last move back, 'new' begins another game");
    const std::size_t number = number_length(line);
    const auto played = member_match->play(line.substr(number));
    if (!played) return complain(why_no_move(line, number, played.error()));
    move_was_played();
    engine_plays();
}

void play_session::list_moves(const std::string& part) {
    constexpr std::size_t most = 400;
    constexpr std::size_t line_width = 78;
    if (is_over()) return complain("the game is over");
    std::vector<std::string> texts;
    std::size_t width = 0;
    for (const move_entry& entry : member_match->moves()) {
        if (!has_part(entry.text, part) && !has_part(entry.move, part)) continue;
        texts.push_back(entry.text);
        width = std::max(width, entry.text.size());
    }
    if (texts.empty()) return complain("no legal move has " + variantkit::detail::quoted(part) + " in it");
    std::sort(texts.begin(), texts.end());
    const std::size_t columns = std::max<std::size_t>(1, line_width / (width + 2));
    std::string line;
    for (std::size_t i = 0; i < std::min(most, texts.size()); ++i) {
        if (i > 0 && i % columns == 0) {
            std::cout << line << '\n';
            line.clear();
        }
        line.resize(i % columns * (width + 2), ' ');
        line += texts[i];
    }
    std::cout << line << '\n';
    if (texts.size() > most)
        std::cout << "and " << texts.size() - most << " more; 'moves PART' lists those with PART in them\n";
}

void play_session::take_back(const std::string&) {
    if (!member_agreed_result.empty()) {
        member_agreed_result.clear();
    } else {
        member_draw_is_offered = false;
        if (!take_one_back()) return complain("there is nothing to take back");
        while (engine_moves_next() && take_one_back()) {
        }
    }
    keep();
    write_board();
    engine_plays();
}

void play_session::play_again(const std::string&) {
    if (member_taken_back.empty() || !member_agreed_result.empty()) return complain("there is nothing to play again");
    do {
        if (!member_match->play(member_taken_back.back()))
            throw failure{"cannot play " + member_taken_back.back() + " again"};
        member_taken_back.pop_back();
    } while (engine_moves_next() && !member_taken_back.empty());
    keep();
    write_board();
    engine_plays();
}

void play_session::show_board(const std::string&) { write_board(); }

void play_session::turn_board(const std::string&) {
    member_style.seen_from = ~member_style.seen_from;
    write_board();
}

void play_session::change_pieces(const std::string&) {
    member_style.figures = !member_style.figures;
    write_board();
}

void play_session::show_position_text(const std::string&) { std::cout << member_match->position_text() << '\n'; }

void play_session::show_record(const std::string&) { std::cout << record(); }

void play_session::begin_again(const std::string&) {
    go_on_with(begin_match(member_arguments));
    write_board();
    engine_plays();
}

void play_session::quit(const std::string&) { member_stops = true; }

} // namespace vk
