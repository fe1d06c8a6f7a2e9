/// \file
/// Perft's parts for a ruleset, made elsewhere.
#pragma once

#include <cstddef>
#include <memory>

#include <variantkit/search/perft.hpp>

#include "perft_task.hpp"

namespace vk {

/// What there is to count for perft of a position, with a table of so many bytes, or without one when 0. Defined in
/// perft_task_of.hpp; compiled once a game, by what parts/ has the template of.
template <class Rules, variantkit::counting How>
[[nodiscard]] std::unique_ptr<perft_task> make_perft_task(const variantkit::position<Rules>& root, int depth,
                                                          std::size_t table_bytes);

} // namespace vk
