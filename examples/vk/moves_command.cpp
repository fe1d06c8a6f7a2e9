#include <algorithm>
#include <cstddef>
#include <iostream>

#include "answer_lines.hpp"
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

} // namespace

exit_status list_moves(const moves_arguments& arguments) {
    if (arguments.from_input) {
        const game& asked = find_game(arguments.game);
        return answer_lines([&](const std::string& line) -> variantkit::result<std::string> {
            auto begun = asked.begin_from(line);
            if (!begun) return begun.error();
            return moves_json(*std::move(begun).value());
        });
    }
    const auto begun = begin_match(arguments);
    if (arguments.json) {
        std::cout << moves_json(*begun) << '\n';
    } else {
        write_moves(*begun);
    }
    return exit_status::success;
}

} // namespace vk
