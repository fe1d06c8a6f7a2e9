#include "engine_commands.hpp"

#include <memory>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "engine_arguments.hpp"
#include "player_text.hpp"

namespace vk {

namespace {

void add_position(CLI::App& command, position_arguments& arguments) {
    command.add_option("GAME", arguments.game, "the game's name; 'vk games' lists them")->required();
    command.add_option("--fen", arguments.fen, "a position, instead of the game's start")->type_name("TEXT");
    command
        .add_option("--array", arguments.array,
                    "the number of the array to start from, or random, where there are several")
        ->type_name("N")
        ->excludes("--fen");
}

void add_protocol(const add_command& add, const std::string& name, const std::string& what,
                  exit_status (*speak)(const protocol_arguments&)) {
    const auto arguments = std::make_shared<protocol_arguments>();
    CLI::App* command = add(name, what, [arguments, speak] { return speak(*arguments); });
    command->add_option("GAME", arguments->game, "the game to begin with; chess when absent");
}

void add_analyze(const add_command& add) {
    const auto arguments = std::make_shared<analyze_arguments>();
    CLI::App* command =
        add("analyze", "look for the best move of a position", [arguments] { return analyze_position(*arguments); });
    add_position(*command, *arguments);
    command
        ->add_option("--load", arguments->record_file,
                     "a game, whose last position is looked at; - for the standard input")
        ->type_name("FILE");
    command->add_option("--time", arguments->seconds, "seconds to think")
        ->check(CLI::Range(0.001, 1e6))
        ->type_name("SECONDS");
    command->add_option("--depth", arguments->depth, "plies to look ahead")->check(CLI::Range(1, 100))->type_name("N");
    command->add_option("--threads", arguments->threads, "how many threads think")
        ->check(CLI::Range(1, 512))
        ->type_name("N");
    command->add_option("--hash", arguments->megabytes, "megabytes for positions to be remembered")
        ->check(CLI::Range(1, 65536))
        ->type_name("N");
    command->footer(
        "A line for each depth: depth, value for White in pawns or who wins in how many moves, positions looked\n"
        "at, best play.");
}

void add_match_options(CLI::App& command, match_arguments& arguments) {
    command.add_option("--games", arguments.games, "how many games")->check(CLI::Range(1, 1'000'000))->type_name("N");
    command.add_option("--opening", arguments.random_plies, "random moves with which each pair of games opens")
        ->check(CLI::Range(0, 100))
        ->type_name("N");
    command.add_option("--seed", arguments.seed, "makes the openings others")->type_name("N");
    command.add_option("--save", arguments.record_file, "write the games into this file; - for the standard output")
        ->type_name("FILE");
    command.add_option("--longest", arguments.most_plies, "moves after which a game counts as a draw")
        ->check(CLI::Range(1, 100'000))
        ->type_name("N");
}

void add_match(const add_command& add) {
    const auto arguments = std::make_shared<match_arguments>();
    CLI::App* command =
        add("match", "let two players play against each other", [arguments] { return play_match(*arguments); });
    add_position(*command, *arguments);
    command->add_option("A", arguments->first, "a player: " + std::string{opponent_forms})->required();
    command->add_option("B", arguments->second, "the other one")->required();
    add_match_options(*command, *arguments);
    command->footer("Each opening is played twice, once with either side. The result is A's.");
}

void add_selfplay(const add_command& add) {
    const auto arguments = std::make_shared<match_arguments>();
    arguments->games = 1;
    arguments->first = "level:5";
    arguments->record_file = "-";
    CLI::App* command = add("selfplay", "let a player play against itself", [arguments] {
        arguments->second = arguments->first;
        return play_match(*arguments);
    });
    add_position(*command, *arguments);
    command->add_option("--player", arguments->first, "who plays: " + std::string{opponent_forms});
    add_match_options(*command, *arguments);
}

} // namespace

void add_engine_commands(const add_command& add) {
    add_analyze(add);
    add_match(add);
    add_selfplay(add);
    add_protocol(add, "uci", "speak UCI, for programs that let engines play", speak_uci);
    add_protocol(add, "xboard", "speak XBoard's protocol", speak_xboard);
}

} // namespace vk
