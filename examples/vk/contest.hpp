/// \file
/// Games between players who may fail.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "player_text.hpp"

namespace vk {

/// Somebody who plays several games. What has failed begins afresh with the next one.
class participant {
public:
    /// See `make_opponent`; he evaluates by the values, in the army's order, unless there are none.
    participant(const game& played, std::string name, std::uint64_t seed, std::vector<int> values = {});

    [[nodiscard]] const std::string& name() const { return member_name; }
    /// Who plays, made if he is not there. Throws `failure` when that cannot be done.
    opponent& present();

    /// He has failed in a game, and is made anew when he is needed again.
    void has_failed(const std::string& why);
    /// He has ended a game properly.
    void has_ended_game() { member_failures_in_a_row = 0; }
    [[nodiscard]] int failures_in_a_row() const { return member_failures_in_a_row; }
    [[nodiscard]] int failures() const { return member_failures; }
    [[nodiscard]] const std::string& last_failure() const { return member_last_failure; }

private:
    const game* member_game;
    std::string member_name;
    std::uint64_t member_seed;
    std::vector<int> member_values;
    std::optional<opponent> member_present;
    int member_failures = 0;
    int member_failures_in_a_row = 0;
    std::string member_last_failure;
};

/// How a game between two ended, and why.
struct contest_end {
    variantkit::game_result result = variantkit::game_result::draw;
    std::string reason{};
};

/// Has two players go on with a game, at most so many plies; a longer one is a draw. Who plays no legal move, for
/// whatever reason, loses.
contest_end play_on(match& played, participant& white, participant& black, int most_plies);

/// The record of such a game, with the names of the players.
[[nodiscard]] std::string record_of(const match& played, const participant& white, const participant& black, int round,
                                    const contest_end& end);

} // namespace vk
