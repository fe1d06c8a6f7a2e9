// The three verbs on positions of chess: which moves are there, play one, how does the game stand.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/games/chess.hpp>
#include <variantkit/play/play.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using games::chess;

namespace {

position<chess> at(std::string_view text) { return read_position<chess>(text).value(); }

/// The position after a move, as text.
std::string after(std::string_view text, std::string_view move) {
    const auto before = at(text);
    return position_text(play(before, read_move(before, move).value()));
}

std::string captures(std::string_view text, std::string_view move) {
    const auto before = at(text);
    std::string names;
    for (square taken : captured_squares(before, read_move(before, move).value()))
        names += square_name<chess::board>(taken);
    return names;
}

const std::string_view castles = "r3k2r/8/8/8/8/8/8/R3K2R ";

} // namespace

TEST_CASE("a game starts from the array, all rights given", "[play]") {
    CHECK(position_text(start<chess>()) == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST_CASE("listing, visiting and counting moves agree", "[play]") {
    const auto position = at("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    const auto listed = legal_moves(position);
    std::vector<move_of<chess>> visited;
    for_each_move(position, [&](const auto& move) { visited.push_back(move); });
    CHECK(std::equal(listed.begin(), listed.end(), visited.begin(), visited.end()));
    CHECK(listed.size() == 48);
    CHECK(count_moves(position) == 48);
}

TEST_CASE("playing moves pieces, counts plies and moves, and passes the turn", "[play]") {
    CHECK(after("4k3/8/8/8/8/8/8/R3K3 w - - 3 9", "a1a5") == "4k3/8/8/R7/8/8/8/4K3 b - - 4 9");
    CHECK(after("4k3/8/8/8/8/8/8/R3K3 b - - 4 9", "e8d7") == "8/3k4/8/8/8/8/8/R3K3 w - - 5 10");
    CHECK(after("4k3/8/8/r7/8/8/8/R3K3 w - - 3 9", "a1a5") == "4k3/8/8/R7/8/8/8/4K3 b - - 0 9");
    CHECK(after("4k3/8/8/8/8/8/4P3/4K3 w - - 3 9", "e2e3") == "4k3/8/8/8/8/4P3/8/4K3 b - - 0 9");
}

TEST_CASE("a double step leaves its square behind for one ply", "[play]") {
    const std::string stepped = after("4k3/8/8/8/3p4/8/4P3/4K3 w - - 3 9", "e2e4");
    CHECK(stepped == "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9");
    CHECK(after(stepped, "d4e3") == "4k3/8/8/8/8/4p3/8/4K3 w - - 0 10");
    CHECK(captures(stepped, "d4e3") == "e4");
    CHECK(after(stepped, "e8e7") == "8/4k3/8/8/3pP3/8/8/4K3 w - - 1 10");
}

TEST_CASE("castling moves king and rook, and uses both rights up", "[play]") {
    CHECK(after(std::string{castles} + "w KQkq - 0 1", "e1g1") == "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    CHECK(after(std::string{castles} + "w KQkq - 0 1", "e1c1") == "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
    CHECK(after(std::string{castles} + "b KQkq - 0 1", "e8g8") == "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 1 2");
    CHECK(after(std::string{castles} + "b KQkq - 0 1", "e8c8") == "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 1 2");
    CHECK(captures(std::string{castles} + "w KQkq - 0 1", "e1g1").empty());
}

TEST_CASE("a right to castle goes when its king or rook moves or is taken", "[play]") {
    CHECK(after(std::string{castles} + "w KQkq - 0 1", "e1e2") == "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1");
    CHECK(after(std::string{castles} + "w KQkq - 0 1", "a1a2") == "r3k2r/8/8/8/8/8/R7/4K2R b Kkq - 1 1");
    CHECK(after(std::string{castles} + "w KQkq - 0 1", "h1h8") == "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
    CHECK(captures(std::string{castles} + "w KQkq - 0 1", "h1h8") == "h8");
}

TEST_CASE("a promotion leaves no pawn", "[play]") {
    CHECK(after("3rk3/4P3/8/8/8/8/8/4K3 w - - 5 1", "e7d8n") == "3Nk3/8/8/8/8/8/8/4K3 b - - 0 1");
    CHECK(after("4k3/8/8/8/8/8/6p1/4K3 b - - 5 1", "g2g1q") == "4k3/8/8/8/8/8/8/4K1q1 w - - 0 2");
}

TEST_CASE("positions compare as values", "[play]") {
    const auto before = at(std::string{castles} + "w KQkq - 0 1");
    auto other = before;
    CHECK(other == before);
    CHECK(at(std::string{castles} + "w KQk - 0 1") != before);
    CHECK(at(std::string{castles} + "b KQkq - 0 1") != before);
    CHECK(at(std::string{castles} + "w KQkq - 1 1") != before);
    other = play(before, legal_moves(before)[0]);
    CHECK(other != before);
    CHECK(before == at(std::string{castles} + "w KQkq - 0 1"));
}
