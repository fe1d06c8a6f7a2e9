#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include <variantkit/protocol/uci.hpp>
#include <variantkit/protocol/xboard.hpp>

#include "engine_arguments.hpp"
#include "games.hpp"

namespace vk {

namespace {

/// All games, the one asked for first. XBoard calls chess by another name.
[[nodiscard]] std::vector<variantkit::known_game> games_from(const std::string& first) {
    std::vector<variantkit::known_game> known;
    for (const game* one : all_games()) {
        const std::string name{one->name()};
        known.push_back({name, [one] { return one->make_player(player_kind::engine, 0); },
                         name == "chess" ? "normal" : "", one->knows_draws()});
    }
    const std::string wanted{find_game(first.empty() ? "chess" : first).name()};
    std::stable_partition(known.begin(), known.end(), [&](const auto& one) { return one.name == wanted; });
    return known;
}

void answer(const std::string& line) { std::cout << line << std::endl; }

template <class Engine>
exit_status speak(const protocol_arguments& arguments) {
    Engine engine{"vk", games_from(arguments.game), answer};
    std::string line;
    while (std::getline(std::cin, line)) {
        if (!engine.handle(line)) return exit_status::success;
    }
    return exit_status::success; // nobody listens any more
}

} // namespace

exit_status speak_uci(const protocol_arguments& arguments) { return speak<variantkit::uci_engine>(arguments); }
exit_status speak_xboard(const protocol_arguments& arguments) { return speak<variantkit::xboard_engine>(arguments); }

} // namespace vk
