#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <random>
#include <string>

#include "begin_match.hpp"
#include "engine_arguments.hpp"
#include "files.hpp"
#include "games.hpp"
#include "player_text.hpp"
#include "support/progress.hpp"

namespace vk {

namespace {

using variantkit::color;
using variantkit::game_result;

struct tally {
    int wins = 0;
    int draws = 0;
    int losses = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
    [[nodiscard]] double share() const { return (wins + draws / 2.0) / std::max(games(), 1); }
    /// The standard error of the share.
    [[nodiscard]] double error() const {
        const int all = games();
        if (all < 2) return 0.5;
        const double mean = share();
        const double squares =
            wins * (1 - mean) * (1 - mean) + draws * (0.5 - mean) * (0.5 - mean) + losses * mean * mean;
        return std::sqrt(squares / all / all);
    }
};

/// "+60 =20 -20, 70.0 % +- 3.8 % (Elo +147)".
[[nodiscard]] std::string in_words(const tally& counted) {
    char text[160];
    const double share = counted.share();
    std::snprintf(text, sizeof text, "+%d =%d -%d, %.1f %% +- %.1f %%", counted.wins, counted.draws, counted.losses,
                  100 * share, 196 * counted.error());
    std::string words = text;
    if (share > 0 && share < 1) {
        std::snprintf(text, sizeof text, " (Elo %+.0f)", -400 * std::log10(1 / share - 1));
        words += text;
    }
    return words;
}

/// Plays random moves that do not end the game, as far as there are such.
void open(match& played, int plies, std::mt19937_64& random) {
    for (int i = 0; i < plies && !played.outcome().is_over(); ++i) {
        played.play_random(random);
        if (played.outcome().is_over()) played.take_back();
    }
}

/// Plays a game on, and returns how it ends; a draw when it takes too long.
game_result play_on(match& played, opponent& white, opponent& black, int most_plies) {
    for (opponent* one : {&white, &black}) {
        one->player->forget();
        follow(*one->player, played);
    }
    for (int ply = 0; ply < most_plies && !played.outcome().is_over(); ++ply) {
        opponent& mover = played.side_to_move() == color::white ? white : black;
        const std::string move = mover.player->think(mover.limits, {}).best;
        const auto done = played.play(move);
        if (!done)
            throw failure{mover.name + " plays " + variantkit::detail::quoted(move) + ": " + done.error().message()};
        white.player->play(move);
        if (&white != &black) black.player->play(move);
    }
    return played.outcome().is_over() ? played.outcome().result : game_result::draw;
}

/// The record of a game, with who has played it.
[[nodiscard]] std::string record_of(const match& played, const opponent& white, const opponent& black,
                                    game_result result) {
    std::string text = "[White \"" + white.name + "\"]\n[Black \"" + black.name + "\"]\n";
    return text + played.record_text(variantkit::detail::result_sign(result)) + "\n";
}

} // namespace

exit_status play_match(const match_arguments& arguments) {
    const game& played = find_game(arguments.game);
    opponent first = make_opponent(played, arguments.first, arguments.seed);
    opponent second = make_opponent(played, arguments.second, arguments.seed + 1);
    std::mt19937_64 random{arguments.seed};
    std::string records;
    tally counted;
    {
        support::progress progress{arguments.first + " - " + arguments.second};
        std::mt19937_64 opening = random;
        for (int i = 0; i < arguments.games; ++i) {
            progress.update(static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(arguments.games));
            if (i % 2 == 0) opening = random;
            random = opening; // the same opening with either side
            const auto begun = begin_match(arguments);
            open(*begun, arguments.random_plies, random);
            opponent& white = i % 2 == 0 ? first : second;
            opponent& black = i % 2 == 0 ? second : first;
            const game_result result = play_on(*begun, white, black, arguments.most_plies);
            const bool is_firsts = result == variantkit::win_of(i % 2 == 0 ? color::white : color::black);
            ++(result == game_result::draw ? counted.draws : is_firsts ? counted.wins : counted.losses);
            if (!arguments.record_file.empty()) records += record_of(*begun, white, black, result);
        }
    }
    if (!arguments.record_file.empty()) write_file(arguments.record_file, records);
    if (arguments.record_file != "-")
        std::cout << arguments.first << " - " << arguments.second << ": " << in_words(counted) << '\n';
    return exit_status::success;
}

} // namespace vk
