// Alpha-beta search: mates, agreement with a plain search, limits, repetition.
#include <string>
#include <thread>
#include <vector>

#include <variantkit/games/chess.hpp>
#include <variantkit/play/history.hpp>
#include <variantkit/search/alpha_beta.hpp>

#include "support/catch.hpp"
#include "support/minimax.hpp"
#include "support/random_games.hpp"
#include "support/tic_tac_toe.hpp"

using namespace variantkit;
using games::chess;
using test_support::ends_as_proven;

namespace {

position<chess> read(const std::string& text) { return read_position<chess>(text).value(); }

struct problem {
    std::string text;
    int moves;
    std::string key; ///< as algebraic notation writes it; empty where there are several
};

const std::vector<problem> problems{
    {"3k4/8/3K4/8/8/8/8/6Q1 w - - 0 1", 1, "Qg8#"},
    {"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", 1, "Qxf7#"},
    {"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, "Ra6"}, // P. Morphy
    {"5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1", 2, "Qc4+"},
    {"r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1", 3, "Bc5+"},
    {"r5rk/2p1Nppp/3p3P/pp2p1P1/4P3/2qnPQK1/8/R6R w - - 1 1", 4, "hxg7+"},
};

} // namespace

TEST_CASE("Mates are found, shortest, with their lines", "[alpha_beta]") {
    for (const bool remembers : {true, false}) {
        search_options options;
        options.remembers = remembers;
        for (const problem& one : problems) {
            if (!remembers && one.moves > 3) continue; // takes long
            INFO(one.text);
            const auto position = read(one.text);
            alpha_beta<variantkit::position<chess>> engine{options};
            const auto found = engine.search(position, to_depth(2 * one.moves + 3));
            CHECK(found.value == wins_in(2 * one.moves - 1));
            CHECK(found.is_shortest);
            REQUIRE(found.best.has_value());
            CHECK(to_text(position, *found.best) == one.key);
            CHECK(ends_as_proven(position, found.line, found.value));
            CHECK(found.line.front() == *found.best);

            const auto answer = play(position, *found.best); // the other side knows as much
            if (one.moves == 1) continue;
            const auto lost = engine.search(answer, to_depth(2 * one.moves + 3));
            CHECK(lost.value == loses_in(2 * one.moves - 2));
            CHECK(lost.is_shortest);
            CHECK(ends_as_proven(answer, lost.line, lost.value));
        }
    }
}

TEST_CASE("Without pruning it says what a plain search says", "[alpha_beta]") {
    search_options options;
    options.prunes = options.quiesces = false;
    const default_evaluation<chess> evaluation;
    int looked_at = 0;
    const auto check = [&](const position<chess>& position) {
        if (looked_at++ % 17 != 0 || outcome(position).is_over()) return;
        INFO(position_text(position));
        for (const bool remembers : {true, false}) {
            options.remembers = remembers;
            alpha_beta<variantkit::position<chess>> engine{options};
            search_limits limits = to_depth(looked_at % 2 == 0 ? 2 : 3);
            limits.ends_when_proven = false;
            CHECK(engine.search(position, limits).value == test_support::minimax(position, limits.depth, evaluation));
        }
    };
    test_support::for_each_random_position(start<chess>(), 5, 6, 120, check);
    test_support::for_each_random_position(read("8/P6k/8/8/8/6p1/1r4PP/6K1 b - - 0 1"), 6, 8, 60, check);
    CHECK(looked_at > 600);
}

TEST_CASE("One thread and a limit of nodes give the same result again", "[alpha_beta]") {
    const auto position = read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    const auto search = [&] {
        alpha_beta<variantkit::position<chess>> engine;
        return engine.search(position, for_nodes(30'000));
    };
    const auto first = search();
    const auto second = search();
    CHECK(first.best == second.best);
    CHECK(first.line == second.line);
    CHECK(first.value == second.value);
    CHECK(first.nodes == second.nodes);
    CHECK(first.nodes == 30'000);
    CHECK(first.depth >= 4);
}

TEST_CASE("A limit of nodes is kept exactly", "[alpha_beta]") {
    for (const std::uint64_t nodes : {1U, 2U, 255U, 256U, 257U, 1000U, 4321U}) {
        alpha_beta<variantkit::position<chess>> engine;
        CHECK(engine.search(start<chess>(), for_nodes(nodes)).nodes == nodes);
    }
}

TEST_CASE("Only the moves asked for are thought of, and nothing wrong is remembered", "[alpha_beta]") {
    const auto position = read("6k1/5ppp/8/8/8/1r6/8/K2R4 w - - 0 1"); // Rd8 mates
    alpha_beta<variantkit::position<chess>> engine;
    const auto silent = [](const auto&) {};
    const auto attack = read_move(position, "Ka2").value();
    const auto restricted = engine.search(std::vector{position}, to_depth(6), silent, {attack});
    CHECK(restricted.best == attack);
    CHECK_FALSE(is_proof(restricted.value));
    CHECK(engine.search(position, to_depth(6)).value == wins_in(1));
}

TEST_CASE("A win within so many plies is looked for first", "[alpha_beta]") {
    const auto position = read("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"); // mate in two
    alpha_beta<variantkit::position<chess>> engine;
    search_limits limits = to_depth(3);
    limits.win_within = 3;
    const auto found = engine.search(position, limits);
    CHECK(found.value == wins_in(3));
    CHECK(found.is_shortest);
    CHECK(found.line.size() == 3);
    limits = to_depth(1);
    limits.win_within = 1;
    CHECK_FALSE(is_proof(engine.search(position, limits).value));
}

TEST_CASE("Time and signals end a search; reports come for every depth", "[alpha_beta]") {
    using namespace std::chrono_literals;
    const auto position = start<chess>();
    alpha_beta<variantkit::position<chess>> engine;
    std::vector<int> depths;
    const auto timed =
        engine.search(position, for_time(100ms), [&](const auto& found) { depths.push_back(found.depth); });
    CHECK(timed.time >= 90ms);
    CHECK(timed.time < 2000ms);
    REQUIRE_FALSE(depths.empty());
    for (std::size_t i = 0; i < depths.size(); ++i) CHECK(depths[i] == int(i) + 1);

    stop_signal stop;
    stop.raise();
    search_limits limits;
    limits.stop = &stop;
    const auto none = engine.search(position, limits); // a legal move all the same
    REQUIRE(none.best.has_value());
    CHECK_FALSE(to_text(position, *none.best).empty());

    stop.lower();
    std::thread other{[&] {
        std::this_thread::sleep_for(50ms);
        stop.raise();
    }};
    const auto stopped = engine.search(position, limits);
    other.join();
    CHECK(stopped.best.has_value());
    CHECK(stopped.depth >= 2);
}

TEST_CASE("Several threads find the same mates", "[alpha_beta]") {
    search_options options;
    options.threads = 2;
    alpha_beta<position<chess>> engine{options};
    for (const problem& one : problems) {
        INFO(one.text);
        const auto found = engine.search(read(one.text), to_depth(2 * one.moves + 3));
        CHECK(found.value == wins_in(2 * one.moves - 1));
        CHECK(ends_as_proven(read(one.text), found.line, found.value));
    }
}

TEST_CASE("A game that is over has no best move", "[alpha_beta]") {
    alpha_beta<position<chess>> engine;
    const auto mate = engine.search(read("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), to_depth(3));
    CHECK_FALSE(mate.best.has_value());
    CHECK(mate.value == loses_in(0));
    const auto stalemate = engine.search(read("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"), to_depth(3));
    CHECK_FALSE(stalemate.best.has_value());
    CHECK(stalemate.value == 0);
}

TEST_CASE("Who is worse seeks repetition", "[alpha_beta]") {
    // White is a rook down and about to be mated, but the queen gives check for ever.
    const auto position = read("6k1/5p1p/5Q2/8/8/1q6/r7/6K1 w - - 0 1");
    alpha_beta<variantkit::position<chess>> engine;
    const auto found = engine.search(position, to_depth(10));
    CHECK(found.value == 0);
    CHECK((to_text(position, *found.best) == "Qd8+" || to_text(position, *found.best) == "Qg5+"));

    // What has been before counts as well: the rook wins, but not by a move to where it has been.
    history<chess> game{read("k7/8/8/8/8/8/8/1R5K w - - 0 1")};
    const auto first = *engine.search(game.position(), to_depth(1)).best;
    const auto after = play(game.position(), first);
    std::vector<variantkit::position<chess>> seen{after, game.position()};
    const auto other = engine.search(seen, to_depth(1));
    CHECK(other.best != first);
    CHECK(other.value > 300);
}

TEST_CASE("Tic-tac-toe is a draw, with a hash and without", "[alpha_beta]") {
    const auto check = [](const auto& start) {
        alpha_beta<std::decay_t<decltype(start)>> engine;
        const auto found = engine.search(start, to_depth(9));
        CHECK(found.value == 0);
        CHECK(found.best.has_value());
    };
    check(test_support::tic_tac_toe{});
    check(test_support::plain_tic_tac_toe{});

    test_support::tic_tac_toe fork; // White has two opposite corners, Black a corner: won
    for (const unsigned cell : {0b100'000'000U, 0b001'000'000U, 0b000'000'001U}) fork = play(fork, cell);
    alpha_beta<test_support::tic_tac_toe> engine;
    const auto found = engine.search(fork, to_depth(9));
    CHECK(found.value == test_support::minimax(fork, 9, no_evaluation{}));
    CHECK(is_loss(found.value));
    CHECK(ends_as_proven(fork, found.line, found.value));
}
