#include <string>
#include <string_view>

#include <variantkit/board/square_name.hpp>
#include <variantkit/games/chess.hpp>
#include <variantkit/view/board_text.hpp>

#include "golden.hpp"
#include "made_up.hpp"
#include "support/catch.hpp"

using namespace variantkit;
using Catch::Matchers::ContainsSubstring;

namespace {

using chess = games::chess;
using holed = made_up::rules<made_up::holed_board>;
using large = made_up::rules<rectangle<12, 10>>;

square on_chessboard(std::string_view name) { return read_square<chess::board>(name); }

/// e5xd6 en passant, and where it was played.
struct en_passant_capture {
    position<chess> before;
    move_of<chess> played;

    en_passant_capture() : before(made_up::board_of<chess>("4k3/3p4/8/4P3/8/8/8/4K3", color::black)) {
        before = play(before, made_up::move_between(before, on_chessboard("d7"), on_chessboard("d5")));
        played = made_up::move_between(before, on_chessboard("e5"), on_chessboard("d6"));
    }
};

/// The text without escape sequences.
std::string without_colours(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = text.find('m', i);
        } else {
            plain += text[i];
        }
    }
    return plain;
}

} // namespace

TEST_CASE("board text: a position in plain ASCII") {
    CHECK(board_text(start<chess>()) == R"(8  r  n  b  q  k  b  n  r
7  p  p  p  p  p  p  p  p
6  .  .  .  .  .  .  .  .
5  .  .  .  .  .  .  .  .
4  .  .  .  .  .  .  .  .
3  .  .  .  .  .  .  .  .
2  P  P  P  P  P  P  P  P
1  R  N  B  Q  K  B  N  R
   a  b  c  d  e  f  g  h
White to move
)");
}

TEST_CASE("board text: Black's view, without coordinates and remarks") {
    const auto position = made_up::board_of<chess>("k7/8/8/8/8/8/8/6QK");
    CHECK(board_text(position, {.seen_from = color::black, .coordinates = false, .remarks = false}) ==
          " K  Q  .  .  .  .  .  .\n"
          " .  .  .  .  .  .  .  .\n"
          " .  .  .  .  .  .  .  .\n"
          " .  .  .  .  .  .  .  .\n"
          " .  .  .  .  .  .  .  .\n"
          " .  .  .  .  .  .  .  .\n"
          " .  .  .  .  .  .  .  .\n"
          " .  .  .  .  .  .  .  k\n");
    CHECK_THAT(board_text(position, {.seen_from = color::black}), ContainsSubstring("   h  g  f  e  d  c  b  a\n"));
    CHECK(board_text(position, {.seen_from = color::black}).substr(0, 8) == "1  K  Q ");
}

TEST_CASE("board text: Unicode figures, letters for kinds without any") {
    const std::string plain = board_text(start<chess>(), {.pieces = piece_style::figures});
    CHECK_THAT(plain, ContainsSubstring("8  ♜  ♞  ♝  ♛  ♚  ♝  ♞  ♜\n7  ♟  ♟"));
    CHECK_THAT(plain, ContainsSubstring("2  ♙  ♙  ♙  ♙  ♙  ♙  ♙  ♙\n1  ♖  ♘  ♗  ♕  ♔  ♗  ♘  ♖\n"));

    const auto odd = made_up::board_of<holed>("wgs/5/4/SGW");
    CHECK_THAT(board_text(odd, {.pieces = piece_style::figures}), ContainsSubstring("4     w  ♜  ★"));
    CHECK_THAT(board_text(odd, {.pieces = piece_style::figures}), ContainsSubstring("1    {☆} ♖  W"));
}

TEST_CASE("board text: the last turn and highlighted squares") {
    const en_passant_capture capture;
    auto marks = marks_of(capture.before, capture.played);
    CHECK(marks.departures == square_set<chess::board>{on_chessboard("e5")});
    CHECK(marks.arrivals == square_set<chess::board>{on_chessboard("d6")});
    CHECK(marks.captures == square_set<chess::board>{on_chessboard("d5")});
    marks.highlighted.insert(on_chessboard("e8"));

    const std::string text = board_text(play(capture.before, capture.played), {.marks = marks});
    CHECK_THAT(text, ContainsSubstring("8  .  .  .  . [k] .  .  .\n"));
    CHECK_THAT(text, ContainsSubstring("6  .  .  . (P) .  .  .  .\n"));
    CHECK_THAT(text, ContainsSubstring("5  .  .  .  x (.) .  .  .\n"));
    CHECK_THAT(text, ContainsSubstring("\n( ) last move, x captured, [ ] highlighted\nBlack to move\n"));
}

TEST_CASE("board text: a capture by replacement is an arrival") {
    const auto before = made_up::board_of<chess>("4k3/8/8/3p4/4P3/8/8/4K3");
    const auto played = made_up::move_between(before, on_chessboard("e4"), on_chessboard("d5"));
    const auto marks = marks_of(before, played);
    CHECK(marks.captures.empty());
    CHECK(marks.arrivals == square_set<chess::board>{on_chessboard("d5")});
}

TEST_CASE("board text: castling is four squares") {
    auto ready = start<chess>();
    for (const char* move : {"g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7"}) {
        const std::string_view text{move};
        ready =
            play(ready, made_up::move_between(ready, on_chessboard(text.substr(0, 2)), on_chessboard(text.substr(2))));
    }
    const auto marks = marks_of(ready, made_up::move_between(ready, on_chessboard("e1"), on_chessboard("g1")));
    CHECK(marks.departures == square_set<chess::board>{on_chessboard("e1"), on_chessboard("h1")});
    CHECK(marks.arrivals == square_set<chess::board>{on_chessboard("f1"), on_chessboard("g1")});
}

TEST_CASE("board text: gaps, marked squares, frozen and held pieces, remarks") {
    const auto position = made_up::board_of<holed>("wgs/NG3/4/S1W", color::black);
    const std::string text = board_text(position);
    CHECK(text == golden("holed.txt", text));
    CHECK_THAT(text, ContainsSubstring("{ } marked by the rules, * frozen\n"));
    CHECK_THAT(text, ContainsSubstring(
                         "White holds: wombat x12, sun x4\nBlack holds: sun x3\nIt is 7 o'clock\nBlack to move\n"));

    const std::string bare = board_text(position, {.rule_marks = false});
    CHECK(bare.find_first_of("{}*") == std::string::npos);
}

TEST_CASE("board text: ranks of two digits") {
    const auto position = made_up::board_of<large>("w11/12/12/12/12/12/12/12/12/11W");
    const std::string text = board_text(position);
    CHECK(text == golden("large.txt", text));
    CHECK(text.substr(0, 5) == "10  w");
}

TEST_CASE("board text: colours") {
    const en_passant_capture capture;
    const auto position = play(capture.before, capture.played);
    auto marks = marks_of(capture.before, capture.played);
    marks.highlighted.insert(on_chessboard("e1"));
    const std::string text = board_text(position, {.pieces = piece_style::figures, .colored = true, .marks = marks});
    CHECK(text == golden("chess_colours.txt", text));

    SECTION("both sides have filled figures, White's white and Black's black") {
        CHECK_THAT(text, ContainsSubstring(";38;5;231m ♚ \x1b[0m"));
        CHECK_THAT(text, ContainsSubstring(";38;5;16m ♚ \x1b[0m"));
        CHECK(text.find("♔") == std::string::npos);
    }
    SECTION("the board is checkered, a1 dark and h1 light") {
        const std::string rank = text.substr(text.find("\n1 ") + 1);
        CHECK_THAT(rank.substr(0, 20), ContainsSubstring("48;5;94;"));
        CHECK_THAT(rank.substr(0, rank.find('\n')).substr(rank.find('\n') - 30), ContainsSubstring("48;5;137;"));
    }
    SECTION("colours take the place of signs") {
        const std::string plain = without_colours(text);
        CHECK(plain.find_first_of("()[]") == std::string::npos);
        CHECK_THAT(plain, ContainsSubstring(" x "));
        CHECK_THAT(text, ContainsSubstring("48;5;131;38;5;231m x "));
        CHECK_THAT(text, ContainsSubstring("48;5;65;38;5;231m ♚ "));
        CHECK_THAT(text, ContainsSubstring("48;5;100;38;5;231m ♟ "));
    }
    SECTION("frozen pieces") {
        const auto frozen = made_up::board_of<made_up::rules<rectangle<3, 2>>>("w2/G2");
        CHECK_THAT(board_text(frozen, {.colored = true}), ContainsSubstring("48;5;67;38;5;231m{G*\x1b[0m"));
    }
}
