// Alpha-beta search in games other than chess: what their texts claim.
#include <string>
#include <vector>

#include <variantkit/games/epsilon.hpp>
#include <variantkit/games/ultima.hpp>
#include <variantkit/search/alpha_beta.hpp>

#include "support/catch.hpp"
#include "support/jsonl.hpp"
#include "support/minimax.hpp"
#include "support/random_games.hpp"

using namespace variantkit;
using test_support::ends_as_proven;

TEST_CASE("Ultima: after 15.e5e7+ Xf7:e7 16.If6+ mates", "[alpha_beta]") {
    const auto record = test_support::read_file("ultima_record.json");
    const auto& moves = record["moves"];
    REQUIRE(moves[moves.size() - 2]["san"] == "15...Xf7:e7");
    const auto position = read_position<games::ultima>(moves[moves.size() - 2]["fen"].get<std::string>()).value();
    alpha_beta<variantkit::position<games::ultima>> engine;
    const auto found = engine.search(position, to_depth(6));
    CHECK(is_win(found.value));
    CHECK(found.is_shortest);
    CHECK(ends_as_proven(position, found.line, found.value));
    const std::string best = to_text(position, *found.best);
    CHECK(best.substr(0, 3) == "If6");
}

TEST_CASE("Ultima: without pruning it says what a plain search says", "[alpha_beta]") {
    search_options options;
    options.prunes = options.quiesces = false;
    const default_evaluation<games::ultima> evaluation;
    int looked_at = 0;
    test_support::for_each_random_position(start<games::ultima>(), 3, 4, 80, [&](const auto& position) {
        if (++looked_at % 19 != 0 || outcome(position).is_over()) return;
        INFO(position_text(position));
        alpha_beta<variantkit::position<games::ultima>> engine{options};
        search_limits limits = to_depth(2);
        limits.ends_when_proven = false;
        CHECK(engine.search(position, limits).value == test_support::minimax(position, 2, evaluation));
    });
    CHECK(looked_at > 200);
}

TEST_CASE("Epsilon: positions in which the text has somebody resign are lost, and the turn before wins",
          "[alpha_beta]") {
    const auto record = test_support::read_file("epsilon_record.json");
    alpha_beta<position<games::epsilon>> engine;
    int lost = 0;
    int won = 0;
    for (const auto& game : record) {
        const auto& turns = game["turns"];
        if (!game.contains("final") || game["end"] != "resigns") continue;
        if (game["final"]["turns_that_stop_the_immediate_win"] != 0) continue;
        INFO(game["players"].get<std::string>());
        const auto last = read_position<games::epsilon>(turns[turns.size() - 1]["fen"].get<std::string>()).value();
        const auto found = engine.search(last, to_depth(2));
        CHECK(found.value == loses_in(2));
        CHECK(found.is_shortest);
        CHECK(ends_as_proven(last, found.line, found.value));
        ++lost;
        const auto before = read_position<games::epsilon>(turns[turns.size() - 2]["fen"].get<std::string>()).value();
        const auto winning = engine.search(before, to_depth(3));
        CHECK(winning.value >= wins_in(3));
        CHECK(winning.is_shortest);
        CHECK(ends_as_proven(before, winning.line, winning.value));
        ++won;
    }
    CHECK(lost >= 8);
    CHECK(won == lost);
}
