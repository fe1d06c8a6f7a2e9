// Random numbers and random games: the same everywhere, and fair.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <random>
#include <vector>

#include <variantkit/games/chess.hpp>
#include <variantkit/search/random_play.hpp>

#include "support/catch.hpp"
#include "support/countdown.hpp"

using namespace variantkit;

static_assert(std::uniform_random_bit_generator<random_source>);

TEST_CASE("random numbers are SplitMix64's", "[random]") {
    // The first numbers of the reference implementation from seed 1234567.
    random_source random{1234567};
    for (const std::uint64_t expected : {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
                                         4593380528125082431ULL, 16408922859458223821ULL}) {
        CHECK(random() == expected);
    }
}

TEST_CASE("numbers below a bound are fair", "[random]") {
    random_source random{5};
    for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 20U}) {
        std::vector<int> seen(bound);
        const int draws = 20'000 * static_cast<int>(bound);
        for (int i = 0; i < draws; ++i) ++seen.at(random.below(bound));
        for (const int times : seen) CHECK(std::abs(times - 20'000) < 5 * 142); // five standard deviations
    }
    // A bound that does not divide 2^32 at all: without rejection the lower third would come twice as often.
    const std::uint32_t bound = 0xC0000000U;
    int low = 0;
    for (int i = 0; i < 30'000; ++i) low += random.below(bound) < bound / 3 ? 1 : 0;
    CHECK(std::abs(low - 10'000) < 5 * 82);
}

TEST_CASE("one of the moves is chosen, each as likely as the others", "[random_play]") {
    random_source random{3};
    std::map<move_of<games::chess>, int> chosen;
    for (int i = 0; i < 20'000; ++i) ++chosen[random_move(start<games::chess>(), random).value()];
    CHECK(chosen.size() == 20);
    for (const auto& [move, times] : chosen) CHECK(std::abs(times - 1000) < 5 * 31);
    CHECK_FALSE(random_move(countdown{0, color::white}, random).has_value());
}

TEST_CASE("a random game visits its positions in order and ends when it is over", "[random_play]") {
    random_source random{11};
    for (int i = 0; i < 100; ++i) {
        std::vector<countdown> visited;
        const countdown last =
            random_play(countdown{30, color::white}, random, [&](const countdown& now) { visited.push_back(now); });
        REQUIRE(visited.front() == countdown{30, color::white});
        REQUIRE(visited.back() == last);
        CHECK(outcome(last).is_over());
        for (std::size_t ply = 1; ply < visited.size(); ++ply) {
            const int taken = visited[ply - 1].left - visited[ply].left;
            CHECK((taken == 1 || taken == 2));
            CHECK(visited[ply].turn == ~visited[ply - 1].turn);
        }
    }
}

TEST_CASE("a random game stops after as many plies as it may have", "[random_play]") {
    random_source random{11};
    int visits = 0;
    const auto last = random_play(start<games::chess>(), random, [&](const auto&) { ++visits; }, 5);
    CHECK(visits == 6);
    CHECK(last.side_to_move() == color::black);
    CHECK(random_play(last, random, [](const auto&) {}, 0) == last);
}

TEST_CASE("the same seed plays the same game", "[random_play]") {
    const auto play_game = [](std::uint64_t seed) {
        random_source random{seed};
        return random_play(start<games::chess>(), random);
    };
    CHECK(play_game(1) == play_game(1));
    CHECK(play_game(1) != play_game(2));
    CHECK(outcome(play_game(1)).is_over());
}
