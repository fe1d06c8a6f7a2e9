// The arrays of Ultimatum-960, and those of Chess960, whose numbering it follows.
#include <set>
#include <string>

#include <variantkit/games/ultimatum.hpp>
#include <variantkit/perft.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using games::ultimatum;
using games::ultimatum_960;

namespace {

using setup = ultimatum_960::setup;
using chess960 = numbered_array<"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "RKR", array_symmetry::mirrored>;

std::string white_pieces(int number) {
    const auto array = chess960::array(number);
    return std::string{array.view().substr(array.view().size() - 8)};
}

static_assert(setup::array_count == 360);
static_assert(chess960::array_count == 960);
static_assert(setup::array(210).view() == setup::array());
static_assert(chess960::array(518).view() == chess960::array());

} // namespace

TEST_CASE("ultimatum_960: there are 360 arrays, and number 210 is the base array", "[ultimatum]") {
    CHECK(start<ultimatum_960>(210) == start<ultimatum_960>());
    CHECK(position_text(start<ultimatum_960>(210)) == position_text(start<ultimatum>()));
    CHECK(setup::number_of(setup::array()) == 210);
    std::set<std::string> different;
    for (int number = 0; number < setup::array_count; ++number) {
        const auto array = setup::array(number);
        different.insert(std::string{array.view()});
        CHECK(setup::number_of(array.view()) == number);
    }
    CHECK(different.size() == 360);
}

TEST_CASE("ultimatum_960: kings in their palaces, bishops on both colours, Black by point symmetry", "[ultimatum]") {
    using board = ultimatum_960::board;
    for (int number = 0; number < setup::array_count; ++number) {
        INFO(number);
        const auto first = start<ultimatum_960>(number);
        CHECK(first.pieces<ultimatum::king, color::white>() == square_set<board>{read_square<board>("f2")});
        CHECK(first.pieces<ultimatum::king, color::black>() == square_set<board>{read_square<board>("e9")});
        int light = 0;
        for (square at : first.pieces<ultimatum::bishop, color::white>())
            light += (board::file_of(at) + board::rank_of(at)) % 2;
        CHECK(light == 1);
        for (std::size_t kind = 0; kind < ultimatum::army::size; ++kind) {
            for (square at : first.pieces(kind, color::white)) {
                CHECK(first.pieces(kind, color::black).contains(square{board::square_count - 1 - at.index()}));
            }
        }
        CHECK(first.pieces(color::white).count() == 16);
        CHECK(first.pieces(color::black).count() == 16);
    }
}

TEST_CASE("ultimatum_960: numbers count squares as is decided", "[ultimatum]") {
    // L 0: c2; D 0: b2; Q 0: d2; KN 0: e2 and g2; rooks on the rest.
    CHECK(setup::array(0).view() == "10/1rrnknqbb1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1BBQNKNRR1/10");
    // L 3: i2; D 2: h2; Q 4: the last but those, g2; KN 5: the last pair of b2 c2 d2 e2.
    CHECK(setup::array(359).view() == "10/1bbqknnrr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RRNNKQBB1/10");
    CHECK(setup::array(1).view() == "10/1rrnkbnqb1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1BQNBKNRR1/10");
}

TEST_CASE("ultimatum_960: what is none of the arrays has no number", "[ultimatum]") {
    CHECK(setup::number_of("") == -1);
    CHECK(setup::number_of("10/1rnbkqbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBKQBNR1/10") == -1);
    CHECK(setup::number_of("10/1rnbkqbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNNQKBBR1/10") == -1);
}

TEST_CASE("chess960: the numbers that everybody knows", "[chess960]") {
    CHECK(white_pieces(0) == "BBQNNRKR");
    CHECK(white_pieces(518) == "RNBQKBNR");
    CHECK(white_pieces(959) == "RKRNNQBB");
    std::set<std::string> different;
    for (int number = 0; number < 960; ++number) {
        const auto array = chess960::array(number);
        different.insert(white_pieces(number));
        CHECK(chess960::number_of(array.view()) == number);
    }
    CHECK(different.size() == 960);
}

TEST_CASE("ultimatum_960: promotion and palaces are those of Ultimatum in every array", "[ultimatum]") {
    CHECK(perft(start<ultimatum_960>(), 3) == 66862);
    auto position = start<ultimatum_960>(0);
    CHECK(count_moves(position) == perft(position, 1));
    CHECK(ultimatum_960::promotion::zone<color::white, ultimatum::board>() ==
          ultimatum::promotion::zone<color::white, ultimatum::board>());
}
