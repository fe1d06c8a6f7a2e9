/// \file
/// Perft by several threads.
#pragma once

#include <cstdint>
#include <vector>

#include "perft_task.hpp"

namespace vk {

/// Counts all parts of a task and adds them up by the root's moves. With `progress`, says on the error output how far
/// it is, from the first second on.
[[nodiscard]] std::vector<std::uint64_t> count_parts(const perft_task& task, unsigned threads, bool progress);

} // namespace vk
