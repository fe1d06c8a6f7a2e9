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
};

struct match_arguments : position_arguments {
    std::string first;
    std::string second;
    int games = 100;
    int random_plies = 4; ///< with which each pair of games opens
    std::uint64_t seed = 1;
    std::string record_file; ///< where the games are written; nowhere when empty
    int most_plies = 400;    ///< a longer game counts as a draw
};

/// `vk uci`: a conversation by UCI on the standard input and output.
exit_status speak_uci(const protocol_arguments& arguments);
/// `vk xboard`: the same by XBoard's protocol.
exit_status speak_xboard(const protocol_arguments& arguments);
/// `vk analyze`: the best move of a position.
exit_status analyze_position(const analyze_arguments& arguments);
/// `vk match`: games between two players, openings both ways.
exit_status play_match(const match_arguments& arguments);

} // namespace vk
