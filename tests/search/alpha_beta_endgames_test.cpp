// Ultimatum's endgames, played out.
#include <string>
#include <vector>

#include <variantkit/games/ultimatum.hpp>
#include <variantkit/play/history.hpp>
#include <variantkit/search/alpha_beta.hpp>
#include <variantkit/search/endgame_evaluation.hpp>

#include "support/catch.hpp"
#include "support/endgames.hpp"
#include "support/jsonl.hpp"

using namespace variantkit;
using games::ultimatum;

namespace {

/// How a game between two engines ends, the side to move being played by the first.
template <class First, class Second>
history<ultimatum> played_out(const position<ultimatum>& first, First& one, Second& other,
                              const search_limits& limits) {
    history<ultimatum> game{first};
    const color winner = first.side_to_move();
    while (!game.outcome().is_over()) {
        const bool ones = game.position().side_to_move() == winner;
        game.play(*(ones ? one.search(game.positions(), limits) : other.search(game.positions(), limits)).best);
    }
    return game;
}

/// The rows of won positions of a table: text and plies.
std::vector<std::pair<std::string, int>> won_rows(const std::string& table) {
    std::vector<std::pair<std::string, int>> rows;
    for (const auto& row : test_support::read_lines("ultimatum_endgames.jsonl")) {
        if (row["table"] == table && row["value"] == "win") rows.emplace_back(row["fen"], row["plies"]);
    }
    return rows;
}

} // namespace

TEST_CASE("Ultimatum: endgames are won within the solver's distance plus ten plies", "[alpha_beta][long]") {
    endgames<ultimatum> solved;
    for (const std::string table : {"KBK", "KRK", "KQK"}) {
        REQUIRE(solved.solve(test_support::read<ultimatum>(table)).empty());
        const auto rows = won_rows(table);
        CHECK(rows.size() >= 25);
        for (const auto& [text, plies] : rows) {
            INFO(text);
            alpha_beta<position<ultimatum>, endgame_evaluation<ultimatum>> winner{
                {}, endgame_evaluation<ultimatum>{solved}};
            alpha_beta<position<ultimatum>, endgame_evaluation<ultimatum>> loser{{},
                                                                                 endgame_evaluation<ultimatum>{solved}};
            const auto first = read_position<ultimatum>(text).value();
            const auto game = played_out(first, winner, loser, to_depth(3));
            CHECK(game.outcome().result == win_of(first.side_to_move()));
            CHECK(int(game.moves().size()) <= plies + 10);
        }
    }
}

TEST_CASE("Ultimatum: the usual evaluation wins most endgames as fast", "[alpha_beta][long]") {
    int won = 0;
    int all = 0;
    for (const std::string table : {"KBK", "KRK", "KQK"}) {
        for (const auto& [text, plies] : won_rows(table)) {
            alpha_beta<position<ultimatum>> winner;
            alpha_beta<position<ultimatum>> loser;
            const auto first = read_position<ultimatum>(text).value();
            const auto game = played_out(first, winner, loser, for_nodes(10'000));
            ++all;
            if (game.outcome().result == win_of(first.side_to_move()) && int(game.moves().size()) <= plies + 10) ++won;
        }
    }
    CHECK(all == 80);
    CHECK(won >= 70);
}
