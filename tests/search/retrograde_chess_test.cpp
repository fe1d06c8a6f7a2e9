// Chess endgames against what is known of them.
#include <string>

#include <variantkit/games/chess.hpp>
#include <variantkit/search/retrograde.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using games::chess;

namespace {

const endgame_counts counts_of(endgames<chess>& all, const std::string& pieces, color to_move = color::white) {
    const auto material = endgame_material<chess>::read(pieces);
    REQUIRE(material.has_value());
    REQUIRE(all.solve(*material).empty());
    return all.counts(*material, to_move);
}

endgame_value value_of(const endgames<chess>& all, const std::string& text) {
    const auto position = read_position<chess>(text);
    INFO(text);
    REQUIRE(position.has_value());
    const auto value = all.value_of(*position);
    REQUIRE(value.has_value());
    return *value;
}

} // namespace

TEST_CASE("retrograde: the queen mates in 10 moves at most, the rook in 16", "[endgames]") {
    endgames<chess> all;
    const auto queen = counts_of(all, "KQK");
    CHECK(queen.longest_win == 2 * 10 - 1);
    CHECK(queen.wins == queen.positions());
    const auto rook = counts_of(all, "KRK");
    CHECK(rook.longest_win == 2 * 16 - 1);
    CHECK(rook.wins == rook.positions());
    // Black to move may take what stands unprotected, or be stalemated.
    CHECK(counts_of(all, "KQK", color::black).draws == 23048);
    CHECK(counts_of(all, "KRK", color::black).draws == 22244);
    CHECK(value_of(all, "8/8/8/8/8/1k6/8/K7 b - - 0 1") == endgame_value{endgame_result::draw, 0});
    CHECK(value_of(all, "k7/8/KQ6/8/8/8/8/8 b - - 0 1") == endgame_value{endgame_result::draw, 0});  // stalemate
    CHECK(value_of(all, "k7/1Q6/K7/8/8/8/8/8 b - - 0 1") == endgame_value{endgame_result::loss, 0}); // mate
    CHECK(value_of(all, "k7/8/1K6/8/8/8/8/6Q1 w - - 0 1") == endgame_value{endgame_result::win, 1});
    SECTION("colours exchanged") {
        CHECK(value_of(all, "K7/1q6/k7/8/8/8/8/8 w - - 0 1") == endgame_value{endgame_result::loss, 0});
        CHECK(all.counts(endgame_material<chess>::read("KKQ").value(), color::black) == queen);
    }
}

TEST_CASE("retrograde: king and pawn against king", "[endgames]") {
    endgames<chess> all;
    const auto pawn = counts_of(all, "KPK");
    CHECK(pawn.longest_win == 2 * 28 - 1);
    CHECK(value_of(all, "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1").result == endgame_result::win); // the sixth rank wins
    CHECK(value_of(all, "4k3/8/8/4K3/4P3/8/8/8 b - - 0 1").result == endgame_result::draw);
    CHECK(value_of(all, "8/8/8/8/8/k7/p7/K7 w - - 0 1").result == endgame_result::draw); // stalemate
    CHECK(all.find(endgame_material<chess>::read("KPK").value())->symmetries().size() ==
          4); // files, and sides with ranks
}

TEST_CASE("retrograde: bishop and knight mate in 33 moves at most", "[endgames][long]") {
    endgames<chess> all;
    CHECK(counts_of(all, "KBNK").longest_win == 2 * 33 - 1);
    CHECK(counts_of(all, "KNNK").longest_win == 1); // only where Black has just blundered
}

TEST_CASE("retrograde: what cannot be solved says why", "[endgames]") {
    endgame_options small;
    small.most_bytes = 1 << 20;
    endgames<chess> all{small};
    const std::string too_large = all.solve(endgame_material<chess>::read("KQRKR").value());
    CHECK(too_large == "KQRKR has too many positions for 1 MiB of memory");
    CHECK(all.solve(endgame_material<chess>::read("KQRBNKQRBN").value()) == "KQRBNKQRBN has 10 pieces, more than 8");
    CHECK_FALSE(all.value_of(start<chess>()).has_value());
}

TEST_CASE("retrograde: names of materials", "[endgames]") {
    using material = endgame_material<chess>;
    for (const std::string text : {"KK", "KBK", "KNNK", "KKQ", "KQRKPP"})
        CHECK(material::read(text).value().text() == text);
    CHECK(material::read("BKvK").value().text() == "KBK");
    CHECK(material::read("KBvK").value().text() == "KBK");
    CHECK(material::read("KBK").value().exchanged().text() == "KKB");
    CHECK(material::read("KBNK").value().size() == 4);
    CHECK(material::of(start<chess>()).size() == 32);
    const auto message = [](const std::string& text) { return material::read(text).error().message(); };
    CHECK(message("") == "column 1: expected the pieces of both sides, such as KPvK, found the end");
    CHECK(message("K") == "column 2: expected the pieces of both sides, such as KPvK, found the end");
    CHECK(message("KXK") == "column 2: expected the letter of a piece, found 'X'");
    CHECK(message("kbk") == "column 1: expected the letter of a piece, found 'k'");
    CHECK(message(std::string(500, 'Q')) == "column 100: expected fewer pieces, found 'Q'");
}
