/// \file
/// Perft spread over processes and machines: positions go out as lines, counts come back as lines.
#pragma once

#include "commands.hpp"

namespace vk {

/// Writes the positions `arguments.split` moves on, a line each with how often it is reached and the depth that is
/// left.
exit_status split_perft(const perft_arguments& arguments);

/// Answers each such line of the standard input with the same and its count, at once.
exit_status count_split_lines(const perft_arguments& arguments);

/// Adds up the answers on the standard input. With `arguments.split_file`, the lines that were split, writes those that
/// have no answer yet instead, if there are any.
exit_status add_up_answers(const perft_arguments& arguments);

} // namespace vk
