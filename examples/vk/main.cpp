// vk: the games of the library at the command line.
#include <algorithm>
#include <exception>
#include <functional>
#include <iostream>
#include <new>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "commands.hpp"
#include "engine_commands.hpp"
#include "failure.hpp"
#include "player_text.hpp"
#include "similar_words.hpp"

namespace {

using vk::exit_status;

void add_game(CLI::App& command, std::string& game) {
    command.add_option("GAME", game, "the game's name; 'vk games' lists them")->required();
}

void add_position(CLI::App& command, vk::position_arguments& arguments) {
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

/// The command line, and what it asks for.
class command_line {
public:
    command_line() {
        member_app.require_subcommand(1);
        member_app.footer(
            "Positions are texts like the chess start 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';\n"
            "'vk show GAME' prints the one that a game starts from.\n"
            "Exit status: 0, or 1 when a position or a move was wrong, or 2 when the command line was.");
        add("games", "list the games", vk::list_games);
        add_moves();
        add_perft();
        add_show();
        add_replay();
        add_play();
        add_solve();
        vk::add_engine_commands([this](const std::string& name, const std::string& what,
                                       std::function<exit_status()> run) { return add(name, what, std::move(run)); });
    }

    exit_status run(int count, char** words) {
        if (count < 2) {
            std::cerr << member_app.help();
            return exit_status::bad_usage;
        }
        try {
            member_app.parse(count, words);
        } catch (const CLI::ParseError& error) {
            return answer(error, count, words);
        }
        for (const auto& condition : member_conditions) {
            if (const std::string problem = condition(); !problem.empty()) return refuse(problem, words[1]);
        }
        return member_run();
    }

private:
    CLI::App* add(const std::string& name, const std::string& what, std::function<exit_status()> run) {
        CLI::App* command = member_app.add_subcommand(name, what);
        command->callback([this, run = std::move(run)] { member_run = run; });
        member_names.push_back(name);
        return command;
    }

    void add_moves() {
        auto& arguments = member_moves;
        CLI::App* command =
            add("moves", "list the legal moves of a position", [this] { return vk::list_moves(member_moves); });
        add_position(*command, arguments);
        auto* input = command->add_flag("--stdin", arguments.from_input,
                                        "read positions, a line each, and answer each with a line of JSON");
        command->add_flag("--json", arguments.json, "the same for one position");
        input->excludes("--fen")->excludes("--array");
        command->footer(
            "Plain output is a move a line: its coordinate form, the game's own notation, the squares it captures on.\n"
            "A line of JSON is\n"
            "  {\"fen\":TEXT,\"outcome\":\"ongoing|white_wins|black_wins|draw\",\"reason\":TEXT or null,\n"
            "   \"moves\":[{\"move\":TEXT,\"text\":TEXT,\"captures\":[SQUARE,...]},...]}\n"
            "sorted by \"move\". \"reason\" says why the game is over, and is null while it goes on; a game that is "
            "won\n"
            "lists no moves. A line that is no position of the game is answered with {\"fen\":LINE,\"error\":TEXT}, "
            "and the\n"
            "exit status at the end is 1. Blank lines are skipped.");
    }

    void add_perft() {
        auto& arguments = member_perft;
        CLI::App* command = add("perft", "count move sequences", [this] { return vk::count_perft(member_perft); });
        add_position(*command, arguments);
        auto* depth = command->add_option("DEPTH", arguments.depth, "how many moves long")
                          ->check(CLI::Range(0, 99))
                          ->type_name("N");
        auto* divide = command->add_flag("--divide", arguments.divide, "count for each first move, too");
        auto* no_bulk =
            command->add_flag("--no-bulk", arguments.every_leaf, "play the last moves instead of counting them");
        auto* threads = command
                            ->add_option("--threads", arguments.threads,
                                         "how many threads count; 0 for as many as there are processors")
                            ->check(CLI::Range(0, 1024))
                            ->type_name("N");
        auto* hash =
            command
                ->add_option(
                    "--hash", arguments.table_megabytes,
                    "remember counts in so many megabytes; positions that are reached in several ways are counted once")
                ->check(CLI::Range(1, 1 << 20))
                ->type_name("MB");
        auto* json = command->add_flag("--json", arguments.json, "write lines of JSON");
        auto* split = command
                          ->add_option("--split", arguments.split,
                                       "instead of counting, write the positions so many moves on, a line each")
                          ->check(CLI::Range(0, 99))
                          ->type_name("N");
        auto* input = command->add_flag("--stdin", arguments.from_input,
                                        "count lines that were split, and answer each with a line");
        auto* sum = command->add_flag("--sum", arguments.sum, "add up such answers");
        command
            ->add_option("--of", arguments.split_file,
                         "with --sum: the file of the lines that were split; those without an answer are written out "
                         "instead of a sum, to be counted again")
            ->needs(sum)
            ->type_name("FILE");
        for (auto* spread : {input, sum})
            spread->excludes(depth)->excludes(split)->excludes("--fen")->excludes("--array");
        input->excludes(sum);
        for (auto* spread : {split, input, sum}) spread->excludes(divide)->excludes(json);
        for (auto* other : {no_bulk, threads, hash}) {
            split->excludes(other);
            sum->excludes(other);
        }
        command->footer(
            "The last line of JSON is {\"game\":NAME,\"depth\":N,\"nodes\":N,\"seconds\":N}; with --divide, lines of\n"
            "{\"move\":TEXT,\"nodes\":N} come first.");
    }

    void add_show() {
        auto& arguments = member_show;
        CLI::App* command = add("show", "draw the board", [this] { return vk::show_position(member_show); });
        add_position(*command, arguments);
        auto* svg = command
                        ->add_option("--svg", arguments.svg_file,
                                     "write a picture into this file instead; - for the standard output")
                        ->type_name("FILE");
        add_figures(*command, arguments.figures)->excludes(svg);
    }

    void add_replay() {
        auto& arguments = member_replay;
        CLI::App* command =
            add("replay", "play the moves of a file", [this] { return vk::replay_record(member_replay); });
        add_game(*command, arguments.game);
        command->add_option("FILE", arguments.file, "moves in any notation of the game; - for the standard input")
            ->required();
        command->add_flag("--boards", arguments.boards, "draw the board after each move, not only at the end");
        add_figures(*command, arguments.figures);
        command->footer(
            "A file is like PGN: moves, numbered or not, {comments}, (side lines, which are skipped), a result.\n"
            "It may begin with [Variant \"GAME\"] and [Setup \"POSITION\"], and hold several games.");
    }

    void add_play() {
        auto& arguments = member_play;
        CLI::App* command = add("play", "play a game", [this] { return vk::play_game(member_play); });
        add_position(*command, arguments);
        auto* engine =
            command->add_option("--engine", arguments.engine, "play against " + std::string{vk::opponent_forms})
                ->check(vk::opponent_problem)
                ->type_name("PLAYER");
        auto* level =
            command
                ->add_option_function<int>(
                    "--level", [&arguments](int number) { arguments.engine = "level:" + std::to_string(number); },
                    "play against the engine of this level, from 1 to " + std::to_string(vk::most_level))
                ->check(CLI::Range(1, vk::most_level))
                ->type_name("N")
                ->excludes(engine);
        const auto of_engine = [this, engine, level](const CLI::Option* option) {
            member_conditions.push_back([engine, level, option] {
                const bool is_idle = option->count() > 0 && engine->count() + level->count() == 0;
                return is_idle ? option->get_name() + " requires --engine or --level" : std::string{};
            });
        };
        of_engine(command->add_option("--side", arguments.side, "which side you play against the engine")
                      ->check(CLI::IsMember(std::vector<std::string>{"white", "black"}))
                      ->type_name("white|black"));
        of_engine(command->add_option("--seed", arguments.seed, "makes the engine play the same moves again")
                      ->type_name("N"));
        of_engine(command
                      ->add_option("--values", arguments.values,
                                   "what pieces are worth to the engine, as 'vk tune' prints it")
                      ->type_name("TEXT"));
        command->add_option("--load", arguments.load_file, "go on with a game that was saved")
            ->type_name("FILE")
            ->excludes("--fen")
            ->excludes("--array");
        add_figures(*command, arguments.figures);
        command->footer("Type 'help' for what can be typed. The game is saved after every move.");
    }

    void add_solve() {
        auto& arguments = member_solve;
        CLI::App* command =
            add("solve", "solve an endgame exactly", [this] { return vk::solve_endgame(member_solve); });
        add_game(*command, arguments.game);
        command->add_option("PIECES", arguments.pieces, "White's, then Black's, by their letters: KBK, or KBvK")
            ->required();
        auto* input = command->add_flag("--stdin", arguments.from_input,
                                        "read positions, a line each, and answer each with a line of JSON");
        command
            ->add_option("--threads", arguments.threads,
                         "how many threads solve; 0 for as many as there are processors")
            ->check(CLI::Range(0, 1024))
            ->type_name("N");
        command->add_option("--file", arguments.file, "a table: read when it is there, written when it is solved now")
            ->type_name("FILE");
        command->add_flag("--json", arguments.json, "write the counts as lines of JSON")->excludes(input);
        command->footer(
            "The counts are of positions with either side to move, for that side; those in which the game is over\n"
            "are not counted. Plies are moves of one side, when the winner hurries and the loser delays.\n"
            "Draws by counting moves and by repetition are no part of it, and a position's move counter is ignored.\n"
            "A line that is read is answered with {\"fen\":TEXT,\"value\":\"win|draw|loss\",\"plies\":N or null},\n"
            "or with {\"fen\":LINE,\"error\":TEXT}; then the exit status at the end is 1.");
    }

    /// Says what is wrong with the command line, or what was asked about it.
    exit_status answer(const CLI::ParseError& error, int count, char** words) const {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
            member_app.exit(error);
            return exit_status::success;
        }
        std::string message = error.what();
        const std::string typed = count > 1 ? words[1] : "";
        const bool is_command = std::find(member_names.begin(), member_names.end(), typed) != member_names.end();
        if (!typed.empty() && typed[0] != '-' && !is_command) {
            message =
                "there is no command " + variantkit::detail::quoted(typed) + vk::did_you_mean(typed, member_names);
        }
        return refuse(message, is_command ? typed : "");
    }

    static exit_status refuse(const std::string& message, const std::string& command) {
        std::cerr << "vk: " << message << "\n'vk " << command << (command.empty() ? "" : " ") << "--help' says more\n";
        return exit_status::bad_usage;
    }

    CLI::App member_app{"Plays, lists, counts and draws the games of variantkit.", "vk"};
    std::vector<std::string> member_names;
    std::function<exit_status()> member_run;
    std::vector<std::function<std::string()>> member_conditions; ///< each says what is wrong, or ""
    vk::moves_arguments member_moves;
    vk::perft_arguments member_perft;
    vk::show_arguments member_show;
    vk::replay_arguments member_replay;
    vk::play_arguments member_play;
    vk::solve_arguments member_solve;
};

exit_status run(int count, char** words) {
    try {
        const exit_status status = command_line{}.run(count, words);
        std::cout.flush();
        if (!std::cout) throw vk::failure{"cannot write the output"};
        return status;
    } catch (const vk::failure& failed) {
        std::cout.flush();
        std::cerr << "vk: " << failed.what() << '\n';
        return failed.status();
    } catch (const std::bad_alloc&) {
        std::cerr << "vk: there is not enough memory\n";
    } catch (const std::exception& error) {
        std::cerr << "vk: " << error.what() << '\n';
    }
    return exit_status::failed;
}

} // namespace

int main(int count, char** words) { return static_cast<int>(run(count, words)); }
