// Texts of turns and positions in Epsilon and Delta: what is read, and what is said of what is not.
#include <string>
#include <string_view>

#include <variantkit/games/delta.hpp>
#include <variantkit/games/epsilon.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using Catch::Matchers::ContainsSubstring;

namespace {

template <class Rules>
position<Rules> at(std::string_view fen) {
    return read_position<Rules>(fen).value();
}

/// What a text is read as, written again.
template <class Rules>
std::string read_as(std::string_view fen, std::string_view text) {
    const auto position = at<Rules>(fen);
    return to_text(position, read_move(position, text).value());
}

/// Why a text is not read; "" when it is.
template <class Rules>
std::string refused(std::string_view fen, std::string_view text) {
    return read_move(at<Rules>(fen), text).error().message();
}

template <class Rules>
std::string position_refused(std::string_view fen) {
    return read_position<Rules>(fen).error().message();
}

using epsilon = games::epsilon;
using delta = games::delta;

constexpr std::string_view start_of_epsilon = "7/7/7/7/7/7/7 w 15/15 0 1";
constexpr std::string_view second_turn = "7/7/7/2p4/2P4/3p3/7 w 14/13 0 2";
constexpr std::string_view no_reserves = "2PpPP1/1p1ppp1/1ppPPpP/P1P2Pp/Pp1pPpp/3PpP1/1P1P1p1 b 0/0 11 14";

} // namespace

TEST_CASE("Epsilon: first turns", "[epsilon]") {
    CHECK(read_as<epsilon>(start_of_epsilon, " c3 ") == "c3");
    CHECK(refused<epsilon>(start_of_epsilon, "d4") == "'d4': no piece may be placed on d4 in this turn");
    CHECK(refused<epsilon>(start_of_epsilon, "c3e3") == "'c3e3': one must place a piece");
    CHECK(refused<epsilon>(start_of_epsilon, "c3/d2") == "'c3/d2': this turn has no more than 1 action");
    CHECK(refused<epsilon>(start_of_epsilon, "h9") == "'h9': there is no square h9");

    constexpr std::string_view black = "7/7/7/7/2P4/7/7 b 14/15 0 1";
    CHECK(read_as<epsilon>(black, "c4/d2") == "d2/c4");
    CHECK(read_as<epsilon>(black, "d2/c4") == "d2/c4");
    CHECK(read_move(at<epsilon>(black), "c4/d2").value() == read_move(at<epsilon>(black), "d2/c4").value());
    CHECK(refused<epsilon>(black, "c4/c4") == "'c4/c4': second half: c4 is occupied");
    CHECK(refused<epsilon>(black, "c4/c3") == "'c4/c3': first half: c3 is occupied");
    CHECK(refused<epsilon>(black, "c4") == "'c4': the turn is not complete, its second half is missing");
    CHECK(refused<epsilon>(black, "c4d2/d2d4") == "'c4d2/d2d4': first half: one must place a piece");
}

TEST_CASE("Epsilon: which half of a turn is wrong, and why", "[epsilon]") {
    CHECK(read_as<epsilon>(second_turn, "c3e3/e3e5") == "c3e3/e3e5");
    CHECK(read_as<epsilon>(second_turn, "c3-e3/e3-e5+!") == "c3e3/e3e5");
    CHECK(read_as<epsilon>(second_turn, "c3e3/d3/e3e5/e4") == "c3e3/e3e5");
    CHECK(refused<epsilon>(second_turn, "c3e3/d3d5") ==
          "'c3e3/d3d5': second half: d3 was placed as follower in the first half and may not move in the second");
    CHECK(refused<epsilon>(second_turn, "c3d3/d3f3") ==
          "'c3d3/d3f3': first half: d3 is next to c3: one must move at least two squares");
    CHECK(refused<epsilon>(second_turn, "c3c5/c5c3") == "'c3c5/c5c3': first half: the piece on c4 is in the way");
    CHECK(refused<epsilon>(second_turn, "c3e4/e4e6") == "'c3e4/e4e6': first half: no straight way leads from c3 to e4");
    CHECK(refused<epsilon>(second_turn, "c4e4/c3e3") == "'c4e4/c3e3': first half: there is no piece of yours on c4");
    CHECK(refused<epsilon>(second_turn, "c3e3/c3e5") == "'c3e3/c3e5': second half: there is no piece of yours on c3");
    CHECK(refused<epsilon>(second_turn, "c3e3/e3c3") == "'c3e3/e3c3': second half: the piece on d3 is in the way");
    CHECK(refused<epsilon>(second_turn, "c3e3") == "'c3e3': the turn is not complete, its second half is missing");
    CHECK(refused<epsilon>(second_turn, "c3e3/d4") == "'c3e3/d4': the follower is put on d3, not on d4");
    CHECK(refused<epsilon>(second_turn, "a1/a2") ==
          "'a1/a2': first half: one must move a piece and have another one follow");
    CHECK_THAT(refused<epsilon>(second_turn, "c3e3(c3)/e3e5"),
               ContainsSubstring("first half: the piece that follows must not come from the board"));
    CHECK(refused<epsilon>(second_turn, "c3e3/e3e5/e5e7") == "'c3e3/e3e5/e5e7': a turn has no more than 2 actions");
    CHECK(refused<epsilon>("7/2p1P2/1p2PPP/1p1P1PP/2pP3/pppppP1/2p4 w 6/5 0 6", "b5d5") ==
          "'b5d5': the game is over: Black has won (row)");
}

TEST_CASE("Epsilon: followers from the board", "[epsilon]") {
    CHECK(read_as<epsilon>(no_reserves, "g3g1(b3)/b5b2(b6)") == "g3g1(b3)/b5b2(b6)");
    CHECK(read_as<epsilon>(no_reserves, "g3g1/b5b2(b6)") == "g3g1(b3)/b5b2(b6)"); // only b3 leaves room for b5b2
    CHECK(refused<epsilon>(no_reserves, "g3g1/b5b2") ==
          "'g3g1/b5b2': ambiguous, this could be g3g1(b3)/b5b2(b6), g3g1(b3)/b5b2(c5), "
          "g3g1(b3)/b5b2(d3) or 9 more");
    CHECK_THAT(refused<epsilon>(no_reserves, "g3g1(g3)/b5b2(b6)"),
               ContainsSubstring("first half: the piece on g3 moves and cannot follow as well"));
    CHECK_THAT(refused<epsilon>(no_reserves, "g3g1(a1)/b5b2(b6)"),
               ContainsSubstring("first half: there is no piece of yours on a1"));
    CHECK_THAT(
        refused<epsilon>(no_reserves, "g3g1(b3)/g2e4(b6)"),
        ContainsSubstring("second half: g2 was placed as follower in the first half and may not move in the second"));
    CHECK_THAT(
        refused<epsilon>(no_reserves, "g3g1(b3)/b5b2(g2)"),
        ContainsSubstring("second half: g2 was placed as follower in the first half and may not follow in the second"));
    CHECK_THAT(refused<epsilon>(no_reserves, "g3g1(b3)/b5b2(g1)"),
               ContainsSubstring("second half: g1 moved in the first half and may not follow in the second"));
    CHECK_THAT(refused<epsilon>(no_reserves, "g3g1/c5c3"),
               ContainsSubstring("second half: the piece on c4 is in the way"));
}

TEST_CASE("Epsilon: a winning first half is a turn, and nothing can follow it", "[epsilon]") {
    constexpr std::string_view fen = "7/7/7/p6/p6/7/PPP3P w 8/8 0 4";
    CHECK(read_as<epsilon>(fen, "g1d1#") == "g1d1");
    const auto won = play(at<epsilon>(fen), read_move(at<epsilon>(fen), "g1d1").value());
    CHECK(position_text(won) == "7/7/7/p6/p6/7/PPPPP2 b 7/8 0 4");
    CHECK(outcome(won).result == game_result::white_wins);
    CHECK(legal_moves(won).empty());
    CHECK(refused<epsilon>(fen, "g1d1/d1d3") == "'g1d1/d1d3': the first half wins at once and ends the turn");
    CHECK(refused<epsilon>(fen, "b1b3") == "'b1b3': the turn is not complete, its second half is missing");
}

TEST_CASE("Epsilon: a first half that leaves no second one cannot be played", "[epsilon]") {
    // On c1 White's only mover is shut in; from a3 it goes on.
    constexpr std::string_view fen = "7/7/7/7/7/1ppp3/P2p3 w 5/5 0 4";
    CHECK(read_as<epsilon>(fen, "a1a3/a3a5") == "a1a3/a3a5");
    for (const auto& turn : legal_moves(at<epsilon>(fen))) {
        CHECK(turn.size() == 2);
        CHECK(turn.actions[0].to != square{2});
    }
    CHECK(refused<epsilon>(fen, "a1c1") ==
          "'a1c1': after this first half no second half is possible, and a turn must be complete");
    CHECK(refused<epsilon>(fen, "a1c1/c1c3") ==
          "'a1c1/c1c3': after this first half no second half is possible, and a turn must be complete");

    // Shut in after every first half: White has lost.
    const auto blocked = at<epsilon>("7/7/7/7/p6/1ppp3/P2p3 w 5/5 0 4");
    CHECK(legal_moves(blocked).empty());
    CHECK(outcome(blocked).result == game_result::black_wins);
    CHECK(outcome(blocked).reason == "no legal move");
}

TEST_CASE("Delta: turns", "[delta]") {
    CHECK(read_as<delta>("5/5/2Pp1/5/5 w 8/8 0 2", "c3a3") == "c3a3");
    CHECK(read_as<delta>("5/5/2Pp1/5/5 w 8/8 0 2", "c3a3/b3") == "c3a3");
    CHECK(refused<delta>("5/5/2Pp1/5/5 w 8/8 0 2", "c3a3/b4") == "'c3a3/b4': the follower is put on b3, not on b4");
    CHECK(refused<delta>("5/5/2Pp1/5/5 w 8/8 0 2", "b3") == "'b3': one must move a piece and have another one follow");
    CHECK(read_as<delta>("5/5/PP1p1/5/5 b 7/8 0 2", "c3") == "c3"); // Black's second turn
    CHECK(read_as<delta>("5/5/PP1p1/5/5 b 7/8 0 2", "d3d1") == "d3d1");
    CHECK(refused<delta>("5/5/PP1p1/5/5 b 7/8 0 3", "c3") == "'c3': one must move a piece and have another one follow");
    CHECK(refused<delta>("5/1P3/PPpp1/5/5 w 0/0 0 5", "a3a1") ==
          "'a3a1': ambiguous, this could be a3a1(b3) or a3a1(b4)");
    CHECK(read_as<delta>("5/1P3/PPpp1/5/5 w 0/0 0 5", "a3a1(b4)") == "a3a1(b4)");
}

TEST_CASE("Texts of turns that are none", "[epsilon]") {
    for (const std::string text :
         {"", "x", "c3-", "/", "c3//d2", "C3", "c3(a1)", "c3e3(", "c3e3(a1", "c3e3()", "c3 e3", "\xFF\xFE", "++"}) {
        INFO(text);
        const auto read = read_move(start<epsilon>(), text);
        REQUIRE_FALSE(read);
        CHECK_THAT(read.error().message(), ContainsSubstring("expected a move in placement and move notation"));
    }
    CHECK(refused<epsilon>("7/7/7/7/7/7/7 w 15/15 0 1", "c3/") == "'c3/': second half: there is nothing behind '/'");
    CHECK_FALSE(read_move(start<epsilon>(), "c33333333333333333333333"));
    std::string long_text = "c3";
    for (int i = 0; i < 100000; ++i) long_text += "/c3";
    CHECK_THAT(read_move(start<epsilon>(), long_text).error().message(),
               ContainsSubstring("a turn has no more than 4 parts"));
}

TEST_CASE("Texts of positions of Epsilon and Delta", "[epsilon][delta]") {
    CHECK(position_text(start<epsilon>()) == start_of_epsilon);
    CHECK(position_text(start<delta>()) == "5/5/5/5/5 w 9/9 0 1");
    CHECK(position_refused<epsilon>("7/7/7/7/7/7/7 w 16/15 0 1") ==
          "column 17: expected reserves, White's/Black's, each 0 to 15, found '16/15'");
    for (const std::string_view reserves : {"15", "15/", "/15", "15/15/1", "-1/15", "99999999999999999999/15", "a/b"}) {
        CHECK_THAT(position_refused<epsilon>("7/7/7/7/7/7/7 w " + std::string{reserves} + " 0 1"),
                   ContainsSubstring("expected reserves"));
    }
    CHECK_THAT(position_refused<epsilon>("7/7/7/7/7/7/6P w 15/15 0 1"),
               ContainsSubstring("White has 1 on the board and 15 in reserve, more than 15 together"));
    CHECK_THAT(position_refused<delta>("5/5/5/5/p4 w 9/9 0 1"),
               ContainsSubstring("Black has 1 on the board and 9 in reserve, more than 9"));
    CHECK(read_position<epsilon>("7/7/7/7/7/7/P6 b 3/15 0 1").has_value()); // fewer are a composed position
    CHECK_THAT(position_refused<epsilon>("7/7/7/7/7/7/PPPPP2 w 5/5 0 4"),
               ContainsSubstring("White, who is to move, already has a row of 5"));
    CHECK_THAT(position_refused<epsilon>("6p/5p1/4p2/3p3/2p4/1p5/7 b 5/5 0 4"),
               ContainsSubstring("Black, who is to move, already has a row of 5"));
    CHECK(outcome(at<epsilon>("7/7/7/7/7/7/PPPPP2 b 5/5 0 4")).result == game_result::white_wins);
    CHECK(read_position<epsilon>("7/7/7/7/7/7/PPPP1PP w 5/5 0 4").has_value());
    CHECK_THAT(position_refused<delta>("4P/3P1/2P2/1P3/5 w 3/3 0 4"), ContainsSubstring("already has a row of 4"));
    CHECK_THAT(position_refused<epsilon>("7/7/7/7/7/7/7 w 15/15 -1 1"),
               ContainsSubstring("expected turns since the last placement"));
    CHECK_THAT(position_refused<delta>("5/5/5/5/5 w 9/9 3 1"), ContainsSubstring("expected 0"));
    CHECK_THAT(position_refused<epsilon>("7/7/7/7/7/7/7 w 15/15 0 0"), ContainsSubstring("expected a move number"));
}

TEST_CASE("Epsilon: thirty turns after the last placement are a draw, a row before a draw", "[epsilon]") {
    constexpr std::string_view board = "7/7/7/p5p/p5P/7/PPP4 w 0/0 ";
    CHECK_FALSE(outcome(at<epsilon>(std::string{board} + "29 24")).is_over());
    const auto drawn = at<epsilon>(std::string{board} + "30 24");
    CHECK(outcome(drawn).result == game_result::draw);
    CHECK(outcome(drawn).reason == "turns after the last placement");
    CHECK(count_moves(drawn) > 0);
    CHECK(outcome(at<epsilon>("7/7/7/p5p/p6/7/PPPPP2 b 0/0 30 24")).result == game_result::white_wins);
    CHECK(outcome(at<epsilon>("7/7/7/7/7/7/7 w 0/0 30 24")).result == game_result::draw);       // though blocked
    CHECK(outcome(at<epsilon>("7/7/7/7/7/7/7 w 0/0 29 24")).result == game_result::black_wins); // blocked
}
