/// \file
/// Players as they are asked for at the command line, and what they think in words.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <variantkit/protocol/player.hpp>

#include "game.hpp"
#include "match.hpp"

namespace vk {

/// Somebody who plays, and how long he thinks about a move.
struct opponent {
    std::unique_ptr<variantkit::player> player;
    variantkit::search_limits limits{};
    std::string name; ///< as asked for
};

inline constexpr int most_level = 10;
inline constexpr std::string_view opponent_forms =
    "random, mcts, mcts:GAMES, level:1 to level:10, nodes:N, depth:N, time:SECONDS or "
    "xboard:SECONDS:COMMAND (a program that speaks XBoard's protocol)";

/// What an engine of a level, 1 to `most_level`, may do for a move.
[[nodiscard]] variantkit::search_limits limits_of_level(int level);

/// Why a text asks for no opponent; "" when it does.
[[nodiscard]] std::string opponent_problem(const std::string& text);

/// The opponent that a text asks for, in one of the `opponent_forms`. Throws `failure` when it is none.
[[nodiscard]] opponent make_opponent(const game& played, const std::string& text, std::uint64_t seed);

/// Lets a player stand where a match stands.
void follow(variantkit::player& player, const match& played);

/// "+0.35", "White wins in 3" (moves of the winner), as White sees it.
[[nodiscard]] std::string value_in_words(const variantkit::thought& found, variantkit::color side_to_move);

/// "12. Nf3 d5 13. ..." for a line that begins after so many moves of a match.
[[nodiscard]] std::string line_in_words(const variantkit::thought& found, const match& played);

} // namespace vk
