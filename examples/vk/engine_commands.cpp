// Commands about players.
#include <memory>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "command_options.hpp"
#include "engine_arguments.hpp"
#include "player_text.hpp"

namespace vk {

namespace {

void add_protocol(const add_command& add, const std::string& name, const std::string& what,
                  exit_status (*speak)(const protocol_arguments&)) {
    const auto arguments = std::make_shared<protocol_arguments>();
    CLI::App* command = add(name, what, [arguments, speak] { return speak(*arguments); });
    command->add_option("GAME", arguments->game, "the game to begin with; chess when absent");
}

void add_values(CLI::App& command, const std::string& option, std::string& values, const std::string& whose) {
    command
        .add_option(option, values,
                    "what pieces are worth to " + whose +
                        ", as 'vk tune' prints it: letters and hundredths of a pawn, "
                        "N=320,B=330")
        ->type_name("TEXT");
}

void add_analyze(const add_command& add) {
    const auto arguments = std::make_shared<analyze_arguments>();
    CLI::App* command =
        add("analyze", "look for the best move of a position", [arguments] { return analyze_position(*arguments); });
    add_position(*command, *arguments);
    command
        ->add_option("--load", arguments->record_file,
                     "a game, whose last position is looked at; - for the standard input")
        ->type_name("FILE")
        ->excludes("--fen")
        ->excludes("--array");
    command->add_option("--time", arguments->seconds, "seconds to think")
        ->check(CLI::Range(0.001, 1e6))
        ->type_name("SECONDS");
    command->add_option("--depth", arguments->depth, "plies to look ahead")->check(CLI::Range(1, 100))->type_name("N");
    add_values(*command, "--values", arguments->values, "the engine");
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
    add_values(*command, "--values", arguments->first_values, "A");
    add_values(*command, "--values-b", arguments->second_values, "B");
    add_match_options(*command, *arguments);
    command->footer(
        "Each opening is played twice, once with either side. The result is A's: games won, drawn and lost, the share\n"
        "of the points and between what bounds it really is, most probably, and what that is in Elo.\n"
        "Who makes no move, or an illegal one, forfeits the game; programs are started again for the next one. The\n"
        "match ends when that happens three times in a row.");
}

void add_selfplay(const add_command& add) {
    const auto arguments = std::make_shared<match_arguments>();
    arguments->games = 1;
    arguments->first = "level:5";
    arguments->record_file = "-";
    CLI::App* command = add("selfplay", "let a player play against itself", [arguments] {
        arguments->second = arguments->first;
        arguments->second_values = arguments->first_values;
        return play_match(*arguments);
    });
    add_position(*command, *arguments);
    command->add_option("--player", arguments->first, "who plays: " + std::string{opponent_forms});
    add_values(*command, "--values", arguments->first_values, "the player");
    add_match_options(*command, *arguments);
}

void add_tune(const add_command& add) {
    const auto arguments = std::make_shared<tune_arguments>();
    CLI::App* command = add("tune", "find out what pieces are worth", [arguments] { return tune_game(*arguments); });
    add_game(*command, arguments->game);
    command->add_option("--games", arguments->games, "how many games it learns from")
        ->check(CLI::Range(1, 1'000'000))
        ->type_name("N");
    command->add_option("--nodes", arguments->nodes, "positions looked at for each move")
        ->check(CLI::Range(1, 1'000'000'000))
        ->type_name("N");
    command->add_option("--opening", arguments->random_plies, "random moves with which games open")
        ->check(CLI::Range(0, 100))
        ->type_name("N");
    command
        ->add_option("--match", arguments->match_games, "games of the tuned values against the usual ones; 0 for none")
        ->check(CLI::Range(0, 1'000'000))
        ->type_name("N");
    command->add_option("--seed", arguments->seed, "the same games with the same seed")->type_name("N");
    command->footer(
        "The engine plays against itself; the values are those that foretell best, with the rest of its evaluation,\n"
        "how quiet positions ended. The first line is for --values of play, match, selfplay and analyze; then the\n"
        "loss (0.69 is that of a coin), and how the tuned values do against the usual ones.");
}

} // namespace

void add_engine_commands(const add_command& add) {
    add_analyze(add);
    add_match(add);
    add_selfplay(add);
    add_tune(add);
    add_protocol(add, "uci", "speak UCI, for programs that let engines play", speak_uci);
    add_protocol(add, "xboard", "speak XBoard's protocol", speak_xboard);
}

} // namespace vk
