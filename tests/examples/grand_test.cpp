#include <array>
#include <cstdint>
#include <string_view>

#include <variantkit/check/conforms.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/perft.hpp>

#include "../../examples/variants/grand.hpp"
#include "support/catch.hpp"

using namespace variantkit;

namespace {

template <std::size_t Depths>
void check_perft(const position<grand>& first, const std::array<std::uint64_t, Depths>& nodes) {
    for (std::size_t depth = 1; depth <= Depths; ++depth)
        CHECK(perft(first, static_cast<int>(depth)) == nodes[depth - 1]);
}

position<grand> at(std::string_view text) { return read_position<grand>(text).value(); }

} // namespace

TEST_CASE("Published perft of Grand Chess", "[variants]") {
    check_perft<4>(start<grand>(), {65, 4225, 259514, 15921643});
}

TEST_CASE("Perft of Grand Chess with promotions, agreed with Fairy-Stockfish", "[variants]") {
    check_perft<4>(at("5k4/PP6r1/1P8/10/10/10/10/4p5/1p8/4K4R w - 0 1"), {28, 721, 17868, 486757});
    check_perft<3>(at("r8r/1nPqkcabn1/ppPpppp1pP/10/10/10/7p2/PPP1PPPPpP/1NBQKCABN1/R8R w - 0 1"), {81, 5359, 413907});
}

TEST_CASE("Grand Chess keeps its promises in random play", "[variants]") {
    for (const std::string_view text : {"r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - 0 1",
                                        "5k4/PP6r1/1P8/10/10/10/10/4p5/1p8/4K4R w - 0 1"}) {
        const auto found = check::conforms(at(text), 1, 3, 200);
        INFO(found.message());
        CHECK(found.passed);
        CHECK(found.positions > 100);
    }
}

TEST_CASE("Promotion in Grand Chess", "[variants]") {
    SECTION("is a choice on the eighth and ninth rank") {
        const auto now = at("10/k9/10/2P7/10/10/10/10/10/K9 w - 0 1");
        CHECK(read_move(now, "c7c8").has_value());
        CHECK(read_move(now, "c8=C").has_value());
        CHECK(count_moves(now) == 7 + 3);
        const auto later = play(play(now, read_move(now, "c8").value()),
                                read_move(play(now, read_move(now, "c8").value()), "Ka8").value());
        CHECK(read_move(later, "c9").has_value());
        CHECK(read_move(later, "c9=N").has_value());
    }
    SECTION("is compulsory on the tenth") {
        const auto now = at("10/2P7/k9/10/10/10/10/10/10/K9 w - 0 1");
        CHECK(count_moves(now) == 6 + 3);
        CHECK(read_move(now, "c9c10").error().message() ==
              "'c9c10': it must become a bishop, a cardinal, a knight, a marshal, a queen or a rook there");
    }
    SECTION("gives only what has been lost") {
        const auto now = at("10/2P7/10/2k7/10/10/10/10/1NBQKCA3/R1B4N1R w - 0 1");
        CHECK_FALSE(read_move(now, "c10=N").has_value());
        CHECK_FALSE(read_move(now, "c10").has_value());
        const auto bishop = at("10/2P7/10/2k7/10/10/10/10/1NBQKCA3/R6N1R w - 0 1");
        CHECK(read_move(bishop, "c10=B").has_value());
        CHECK_FALSE(read_move(bishop, "c10=R").has_value());
    }
}
