/// \file
/// Another program that plays.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include <variantkit/protocol/player.hpp>

namespace vk {

/// What an outside engine may answer instead of a move.
inline constexpr std::string_view resignation = "resign";

/// Starts a program that speaks XBoard's protocol, by a command for the shell, for a game on so many ranks. It plays in
/// matches; it tells nothing of the game, and thinks as long as the limits' time says: that is its share of 40 moves.
/// Throws `failure` when it does not speak, here or when it thinks; its thought may be `resignation`.
[[nodiscard]] std::unique_ptr<variantkit::player> start_outside_engine(const std::string& command, std::string game,
                                                                       int ranks);

} // namespace vk
