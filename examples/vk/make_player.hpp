/// \file
/// Who plays the game of a ruleset, made elsewhere.
#pragma once

#include <cstdint>
#include <memory>

#include <variantkit/protocol/player.hpp>

namespace vk {

/// How somebody finds moves.
enum class player_kind : std::uint8_t { engine, mcts, random };

/// Somebody who plays. Defined in make_player_of.hpp; compiled in units of its own, which parts/ has the template of.
template <class Rules>
[[nodiscard]] std::unique_ptr<variantkit::player> make_player(player_kind kind, std::uint64_t seed);

} // namespace vk
