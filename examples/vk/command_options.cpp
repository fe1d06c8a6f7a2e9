#include "command_options.hpp"

#include <CLI/CLI.hpp>

namespace vk {

void add_game(CLI::App& command, std::string& game) {
    command.add_option("GAME", game, "the game's name; 'vk games' lists them")->required();
}

void add_position(CLI::App& command, position_arguments& arguments) {
    add_game(command, arguments.game);
    command.add_option("--fen", arguments.fen, "a position, instead of the game's start")->type_name("TEXT");
    command
        .add_option("--array", arguments.array,
                    "the number of the array to start from, or random, where there are several")
        ->type_name("N")
        ->excludes("--fen");
}

CLI::Option* add_figures(CLI::App& command, bool& figures) {
    return command.add_flag("--figures", figures, "draw Unicode's chessmen instead of letters");
}

} // namespace vk
