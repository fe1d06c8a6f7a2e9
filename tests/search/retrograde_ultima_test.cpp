// Endgames of a game whose moves cannot be taken back: what they capture depends on everything around.
#include <variantkit/games/ultima.hpp>

#include "support/catch.hpp"
#include "support/endgames.hpp"

using namespace variantkit;
using games::ultima;

static_assert(!takes_back<ultima>);

TEST_CASE("retrograde: one piece and the king against the king of Ultima, every position looked at", "[endgames]") {
    for (const std::string pieces : {"KWK", "KLK", "KIK", "KPK"}) {
        INFO(pieces);
        const auto all = test_support::solved<ultima>(pieces);
        const auto* table = all.find(test_support::read<ultima>(pieces));
        REQUIRE(table != nullptr);
        CHECK(table->symmetries().size() == 16); // all of the board, each with the sides exchanged
        CHECK(test_support::contradictions(all, *table) == 0);
        CHECK(table->counts(color::white).positions() > 100000);
    }
}
