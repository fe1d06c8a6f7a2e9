#include <algorithm>
#include <cstddef>
#include <iostream>

#include "begin_match.hpp"
#include "commands.hpp"
#include "games.hpp"
#include "json.hpp"
#include "terminal.hpp"

namespace vk {

namespace {

/// A move a line: as programs write it, in the game's own notation, what it captures.
void write_moves(const match& match) {
    const auto moves = match.moves();
    std::size_t move_width = 0;
    std::size_t text_width = 0;
    for (const move_entry& entry : moves) {
        move_width = std::max(move_width, entry.move.size());
        text_width = std::max(text_width, entry.text.size());
    }
    const bool alike =
        std::all_of(moves.begin(), moves.end(), [](const auto& entry) { return entry.move == entry.text; });
    for (const move_entry& entry : moves) {
        std::string line = entry.move;
        if (!alike) {
            line.resize(move_width + 2, ' ');
            line += entry.text;
        }
        if (!entry.captures.empty()) {
            line.resize((alike ? move_width : move_width + 2 + text_width) + 2, ' ');
            line += "takes";
            for (const std::string& square : entry.captures) line += " " + square;
        }
        std::cout << line << '\n';
    }
    const bool over = match.outcome().is_over();
    if (!over && !output_is_terminal()) return;
    std::cout.flush();
    std::cerr << moves.size() << (moves.size() == 1 ? " move; " : " moves; ") << standing(match) << '\n';
}

/// Answers each line of the standard input that is not blank.
exit_status answer_lines(const moves_arguments& arguments) {
    const game& asked = find_game(arguments.game);
    exit_status status = exit_status::success;
    std::string line;
    while (std::getline(std::cin, line)) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (line.find_first_not_of(" \t\v\f\r") == std::string::npos) continue;
        if (const auto begun = asked.begin_from(line)) {
            std::cout << moves_json(*begun.value()) << std::endl; // each answer at once: somebody may wait for it
        } else {
            std::cout << error_json(line, begun.error().message()) << std::endl;
            status = exit_status::failed;
        }
    }
    return status;
}

} // namespace

exit_status list_moves(const moves_arguments& arguments) {
    if (arguments.from_input) return answer_lines(arguments);
    const auto begun = begin_match(arguments);
    if (arguments.json) {
        std::cout << moves_json(*begun) << '\n';
    } else {
        write_moves(*begun);
    }
    return exit_status::success;
}

} // namespace vk
