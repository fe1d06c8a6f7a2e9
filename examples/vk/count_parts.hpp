/// \file
/// Perft by several threads.
#pragma once

#include <cstdint>
#include <vector>

#include "perft_task.hpp"

namespace vk {

/// What is said while parts are counted.
enum class reporting : std::uint8_t {
    none,
    when_interrupted, ///< Ctrl-C ends the program, and it prints which of the root's moves are counted
    progress          ///< so, and the error output tells how far it is, from the first second on
};

/// Counts all parts of a task and adds them up by the root's moves.
[[nodiscard]] std::vector<std::uint64_t> count_parts(const perft_task& task, unsigned threads, reporting says);

} // namespace vk
