// Positions as texts and back.
#include <string>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/u_chess.hpp>

#include "support/catch.hpp"
#include "support/random_games.hpp"

using namespace variantkit;
using games::chess;

namespace {

const std::string initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

std::string rewritten(const std::string& text) { return position_text(read_position<chess>(text).value()); }

/// White has no king, and pawns everywhere.
struct pawn_crowd : chess {
    static constexpr std::string_view name = "pawn-crowd";
    using setup = starting_array<"rnbqkbnr/pppppppp/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP">;
};

template <class Rules>
void check_random_games(unsigned seed, int games) {
    test_support::for_each_random_position(start<Rules>(), seed, games, 150, [](const position<Rules>& position) {
        const std::string text = position_text(position);
        const auto read = read_position<Rules>(text);
        INFO(text << ": " << read.error().message());
        REQUIRE(read.has_value());
        CHECK(*read == position);
        CHECK(position_text(*read) == text);
    });
}

} // namespace

TEST_CASE("the start of Chess as text", "[position_text]") {
    CHECK(position_text(start<chess>()) == initial);
    CHECK(read_position<chess>(initial).value() == start<chess>());
}

TEST_CASE("position texts that are written as they were read", "[position_text]") {
    const std::string text = GENERATE(
        as<std::string>{}, initial, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", "4k3/8/8/8/8/8/8/4K2R b K - 99 65535",
        "4k3/8/8/8/8/8/8/4K3 w - - 65535 1", "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 30",
        "QQQQQQQk/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQK b - - 0 1");
    CHECK(rewritten(text) == text);
}

TEST_CASE("fields at the end may be left out", "[position_text]") {
    CHECK(rewritten("4k3/8/8/8/8/8/8/4K2R") == "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    CHECK(rewritten("4k3/8/8/8/8/8/8/4K2R b") == "4k3/8/8/8/8/8/8/4K2R b - - 0 1");
    CHECK(rewritten("4k3/8/8/8/8/8/8/4K2R w K") == "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    CHECK(rewritten("4k3/8/8/8/4P3/8/8/4K2R b K e3") == "4k3/8/8/8/4P3/8/8/4K2R b K e3 0 1");
    CHECK(rewritten("4k3/8/8/8/8/8/8/4K2R w K - 7") == "4k3/8/8/8/8/8/8/4K2R w K - 7 1");
}

TEST_CASE("blanks around and between fields do not matter, nor the order of castling rights", "[position_text]") {
    CHECK(rewritten("  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\t w   qkQK -  0 1 \r\n") == initial);
    CHECK(rewritten("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kQ -") ==
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qk - 0 1");
}

TEST_CASE("the en-passant square is written after every double step", "[position_text]") {
    auto position = start<chess>();
    position = play(position, read_move(position, "a4").value());
    CHECK(position_text(position) == "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR b KQkq a3 0 1");
    position = play(position, read_move(position, "Nf6").value());
    CHECK(position_text(position) == "rnbqkb1r/pppppppp/5n2/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 1 2");
}

TEST_CASE("a side that begins without a royal piece needs none", "[position_text]") {
    const std::string text = "rnbqkbnr/pppppppp/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1";
    CHECK(position_text(start<pawn_crowd>()) == text);
    CHECK(read_position<pawn_crowd>(text).value() == start<pawn_crowd>());
    CHECK(read_position<pawn_crowd>("8/8/8/8/8/8/8/P7 w").error().message() == "Black has no king");
    CHECK(read_position<pawn_crowd>("k7/8/8/8/8/8/8/K7 w").error().message() == "White has 1 king instead of 0");
    check_random_games<pawn_crowd>(9, 5);
}

TEST_CASE("counters at their largest stay readable", "[position_text]") {
    auto position = read_position<chess>("4k2r/8/8/8/8/8/8/4K2R b - - 65534 65535").value();
    for (const char* move : {"Ke7", "Ke2", "Ke8", "Ke1"}) {
        position = play(position, read_move(position, move).value());
        CHECK(read_position<chess>(position_text(position)).value() == position);
    }
    CHECK(position.state<move_number>().number == 65535);
}

TEST_CASE("positions of random games are read as they were written", "[position_text]") {
    check_random_games<chess>(1, 40);
    check_random_games<games::u_chess>(2, 40);
}
