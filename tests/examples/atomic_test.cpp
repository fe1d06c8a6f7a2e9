#include <variantkit/notation/position_text.hpp>
#include <variantkit/perft.hpp>

#include "../../examples/variants/atomic.hpp"
#include "support/catch.hpp"

using namespace variantkit;

TEST_CASE("Published perft of Atomic chess", "[variants]") {
    const auto first = start<atomic>();
    CHECK(perft(first, 3) == 8902);
    CHECK(perft(first, 4) == 197326);
    SECTION("positions in which rooks explode at home") {
        const auto one = read_position<atomic>("rn2kb1r/1pp1p2p/p2q1pp1/3P4/2P3b1/4PN2/PP3PPP/R2QKB1R b KQkq -");
        REQUIRE(one.has_value());
        CHECK(perft(*one, 3) == 45237);
        CHECK(perft(*one, 4) == 1434825);
        const auto other = read_position<atomic>("rn1qkb1r/p5pp/2p5/3p4/N3P3/5P2/PPP4P/R1BQK3 w Qkq -");
        REQUIRE(other.has_value());
        CHECK(perft(*other, 3) == 23353);
        CHECK(perft(*other, 4) == 714499);
    }
}
