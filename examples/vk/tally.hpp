/// \file
/// Games won, drawn and lost, and what they say.
#pragma once

#include <string>
#include <utility>

#include <variantkit/play/outcome.hpp>

namespace vk {

/// The results of a player's games.
struct tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    /// Counts a game in which the player had a side.
    void add(variantkit::game_result result, variantkit::color side);

    [[nodiscard]] int games() const { return wins + draws + losses; }
    /// Of the points, 0 to 1.
    [[nodiscard]] double share() const;
    /// Between what bounds the share lies that would come out of very many games, with a confidence of 95 %: E. B.
    /// Wilson's interval (1927), which holds for few games as well, made narrower by draws.
    [[nodiscard]] std::pair<double, double> likely_share() const;
};

/// "+60 =20 -20, 70.0 % (95 %: 61.4 to 77.3 %), Elo +147 (+81 to +213)".
[[nodiscard]] std::string in_words(const tally& counted);

} // namespace vk
