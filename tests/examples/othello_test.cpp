// Othello against its published perft, and its rules one by one.
#include <array>
#include <cstdint>
#include <string>

#include <variantkit/check/conforms.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/play/history.hpp>

#include "../../examples/variants/othello.hpp"
#include "support/catch.hpp"
#include "support/draughts.hpp"

using namespace variantkit;
using test_support::after;
using test_support::move_texts;

namespace {

/// Leaves as published: a game that has ended before counts as one.
std::uint64_t leaves(const position<othello>& position, int depth) {
    const std::uint64_t moves = count_moves(position);
    if (moves == 0) return 1;
    if (depth == 1) return moves;
    std::uint64_t sum = 0;
    for_each_move(position, [&](const move_of<othello>& move) { sum += leaves(play(position, move), depth - 1); });
    return sum;
}

position<othello> at(std::string_view text) { return read_position<othello>(text).value(); }

} // namespace

TEST_CASE("Published perft of Othello", "[variants]") {
    constexpr std::array<std::uint64_t, 9> nodes{4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288};
    for (std::size_t depth = 1; depth <= nodes.size(); ++depth)
        CHECK(perft(start<othello>(), static_cast<int>(depth)) == nodes[depth - 1]);
    CHECK(perft<counting::every_leaf>(start<othello>(), 8) == 390216);
}

// After nine moves, a game can be over.
TEST_CASE("Published perft of Othello, where games end", "[variants][long]") {
    CHECK(leaves(start<othello>(), 10) == 24571284);
    CHECK(perft(start<othello>(), 10) == 24571284 - 228);
    CHECK(leaves(start<othello>(), 11) == 212258800);
}

TEST_CASE("Othello conforms", "[variants]") {
    const check::report report = check::conforms<othello>(1, 200);
    INFO(report.message());
    CHECK(report.passed);
}

TEST_CASE("Othello opens with Black", "[variants]") {
    CHECK(position_text(start<othello>()) == "8/8/8/3dD3/3Dd3/8/8/8 b 1");
    CHECK(move_texts(start<othello>()) == "c4 d3 e6 f5");
    CHECK(position_text(after<othello>("f5 d6")) == "8/8/3D4/3Ddd2/3Dd3/8/8/8 b 2");
}

TEST_CASE("A disc turns over what it shuts in, along all lines", "[variants]") {
    const auto full = at("D3D3/1d2d2D/2d1d1d1/3ddd2/Dddd1ddD/3ddd2/2d1d1D1/1D2D3 w 1");
    CHECK(position_text(after(full, "e4")) == "D3D3/1D2D2D/2D1D1D1/3DDD2/DDDDDDDD/3DDD2/2D1D1D1/1D2D3 b 2");
    CHECK(captured_squares(full, read_move(full, "e4").value()).count() == 18);
}

TEST_CASE("A disc turns over nothing across a gap, to the edge, or at second hand", "[variants]") {
    const auto gap = at("8/8/8/8/Dd1d4/8/8/8 w 1");
    CHECK(move_texts(gap) == "c4"); // not e4
    CHECK(position_text(after(gap, "c4")) == "8/8/8/8/DDDd4/8/8/8 b 2");
    CHECK(legal_moves(at("8/8/8/8/5Ddd/8/8/8 w 1")).size() == 1); // the pass: no square behind
    CHECK(move_texts(at("8/8/8/8/5Ddd/8/8/8 w 1")) == "pass");
    // What is turned shuts in nothing more: d5 stays.
    const auto second = at("8/8/8/3d4/Ddd5/8/3D4/8 w 1");
    CHECK(position_text(after(second, "d4")) == "8/8/8/3d4/DDDD4/8/3D4/8 b 2");
}

TEST_CASE("Who cannot move passes; when neither can, most discs win", "[variants]") {
    const auto stuck = at("8/8/8/8/8/8/8/Dd6 b 5");
    CHECK(move_texts(stuck) == "pass");
    CHECK(outcome(stuck).result == game_result::ongoing);
    CHECK(position_text(after(stuck, "pass")) == "8/8/8/8/8/8/8/Dd6 w 5");
    CHECK(perft(stuck, 2) == 1);
    CHECK(read_move(stuck, "c1").error().message() == "'c1': a piece on c1 would turn over none of the enemy's");
    CHECK(read_move(start<othello>(), "pass").error().message() == "'pass': who has a move must not pass");

    const auto over = after(stuck, "-- c1");
    CHECK(legal_moves(over).empty());
    CHECK(outcome(over) == game_outcome{game_result::white_wins, "most pieces"});
    CHECK(read_move(over, "pass").error().message() == "'pass': the game is over: White has won (most pieces)");
    CHECK(outcome(at("8/8/8/8/8/8/8/D6d w 9")).result == game_result::draw);
    CHECK(outcome(at("8/8/8/8/8/8/7d/D6d w 9")).result == game_result::black_wins);
}

TEST_CASE("The shortest game of Othello", "[variants]") {
    const auto won = after<othello>("e6 f4 e3 f6 g5 d6 e7 f5 c5");
    CHECK(won.pieces(color::white).empty());
    CHECK(outcome(won) == game_outcome{game_result::black_wins, "most pieces"});
}

TEST_CASE("What is no move of Othello is refused with a reason", "[variants]") {
    const auto why = [](std::string_view text) { return read_move(start<othello>(), text).error().message(); };
    CHECK(why("e5") == "'e5': e5 is occupied");
    CHECK(why("a1") == "'a1': a piece on a1 would turn over none of the enemy's");
    CHECK(why("i9") == "'i9': there is no square i9");
    CHECK(why("d3c4") == "'d3c4': one must place a piece");
}
