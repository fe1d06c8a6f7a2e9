/// \file
/// What the program does, a function a command. All write to the standard output; they throw `failure` when they cannot
/// go on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <variantkit/search/parallel.hpp>

#include "failure.hpp"

namespace vk {

/// A game, and a position of it: its start unless there is a text or a number.
struct position_arguments {
    std::string game;
    std::optional<std::string> fen;
    std::string array; ///< number of the array to start from, or "random"; the usual one when empty
};

/// So many threads, or as many as there are processors for 0.
[[nodiscard]] inline unsigned thread_count(int wanted) {
    return wanted == 0 ? variantkit::available_threads() : static_cast<unsigned>(wanted);
}

struct moves_arguments : position_arguments {
    bool from_input = false; ///< positions come from the standard input, a line each
    bool json = false;
};

struct perft_arguments : position_arguments {
    int depth = -1; ///< none
    bool divide = false;
    bool every_leaf = false; ///< play the last moves, too
    int threads = 1;         ///< 0: as many as there are processors
    int table_megabytes = 0; ///< memory for counts to be remembered in
    bool json = false;
    int split = -1;          ///< write the positions so many moves on instead; -1: count
    bool from_input = false; ///< count the positions on the standard input, as split
    bool sum = false;        ///< add up such counts on the standard input
    std::string split_file;  ///< the lines that were split, for all of which there must be counts; or empty

    [[nodiscard]] std::size_t table_bytes() const { return static_cast<std::size_t>(table_megabytes) << 20; }
};

struct show_arguments : position_arguments {
    std::string svg_file; ///< draw into this file instead; "-" is the standard output
    bool figures = false; ///< Unicode's chessmen instead of letters
};

struct replay_arguments {
    std::string game;
    std::string file; ///< "-" is the standard input
    bool boards = false;
    bool figures = false;
};

struct play_arguments : position_arguments {
    std::string engine;         ///< who else plays, see `make_opponent`; nobody when empty
    std::string side = "white"; ///< what is left to the person
    std::string load_file;
    bool figures = false;
    std::string values; ///< what pieces are worth to the engine, see `read_values`
    std::optional<std::uint64_t> seed;
};

struct solve_arguments {
    std::string game;
    std::string pieces;
    std::string file;        ///< where the table is kept; nowhere when empty
    bool from_input = false; ///< positions come from the standard input, a line each
    int threads = 0;         ///< 0: as many as there are processors
    bool json = false;
};

/// `vk games`: all games.
exit_status list_games();
/// `vk moves`: the legal moves of a position, or of many.
exit_status list_moves(const moves_arguments& arguments);
/// `vk perft`: counts move sequences.
exit_status count_perft(const perft_arguments& arguments);
/// `vk show`: a board, or a picture of it.
exit_status show_position(const show_arguments& arguments);
/// `vk replay`: the games of a record.
exit_status replay_record(const replay_arguments& arguments);
/// `vk play`: a game between people, or against an engine.
exit_status play_game(const play_arguments& arguments);

/// `vk solve`: an endgame, and the values of positions.
exit_status solve_endgame(const solve_arguments& arguments);

} // namespace vk
