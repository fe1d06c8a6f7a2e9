// The rules of Ultima, clause by clause.
#include <algorithm>
#include <string>
#include <vector>

#include <variantkit/games/ultima.hpp>
#include <variantkit/notation/position_text.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using games::ultima;
using games::ultima_classic;
using games::ultima_pure;

namespace {

using strings = std::vector<std::string>;

template <class Rules = ultima>
position<Rules> at(const std::string& text) {
    const auto read = read_position<Rules>(text);
    INFO(text);
    if (!read) FAIL(read.error().message());
    return *read;
}

/// Where the piece on a square can go, as a sorted list of squares; "x" is suicide.
template <class Rules>
strings moves_of(const position<Rules>& position, const std::string& from) {
    strings to;
    for (const auto& move : legal_moves(position)) {
        const std::string text = coordinate_text(position, move);
        if (text.substr(0, 2) == from) to.push_back(text.substr(2) == from ? "x" : text.substr(2));
    }
    std::sort(to.begin(), to.end());
    return to;
}

/// What a move captures.
template <class Rules>
strings takes(const position<Rules>& position, const std::string& text) {
    const auto move = read_move(position, text);
    INFO(text);
    if (!move) FAIL(move.error().message());
    strings squares;
    for (square taken : captured_squares(position, *move)) squares.push_back(square_name<typename Rules::board>(taken));
    std::sort(squares.begin(), squares.end());
    return squares;
}

template <class Rules>
std::string refusal(const position<Rules>& position, const std::string& text) {
    const auto move = read_move(position, text);
    return move ? "legal" : move.error().message();
}

template <class Rules>
bool in_check(const position<Rules>& position) {
    return position.side_to_move() == color::white ? royal_attacked<color::white>(position)
                                                   : royal_attacked<color::black>(position);
}

} // namespace

TEST_CASE("1: kings step, bracketers move as rooks, all others as queens, none through pieces", "[ultima]") {
    const auto position = at("7k/8/8/8/3P4/8/1P6/KP1W4 w 0 1");
    CHECK(moves_of(position, "a1") == strings{"a2"});
    CHECK(moves_of(position, "d4") ==
          strings{"a4", "b4", "c4", "d2", "d3", "d5", "d6", "d7", "d8", "e4", "f4", "g4", "h4"});
    CHECK(moves_of(position, "d1") ==
          strings{"a4", "b3", "c1", "c2", "d2", "d3", "e1", "e2", "f1", "f3", "g1", "g4", "h1", "h5"});
    CHECK(takes(at("7k/8/8/8/8/8/p7/K7 w 0 1"), "K:a2") == strings{"a2"});
}

TEST_CASE("2: an arriving bracketer captures up to three between itself and friends of any kind", "[ultima]") {
    CHECK(takes(at("7k/8/3W4/3p4/2pP1P2/8/8/K7 w 0 1"), "d4e4").empty());
    const auto three = at("7k/3p4/5P2/5p2/2P3pP/5p2/5P2/K7 w 0 1");
    CHECK(takes(three, "c4f4") == strings{"f3", "f5", "g4"});
    SECTION("only the arriving bracketer captures") { CHECK(takes(at("7k/8/8/8/1Pp5/8/3W4/K7 w 0 1"), "Wd4").empty()); }
    SECTION("its own departure is no friend") { CHECK(takes(at("7k/8/8/8/8/P7/1p6/K1P5 w 0 1"), "c1c2").empty()); }
    SECTION("diagonal neighbours are safe") { CHECK(takes(at("7k/8/8/4P3/3p4/2P5/8/K7 w 0 1"), "c3c4").empty()); }
}

TEST_CASE("3: a withdrawer captures what it moves directly away from", "[ultima]") {
    const auto position = at("7k/8/8/2ppp3/2pWp3/8/8/K7 w 0 1");
    CHECK(takes(position, "Wd2") == strings{"d5"});
    CHECK(takes(position, "Wc3") == strings{"e5"});
    CHECK(takes(position, "We3") == strings{"c5"});
    CHECK(takes(at("7k/8/3p4/8/3W4/8/8/K7 w 0 1"), "Wd2").empty());
}

TEST_CASE("4: a long leaper leaps pieces with an empty square behind, several along one line", "[ultima]") {
    const auto position = at("7k/8/8/8/L1p1p1pK/8/8/8 w 0 1");
    CHECK(takes(position, "Lb4").empty());
    CHECK(takes(position, "Ld4") == strings{"c4"});
    CHECK(takes(position, "Lf4") == strings{"c4", "e4"});
    SECTION("nor a friend") {
        const auto to = moves_of(at("7k/8/8/8/L1P4K/8/8/8 w 0 1"), "a4");
        CHECK(std::find(to.begin(), to.end(), "d4") == to.end());
    }
    SECTION("nor at the edge") { CHECK(refusal(at("7k/8/8/8/L6p/8/8/K7 w 0 1"), "La4h4") != "legal"); }
}

TEST_CASE("4: leaps over two adjacent pieces are refused", "[ultima]") {
    const auto position = at("7k/8/8/8/L1pp3K/8/8/8 w 0 1");
    const auto to = moves_of(position, "a4");
    CHECK(std::find(to.begin(), to.end(), "b4") != to.end());
    for (const std::string beyond : {"c4", "d4", "e4", "f4", "g4"})
        CHECK(std::find(to.begin(), to.end(), beyond) == to.end());
    CHECK(refusal(position, "a4e4") == "'a4e4': the bracketer on c4 is in the way");
}

TEST_CASE("5: a coordinator captures where its lines meet its king's", "[ultima]") {
    CHECK(takes(at("8/2K2p2/8/2p5/7k/8/8/5C2 w 0 1"), "Cf5") == strings{"c5", "f7"});
    SECTION("the king's own move does not") { CHECK(takes(at("7k/8/1i3C2/8/8/K7/8/8 w 0 1"), "Kb3").empty()); }
    SECTION("11: a frozen king still coordinates") {
        CHECK(takes(at("8/2K2p2/2i5/8/7k/8/2p5/6C1 w 0 1"), "Cg2") == strings{"c2"});
    }
}

TEST_CASE("6: the immobilizer freezes by each of eight neighbours", "[ultima]") {
    for (const std::string square : {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}) {
        auto position = at("7k/8/8/8/3i4/8/8/K7 w 0 1");
        position.put<ultima::withdrawer, color::white>(read_square<ultima::board>(square));
        INFO(square);
        CHECK(moves_of(position, square) == strings{"x"});
        CHECK(refusal(position, square + "a8").find("is frozen by the immobilizer on d4") != std::string::npos);
    }
    SECTION("it captures nothing") {
        for (const auto& move : legal_moves(at("7k/8/8/2p5/3I4/8/8/K7 w 0 1"))) {
            CHECK(captured_squares(at("7k/8/8/2p5/3I4/8/8/K7 w 0 1"), move).empty());
        }
    }
}

TEST_CASE("6: opposed immobilizers freeze each other, and a frozen one still freezes", "[ultima]") {
    const auto position = at("7k/8/8/4i3/3I4/3p4/8/K7 w 0 1");
    CHECK(moves_of(position, "d4") == strings{"x"});
    const auto black = at("7k/8/8/4i3/3I4/3p4/8/K7 b 0 1");
    CHECK(moves_of(black, "e5") == strings{"x"});
    CHECK(moves_of(black, "d3") == strings{"x"});
}

TEST_CASE("6: a chameleon freezes nobody", "[ultima]") {
    const std::string text = "7k/8/8/4i3/3X4/8/8/K7 b 0 1";
    CHECK(moves_of(at(text), "e5").size() > 1);
    SECTION("but in ultima_classic and ultima_pure the immobilizer") {
        CHECK(moves_of(at<ultima_classic>(text), "e5") == strings{"x"});
        CHECK(moves_of(at<ultima_pure>(text), "e5") == strings{"x"});
    }
}

TEST_CASE("7: a frozen piece may be taken off, a king may not", "[ultima]") {
    const auto position = at("7k/8/8/8/8/8/1i6/KW6 w 0 1");
    CHECK(moves_of(position, "b1") == strings{"x"});
    CHECK(moves_of(position, "a1").empty());
    const auto move = read_move(position, "xb1");
    REQUIRE(move.has_value());
    CHECK(position_text(play(position, *move)) == "7k/8/8/8/8/8/1i6/K7 b 0 1");
    CHECK(refusal(at("7k/8/8/8/8/8/8/KW6 w 0 1"), "xb1") != "legal");
    SECTION("it resets the clock") {
        CHECK(position_text(play(at("7k/8/8/8/8/8/1i6/KW6 w 42 9"), *move)) == "7k/8/8/8/8/8/1i6/K7 b 0 9");
    }
}

TEST_CASE("7, 9: suicide may uncover a check and is then illegal", "[ultima]") {
    // While c1 and b1 stand one behind the other, the leaper on f1 cannot get past them; without c1 it could.
    const auto position = at("7k/8/8/8/8/8/3i4/1KPP1l2 w 0 1");
    CHECK(!in_check(position));
    CHECK(refusal(position, "xd1") == "legal");
    CHECK(refusal(position, "xc1") == "'xc1': leaves your king on b1 to be leapt by the long leaper on f1");
}

TEST_CASE("8: the chameleon takes each kind its own way", "[ultima]") {
    CHECK(takes(at("7k/8/8/8/X1l4K/8/8/8 w 0 1"), "Xd4") == strings{"c4"});
    CHECK(refusal(at("7k/8/8/8/X1p4K/8/8/8 w 0 1"), "Xd4") != "legal");
    CHECK(takes(at("7k/8/8/3w4/3X4/8/8/K7 w 0 1"), "Xd1") == strings{"d5"});
    CHECK(takes(at("7k/8/8/3p4/3X4/8/8/K7 w 0 1"), "Xd1").empty());
    CHECK(takes(at("8/2K2c2/8/8/7k/8/8/5X2 w 0 1"), "Xf5") == strings{"f7"});
    CHECK(takes(at("8/2K5/8/2c5/7k/8/8/5X2 w 0 1"), "Xf5") == strings{"c5"});
    SECTION("a bracketer only by a rook move") {
        const auto position = at("7k/8/8/8/8/4X3/1p6/1P1X3K w 0 1");
        CHECK(takes(position, "Xd1b3").empty());
        CHECK(takes(position, "Xe3b3") == strings{"b2"});
    }
    SECTION("never a chameleon, never an immobilizer") {
        CHECK(takes(at("7k/8/3x4/3X4/8/8/8/K7 w 0 1"), "Xd1").empty());
        CHECK(refusal(at("7k/8/8/8/X1x4K/8/8/8 w 0 1"), "Xd4") != "legal");
        CHECK(refusal(at("7k/8/8/8/X1i4K/8/8/8 w 0 1"), "Xd4") != "legal");
    }
    SECTION("the king from next to it: check") { CHECK(in_check(at("8/8/8/3Xk3/8/8/8/K7 b 0 1"))); }
    SECTION("but not from afar") { CHECK(!in_check(at("8/8/8/2X1k3/8/8/8/K7 b 0 1"))); }
}

TEST_CASE("8: one move takes pieces of several kinds at once, up to seven", "[ultima]") {
    // Away from d7 (a withdrawer), over d5 and d3 (leapers), to d2: between it and b2, f2 (bracketers); with the king
    // on a8 (coordinators).
    CHECK(takes(at("K2c4/3w4/3X3k/3l4/8/3l4/cPp1pP2/8 w 0 1"), "Xd2") ==
          strings{"a2", "c2", "d3", "d5", "d7", "d8", "e2"});
}

TEST_CASE("9: a frozen piece gives no check, and a king may stand next to a frozen king", "[ultima]") {
    CHECK(in_check(at("7k/8/8/8/l1K5/8/8/8 w 0 1")));
    CHECK(!in_check(at("7k/8/8/1I6/l1K5/8/8/8 w 0 1")));
    const auto kings = at("8/8/8/3I4/3k4/8/2K5/8 w 0 1");
    const auto to = moves_of(kings, "c2");
    for (const std::string next_to_the_king : {"c3", "d3"})
        CHECK(std::find(to.begin(), to.end(), next_to_the_king) != to.end());
    const auto free_king = at("8/8/8/8/3k4/8/2K5/8 w 0 1");
    CHECK(moves_of(free_king, "c2") == strings{"b1", "b2", "b3", "c1", "d1", "d2"});
}

TEST_CASE("10: a player without a legal move has lost, in check or not", "[ultima]") {
    const auto stalemate = at("7k/8/8/8/8/8/1i6/K7 w 0 1");
    CHECK(legal_moves(stalemate).empty());
    CHECK(outcome(stalemate) == game_outcome{game_result::black_wins, "stalemate"});
    const auto mate = at("7k/8/8/8/8/l7/1i6/K7 w 0 1");
    CHECK(legal_moves(mate).empty());
    CHECK(outcome(mate).result == game_result::black_wins);
}

TEST_CASE("11: captures are judged as the mover has arrived, before anything is taken off", "[ultima]") {
    SECTION("a frozen partner still brackets") {
        CHECK(takes(at("7k/8/8/i7/Wp6/8/8/K1P5 w 0 1"), "c1c4") == strings{"b4"});
    }
    SECTION("a piece taken by the same move still stops nothing and still counts as arrived upon") {
        // The leaper over d3 arrives next to nothing; the chameleon takes leaper and bracketer by one move.
        CHECK(takes(at("3X3k/8/8/3l4/8/1Pp5/8/K7 w 0 1"), "Xd3") == strings{"c3", "d5"});
    }
}

TEST_CASE("12: exactly one king a side; a clock of 100 is a draw with moves", "[ultima]") {
    CHECK(!read_position<ultima>("7k/8/8/8/8/8/8/8 w 0 1").has_value());
    CHECK(!read_position<ultima>("7k/8/8/8/8/8/8/KK6 w 0 1").has_value());
    CHECK(read_position<ultima>("WWWWWWWk/8/8/8/8/8/8/K7 b 0 1").has_value());
    const auto drawn = at("7k/8/8/8/8/8/8/K6W w 100 80");
    CHECK(outcome(drawn).result == game_result::draw);
    CHECK(!legal_moves(drawn).empty());
    CHECK(!read_position<ultima>("7k/8/8/8/l1K5/8/8/8 b 0 1").has_value()); // White could be captured at once
}

TEST_CASE("ultima_pure: a leaping chameleon takes the leapers alone", "[ultima]") {
    const std::string text = "7k/3w4/3X4/3l4/8/8/8/K7 w 0 1";
    CHECK(takes(at(text), "Xd4") == strings{"d5", "d7"});
    CHECK(takes(at<ultima_pure>(text), "Xd4") == strings{"d5"});
}

TEST_CASE("ultima_pure: an immobilizer holds nobody while another chameleon or immobilizer stands by", "[ultima]") {
    CHECK(moves_of(at<ultima_pure>("7k/8/8/3Wi3/8/8/8/K7 w 0 1"), "d5") == strings{"x"});
    const auto relieved = at<ultima_pure>("7k/8/8/3WiX2/8/8/8/K7 w 0 1");
    CHECK(moves_of(relieved, "d5").size() > 1);
    CHECK(moves_of(relieved, "f5") == strings{"x"});
    SECTION("and may be taken by those it let go") { CHECK(takes(relieved, "Wa5") == strings{"e5"}); }
    SECTION("two relieve each other") {
        CHECK(moves_of(at<ultima_pure>("7k/8/4X3/4iX2/8/8/8/K7 w 0 1"), "f5").size() > 1);
    }
}
