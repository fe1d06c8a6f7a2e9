// Ultimatum keeps the library's promises in games of random moves.
#include <variantkit/check/conforms.hpp>
#include <variantkit/games/ultimatum.hpp>

#include "support/catch.hpp"

using namespace variantkit;

TEST_CASE("ultimatum keeps all promises", "[ultimatum]") {
    const auto report = check::conforms<games::ultimatum>(1, 40);
    INFO(report.message());
    CHECK(report.passed);
}

TEST_CASE("ultimatum keeps all promises where pawns promote and are stranded", "[ultimatum]") {
    const auto first =
        read_position<games::ultimatum>("10/P1n1k1b2P/1P4P2P/10/2p4p2/2P4P2/10/p2p4p1/p3B1K2p/10 w - 0 1");
    const auto report = check::conforms(first.value(), 1, 40);
    INFO(report.message());
    CHECK(report.passed);
}

TEST_CASE("ultimatum_960 keeps all promises", "[ultimatum]") {
    const auto report = check::conforms(start<games::ultimatum_960>(17), 1, 20);
    INFO(report.message());
    CHECK(report.passed);
}
