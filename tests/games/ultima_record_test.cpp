// The text's annotated game (Fahys-Yearout, notes by F. Fahys), its side lines, threats and diagrams.
#include <algorithm>
#include <fstream>
#include <set>
#include <string>

#include <nlohmann/json.hpp>

#include <variantkit/games/ultima.hpp>
#include <variantkit/notation/position_text.hpp>

#include "games/ultima_rows.hpp"
#include "support/catch.hpp"

using namespace variantkit;
using ultima = games::ultima;
using ultima_tests::square_names;

namespace {

nlohmann::json record() {
    std::ifstream file(std::string{VARIANTKIT_TEST_DATA} + "/ultima_record.json");
    return nlohmann::json::parse(file);
}

/// "15...Xf7:e7" without its number.
std::string without_number(const std::string& text) { return text.substr(text.find_last_of('.') + 1); }

bool gives_check(const position<ultima>& after) {
    return after.side_to_move() == color::white ? royal_attacked<color::white>(after)
                                                : royal_attacked<color::black>(after);
}

/// Plays moves as printed, checking each; what the text prints otherwise is read as well.
position<ultima> replay(position<ultima> position, const nlohmann::json& moves) {
    for (const auto& move : moves) {
        const std::string text = without_number(move["san"]);
        INFO(move["san"].get<std::string>());
        const auto read = read_move(position, text);
        REQUIRE(read.has_value());
        if (move.contains("printed")) {
            const auto printed = read_move(position, move["printed"].get<std::string>());
            REQUIRE(printed.has_value());
            CHECK(*printed == *read);
        }
        for (const std::string marks : {"!", "?", "?!", "!!", " ?!"}) {
            const auto marked = read_move(position, text + marks);
            REQUIRE(marked.has_value());
            CHECK(*marked == *read);
        }
        CHECK(coordinate_text(position, *read) == move["coord"].get<std::string>());
        CHECK(to_text(position, *read) == text);
        CHECK(nlohmann::json(square_names<ultima>(captured_squares(position, *read))) == move["captures"]);
        position = play(position, *read);
        CHECK(gives_check(position) == move["check"].get<bool>());
        CHECK(position_text(position) == move["fen"].get<std::string>());
        if (move.contains("mate")) {
            CHECK((outcome(position).reason == "checkmate") == move["mate"]["ultima"].get<bool>());
            const std::string text_now = position_text(position);
            CHECK((outcome(*read_position<games::ultima_classic>(text_now)).reason == "checkmate") ==
                  move["mate"]["ultima_classic"].get<bool>());
            CHECK((outcome(*read_position<games::ultima_pure>(text_now)).reason == "checkmate") ==
                  move["mate"]["ultima_pure"].get<bool>());
        }
    }
    return position;
}

std::set<std::string> arrivals_from(const position<ultima>& position, const std::string& from) {
    std::set<std::string> to;
    for (const auto& move : legal_moves(position)) {
        if (square_name<ultima::board>(move.from) == from) to.insert(square_name<ultima::board>(move.to));
    }
    return to;
}

} // namespace

TEST_CASE("Ultima: the annotated game, read and written as printed", "[ultima]") {
    const auto game = record();
    const auto last = replay(start<ultima>(), game["moves"]);
    SECTION("after 16.If6+ there is one legal reply") {
        std::vector<std::string> replies;
        for (const auto& move : legal_moves(last)) {
            std::string text = coordinate_text(last, move);
            for (const auto& name : square_names<ultima>(captured_squares(last, move))) text += " " + name;
            replies.push_back(text);
        }
        CHECK(nlohmann::json(replies) == game["final_replies"]);
    }
}

TEST_CASE("Ultima: the side lines of the annotated game", "[ultima]") {
    for (const auto& line : record()["lines"]) {
        INFO(line["name"].get<std::string>());
        const auto first = read_position<ultima>(line["fen"].get<std::string>());
        REQUIRE(first.has_value());
        replay(*first, line["moves"]);
    }
}

TEST_CASE("Ultima: the threats that the notes speak of", "[ultima]") {
    for (const auto& threat : record()["threats"]) {
        const auto position = read_position<ultima>(threat["fen"].get<std::string>());
        REQUIRE(position.has_value());
        for (const auto& wanted : threat["moves"]) {
            const auto move = read_move(*position, wanted["coord"].get<std::string>());
            INFO(wanted["coord"].get<std::string>());
            REQUIRE(move.has_value());
            CHECK(nlohmann::json(square_names<ultima>(captured_squares(*position, *move))) == wanted["captures"]);
        }
    }
}

TEST_CASE("Ultima: the diagrams", "[ultima]") {
    for (const auto& diagram : record()["diagrams"]) {
        INFO(diagram["name"].get<std::string>());
        const auto read = read_position<ultima>(diagram["fen"].get<std::string>());
        REQUIRE(read.has_value());
        const auto& position = *read;
        for (const auto& claim : diagram["claims"]) {
            INFO(claim.dump());
            if (claim.contains("move")) {
                const auto move = read_move(position, claim["move"].get<std::string>());
                REQUIRE(move.has_value());
                if (claim.contains("captures"))
                    CHECK(nlohmann::json(square_names<ultima>(captured_squares(position, *move))) == claim["captures"]);
                if (claim.contains("fen_after"))
                    CHECK(position_text(play(position, *move)) == claim["fen_after"].get<std::string>());
            }
            if (claim.contains("all_captures")) {
                nlohmann::json captures = nlohmann::json::object();
                for (const auto& move : legal_moves(position)) {
                    const auto taken = square_names<ultima>(captured_squares(position, move));
                    if (!taken.empty()) captures[coordinate_text(position, move)] = taken;
                }
                CHECK(captures == claim["all_captures"]);
            }
            if (claim.contains("from")) CHECK(nlohmann::json(arrivals_from(position, claim["from"])) == claim["to"]);
            if (claim.contains("outcome"))
                CHECK(name_of(outcome(position).result) == claim["outcome"].get<std::string>());
            if (claim.contains("check")) CHECK(gives_check(position) == claim["check"].get<bool>());
        }
    }
}
