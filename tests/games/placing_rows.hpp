// The rows of epsilon.jsonl: positions of Epsilon and Delta with what is to be known of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_set>
#include <vector>

#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/play/hash.hpp>
#include <variantkit/search/winning_moves.hpp>

#include "support/catch.hpp"
#include "support/jsonl.hpp"

namespace test_support {

/// FNV-1a, 64 bits, of texts that each end with a line feed; as hexadecimal digits.
inline std::string fnv_of(const std::vector<std::string>& texts) {
    std::uint64_t sum = 0xCBF29CE484222325ULL;
    const auto add = [&](char c) { sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL; };
    for (const std::string& text : texts) {
        for (const char c : text) add(c);
        add('\n');
    }
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[(sum >> shift) & 15U];
    return digits;
}

template <class Rules, class Moves>
std::vector<std::string> sorted_texts(const variantkit::position<Rules>& position, const Moves& moves) {
    std::vector<std::string> texts;
    for (const auto& move : moves) texts.push_back(variantkit::to_text(position, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

template <class Rules>
struct hash_with_counters {
    std::size_t operator()(const variantkit::position<Rules>& position) const {
        return static_cast<std::size_t>(variantkit::hash(position));
    }
};

/// "ongoing", "draw", "white_row", "black_block" ...
inline std::string outcome_name(const variantkit::game_outcome& how) {
    using variantkit::game_result;
    if (how.result != game_result::white_wins && how.result != game_result::black_wins)
        return std::string{name_of(how.result)};
    return std::string{how.result == game_result::white_wins ? "white" : "black"} +
           (how.reason == "row" ? "_row" : "_block");
}

/// Everything about one row but its perft.
template <class Rules>
void check_row(const nlohmann::json& row) {
    using namespace variantkit;
    const std::string fen = row["fen"];
    INFO(fen);
    const auto read = read_position<Rules>(fen);
    REQUIRE(read);
    const position<Rules>& at = *read;
    CHECK(position_text(at) == fen);
    CHECK(outcome_name(outcome(at)) == row["outcome"]);

    const auto turns = legal_moves(at);
    const auto texts = sorted_texts(at, turns);
    CHECK(turns.size() == row["turn_count"]);
    CHECK(count_moves(at) == row["turn_count"]);
    CHECK(fnv_of(texts) == row["turns_fnv"]);
    if (row.contains("turns")) CHECK(nlohmann::json(texts) == row["turns"]);

    std::unordered_set<position<Rules>, hash_with_counters<Rules>> children;
    std::vector<move_of<Rules>> winning;
    std::vector<move_of<Rules>> blocking;
    for (const auto& turn : turns) {
        const auto child = play(at, turn);
        children.insert(child);
        const game_outcome how = outcome(child);
        if (how.result != win_of(at.side_to_move())) continue;
        winning.push_back(turn);
        if (how.reason != "row") blocking.push_back(turn);
    }
    CHECK(children.size() == row["distinct_children"]);

    const auto wins = sorted_texts(at, winning);
    CHECK(wins.size() == row["win_count"]);
    CHECK(fnv_of(wins) == row["wins_fnv"]);
    if (row.contains("wins")) CHECK(nlohmann::json(wins) == row["wins"]);
    CHECK(wins == sorted_texts(at, winning_moves(at)));
    CHECK(blocking.size() == row["block_win_count"]);
    if (row.contains("block_wins")) CHECK(nlohmann::json(sorted_texts(at, blocking)) == row["block_wins"]);

    const auto threatened = sorted_texts(passed(at), threats(at));
    CHECK(threatened.size() == row["threat_count"]);
    if (row.contains("threats")) CHECK(nlohmann::json(threatened) == row["threats"]);
}

/// All rows of a game whose perft, 2 plies deep, is at least and below what is said. Returns how many.
template <class Rules>
int check_perft_of_rows(std::uint64_t at_least, std::uint64_t below) {
    int rows = 0;
    for (const auto& row : read_lines("epsilon.jsonl")) {
        if (row["game"] != Rules::name || !row.contains("perft2")) continue;
        const std::uint64_t expected = row["perft2"];
        if (expected < at_least || expected >= below) continue;
        const std::string fen = row["fen"];
        INFO(fen);
        CHECK(variantkit::perft(variantkit::read_position<Rules>(fen).value(), 2) == expected);
        ++rows;
    }
    return rows;
}

/// All rows of a game. Returns how many.
template <class Rules>
int check_rows() {
    int rows = 0;
    for (const auto& row : read_lines("epsilon.jsonl")) {
        if (row["game"] != Rules::name) continue;
        check_row<Rules>(row);
        ++rows;
    }
    return rows;
}

} // namespace test_support
