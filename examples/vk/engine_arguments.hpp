/// \file
/// What the commands about players are asked for.
#pragma once

#include <cstdint>
#include <string>

#include "commands.hpp"

namespace vk {

struct protocol_arguments {
    std::string game; ///< the first to be played; all others can be chosen
};

struct analyze_arguments : position_arguments {
    std::string record_file; ///< a game whose last position is analysed; "-" is the standard input
    double seconds = 5;
    int depth = 0; ///< 0: no limit
    int threads = 1;
    int megabytes = 64;
    std::string values; ///< see `read_values`
};

struct match_arguments : position_arguments {
    std::string first;
    std::string second;
    std::string title{};      ///< what the match is called; by the players' names when empty
    std::string first_values; ///< see `read_values`
    std::string second_values;
    int games = 100;
    int random_plies = 4; ///< with which each pair of games opens
    std::uint64_t seed = 1;
    std::string record_file; ///< where the games are written, each as it ends; nowhere when empty
    int most_plies = 400;    ///< a longer game counts as a draw
};

struct tune_arguments {
    std::string game;
    int games = 400;           ///< from which values are learnt
    std::uint64_t nodes = 400; ///< looked at for every move
    int random_plies = 8;      ///< with which games open
    int match_games = 200;     ///< between the tuned values and the usual ones; 0: none
    std::uint64_t seed = 1;
};

/// `vk uci`: a conversation by UCI on the standard input and output.
exit_status speak_uci(const protocol_arguments& arguments);
/// `vk xboard`: the same by XBoard's protocol.
exit_status speak_xboard(const protocol_arguments& arguments);
/// `vk analyze`: the best move of a position.
exit_status analyze_position(const analyze_arguments& arguments);
/// `vk match`: games between two players, openings both ways.
exit_status play_match(const match_arguments& arguments);
/// `vk tune`: what pieces are worth, from games of the engine against itself.
exit_status tune_game(const tune_arguments& arguments);

} // namespace vk
