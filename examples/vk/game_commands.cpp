// Commands about whole games.
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "command_options.hpp"
#include "commands.hpp"
#include "player_text.hpp"

namespace vk {

namespace {

void add_replay(const add_command& add) {
    const auto arguments = std::make_shared<replay_arguments>();
    CLI::App* command = add("replay", "play the moves of a file", [arguments] { return replay_record(*arguments); });
    add_game(*command, arguments->game);
    command->add_option("FILE", arguments->file, "moves in any notation of the game; - for the standard input")
        ->required();
    command->add_flag("--boards", arguments->boards, "draw the board after each move, not only at the end");
    add_figures(*command, arguments->figures);
    command->footer(
        "A file is like PGN: moves, numbered or not, {comments}, (side lines, which are skipped), a result.\n"
        "It may begin with [Variant \"GAME\"] and [Setup \"POSITION\"], and hold several games.");
}

void add_play(const add_command& add) {
    const auto arguments = std::make_shared<play_arguments>();
    const auto of_engine = std::make_shared<std::vector<const CLI::Option*>>(); // what nobody but an engine heeds
    CLI::App* command = add("play", "play a game", [arguments, of_engine] {
        for (const CLI::Option* option : *of_engine) {
            if (option->count() > 0 && arguments->engine.empty())
                throw failure{option->get_name() + " requires --engine or --level", exit_status::bad_usage};
        }
        return play_game(*arguments);
    });
    add_position(*command, *arguments);
    auto* engine = command->add_option("--engine", arguments->engine, "play against " + std::string{opponent_forms})
                       ->check(opponent_problem)
                       ->type_name("PLAYER");
    command
        ->add_option_function<int>(
            "--level", [arguments](int number) { arguments->engine = "level:" + std::to_string(number); },
            "play against the engine of this level, from 1 to " + std::to_string(most_level))
        ->check(CLI::Range(1, most_level))
        ->type_name("N")
        ->excludes(engine);
    of_engine->push_back(command->add_option("--side", arguments->side, "which side you play against the engine")
                             ->check(CLI::IsMember(std::vector<std::string>{"white", "black"}))
                             ->type_name("white|black"));
    of_engine->push_back(
        command->add_option("--seed", arguments->seed, "makes the engine play the same moves again")->type_name("N"));
    of_engine->push_back(
        command
            ->add_option("--values", arguments->values, "what pieces are worth to the engine, as 'vk tune' prints it")
            ->type_name("TEXT"));
    command->add_option("--load", arguments->load_file, "go on with a game that was saved")
        ->type_name("FILE")
        ->excludes("--fen")
        ->excludes("--array");
    add_figures(*command, arguments->figures);
    command->footer("Type 'help' for what can be typed. The game is saved after every move.");
}

} // namespace

void add_game_commands(const add_command& add) {
    add_replay(add);
    add_play(add);
}

} // namespace vk
