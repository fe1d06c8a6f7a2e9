// Values of pieces from games of the engine against itself.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <random>
#include <vector>

#include <variantkit/search/value_tuning.hpp>

#include "engine_arguments.hpp"
#include "games.hpp"
#include "player_text.hpp"
#include "support/progress.hpp"
#include "values_text.hpp"

namespace vk {

namespace {

using variantkit::color;
using variantkit::tuning_sample;

/// The quiet positions of a game, and how it ended; nothing of a game that takes too long.
[[nodiscard]] std::vector<tuning_sample> samples_of_game(const game& asked, variantkit::player& player,
                                                         const tune_arguments& arguments, std::mt19937_64& random) {
    constexpr std::size_t longest = 400;
    const auto played = asked.begin();
    for (int i = 0; i < arguments.random_plies && !played->outcome().is_over(); ++i) played->play_random(random);
    player.forget();
    follow(player, *played);
    std::vector<tuning_sample> samples;
    bool was_quiet = false;
    while (!played->outcome().is_over() && played->length() < longest) {
        const color side = played->side_to_move();
        const int estimate = side == color::white ? player.estimate() : -player.estimate();
        const auto material = played->material();
        const auto found = player.think(variantkit::for_nodes(arguments.nodes), {});
        const auto move = played->play(found.best);
        if (!move) break;
        const bool is_quiet = move->captures.empty();
        if (was_quiet && is_quiet && !variantkit::is_proof(found.value))
            samples.push_back({double(estimate), material, 0.5, 1});
        was_quiet = is_quiet;
        player.play(found.best);
    }
    if (!played->outcome().is_over()) return {};
    const auto result = played->outcome().result;
    constexpr double worth_of_game = 4; // so many positions that have nothing to do with each other
    for (tuning_sample& sample : samples) {
        sample.result = result == variantkit::game_result::white_wins   ? 1
                        : result == variantkit::game_result::black_wins ? 0
                                                                        : 0.5;
        sample.weight = std::min(1.0, worth_of_game / double(samples.size()));
    }
    return samples;
}

[[nodiscard]] std::vector<tuning_sample> samples_of_games(const game& asked, variantkit::player& player,
                                                          const tune_arguments& arguments) {
    std::vector<tuning_sample> samples;
    std::mt19937_64 random{arguments.seed};
    support::progress progress{"games"};
    for (int i = 0; i < arguments.games; ++i) {
        progress.update(std::uint64_t(i), std::uint64_t(arguments.games));
        const auto more = samples_of_game(asked, player, arguments, random);
        samples.insert(samples.end(), more.begin(), more.end());
    }
    return samples;
}

} // namespace

exit_status tune_game(const tune_arguments& arguments) {
    const game& asked = find_game(arguments.game);
    const auto player = asked.make_player(player_kind::engine, arguments.seed);
    std::vector<int> values = player->values();
    const auto samples = samples_of_games(asked, *player, arguments);
    const auto is_even = [](const tuning_sample& sample) {
        return std::all_of(sample.material.begin(), sample.material.end(), [](int count) { return count == 0; });
    };
    if (std::all_of(samples.begin(), samples.end(), is_even))
        throw failure{"both sides always had the same pieces: there is nothing to tune"};

    const auto found = variantkit::tune_values(samples, values.size());
    for (std::size_t kind = 0; kind < values.size(); ++kind) {
        if (values[kind] == 0) continue; // royal pieces are never exchanged
        values[kind] = std::clamp(values[kind] + static_cast<int>(std::lround(found.changes[kind])), 1, 10'000);
    }
    std::cout << values_text(asked, values) << std::endl;
    std::printf("from %zu positions of %d games; loss %.4f with the usual values, %.4f with these\n", samples.size(),
                arguments.games, found.loss_before, found.loss_after);
    std::fflush(stdout);
    if (arguments.match_games == 0) return exit_status::success;
    match_arguments proof;
    proof.game = arguments.game;
    proof.first = proof.second = "nodes:" + std::to_string(arguments.nodes);
    proof.first_values = values_text(asked, values);
    proof.title = "tuned - usual";
    proof.games = arguments.match_games;
    proof.random_plies = arguments.random_plies;
    proof.seed = arguments.seed + 1;
    return play_match(proof);
}

} // namespace vk
