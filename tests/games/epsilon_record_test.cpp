// The twelve games of Epsilon's rule text and four games of Delta, as printed.
#include <algorithm>
#include <string>
#include <vector>

#include <variantkit/games/delta.hpp>
#include <variantkit/games/epsilon.hpp>
#include <variantkit/play/history.hpp>
#include <variantkit/search/winning_moves.hpp>

#include "support/catch.hpp"
#include "support/jsonl.hpp"

using namespace variantkit;
using nlohmann::json;

namespace {

template <class Rules>
std::vector<std::string> sorted_texts(const position<Rules>& at, const std::vector<move_of<Rules>>& moves) {
    std::vector<std::string> texts;
    for (const auto& move : moves) texts.push_back(to_text(at, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The misprint of a turn itself, read as printed.
std::string misprint_of(const json& game, std::size_t number) {
    for (const auto& misprint : game["misprints"]) {
        if (misprint.contains("turn") && misprint["turn"] == number) return misprint["printed"];
    }
    return {};
}

/// The threats printed after a turn: each wins, grouped as printed there are as many as plus signs, and in all as many
/// turns win as the record says. Returns how many were looked at.
template <class Rules>
int check_threats(const position<Rules>& at, const json& game, const json& turn, std::size_t number) {
    int looked_at = 0;
    const auto all = threats(at);
    const auto passing = passed(at);
    CHECK(all.size() >= turn["plus"].get<std::size_t>());
    for (const auto& printed : game["threats"]) {
        if (printed["after_turn"] != number) continue;
        CHECK(all.size() == printed["winning_turns_in_all"]);
        CHECK(printed["groups"].size() == turn["plus"]);
        for (const std::string text : printed["turns"]) {
            INFO(text);
            const auto read = read_move(passing, text);
            REQUIRE(read);
            CHECK(std::find(all.begin(), all.end(), *read) != all.end());
            ++looked_at;
        }
        for (const auto& misprint : game["misprints"]) {
            if (!misprint.contains("after_turn") || misprint["after_turn"] != number) continue;
            const std::string text = misprint["printed"];
            INFO(text);
            const auto read = read_move(passing, text);
            CHECK((!read || !wins(passing, *read)));
        }
    }
    return looked_at;
}

template <class Rules>
int check_game(const json& game) {
    int threats_looked_at = 0;
    history<Rules> played;
    std::size_t number = 0;
    for (const auto& turn : game["turns"]) {
        ++number;
        const position<Rules> before = played.position();
        const std::string text = turn["text"];
        INFO(game["players"] << " " << number << " " << text);
        const auto read = read_move(before, text);
        REQUIRE(read);
        CHECK(to_text(before, *read) == (turn.contains("canonical") ? turn["canonical"] : turn["text"]));
        const std::string signs(turn["plus"].get<std::size_t>(), '+');
        CHECK(read_move(before, text + signs).value() == *read);
        if (turn.contains("printed")) {
            const auto as_printed = read_move(before, turn["printed"].get<std::string>());
            if (misprint_of(game, number).empty()) {
                CHECK(as_printed.value() == *read);
            } else {
                CHECK(turn["printed"] == misprint_of(game, number));
                CHECK_FALSE(as_printed);
            }
        }
        played.play(*read);
        CHECK(position_text(played.position()) == turn["fen"]);
        CHECK(played.outcome().is_over() == turn.contains("outcome"));
        threats_looked_at += check_threats(played.position(), game, turn, number);
    }
    const position<Rules>& last = played.position();
    if (game["end"] == "row") {
        CHECK(outcome(last).result == (game["result"] == "1-0" ? game_result::white_wins : game_result::black_wins));
        CHECK(outcome(last).reason == "row");
    } else {
        REQUIRE(game["end"] == "resigns");
        CHECK(last.side_to_move() == (game["result"] == "1-0" ? color::black : color::white));
        CHECK(count_moves(last) == game["final"]["loser_turns"]);
        const auto saving = sorted_texts(last, saving_moves(last));
        CHECK(saving.size() == game["final"]["turns_that_stop_the_immediate_win"]);
        CHECK(json(saving) == game["final"]["list"]);
    }
    return threats_looked_at;
}

} // namespace

TEST_CASE("Epsilon: the games of the rule text", "[epsilon]") {
    const json record = test_support::read_file("epsilon_record.json");
    CHECK(record.size() == 12);
    int threats_looked_at = 0;
    for (const auto& game : record) threats_looked_at += check_game<games::epsilon>(game);
    int printed = 0;
    for (const auto& game : record) {
        for (const auto& threats : game["threats"]) printed += static_cast<int>(threats["turns"].size());
    }
    CHECK(threats_looked_at == printed);
    CHECK(printed > 60);
}

TEST_CASE("Delta: four games, turns as printed", "[delta]") {
    const json record = test_support::read_file("delta_record.json");
    CHECK(record.size() == 4);
    for (const auto& game : record) check_game<games::delta>(game);
}
