#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string_view>

#include "begin_match.hpp"
#include "commands.hpp"
#include "files.hpp"
#include "games.hpp"
#include "terminal.hpp"

namespace vk {

namespace {

/// A move a line, and the position after it; boards where they are asked for, at least that of the end.
void write_game(const recorded_game& recorded, const replay_arguments& arguments) {
    const match& played = *recorded.played;
    board_style style;
    style.colored = output_is_colored();
    style.figures = arguments.figures;
    std::size_t width = 5;
    for (std::size_t i = 0; i < played.length(); ++i) width = std::max(width, played.played(i).text.size());

    if (!recorded.title.empty()) std::cout << recorded.title << '\n';
    for (std::size_t i = 0; i <= played.length(); ++i) {
        std::string line = i == 0 ? "" : played.number(i - 1);
        line.resize(std::max<std::size_t>(line.size() + 1, 7), ' ');
        line += i == 0 ? "start" : played.played(i - 1).text;
        line.resize(std::max(line.size(), 7 + width) + 2, ' ');
        std::cout << line << played.position_text(i) << '\n';
        if (arguments.boards && i < played.length()) std::cout << played.board_text(i, style) << '\n';
    }
    std::cout << played.board_text(style);
}

/// How the game ended, by its rules and by its record. Returns whether these agree.
bool write_end(const recorded_game& recorded) {
    const auto outcome = recorded.played->outcome();
    const std::string said = result_in_words(recorded.result);
    if (!outcome.is_over()) {
        if (!said.empty()) std::cout << said << ", by the record\n";
        return true;
    }
    std::cout << in_words(outcome) << '\n';
    return said.empty() || recorded.result == variantkit::detail::result_sign(outcome.result);
}

/// Has the place of an error count from before the text that was read.
void move_on(variantkit::record_error& error, std::string_view before) {
    const std::size_t last_line = before.rfind('\n') + 1; // npos + 1 is 0
    if (error.line == 1) error.why.column += before.size() - last_line;
    error.line += static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
}

} // namespace

exit_status replay_record(const replay_arguments& arguments) {
    const game& asked = find_game(arguments.game);
    const std::string text = read_file(arguments.file);
    const std::string file = arguments.file == "-" ? "standard input" : arguments.file;
    std::size_t begin = 0;
    int games = 0;
    while (begin < text.size()) {
        recorded_game recorded = asked.read_game(std::string_view{text}.substr(begin));
        if (recorded.error) move_on(*recorded.error, std::string_view{text}.substr(0, begin));
        begin += recorded.length;
        if (recorded.is_blank) continue;
        if (games++ > 0) std::cout << '\n';
        write_game(recorded, arguments);
        if (recorded.error) throw wrong_record(text, file, *recorded.error);
        if (!write_end(recorded)) throw failure{file + ": by the record, " + result_in_words(recorded.result)};
    }
    if (games == 0) throw failure{"there is no move in " + file};
    return exit_status::success;
}

} // namespace vk
