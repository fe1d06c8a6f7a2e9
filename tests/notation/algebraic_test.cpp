// Algebraic notation: what is written, and what else is read.
#include <string>

#include <variantkit/games/chess.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using games::chess;

namespace {

const std::string initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string castlings = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const std::string two_knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const std::string three_queens = "4k3/8/8/8/8/Q7/8/Q1Q1K3 w - - 0 1";
const std::string promotion = "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1";
const std::string en_passant_square = "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1";

position<chess> at(const std::string& text) { return read_position<chess>(text).value(); }

struct example {
    std::string position;
    std::string coordinates;
    std::string text;
};

} // namespace

TEST_CASE("moves in algebraic notation", "[algebraic]") {
    const auto [text, coordinates, algebraic_text] = GENERATE(
        example{initial, "e2e4", "e4"}, example{initial, "g1f3", "Nf3"}, example{castlings, "e1g1", "O-O"},
        example{castlings, "e1c1", "O-O-O"}, example{castlings, "a1a8", "Rxa8+"}, example{castlings, "e1e2", "Ke2"},
        // Departures: none, by file, by rank, by both.
        example{two_knights, "b1d2", "Nbd2"}, example{two_knights, "f3d2", "Nfd2"}, example{two_knights, "f3e5", "Ne5"},
        example{"4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"},
        example{"4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a5a3", "R5a3"}, example{three_queens, "a1b2", "Qa1b2"},
        example{three_queens, "a3b2", "Q3b2"}, example{three_queens, "c1b2", "Qcb2"},
        // A pinned piece is no rival: it has no legal move there.
        example{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"},
        example{"4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "g1e2", "Nge2"},
        // Nor is one that would not answer a check.
        example{"4k3/8/8/8/4r3/8/4N3/2N1K1N1 w - - 0 1", "c1d3", "Nd3"},
        // Pawns.
        example{"4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "c4d5", "cxd5"},
        example{"4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"}, example{en_passant_square, "e5d6", "exd6"},
        example{en_passant_square, "c5d6", "cxd6"}, example{promotion, "c7c8q", "c8=Q"},
        example{promotion, "c7c8n", "c8=N"}, example{promotion, "c7d8q", "cxd8=Q+"},
        example{promotion, "c7d8r", "cxd8=R+"},
        // Check, double check and mate.
        example{"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8+"},
        example{"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Ra8#"},
        example{"r3k2r/8/8/8/8/8/8/3K4 b q - 0 1", "e8c8", "O-O-O+"},
        example{"rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2", "d8h4", "Qh4#"},
        example{"7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7", "Qf7"});
    const auto position = at(text);
    INFO(text << " " << coordinates);
    const auto move = read_move<coordinate>(position, coordinates).value();
    CHECK(to_text(position, move) == algebraic_text);
    CHECK(coordinate_text(position, move) == coordinates);
    CHECK(read_move(position, algebraic_text).value() == move);
}

TEST_CASE("other ways to write a move are read", "[algebraic]") {
    const auto [text, coordinates, other_text] = GENERATE(
        example{initial, "e2e4", "e2-e4"}, example{initial, "e2e4", "e2e4"}, example{initial, "e2e4", "Pe4"},
        example{initial, "e2e4", "Pe2-e4"}, example{initial, "e2e4", " e4! "}, example{initial, "e2e4", "e4!?"},
        example{initial, "e2e4", "ee4"}, example{initial, "e2e4", "2e4"}, example{initial, "g1f3", "Ng1-f3"},
        example{initial, "g1f3", "Ng1f3"}, example{initial, "g1f3", "Ngf3"}, example{initial, "g1f3", "N1f3"},
        example{initial, "g1f3", "g1-f3"}, example{initial, "g1f3", "Nf3+"}, example{castlings, "e1g1", "0-0"},
        example{castlings, "e1g1", "o-o"}, example{castlings, "e1g1", "Kg1"}, example{castlings, "e1g1", "e1g1"},
        example{castlings, "e1c1", "0-0-0"}, example{castlings, "e1c1", "O-O-O+"}, example{castlings, "a1a8", "Ra8"},
        example{castlings, "a1a8", "Ra1xa8"}, example{castlings, "a1a8", "R:a8"}, example{castlings, "a1a8", "a1xa8"},
        example{castlings, "a1a8", "Ra8#"}, example{castlings, "a1a8", "Ra8mat"}, example{two_knights, "b1d2", "Nb1d2"},
        example{two_knights, "b1d2", "N1d2"}, example{two_knights, "f3d2", "N3-d2"},
        example{en_passant_square, "e5d6", "exd6e.p."}, example{en_passant_square, "e5d6", "exd6 e.p."},
        example{en_passant_square, "e5d6", "ed6"}, example{en_passant_square, "e5d6", "e5xd6"},
        example{en_passant_square, "e5d6", "exd6 ep"}, example{promotion, "c7c8q", "c8Q"},
        example{promotion, "c7c8q", "c8(Q)"}, example{promotion, "c7c8q", "c8/Q"}, example{promotion, "c7c8q", "c8=q"},
        example{promotion, "c7c8q", "c7-c8=Q"}, example{promotion, "c7c8q", "c7c8Q"},
        example{promotion, "c7d8n", "c7xd8=N"}, example{promotion, "c7d8n", "d8N"},
        example{promotion, "c7d8q", "cd8=Q"});
    const auto position = at(text);
    INFO(text << " " << other_text);
    const auto read = read_move(position, other_text);
    REQUIRE(read.has_value());
    CHECK(coordinate_text(position, *read) == coordinates);
}

TEST_CASE("what is written exactly wins over what could be meant", "[algebraic]") {
    // A pawn can go to d6, another can take there.
    const auto position = at("4k3/8/8/2pP4/8/1p6/P1P5/4K3 w - c6 0 1");
    CHECK(coordinate_text(position, read_move(position, "c3").value()) == "c2c3");
    CHECK(coordinate_text(position, read_move(position, "d6").value()) == "d5d6");
    CHECK(coordinate_text(position, read_move(position, "c6").value()) == "d5c6");
    CHECK(read_move(position, "b3").error().reason == "this could be axb3 or cxb3");
}

TEST_CASE("the policies of algebraic notation", "[algebraic]") {
    using pawn = chess::pawn;
    using plain = algebraic<pawn, check_signs::omitted>;
    using bare = algebraic<pawn, check_signs::omitted, promotion_sign::none>;
    using lettered_pawns = algebraic<void>;
    const auto position = at(promotion);
    const auto move = read_move(position, "cxd8=Q+").value();
    CHECK(to_text<plain>(position, move) == "cxd8=Q");
    CHECK(to_text<bare>(position, move) == "cxd8Q");
    CHECK(to_text<lettered_pawns>(position, move) == "Pxd8=Q+");
    CHECK(read_move<plain>(position, "cxd8Q").value() == move);
    CHECK(read_move<lettered_pawns>(position, "Pxd8=Q").value() == move);
    CHECK_FALSE(read_move<lettered_pawns>(position, "d8=Q").has_value());
}
