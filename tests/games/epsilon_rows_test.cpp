// Epsilon against its rows, and perft from the start.
#include <variantkit/games/epsilon.hpp>

#include "placing_rows.hpp"

using namespace variantkit;
using rules = games::epsilon;

static_assert(perft(start<rules>(), 1) == 48);

TEST_CASE("Epsilon: turns, children, wins, threats and outcomes of all rows", "[epsilon]") {
    CHECK(test_support::check_rows<rules>() == 200);
}

TEST_CASE("Epsilon: perft of the rows", "[epsilon]") {
    CHECK(test_support::check_perft_of_rows<rules>(0, 1'000'000) == 82);
}

TEST_CASE("Epsilon: perft of the rows with most turns", "[epsilon][long]") {
    CHECK(test_support::check_perft_of_rows<rules>(1'000'000, ~std::uint64_t{0}) == 25);
}

TEST_CASE("Epsilon: perft from the start", "[epsilon]") {
    CHECK(perft(start<rules>(), 2) == 54144);
    CHECK(perft(start<rules>(), 3) == 5216520);
    CHECK(perft<counting::every_leaf>(start<rules>(), 2) == 54144);
}

TEST_CASE("Epsilon: perft from the start, further", "[epsilon][long]") {
    CHECK(perft(start<rules>(), 4) == 1664012760);
    CHECK(perft<counting::every_leaf>(start<rules>(), 3) == 5216520);
}
