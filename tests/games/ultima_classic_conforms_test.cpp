#include <variantkit/games/ultima.hpp>

#include "games/conforms_and_legality.hpp"

TEST_CASE("ultima_classic keeps the library's promises in random play", "[ultima_classic]") {
    const auto report = variantkit::check::conforms<variantkit::games::ultima_classic>(1962, 40);
    INFO(report.message());
    CHECK(report.passed);
}

TEST_CASE("ultima_classic: the gate and playing out agree on random positions", "[ultima_classic]") {
    CHECK(legality_tests::positions_until_disagreement<variantkit::games::ultima_classic>(1963, 20'000) == 20'000);
}

TEST_CASE("ultima_classic: the gate and playing out agree on a million random positions",
          "[ultima_classic][exhaustive]") {
    CHECK(legality_tests::positions_until_disagreement<variantkit::games::ultima_classic>(1962, 1'000'000) ==
          1'000'000);
}
