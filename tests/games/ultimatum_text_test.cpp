// Ultimatum: positions and moves as texts, and what is wrong with those that are refused.
#include <string>

#include <variantkit/games/ultimatum.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using games::ultimatum;

namespace {

std::string problem(const std::string& text) {
    const auto read = read_position<ultimatum>(text);
    return read ? "read" : read.error().message();
}

position<ultimatum> at(const std::string& text) {
    const auto read = read_position<ultimatum>(text);
    INFO(text);
    if (!read) FAIL(read.error().message());
    return *read;
}

/// The move in the game's own notation, and what that is read as.
std::string own(const position<ultimatum>& position, const std::string& coordinates) {
    const auto move = read_move(position, coordinates);
    INFO(coordinates);
    if (!move) FAIL(move.error().message());
    const std::string text = to_text(position, *move);
    const auto again = read_move(position, text);
    INFO(text);
    if (!again) FAIL(again.error().message());
    CHECK(*again == *move);
    return text;
}

} // namespace

TEST_CASE("ultimatum: texts of positions that cannot be are refused", "[ultimatum]") {
    using Catch::Matchers::ContainsSubstring;
    CHECK(problem("10/10/10/10/10/10/10/10/10/10 w - 0 1") == "there is no king");
    CHECK(problem("k8k/10/10/10/10/10/10/10/10/K9 w - 0 1") == "Black has more than one king");
    CHECK(problem("k9/10/10/10/10/10/10/10/10/K8K w - 0 1") == "White has more than one king");
    CHECK(problem("10/4K5/10/10/10/10/10/10/5k4/10 w - 0 1") == "both kings have reached their goals");
    SECTION("pawns where none can be") {
        for (const std::string text :
             {"10/10/10/k9/10/10/10/10/10/K2P6 w - 0 1", "10/10/10/k9/10/10/10/10/9P/K9 w - 0 1",
              "10/1P8/10/k9/10/10/10/10/10/K9 w - 0 1", "10/8P1/10/k9/10/10/10/10/10/K9 w - 0 1",
              "p9/10/10/k9/10/10/10/10/10/K9 w - 0 1", "10/p9/10/k9/10/10/10/10/10/K9 w - 0 1",
              "10/10/10/k9/10/10/10/10/1p8/K9 w - 0 1", "10/10/10/k9/10/10/10/10/8p1/K9 w - 0 1"}) {
            INFO(text);
            CHECK_THAT(problem(text), ContainsSubstring("pawn"));
        }
    }
    SECTION("impossible en-passant squares") {
        for (const std::string text :
             {"10/10/10/k9/10/4P5/10/10/10/K9 b e5 0 1", "10/10/10/k9/10/10/4P5/10/10/K9 b e4 0 1",
              "10/10/10/k9/10/4P5/10/4P5/10/K9 b e4 0 1", "10/10/10/k9/10/4P5/10/10/10/K9 w e4 0 1",
              "10/10/10/k9/10/10/10/10/10/K9 b e4 0 1"}) {
            INFO(text);
            CHECK(problem(text) != "read");
        }
    }
}

TEST_CASE("ultimatum: texts of all positions that can be are read", "[ultimatum]") {
    for (const std::string text : {
             "10/10/10/k9/10/4P5/10/10/10/K9 b e4 0 1",
             "P8P/P8P/10/k9/10/10/10/10/p8p/K1p7 w - 0 1", // beside the piece squares, and stranded
             "2P7/10/10/k9/10/10/10/10/10/K9 b - 0 1",     // captured its way there
             "10/10/10/10/10/10/10/10/10/K9 b - 3 44",     // finished: Black's king has been captured
             "10/4K5/10/10/10/10/10/10/10/k9 b - 3 44",    // finished: White's king has arrived
             "10/1rnbkqbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w - 0 1",
         }) {
        INFO(text);
        CHECK(position_text(at(text)) == text);
    }
    CHECK(outcome(at("10/10/10/10/10/10/10/10/10/K9 b - 3 44")).result == game_result::white_wins);
    CHECK(outcome(at("10/4K5/10/10/10/10/10/10/10/k9 w - 3 44")).result == game_result::white_wins);
}

TEST_CASE("ultimatum: coordinates, also on the tenth rank", "[ultimatum]") {
    const auto position = at("1r8/10/2P7/10/10/10/10/10/3k6/4K5 b - 0 1");
    CHECK(coordinate_text(position, read_move(position, "b10b1").value()) == "b10b1");
    CHECK(coordinate_text(position, read_move(position, "b10a10").value()) == "b10a10");
    const auto promoting = at("1r8/1k8/2P7/10/10/10/10/10/10/4K5 w - 0 1");
    CHECK(coordinate_text(promoting, read_move(promoting, "c8b9q").value()) == "c8b9q");
    CHECK_FALSE(read_move(promoting, "c8b9n").has_value());
}

TEST_CASE("ultimatum: short algebraic notation without signs of check and mate", "[ultimatum]") {
    const auto first = start<ultimatum>();
    CHECK(own(first, "e3e5") == "e5");
    CHECK(own(first, "c2a3") == "Na3");
    const auto attack = at("10/10/4k5/10/10/10/10/10/R9/4K5 w - 0 1");
    CHECK(own(attack, "a2e2") == "Re2");
    CHECK(read_move(attack, "Re2+").has_value()); // read all the same
    CHECK(own(at("10/1k8/2P7/10/10/10/10/10/10/4K5 w - 0 1"), "c8b9q") == "cxb9=Q");
    CHECK(own(at("10/10/2P7/10/10/10/10/10/9k/4K5 w - 0 1"), "c8c9q") == "c9=Q");
    CHECK(own(at("10/10/10/10/10/3pP5/10/10/9k/4K5 b e4 0 1"), "d5e4") == "dxe4");
    SECTION("departures are told apart among all moves: a king's danger forbids none") {
        // In chess the knight on e5 would be pinned and c5 needless.
        const auto pinned = at("10/10/4r5/10/10/2N1N5/10/10/4K5/9k w - 0 1");
        CHECK(own(pinned, "c5d7") == "Ncd7");
        CHECK(own(pinned, "e5d7") == "Ned7");
        CHECK(own(at("10/10/10/2N7/10/2N7/10/10/4K5/9k w - 0 1"), "c5e6") == "N5e6");
        CHECK(own(at("10/10/10/2Q7/10/2Q1Q5/10/10/4K5/9k w - 0 1"), "c5e7") == "Qc5e7");
    }
}
