// The rules of Ultimatum, clause by clause.
#include <algorithm>
#include <string>
#include <vector>

#include <variantkit/games/ultimatum.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/play/history.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using games::ultimatum;

namespace {

using strings = std::vector<std::string>;

position<ultimatum> at(const std::string& text) {
    const auto read = read_position<ultimatum>(text);
    INFO(text);
    if (!read) FAIL(read.error().message());
    return *read;
}

/// All moves in coordinate form, those from one square where one is given; sorted.
strings moves_of(const position<ultimatum>& position, const std::string& from = {}) {
    strings found;
    for (const auto& move : legal_moves(position)) {
        if (from.empty() || square_name<ultimatum::board>(move.from) == from)
            found.push_back(coordinate_text(position, move));
    }
    std::sort(found.begin(), found.end());
    return found;
}

position<ultimatum> after(const position<ultimatum>& before, const std::string& text) {
    const auto move = read_move(before, text);
    INFO(text);
    if (!move) FAIL(move.error().message());
    return play(before, *move);
}

std::string how(const position<ultimatum>& position) {
    const game_outcome found = outcome(position);
    return std::string{name_of(found.result)} + (found.reason.empty() ? "" : ": " + std::string{found.reason});
}

} // namespace

TEST_CASE("1: pieces move and capture as in chess", "[ultimatum]") {
    const auto position = at("10/10/9k/10/3q6/2P7/1N8/B2R6/10/K9 w - 0 1");
    CHECK(moves_of(position, "a1") == strings{"a1a2", "a1b1", "a1b2"});
    CHECK(moves_of(position, "a3") == strings{"a3b2", "a3c1"});
    CHECK(moves_of(position, "b4") == strings{"b4a2", "b4a6", "b4c2", "b4c6", "b4d5"});
    CHECK(moves_of(position, "c5") == strings{"c5c6", "c5d6"});
    CHECK(moves_of(position, "d3") == strings{"d3b3", "d3c3", "d3d1", "d3d2", "d3d4", "d3d5", "d3d6", "d3e3", "d3f3",
                                              "d3g3", "d3h3", "d3i3", "d3j3"});
    CHECK(moves_of(at("10/10/9k/10/10/10/10/10/1Q8/K9 w - 0 1"), "b2") ==
          strings{"b2a2", "b2a3", "b2b1", "b2b10", "b2b3", "b2b4", "b2b5",  "b2b6", "b2b7", "b2b8",
                  "b2b9", "b2c1", "b2c2", "b2c3",  "b2d2", "b2d4", "b2e2",  "b2e5", "b2f2", "b2f6",
                  "b2g2", "b2g7", "b2h2", "b2h8",  "b2i2", "b2i9", "b2j10", "b2j2"});
}

TEST_CASE("1: no castling", "[ultimatum]") {
    CHECK(moves_of(at("10/10/10/10/4k5/10/10/10/1R3K2R1/10 w - 0 1"), "f2") ==
          strings{"f2e1", "f2e2", "f2e3", "f2f1", "f2f3", "f2g1", "f2g2", "f2g3"});
}

TEST_CASE("1: no check: a king may go to an attacked square or stay on one", "[ultimatum]") {
    const auto attacked = at("10/10/3k6/10/10/10/10/10/r8K/10 w - 0 1");
    CHECK(moves_of(attacked, "j2") == strings{"j2i1", "j2i2", "j2i3", "j2j1", "j2j3"}); // i2 is attacked as well
    CHECK(how(attacked) == "ongoing");
    CHECK(how(after(attacked, "j2i2")) == "ongoing");
}

TEST_CASE("1: no mate and no stalemate: where chess would end, the game goes on", "[ultimatum]") {
    const auto mated = at("10/10/10/10/10/10/10/1k8/1q8/K9 w - 0 1");
    CHECK(how(mated) == "ongoing");
    CHECK(moves_of(mated) == strings{"a1a2", "a1b1", "a1b2"});
    const auto stalemated = at("10/10/10/10/10/10/1q8/10/2k7/K9 w - 0 1");
    CHECK(how(stalemated) == "ongoing");
    CHECK(moves_of(stalemated) == strings{"a1a2", "a1b1", "a1b2"});
}

TEST_CASE("2: capturing the enemy king wins at once", "[ultimatum]") {
    const auto position = at("10/10/10/4k5/10/10/10/4R5/10/K9 w - 7 40");
    const auto won = after(position, "Rxe7");
    CHECK(how(won) == "white_wins: king captured");
    CHECK(legal_moves(won).empty());
    CHECK(count_moves(won) == 0);
    CHECK(perft(won, 1) == 0);
    CHECK(how(after(at("10/10/10/4k5/10/10/10/4R5/10/K9 b - 7 40"), "e7d7")) == "ongoing");
}

TEST_CASE("2: reaching the enemy palace wins, even if the king could be captured there", "[ultimatum]") {
    const auto white =
        at("10/10/5K4/10/2b7/10/10/10/4k5/10 w - 0 1"); // the text's first position, as it must have been
    CHECK(how(after(white, "f8e9")) == "white_wins: king reached its goal");
    CHECK(legal_moves(after(white, "f8e9")).empty());
    CHECK(how(after(at("10/10/3K6/10/10/10/10/4k5/10/10 b - 0 1"), "e3f2")) == "black_wins: king reached its goal");
    SECTION("one's own palace is no goal") {
        CHECK(how(after(at("10/10/10/10/10/7k2/10/4K5/10/10 w - 0 1"), "e3f2")) == "ongoing");
        CHECK(how(after(at("10/10/3k6/10/10/10/10/10/9K/10 b - 0 1"), "d8e9")) == "ongoing");
    }
    SECTION("other pieces may stand there") {
        CHECK(how(after(at("10/10/3k6/10/10/4R5/10/10/9K/10 w - 0 1"), "e5e9")) == "ongoing");
    }
    SECTION("capturing in the palace wins as well") {
        CHECK(how(after(at("10/4k5/5K4/10/10/10/10/10/10/10 w - 0 1"), "Kxe9")) == "white_wins: king captured");
    }
}

TEST_CASE("3: pawns on their starting rank may go one or two squares", "[ultimatum]") {
    CHECK(moves_of(start<ultimatum>(), "e3") == strings{"e3e4", "e3e5"});
    CHECK(moves_of(at("10/10/p9/10/10/10/10/P9/4k5/4K5 w - 0 1"), "a3") ==
          strings{"a3a4", "a3a5"}); // wherever on the rank
    CHECK(moves_of(at("10/10/p9/10/10/10/10/P9/4k5/4K5 b - 0 1"), "a8") == strings{"a8a6", "a8a7"});
    CHECK(moves_of(at("10/10/10/10/10/10/4P5/10/4k5/4K5 w - 0 1"), "e4") == strings{"e4e5"});
    CHECK(moves_of(at("10/10/10/10/10/4p5/10/4P5/4k5/4K5 w - 0 1"), "e3") == strings{"e3e4"});
    CHECK(moves_of(at("10/10/10/10/10/10/4p5/4P5/4k5/4K5 w - 0 1"), "e3").empty());
}

TEST_CASE("3: en passant as in chess", "[ultimatum]") {
    const auto stepped = after(at("10/10/10/10/10/3p6/10/4P5/9k/4K5 w - 0 1"), "e3e5");
    CHECK(position_text(stepped) == "10/10/10/10/10/3pP5/10/10/9k/4K5 b e4 0 1");
    CHECK(moves_of(stepped, "d5") == strings{"d5d4", "d5e4"});
    CHECK(position_text(after(stepped, "dxe4")) == "10/10/10/10/10/10/4p5/10/9k/4K5 w - 0 2");
    SECTION("at once or not at all") {
        const auto late = after(after(stepped, "j2j3"), "e1e2");
        CHECK(moves_of(late, "d5") == strings{"d5d4"});
    }
    SECTION("for repetition the square counts only if a pawn could capture there") {
        const auto alone = after(at("10/10/10/10/10/1p8/10/4P5/9k/4K5 w - 0 1"), "e3e5");
        CHECK(position_text(alone) == "10/10/10/10/10/1p2P5/10/10/9k/4K5 b e4 0 1");
        CHECK(without_counters(alone) == without_counters(at("10/10/10/10/10/1p2P5/10/10/9k/4K5 b - 0 1")));
        CHECK(without_counters(stepped) != without_counters(at("10/10/10/10/10/3pP5/10/10/9k/4K5 b - 0 1")));
    }
}

TEST_CASE("4: a pawn reaching one of the enemy's eight piece squares becomes a queen, nothing else", "[ultimatum]") {
    for (const std::string file : {"b", "c", "d", "e", "f", "g", "h", "i"}) {
        const std::string run = std::to_string(file[0] - 'a');
        const std::string rest = std::to_string('j' - file[0]);
        INFO(file);
        CHECK(moves_of(at("10/10/" + run + "P" + rest + "/10/10/10/10/10/9k/4K5 w - 0 1"), file + "8") ==
              strings{file + "8" + file + "9q"});
        CHECK(moves_of(at("10/10/10/10/10/10/10/" + run + "p" + rest + "/10/k3K5 b - 0 1"), file + "3") ==
              strings{file + "3" + file + "2q"});
    }
    const auto capturing = at("10/1r1n6/2P7/10/10/10/10/10/9k/4K5 w - 0 1");
    CHECK(moves_of(capturing, "c8") == strings{"c8b9q", "c8c9q", "c8d9q"});
    CHECK(position_text(after(capturing, "c8b9q")) == "10/1Q1n6/10/10/10/10/10/10/9k/4K5 b - 0 1");
    SECTION("also when it takes a king there") {
        const auto position = at("10/1k8/2P7/10/10/10/10/10/10/4K5 w - 0 1");
        CHECK(moves_of(position, "c8") == strings{"c8b9q", "c8c9q"});
        CHECK(how(after(position, "c8b9q")) == "white_wins: king captured");
    }
    SECTION("a9, j9, a2 and j2 are no piece squares") {
        CHECK(moves_of(at("10/10/P8P/10/10/10/10/10/3k6/4K5 w - 0 1"), "a8") == strings{"a8a9"});
        CHECK(moves_of(at("10/10/P8P/10/10/10/10/10/3k6/4K5 w - 0 1"), "j8") == strings{"j8j9"});
        CHECK(moves_of(at("10/10/10/10/10/10/10/p8p/10/k3K5 b - 0 1"), "j3") == strings{"j3j2"});
    }
    SECTION("one's own piece squares are not the enemy's") {
        CHECK(moves_of(at("10/10/2p7/10/10/10/10/10/3k6/4K5 b - 0 1"), "c8") == strings{"c8c6", "c8c7"});
    }
}

TEST_CASE("5: a pawn on the last rank stays a pawn, cannot move and can be captured", "[ultimatum]") {
    const auto arrived = after(at("10/P9/10/10/10/10/10/10/3k6/4K5 w - 0 1"), "a9a10");
    CHECK(position_text(arrived) == "P9/10/10/10/10/10/10/10/3k6/4K5 b - 0 1");
    CHECK(moves_of(at("P9/10/10/10/10/10/10/10/3k6/4K5 w - 0 1"), "a10").empty());
    CHECK(moves_of(at("10/10/10/10/10/10/10/9K/3k6/2p7 b - 0 1"), "c1").empty());
    CHECK(position_text(after(at("P9/10/10/10/10/10/10/10/3k6/r3K5 b - 0 1"), "Rxa10")) ==
          "r9/10/10/10/10/10/10/10/3k6/4K5 w - 0 2");
    SECTION("a capture may lead there as well") {
        CHECK(moves_of(at("1n8/P9/10/10/10/10/10/10/3k6/4K5 w - 0 1"), "a9") == strings{"a9a10", "a9b10"});
        CHECK(position_text(after(at("1n8/P9/10/10/10/10/10/10/3k6/4K5 w - 0 1"), "axb10")) ==
              "1P8/10/10/10/10/10/10/10/3k6/4K5 b - 0 1");
    }
}

TEST_CASE("6: the third repetition is a draw", "[ultimatum]") {
    history<ultimatum> game;
    for (int round = 0; round < 2; ++round) {
        for (const std::string text : {"c2a3", "h9j8", "a3c2", "j8h9"}) {
            CHECK_FALSE(game.outcome().is_over());
            const auto move = read_move(game.position(), text);
            REQUIRE(move.has_value());
            game.play(*move);
        }
    }
    CHECK(game.occurrences() == 3);
    CHECK(game.outcome() == game_outcome{game_result::draw, "repetition"});
}

TEST_CASE("6: 100 plies without capture or pawn move are a draw", "[ultimatum]") {
    CHECK(how(at("10/10/3k6/10/10/10/10/7P2/5K4/10 w - 99 80")) == "ongoing");
    const auto drawn = after(at("10/10/3k6/10/10/10/10/7P2/5K4/10 w - 99 80"), "f2f3");
    CHECK(how(drawn) == "draw: move-count rule");
    CHECK_FALSE(legal_moves(drawn).empty());
    CHECK(how(after(at("10/10/3k6/10/10/10/10/7P2/5K4/10 w - 99 80"), "h3h4")) == "ongoing");
    SECTION("a win on the same ply goes before it") {
        CHECK(how(after(at("10/10/3K6/10/10/10/10/7P2/4k5/10 w - 99 80"), "d8e9")) ==
              "white_wins: king reached its goal");
    }
}

TEST_CASE("6: a player without any move has drawn", "[ultimatum]") {
    const auto stuck = at("KPP7/PBr7/P1P7/10/10/10/10/3k6/10/10 w - 0 1");
    CHECK(legal_moves(stuck).empty());
    CHECK(how(stuck) == "draw: no legal move");
}
