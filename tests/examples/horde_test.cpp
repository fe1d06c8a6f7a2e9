#include <array>
#include <cstdint>

#include <variantkit/check/conforms.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/perft.hpp>

#include "../../examples/variants/horde.hpp"
#include "support/catch.hpp"

using namespace variantkit;

TEST_CASE("Published perft of Horde", "[variants]") {
    constexpr std::array<std::uint64_t, 5> nodes{8, 128, 1274, 23310, 265223};
    for (int depth = 1; depth <= 5; ++depth)
        CHECK(perft(start<horde>(), depth) == nodes[static_cast<std::size_t>(depth - 1)]);
}

TEST_CASE("Horde keeps its promises in random play", "[variants]") {
    const auto found = check::conforms<horde>(1, 6);
    INFO(found.message());
    CHECK(found.passed);
    CHECK(found.positions > 100);
}

TEST_CASE("Pawns of a horde on the first rank go two squares", "[variants]") {
    const auto first = read_position<horde>("k7/8/8/8/8/p7/8/1P5P w - -");
    REQUIRE(first.has_value());
    CHECK(count_moves(*first) == 4);
    const auto crossed = play(*first, read_move(*first, "b1b3").value());
    CHECK(position_text(crossed) == "k7/8/8/8/8/pP6/8/7P b - - 0 1");
    CHECK_FALSE(read_move(crossed, "a3b2").has_value());
    CHECK(read_position<horde>("k7/8/8/8/8/pP6/8/7P b - b2").error().message() ==
          "column 25, 'b2': White's pawns cannot cross b2 in a double step");
    SECTION("from the second rank they can be taken") {
        const auto second = read_position<horde>("k7/8/8/8/p7/8/1P6/8 w - -");
        const auto after = play(*second, read_move(*second, "b2b4").value());
        CHECK(position_text(after) == "k7/8/8/8/pP6/8/8/8 b - b3 0 1");
        const auto taken = play(after, read_move(after, "a4b3").value());
        CHECK(outcome(taken) == game_outcome{game_result::black_wins, "all pieces captured"});
    }
}

TEST_CASE("A horde wins by mate and draws by stalemate", "[variants]") {
    const auto mated = read_position<horde>("k7/P1P5/KP6/8/8/8/8/8 b - -");
    CHECK_FALSE(mated.has_value()); // a horde has no king
    const auto queens = read_position<horde>("kQ6/1Q6/8/8/8/8/8/8 b - -");
    REQUIRE(queens.has_value());
    CHECK(outcome(*queens) == game_outcome{game_result::white_wins, "checkmate"});
    const auto stuck = read_position<horde>("k7/8/8/8/p7/P7/8/8 w - -");
    REQUIRE(stuck.has_value());
    CHECK(outcome(*stuck) == game_outcome{game_result::draw, "stalemate"});
    CHECK(read_position<horde>("k7/8/8/8/p7/8/8/8 b - -").error().message() ==
          "White has no piece and yet has just moved");
}
