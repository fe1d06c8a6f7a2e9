#include <variantkit/games/ultima.hpp>

#include "games/conforms_and_legality.hpp"

TEST_CASE("ultima keeps the library's promises in random play", "[ultima]") {
    const auto report = variantkit::check::conforms<variantkit::games::ultima>(1962, 40);
    INFO(report.message());
    CHECK(report.passed);
}

TEST_CASE("ultima: the gate and playing out agree on random positions", "[ultima]") {
    CHECK(legality_tests::positions_until_disagreement<variantkit::games::ultima>(1963, 20'000) == 20'000);
}

TEST_CASE("ultima: the gate and playing out agree on a million random positions", "[ultima][exhaustive]") {
    CHECK(legality_tests::positions_until_disagreement<variantkit::games::ultima>(1962, 1'000'000) == 1'000'000);
}
