// Commands about positions.
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "command_options.hpp"
#include "commands.hpp"

namespace vk {

namespace {

void add_show(const add_command& add) {
    const auto arguments = std::make_shared<show_arguments>();
    CLI::App* command = add("show", "draw the board", [arguments] { return show_position(*arguments); });
    add_position(*command, *arguments);
    auto* svg = command
                    ->add_option("--svg", arguments->svg_file,
                                 "write a picture into this file instead; - for the standard output")
                    ->type_name("FILE");
    add_figures(*command, arguments->figures)->excludes(svg);
}

void add_moves(const add_command& add) {
    const auto arguments = std::make_shared<moves_arguments>();
    CLI::App* command =
        add("moves", "list the legal moves of a position", [arguments] { return list_moves(*arguments); });
    add_position(*command, *arguments);
    auto* input = command->add_flag("--stdin", arguments->from_input,
                                    "read positions, a line each, and answer each with a line of JSON");
    command->add_flag("--json", arguments->json, "the same for one position");
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

void add_perft(const add_command& add) {
    const auto arguments = std::make_shared<perft_arguments>();
    CLI::App* command = add("perft", "count move sequences", [arguments] { return count_perft(*arguments); });
    add_position(*command, *arguments);
    auto* depth =
        command->add_option("DEPTH", arguments->depth, "how many moves long")->check(CLI::Range(0, 99))->type_name("N");
    auto* divide = command->add_flag("--divide", arguments->divide, "count for each first move, too");
    auto* no_bulk =
        command->add_flag("--no-bulk", arguments->every_leaf, "play the last moves instead of counting them");
    auto* threads = command
                        ->add_option("--threads", arguments->threads,
                                     "how many threads count; 0 for as many as there are processors")
                        ->check(CLI::Range(0, 1024))
                        ->type_name("N");
    auto* hash =
        command
            ->add_option(
                "--hash", arguments->table_megabytes,
                "remember counts in so many megabytes; positions that are reached in several ways are counted once")
            ->check(CLI::Range(1, 1 << 20))
            ->type_name("MB");
    auto* json = command->add_flag("--json", arguments->json, "write lines of JSON");
    auto* split = command
                      ->add_option("--split", arguments->split,
                                   "instead of counting, write the positions so many moves on, a line each")
                      ->check(CLI::Range(0, 99))
                      ->type_name("N");
    auto* input =
        command->add_flag("--stdin", arguments->from_input, "count lines that were split, and answer each with a line");
    auto* sum = command->add_flag("--sum", arguments->sum, "add up such answers");
    command
        ->add_option("--of", arguments->split_file,
                     "with --sum: the file of the lines that were split; those without an answer are written out "
                     "instead of a sum, to be counted again")
        ->needs(sum)
        ->type_name("FILE");
    for (auto* spread : {input, sum}) spread->excludes(depth)->excludes(split)->excludes("--fen")->excludes("--array");
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

void add_solve(const add_command& add) {
    const auto arguments = std::make_shared<solve_arguments>();
    CLI::App* command = add("solve", "solve an endgame exactly", [arguments] { return solve_endgame(*arguments); });
    add_game(*command, arguments->game);
    command->add_option("PIECES", arguments->pieces, "White's, then Black's, by their letters: KBK, or KBvK")
        ->required();
    auto* input = command->add_flag("--stdin", arguments->from_input,
                                    "read positions, a line each, and answer each with a line of JSON");
    command
        ->add_option("--threads", arguments->threads, "how many threads solve; 0 for as many as there are processors")
        ->check(CLI::Range(0, 1024))
        ->type_name("N");
    command->add_option("--file", arguments->file, "a table: read when it is there, written when it is solved now")
        ->type_name("FILE");
    command->add_flag("--json", arguments->json, "write the counts as lines of JSON")->excludes(input);
    command->footer(
        "The counts are of positions with either side to move, for that side; those in which the game is over\n"
        "are not counted. Plies are moves of one side, when the winner hurries and the loser delays.\n"
        "Draws by counting moves and by repetition are no part of it, and a position's move counter is ignored.\n"
        "A line that is read is answered with {\"fen\":TEXT,\"value\":\"win|draw|loss\",\"plies\":N or null},\n"
        "or with {\"fen\":LINE,\"error\":TEXT}; then the exit status at the end is 1.");
}

} // namespace

void add_position_commands(const add_command& add) {
    add_show(add);
    add_moves(add);
    add_perft(add);
    add_solve(add);
}

} // namespace vk
