// Games of the placing family that recombine its policies.
#include <sstream>
#include <string>

#include <variantkit/check/conforms.hpp>
#include <variantkit/perft.hpp>

#include "../../examples/variants/amazons.hpp"
#include "../../examples/variants/connect6.hpp"
#include "../../examples/variants/gomoku.hpp"
#include "support/catch.hpp"

using namespace variantkit;

namespace {

/// Plays turns given as texts, separated by blanks.
template <class Rules>
position<Rules> after(const std::string& texts) {
    auto now = start<Rules>();
    std::istringstream stream{texts};
    std::string text;
    while (stream >> text) now = play(now, read_move(now, text).value());
    return now;
}

} // namespace

TEST_CASE("Gomoku", "[variants]") {
    CHECK(perft(start<gomoku>(), 2) == 50400); // published
    CHECK(perft(start<gomoku>(), 3) == 50400 * 223);
    const auto won = after<gomoku>("h8 a1 i9 a2 j10 a3 k11 a4 l12");
    CHECK(outcome(won).result == game_result::white_wins);
    CHECK(legal_moves(won).empty());
    CHECK(outcome(after<gomoku>("h8 a1 i9 a2 j10 a3 k11 a4 l13")).result == game_result::ongoing);
    CHECK(read_move(start<gomoku>(), "h8h9").error().message() == "'h8h9': one must place a piece");
}

TEST_CASE("Connect6", "[variants]") {
    CHECK(perft(start<connect6>(), 1) == 361);
    CHECK(perft(start<connect6>(), 2) == 361 * 64620); // 360 over 2
    const auto won = after<connect6>("j10 a1/b1 k10/l10 c1/d1 k11/l11 f1/e1");
    CHECK(outcome(won).result == game_result::black_wins);
    CHECK(legal_moves(won).empty());
    const auto going_on = after<connect6>("j10 a1/b1 k10/l10 c1/d1 k11/l11 e1/g1");
    CHECK(outcome(going_on).result == game_result::ongoing);
    CHECK(to_text(going_on, read_move(going_on, "j11/i10").value()) == "i10/j11");
}

TEST_CASE("The Game of the Amazons", "[variants]") {
    CHECK(perft(start<amazons>(), 1) == 2176);    // published
    CHECK(perft(start<amazons>(), 2) == 4307152); // published
    const auto moved = after<amazons>("d1d7/g7");
    CHECK(position_text(moved) == "3q2q3/10/10/q2Q2X2q/10/10/Q8Q/10/10/6Q3 b 1");
    CHECK(read_move(start<amazons>(), "d1-d7/g7").value() == read_move(start<amazons>(), "d1d7/g7").value());
    CHECK(read_move(start<amazons>(), "d1d7/e9").error().message() ==
          "'d1d7/e9': second half: e9 is out of reach from d7");
    CHECK(read_move(start<amazons>(), "d1d7/d1").has_value()); // back over where it stood
    const auto shut_in = read_position<amazons>("10/10/10/10/10/10/10/10/xx8/Qx8 w 9").value();
    CHECK(outcome(shut_in).result == game_result::black_wins);
}

TEST_CASE("Placing games conform", "[variants]") {
    const auto passes = [](const check::report& report) {
        INFO(report.promise << ": " << report.found << ", " << report.position << " " << report.move);
        CHECK(report.passed);
    };
    passes(check::conforms<gomoku>(1, 1, 60));
    passes(check::conforms<amazons>(1, 1, 12));
    passes(check::conforms<connect6>(1, 1, 2));
}
