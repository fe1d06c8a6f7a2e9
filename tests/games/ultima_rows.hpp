// Rows of positions with their moves, captures, outcome and perft 2, from an independent program.
#pragma once

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include <variantkit/games/ultima.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/perft.hpp>

#include "support/catch.hpp"

namespace ultima_tests {

using namespace variantkit;

template <class Rules>
std::vector<std::string> square_names(const square_set<typename Rules::board>& squares) {
    std::vector<std::string> names;
    for (square at : squares) names.push_back(square_name<typename Rules::board>(at));
    std::sort(names.begin(), names.end());
    return names;
}

template <class Rules>
void check_row(const nlohmann::json& row) {
    const std::string text = row["fen"];
    INFO(text);
    const auto read = read_position<Rules>(text);
    REQUIRE(read.has_value());
    const auto& position = *read;
    CHECK(position_text(position) == text);

    std::vector<std::string> moves;
    nlohmann::json captures = nlohmann::json::object();
    for (const auto& move : legal_moves(position)) {
        const std::string written = coordinate_text(position, move);
        INFO(to_text(position, move));
        moves.push_back(written);
        const auto taken = captured_squares(position, move);
        if (!taken.empty()) captures[written] = square_names<Rules>(taken);
        const auto again = read_move(position, to_text(position, move));
        REQUIRE(again.has_value());
        CHECK(*again == move);
    }
    std::sort(moves.begin(), moves.end());
    CHECK(nlohmann::json(moves) == row["moves"]);
    CHECK(captures == row["captures"]);
    CHECK(name_of(outcome(position).result) == row["outcome"].get<std::string>());
    CHECK(perft(position, 2) == row["perft2"].get<std::uint64_t>());
}

/// All rows of one rule set; returns how many there were.
template <class Rules>
int check_rows() {
    std::ifstream file(std::string{VARIANTKIT_TEST_DATA} + "/ultima.jsonl");
    int rows = 0;
    for (std::string line; std::getline(file, line);) {
        const auto row = nlohmann::json::parse(line);
        if (row["rules"] != std::string{Rules::name}) continue;
        check_row<Rules>(row);
        ++rows;
    }
    return rows;
}

} // namespace ultima_tests
