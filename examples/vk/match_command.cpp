#include <cstdint>
#include <iostream>
#include <optional>
#include <random>
#include <string>

#include "begin_match.hpp"
#include "contest.hpp"
#include "engine_arguments.hpp"
#include "files.hpp"
#include "games.hpp"
#include "last_words.hpp"
#include "support/progress.hpp"
#include "tally.hpp"
#include "values_text.hpp"

namespace vk {

namespace {

using variantkit::color;

constexpr int most_failures_in_a_row = 3;

/// Plays random moves that do not end the game, as far as there are such.
void open(match& played, int plies, std::mt19937_64& random) {
    for (int i = 0; i < plies && !played.outcome().is_over(); ++i) {
        played.play_random(random);
        if (played.outcome().is_over()) played.take_back();
    }
}

/// Says who has failed, if anybody, on the error output.
void write_failures(const participant& one) {
    if (one.failures() == 0) return;
    std::cout.flush();
    std::cerr << one.name() << " forfeited " << one.failures() << (one.failures() == 1 ? " game" : " games, the last")
              << ": " << one.last_failure() << '\n';
}

} // namespace

exit_status play_match(const match_arguments& arguments) {
    const game& asked = find_game(arguments.game);
    participant first{asked, arguments.first, arguments.seed, read_values(asked, arguments.first_values)};
    participant second{asked, arguments.second, arguments.seed + 1, read_values(asked, arguments.second_values)};
    for (participant* one : {&first, &second}) static_cast<void>(one->present()); // who cannot be made plays no match
    const std::string title = arguments.title.empty() ? arguments.first + " - " + arguments.second : arguments.title;
    const bool writes_result = arguments.record_file != "-";
    std::optional<growing_file> records;
    if (!arguments.record_file.empty()) records.emplace(arguments.record_file);

    tally counted;
    bool gives_up = false;
    {
        support::progress progress{title};
        std::mt19937_64 random{arguments.seed};
        std::mt19937_64 opening = random;
        for (int i = 0; i < arguments.games && !gives_up; ++i) {
            progress.update(static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(arguments.games));
            const color side = i % 2 == 0 ? color::white : color::black; // of the first player
            if (side == color::white) opening = random;
            random = opening; // the same opening with either side
            const auto played = begin_match(arguments);
            open(*played, arguments.random_plies, random);
            participant& white = side == color::white ? first : second;
            participant& black = side == color::white ? second : first;
            const contest_end end = play_on(*played, white, black, arguments.most_plies);
            counted.add(end.result, side);
            if (records) records->add(record_of(*played, white, black, i + 1, end));
            if (writes_result) say_when_interrupted("\n" + title + ": " + in_words(counted) + ", interrupted\n");
            gives_up = first.failures_in_a_row() >= most_failures_in_a_row ||
                       second.failures_in_a_row() >= most_failures_in_a_row;
        }
    }
    if (writes_result) std::cout << title << ": " << in_words(counted) << '\n';
    for (const participant* one : {&first, &second}) write_failures(*one);
    if (!gives_up) return exit_status::success;
    throw failure{"the match ends after " + std::to_string(counted.games()) +
                  " games: one player fails again and again"};
}

} // namespace vk
