// Ultimatum: rows of positions with their moves, outcome and perft 2, from an independent program.
#include <algorithm>
#include <string>
#include <vector>

#include <variantkit/games/ultimatum.hpp>
#include <variantkit/notation/coordinate.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/perft.hpp>

#include "support/catch.hpp"
#include "support/jsonl.hpp"

using namespace variantkit;

TEST_CASE("ultimatum: rows of an independent program", "[ultimatum]") {
    const auto rows = test_support::read_lines("ultimatum.jsonl");
    CHECK(rows.size() == 200);
    for (const auto& row : rows) {
        const std::string text = row["fen"];
        INFO(text);
        const auto read = read_position<games::ultimatum>(text);
        REQUIRE(read.has_value());
        CHECK(position_text(*read) == text);
        std::vector<std::string> moves;
        for (const auto& move : legal_moves(*read)) moves.push_back(coordinate_text(*read, move));
        std::sort(moves.begin(), moves.end());
        CHECK(nlohmann::json(moves) == row["moves"]);
        CHECK(name_of(outcome(*read).result) == row["outcome"].get<std::string>());
        CHECK(perft(*read, 2) == row["perft2"].get<std::uint64_t>());
    }
}

TEST_CASE("ultimatum: perft from the start", "[ultimatum]") {
    const auto first = start<games::ultimatum>();
    CHECK(perft(first, 1) == 40);
    CHECK(perft(first, 2) == 1600);
    CHECK(perft(first, 3) == 66862);
    CHECK(perft(first, 4) == 2792597);
    CHECK(perft(first, 5) == 122009277);
}
