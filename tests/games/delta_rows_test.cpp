// Delta against its rows, and perft from the start.
#include <variantkit/games/delta.hpp>

#include "placing_rows.hpp"

using namespace variantkit;
using rules = games::delta;

static_assert(perft(start<rules>(), 2) == 600);

TEST_CASE("Delta: turns, children, wins, threats and outcomes of all rows", "[delta]") {
    CHECK(test_support::check_rows<rules>() == 100);
    CHECK(test_support::check_perft_of_rows<rules>(0, ~std::uint64_t{0}) == 100);
}

TEST_CASE("Delta: perft from the start", "[delta]") {
    CHECK(perft(start<rules>(), 1) == 25);
    CHECK(perft(start<rules>(), 3) == 3768);
    CHECK(perft(start<rules>(), 4) == 103904);
    CHECK(perft(start<rules>(), 5) == 893200);
    CHECK(perft<counting::every_leaf>(start<rules>(), 5) == 893200);
}

TEST_CASE("Delta: perft from the start, further", "[delta][long]") {
    CHECK(perft(start<rules>(), 6) == 7306976);
    CHECK(perft(start<rules>(), 7) == 78760704);
}
