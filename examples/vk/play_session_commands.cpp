// What can be typed while a game is played.
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <system_error>
#include <utility>

#include <variantkit/board/words.hpp>

#include "begin_match.hpp"
#include "files.hpp"
#include "play_session.hpp"
#include "similar_words.hpp"
#include "terminal.hpp"

namespace vk {

namespace {

/// How many characters of a line are a move number, "12." or "12...".
[[nodiscard]] std::size_t number_length(const std::string& line) {
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    const std::size_t dots = std::min(line.find_first_not_of('.', digits), line.size());
    return dots > digits ? std::min(line.find_first_not_of(" \t", dots), line.size()) : 0;
}

} // namespace

std::string play_session::why_no_move(const std::string& line, std::size_t begin, const variantkit::text_error& error) {
    std::vector<std::string> names;
    for (const command& known : commands()) names.emplace_back(known.name);
    const bool is_word = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    const std::string hint = is_word ? did_you_mean(line, names) : "";
    if (!hint.empty()) return variantkit::detail::quoted(line) + " is no move" + hint;
    const std::size_t column = begin + error.column;
    return reason_of(error) + (column == 0 ? "" : "\n" + point_at(line, column));
}

const std::vector<play_session::command>& play_session::commands() {
    static const std::vector<command> all{
        {"moves", "[PART]", "list the legal moves, or those with PART in them", &play_session::list_moves},
        {"undo", "", "take the last move back", &play_session::take_back},
        {"redo", "", "play it again", &play_session::play_again},
        {"board", "", "draw the board again", &play_session::show_board},
        {"flip", "", "turn the board round", &play_session::turn_board},
        {"fen", "", "write the position as text", &play_session::show_position_text},
        {"game", "", "write the game as text", &play_session::show_record},
        {"save", "[FILE]", "save the game in a file", &play_session::save},
        {"save!", "FILE", "the same, replacing a file that is there", &play_session::save_anyway},
        {"load", "[FILE]", "go on with a saved game, or with the one played last", &play_session::load},
        {"new", "", "begin again", &play_session::begin_again},
        {"resign", "", "give up", &play_session::resign},
        {"hint", "", "which move the engine would play", &play_session::give_hint},
        {"eval", "", "what it thinks of the position", &play_session::tell_value},
        {"level", "[N]", "how strong your opponent is, or make it a level", &play_session::set_level},
        {"help", "", "this list", &play_session::help},
        {"quit", "", "stop; so does the end of input", &play_session::quit},
    };
    return all;
}

void play_session::answer(const std::string& line) {
    if (line.empty()) return;
    const std::size_t blank = line.find_first_of(" \t");
    std::string word = line.substr(0, blank);
    if (word == "?") word = "help";
    if (word == "exit") word = "quit";
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
        if (entry.text.find(part) == std::string::npos && entry.move.find(part) == std::string::npos) continue;
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

void play_session::show_position_text(const std::string&) { std::cout << member_match->position_text() << '\n'; }

void play_session::show_record(const std::string&) { std::cout << member_match->record_text(member_agreed_result); }

void play_session::save(const std::string& file) {
    const std::string name = file.empty() ? member_saved_file : file;
    if (name.empty()) return complain("'save' needs the name of a file");
    std::error_code error;
    if (name != member_saved_file && std::filesystem::exists(name, error)) {
        return complain("there is a file " + name + " already; 'save! " + name + "' replaces it");
    }
    save_anyway(name);
}

void play_session::save_anyway(const std::string& file) {
    if (file.empty()) return complain("'save!' needs the name of a file");
    write_file(file, member_match->record_text(member_agreed_result));
    member_saved_file = file;
    std::cout << "saved in " << file << '\n';
}

void play_session::load(const std::string& file) {
    if (!file.empty()) {
        load_file(file);
    } else {
        const auto last = member_keeper.last_file();
        if (!last || *last == member_keeper.file())
            return complain("no other game is kept; 'load' needs the name of a file");
        load_file(*last);
    }
    write_board();
    engine_plays();
}

void play_session::begin_again(const std::string&) {
    go_on_with(begin_match(member_arguments));
    write_board();
    engine_plays();
}

void play_session::resign(const std::string&) {
    if (is_over()) return complain("the game is over already");
    member_agreed_result = variantkit::detail::result_sign(variantkit::win_of(~member_match->side_to_move()));
    keep();
    std::cout << name_of(member_match->side_to_move()) << " resigns: ";
    write_end();
}

void play_session::help(const std::string&) {
    std::cout << "Type a move in " << variantkit::detail::listed(member_game.notations(), "or") << " notation";
    if (const auto moves = member_match->moves(); !moves.empty()) {
        const auto& one = moves[moves.size() / 2];
        std::cout << ", such as '" << one.text << "'";
        if (one.move != one.text) std::cout << " or '" << one.move << "'";
    }
    std::cout << ", or\n";
    for (const command& known : commands()) {
        std::string line = "  " + std::string{known.name} + " " + std::string{known.form};
        line.resize(std::max<std::size_t>(line.size() + 1, 17), ' ');
        std::cout << line << known.what << '\n';
    }
    std::cout << "Every move is kept in a file as you play; 'quit' says where\n";
}

void play_session::give_hint(const std::string&) {
    if (is_over()) return complain("the game is over");
    const auto found = looked_at();
    const std::string move = found.line_text.empty() ? found.best : found.line_text.front();
    std::cout << "try " << member_match->number(member_match->length()) << ' ' << move << '\n';
}

void play_session::tell_value(const std::string&) {
    if (is_over()) return write_end();
    const auto found = looked_at();
    std::cout << value_in_words(found, member_match->side_to_move())
              << (variantkit::is_proof(found.value) ? "" : " for White") << ", by "
              << line_in_words(found, *member_match) << '\n';
}

void play_session::set_level(const std::string& level) {
    if (!member_opponent) return complain("you play without an engine; 'vk play GAME --level N' begins with one");
    if (!level.empty()) {
        const std::string wanted =
            level.find(':') == std::string::npos && level != "random" && level != "mcts" ? "level:" + level : level;
        const std::string problem = opponent_problem(wanted);
        if (!problem.empty()) return complain("levels go from 1 to " + std::to_string(most_level));
        member_opponent = make_opponent(member_game, wanted, member_random());
        member_arguments.engine = wanted;
    }
    std::cout << "your opponent is " << member_opponent->name << '\n';
}

void play_session::quit(const std::string&) { member_stops = true; }

} // namespace vk
