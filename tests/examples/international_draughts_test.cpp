// International draughts against its published perft, and its rules one by one.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <variantkit/check/conforms.hpp>
#include <variantkit/perft.hpp>

#include "../../examples/variants/international_draughts.hpp"
#include "support/catch.hpp"
#include "support/draughts.hpp"

using namespace variantkit;
using test_support::after;
using test_support::move_texts;
using test_support::pdn_position;

namespace {

using international = international_draughts;

/// The same on the small board, as played in Brazil.
struct brazilian : international {
    static constexpr std::string_view name = "brazilian";
    using board = dark_squares<8, 8>;
    using setup = starting_array<"mmmm/mmmm/mmmm/4/4/MMMM/MMMM/MMMM">;
    using turn = one_of<multi_leap<board>, quiet_moves<board>>;
};

constexpr const char* many_kings = "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46";

template <class Rules>
void check_perft(const position<Rules>& first, const std::vector<std::uint64_t>& nodes) {
    for (std::size_t depth = 1; depth <= nodes.size(); ++depth) {
        INFO(position_text(first) << " " << depth);
        CHECK(perft(first, static_cast<int>(depth)) == nodes[depth - 1]);
    }
}

} // namespace

TEST_CASE("Published perft of international draughts", "[variants]") {
    check_perft(start<international>(), {9, 81, 658, 4265, 27117, 167140, 1049442, 6483961});
    CHECK(perft<counting::every_leaf>(start<international>(), 6) == 167140);
    SECTION("many kings") { check_perft(pdn_position<international>(many_kings), {14, 55, 1168, 5432, 87195, 629010}); }
    SECTION("the position of Woldouby") {
        check_perft(pdn_position<international>("W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38"),
                    {6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88050, 377436, 1910989});
    }
    SECTION("on the small board") { check_perft(start<brazilian>(), {7, 49, 302, 1469, 7473, 37628, 187302, 907830}); }
}

TEST_CASE("Published perft of international draughts, further on", "[variants][long]") {
    CHECK(perft(start<international>(), 10) == 258895763);
    CHECK(perft(pdn_position<international>(many_kings), 8) == 86724219);
    CHECK(perft(start<brazilian>(), 10) == 21560022);
}

TEST_CASE("International draughts conforms", "[variants]") {
    const check::report report = check::conforms<international>(1, 200);
    INFO(report.message());
    CHECK(report.passed);
    const auto kings = pdn_position<international>("W:WK46,K47,K48,K36,41,42:BK1,K2,K3,K4,K5,13,19");
    const check::report other = check::conforms<international>(kings, 1, 100, 100);
    INFO(other.message());
    CHECK(other.passed);
    const auto many = read_position<international>("2K2/kKKk1/1k3/5/k4/1kk2/2kmM/m3K/5/5 w 0 0 1").value();
    CHECK(legal_moves(many).size() == 29);
    CHECK(check::conforms<international>(many, 1, 5, 10).passed);
}

TEST_CASE("Men capture both ways but go forwards", "[variants]") {
    CHECK(move_texts(pdn_position<international>("W:W28:B33")) == "28x39");
    CHECK(move_texts(pdn_position<international>("W:W28:B32,33")) == "28x37 28x39");
    CHECK(move_texts(pdn_position<international>("W:W28:B1")) == "28-22 28-23");
    CHECK(position_text(after<international>("32-28 19-23 28x19")) ==
          "mmmmm/mmmmm/mmmmm/mmmMm/5/5/M1MMM/MMMMM/MMMMM/MMMMM b 0 0 2");
}

TEST_CASE("Kings fly, and capture from afar", "[variants]") {
    CHECK(move_texts(pdn_position<international>("W:WK46:B1")) ==
          "46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41 46-5");
    CHECK(move_texts(pdn_position<international>("W:WK46:B28")) == "46x10 46x14 46x19 46x23 46x5");
    CHECK(move_texts(pdn_position<international>("W:WK46:B23,28")) == "46-32 46-37 46-41"); // one behind the other
    CHECK(move_texts(pdn_position<international>("W:WK46:B14,28")) == "46x10 46x5");        // both, in one way
}

TEST_CASE("One must take as many pieces as one can", "[variants]") {
    const auto position = pdn_position<international>("W:W33,35:B17,28,30");
    CHECK(move_texts(position) == "33x11");
    CHECK(read_move(position, "35x24").error().message() ==
          "'35x24': it takes 1, another move 2: one must take as many pieces as one can");
    CHECK(read_move(position, "33-29").error().message() == "'33-29': who can capture must");
    // A king counts no more than a man, and who can take as many in several ways is free to choose.
    CHECK(move_texts(pdn_position<international>("W:W33,50:B17,28,K44")) == "33x11");
    CHECK(move_texts(pdn_position<international>("W:W33:B28,K29")) == "33x22 33x24");
}

TEST_CASE("A man is crowned only where its move ends", "[variants]") {
    const auto passing = pdn_position<international>("W:W11:B7,8");
    CHECK(move_texts(passing) == "11x13");
    CHECK(position_text(after(passing, "11x13")) == "5/5/2M2/5/5/5/5/5/5/5 b 0 0 1");
    const auto resting = pdn_position<international>("W:W11:B7,14");
    CHECK(position_text(after(resting, "11x2")) == "1K3/5/3m1/5/5/5/5/5/5/5 b 0 0 1");
    CHECK(position_text(after(pdn_position<international>("W:W6:B50"), "6-1")) == "K4/5/5/5/5/5/5/5/5/4m b 0 0 1");
}

// What has been leapt over is taken off at the end: 37 shuts off 31, which could be taken otherwise.
TEST_CASE("Pieces taken are in the way until the capture is over", "[variants]") {
    const auto position = pdn_position<international>("W:WK46:B29,31,37,39");
    CHECK(move_texts(position) == "46x43 46x48");
    const auto next = after(position, "46x48");
    CHECK(next.pieces(color::black) == square_set<international::board>{numbered_square<international::board>(31)});
    CHECK(read_move(position, "46x26").error().message() == "'46x26': a king does not move like that");
}

TEST_CASE("Captures of the same pieces to the same square count once", "[variants]") {
    const auto round = pdn_position<international>("W:WK32:B28,29,38,39");
    CHECK(move_texts(round) == "32x16 32x21 32x27 32x32 32x37 32x41 32x46"); // to 32 in either way
    CHECK(count_moves(round) == 7);
    const auto read = [&](std::string_view text) { return read_move(round, text).value(); };
    CHECK(read("32x23x34x43x32") == read("32x32"));
    CHECK(read("32x43x34x23x32") == read("32x32"));
}

TEST_CASE("Captures that differ in what they take are told apart", "[variants]") {
    const auto position = pdn_position<international>("W:WK46:B12,22,31,41");
    CHECK(move_texts(position) == "46x28x17x3 46x28x17x8 46x37x26x3 46x37x26x8");
    CHECK(read_move(position, "46x8").error().message() == "'46x8': ambiguous, this could be 46x37x26x8 or 46x28x17x8");
    CHECK(read_move(position, "46x26x8").value() == read_move(position, "46:37:26:8").value());
    CHECK(read_move(position, "46x17x8").value() == read_move(position, "46x28x17x8").value());
}

TEST_CASE("Who cannot move in international draughts has lost; fifty plies of kings are a draw", "[variants]") {
    CHECK(outcome(pdn_position<international>("W:W26:B17,21")).result == game_result::black_wins);
    const auto kings = read_position<international>("kk3/5/5/5/5/5/5/5/5/3KK w 50 0 60").value();
    CHECK(outcome(kings).result == game_result::draw);
    const auto nearly = read_position<international>("kk3/5/5/5/5/5/5/5/5/3KK w 49 0 60").value();
    CHECK(outcome(nearly).result == game_result::ongoing);
}

// Five moves each against one piece or two, sixteen against three with a king among them.
TEST_CASE("A single king is not hunted for ever", "[variants]") {
    const auto result = [](std::string_view text) {
        return outcome(read_position<international>(text).value()).result;
    };
    CHECK(result("k4/5/5/5/5/5/5/5/5/4K w 20 10 60") == game_result::draw);
    CHECK(result("k4/5/5/5/5/5/5/5/5/4K w 20 9 60") == game_result::ongoing);
    CHECK(result("k4/5/5/5/5/5/5/5/M4/4K w 0 10 60") == game_result::draw);
    CHECK(result("k4/5/5/5/5/5/5/5/M4/2M1K w 0 31 60") == game_result::ongoing);
    CHECK(result("k4/5/5/5/5/5/5/5/M4/2M1K w 0 32 60") == game_result::draw);
    CHECK(result("k4/5/5/5/5/5/5/M4/M4/2M1K w 0 99 60") == game_result::ongoing); // four
    CHECK(result("k4/5/5/5/5/5/5/M4/M4/2M2 w 0 99 60") == game_result::ongoing);  // no king
    CHECK(result("m4/5/5/5/5/5/5/5/5/4K w 0 99 60") == game_result::ongoing);

    // The clock begins when the pieces have become so few, by a capture or a coronation.
    const auto few = after(pdn_position<international>("W:WK50,K49,K47:BK5,41"), "47x36");
    CHECK(position_text(few) == "4k/5/5/5/5/5/5/K4/5/3KK b 0 0 1");
    CHECK(position_text(after(few, "5-10 50-44")) == "5/4k/5/5/5/5/5/K4/3K1/3K1 b 2 2 2");
    CHECK(position_text(after(pdn_position<international>("W:WK50,6:BK5"), "6-1")) == "K3k/5/5/5/5/5/5/5/5/4K b 0 1 1");
    CHECK(position_text(after(pdn_position<international>("W:W6:BK5"), "6-1")) == "K3k/5/5/5/5/5/5/5/5/5 b 0 0 1");
}
