// Endgames solved exactly, against the rows and counts of an independent program and what is known of Chess.
#include <string>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/ultimatum.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/search/endgames.hpp>

#include "support/catch.hpp"
#include "support/jsonl.hpp"

using namespace variantkit;

namespace {

template <class Rules>
endgame_counts counts_of(endgames<Rules>& solved, const std::string& text) {
    const auto material = endgame_material<Rules>::read(text);
    REQUIRE(material.has_value());
    REQUIRE(solved.solve(*material).empty());
    return solved.counts(*material, color::white);
}

} // namespace

TEST_CASE("Ultimatum: endgames of three pieces", "[endgames]") {
    endgames<games::ultimatum> solved;
    const auto bishop = counts_of(solved, "KBK");
    CHECK(bishop.wins == 683906);
    CHECK(bishop.draws == 81921);
    CHECK(bishop.losses == 185067);
    CHECK(bishop.positions() == 950894);
    CHECK(bishop.longest_win == 57);
    for (const std::string text : {"KK", "KNK", "KRK", "KQK"}) counts_of(solved, text);

    int looked_up = 0;
    for (const auto& row : test_support::read_lines("ultimatum_endgames.jsonl")) {
        if (row["table"] == "KNNK") continue; // 92 million positions
        const std::string text = row["fen"];
        INFO(text);
        const auto position = read_position<games::ultimatum>(text);
        REQUIRE(position.has_value());
        const auto value = solved.value_of(*position);
        REQUIRE(value.has_value());
        CHECK(name_of(value->result) == row["value"].get<std::string>());
        if (!row["plies"].is_null()) CHECK(value->plies == row["plies"].get<int>());
        ++looked_up;
    }
    CHECK(looked_up > 200);
}

TEST_CASE("Chess: queen and rook mate in 10 and 16 moves at most", "[endgames]") {
    endgames<games::chess> solved;
    const auto queen = counts_of(solved, "KQK");
    CHECK(queen.longest_win == 19);
    CHECK(queen.draws == 0);
    CHECK(counts_of(solved, "KRK").longest_win == 31);
}
