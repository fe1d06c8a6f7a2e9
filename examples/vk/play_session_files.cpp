// How games at the keyboard are kept, saved and loaded.
#include <array>
#include <cstddef>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <system_error>
#include <utility>

#include "begin_match.hpp"
#include "files.hpp"
#include "last_words.hpp"
#include "play_session.hpp"
#include "terminal.hpp"

namespace vk {

namespace {

/// "2024.02.29", as records write it.
[[nodiscard]] std::string today() {
    const std::time_t now = std::time(nullptr);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y.%m.%d", std::localtime(&now))};
}

} // namespace

std::string play_session::record() const {
    using variantkit::detail::tag_line;
    const std::string text = member_match->record_text(member_agreed_result);
    if (text.find("[Date \"") != std::string::npos) return text; // a game that was saved before
    std::string headers = tag_line({"Date", today()});
    if (member_opponent) {
        const bool is_white = member_arguments.side != "black";
        headers += tag_line({"White", is_white ? "you" : member_opponent->name});
        headers += tag_line({"Black", is_white ? member_opponent->name : "you"});
    }
    return headers + text;
}

void play_session::keep() {
    std::string text = record();
    if (!member_taken_back.empty()) {
        text += "; taken back:";
        for (auto move = member_taken_back.rbegin(); move != member_taken_back.rend(); ++move) text += " " + *move;
        text += '\n';
    }
    member_keeper.keep(text);
    say_when_interrupted("\n" + where_kept());
}

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
    write_file(file, record());
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

void play_session::load_file(const std::string& file) {
    const std::string text = read_file(file);
    recorded_game recorded = member_game.read_game(text);
    if (recorded.error) throw wrong_record(text, file, *recorded.error);
    if (recorded.is_blank) throw failure{"there is no game in " + file};

    go_on_with(std::move(recorded.played));
    if (!member_match->outcome().is_over() && !result_in_words(recorded.result).empty())
        member_agreed_result = recorded.result;
    if (member_keeper.owns(file)) {
        member_keeper.go_on_in(file);
    } else {
        member_saved_file = file;
    }
}

void play_session::go_on_with(std::unique_ptr<match> begun) {
    std::cout << where_kept();
    member_keeper.begin_another();
    member_match = std::move(begun);
    member_taken_back.clear();
    member_agreed_result.clear();
    member_draw_is_offered = false;
    member_saved_file.clear();
    say_when_interrupted("\n");
}

std::string play_session::where_kept() const {
    const std::string& file = member_keeper.file();
    if (file.empty()) return {};
    std::string text = "This game is kept in " + file + "\n";
    if (!is_over()) text += "'vk play " + std::string{member_game.name()} + " --load " + file + "' goes on with it\n";
    return text;
}

void play_session::mention_last_game() const {
    const auto last = member_keeper.last_file();
    if (!last) return;
    try {
        const auto recorded = member_game.read_game(read_file(*last));
        if (!result_in_words(recorded.result).empty() || recorded.played->length() == 0) return;
        std::cout << "The last game was not finished; 'load' goes on with it\n";
    } catch (const failure&) {
        // What cannot be read cannot be gone on with.
    }
}

} // namespace vk
