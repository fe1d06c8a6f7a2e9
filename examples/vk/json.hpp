/// \file
/// Answers for programs, a line each.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "endgame.hpp"
#include "match.hpp"

namespace vk {

/// `{"fen":…,"outcome":…,"reason":…,"moves":[…]}`: a position, how it stands, its moves.
[[nodiscard]] std::string moves_json(const match& match);

/// `{"fen":…,"error":…}`: a text that is no position. Bytes that are no UTF-8 are replaced.
[[nodiscard]] std::string error_json(std::string_view text, const std::string& error);

/// `{"move":…,"nodes":…}`: how many sequences begin with a move.
[[nodiscard]] std::string divide_json(const std::string& move, std::uint64_t nodes);

/// `{"game":…,"depth":…,"nodes":…,"seconds":…}`.
[[nodiscard]] std::string perft_json(std::string_view game, int depth, std::uint64_t nodes, double seconds);

/// `{"fen":…,"value":"win|draw|loss","plies":…}`: what a position is worth for the side to move; no plies for a draw.
[[nodiscard]] std::string value_json(const endgame::answer& answer);

/// `{"game":…,"pieces":…,"to_move":…,"positions":…,"wins":…,"draws":…,"losses":…,"longest_win":…,"longest_loss":…}`.
[[nodiscard]] std::string counts_json(std::string_view game, const endgame& solved, variantkit::color to_move);

} // namespace vk
