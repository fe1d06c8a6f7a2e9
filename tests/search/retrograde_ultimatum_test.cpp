// Ultimatum endgames against the counts and rows of an independent program.
#include <algorithm>
#include <string>
#include <vector>

#include <variantkit/games/ultimatum.hpp>
#include <variantkit/search/retrograde.hpp>

#include "support/catch.hpp"
#include "support/jsonl.hpp"

using namespace variantkit;
using games::ultimatum;

namespace {

endgame_counts counts_of(endgames<ultimatum>& all, const std::string& pieces) {
    const auto material = endgame_material<ultimatum>::read(pieces);
    REQUIRE(material.has_value());
    REQUIRE(all.solve(*material).empty());
    return all.counts(*material, color::white);
}

/// Holds all rows of some tables against their solution.
void check_rows(endgames<ultimatum>& all, const std::vector<std::string>& tables, int expected) {
    for (const std::string& table : tables) counts_of(all, table);
    int looked_up = 0;
    for (const auto& row : test_support::read_lines("ultimatum_endgames.jsonl")) {
        if (std::find(tables.begin(), tables.end(), row["table"].get<std::string>()) == tables.end()) continue;
        const std::string text = row["fen"];
        INFO(text);
        const auto position = read_position<ultimatum>(text);
        REQUIRE(position.has_value());
        const auto value = all.value_of(*position);
        REQUIRE(value.has_value());
        CHECK(name_of(value->result) == row["value"].get<std::string>());
        if (row["plies"].is_null()) {
            CHECK(value->result == endgame_result::draw);
        } else {
            CHECK(value->plies == row["plies"].get<int>());
        }
        ++looked_up;
    }
    CHECK(looked_up == expected);
}

} // namespace

TEST_CASE("retrograde: king and bishop against king", "[endgames]") {
    endgames<ultimatum> all;
    const auto counts = counts_of(all, "KBK");
    CHECK(counts.wins == 683906);
    CHECK(counts.draws == 81921);
    CHECK(counts.losses == 185067);
    CHECK(counts.positions() == 950894);
    CHECK(counts.longest_win == 57);
}

TEST_CASE("retrograde: rows of endgames of up to three pieces", "[endgames]") {
    endgames<ultimatum> all;
    check_rows(all, {"KK", "KBK", "KNK", "KRK", "KQK"}, 250);
}

TEST_CASE("retrograde: king and two knights against king, all 92 million positions", "[endgames][exhaustive]") {
    endgames<ultimatum> all;
    const auto counts = counts_of(all, "KNNK");
    CHECK(counts.wins == 37717535);
    CHECK(counts.draws == 6681);
    CHECK(counts.losses == 8394143);
    CHECK(counts.longest_win == 105);
    check_rows(all, {"KNNK"}, 50);
}

TEST_CASE("retrograde: finished positions have their value too", "[endgames]") {
    endgames<ultimatum> all;
    counts_of(all, "KK");
    const auto value = [&](const std::string& text) { return all.value_of(read_position<ultimatum>(text).value()); };
    CHECK(value("10/4K5/10/10/10/10/10/10/10/k9 b - 3 44") == endgame_value{endgame_result::loss, 0});
    CHECK(value("10/4K5/10/10/10/10/10/10/10/k9 w - 3 44") == endgame_value{endgame_result::win, 0});
    CHECK(value("10/10/10/10/10/10/10/10/10/K9 b - 0 1") == endgame_value{endgame_result::loss, 0});
    CHECK(value("10/10/5K4/10/10/10/10/10/10/k9 w - 0 1") == endgame_value{endgame_result::win, 1});
    CHECK(value("10/10/5K4/10/10/10/10/10/10/k9 w - 99 120") ==
          endgame_value{endgame_result::win, 1});                              // counters aside
    CHECK_FALSE(value("10/10/5K4/10/10/10/10/10/10/kq8 w - 0 1").has_value()); // not solved
}
