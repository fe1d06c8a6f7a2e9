/// \file
/// The endgames of a ruleset, solved elsewhere.
#pragma once

#include <memory>
#include <string_view>

#include <variantkit/board/result.hpp>

#include "endgame.hpp"

namespace vk {

/// Solves the endgame of some pieces, or says why it cannot be. Defined in endgame_of.hpp; compiled once a game,
/// by what parts/ has the template of.
template <class Rules>
[[nodiscard]] variantkit::result<std::unique_ptr<endgame>> make_endgame(std::string_view pieces,
                                                                        const solving_options& options);

} // namespace vk
