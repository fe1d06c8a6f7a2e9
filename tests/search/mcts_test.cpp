// Monte Carlo tree search.
#include <cstdlib>

#include <variantkit/games/delta.hpp>
#include <variantkit/games/ultimatum.hpp>
#include <variantkit/search/alpha_beta.hpp>
#include <variantkit/search/mcts.hpp>

#include "support/catch.hpp"
#include "support/minimax.hpp"
#include "support/tic_tac_toe.hpp"

using namespace variantkit;
using test_support::tic_tac_toe;

namespace {

/// Games between an engine, alternately White and Black, and random moves: how many it wins.
template <class G, class Engine>
int wins_against_random(const G& start, Engine&& engine, int games, int most_plies = 400) {
    random_source random{99};
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const color own = game % 2 == 0 ? color::white : color::black;
        G at = start;
        for (int ply = 0; ply < most_plies && !outcome(at).is_over(); ++ply) {
            const auto move = side_to_move(at) == own ? engine(at) : random_move(at, random);
            if (!move) break;
            at = play(at, *move);
        }
        if (outcome(at).result == win_of(own)) ++won;
    }
    return won;
}

} // namespace

TEST_CASE("MCTS: the same seed gives the same result", "[mcts]") {
    const auto search = [] { return mcts<position<games::delta>>{}.search(start<games::delta>(), for_nodes(300)); };
    CHECK(search().best == search().best);
    CHECK(search().value == search().value);
    CHECK(search().line == search().line);
    CHECK(search().nodes == 300);
}

TEST_CASE("MCTS: finds tic-tac-toe drawn, and sees forced wins", "[mcts]") {
    const auto drawn = mcts<tic_tac_toe>{}.search(tic_tac_toe{}, for_nodes(20'000));
    CHECK(std::abs(drawn.value) <= 20);
    CHECK(test_support::minimax(play(tic_tac_toe{}, *drawn.best), 9, no_evaluation{}) == 0);
    tic_tac_toe two; // White takes the middle of an edge's row; Black has blundered
    for (const unsigned cell : {0b100'000'000U, 0b010'000'000U}) two = play(two, cell);
    REQUIRE(is_win(test_support::minimax(two, 9, no_evaluation{})));
    const auto won = mcts<tic_tac_toe>{}.search(two, for_nodes(50'000));
    CHECK(is_win(won.value));
    CHECK(is_win(-test_support::minimax(play(two, *won.best), 9, no_evaluation{})));
}

TEST_CASE("MCTS: a finished game has no best move", "[mcts]") {
    tic_tac_toe over;
    over.marked = {0b111'000'000, 0b000'110'000};
    const auto none = mcts<tic_tac_toe>{}.search(over, for_nodes(10));
    CHECK_FALSE(none.best.has_value());
}

TEST_CASE("MCTS and alpha-beta win against random moves", "[mcts]") {
    mcts<position<games::delta>> tree;
    const auto by_tree = [&](const auto& at) { return tree.search(at, for_nodes(200)).best; };
    CHECK(wins_against_random(start<games::delta>(), by_tree, 40) >= 38);
    mcts_options brief;
    brief.most_plies = 60;
    mcts<position<games::ultimatum>> tree_of_ultimatum{brief};
    const auto by_other_tree = [&](const auto& at) { return tree_of_ultimatum.search(at, for_nodes(150)).best; };
    CHECK(wins_against_random(start<games::ultimatum>(), by_other_tree, 8) >= 7);
    alpha_beta<position<games::delta>> engine;
    const auto by_engine = [&](const auto& at) { return engine.search(at, to_depth(4)).best; };
    CHECK(wins_against_random(start<games::delta>(), by_engine, 40) >= 39);
}
