// Variants of chess keep the library's promises in games of random moves.
#include <variantkit/check/conforms.hpp>

#include "../../examples/variants/king_of_the_hill.hpp"
#include "../../examples/variants/racing_kings.hpp"
#include "../../examples/variants/three_check.hpp"
#include "support/catch.hpp"

using namespace variantkit;

TEMPLATE_TEST_CASE("chess with other goals keeps all promises", "[variants]", king_of_the_hill, racing_kings,
                   three_check) {
    const check::report report = check::conforms<TestType>(1, 40, 300);
    INFO(report.message());
    CHECK(report);
    CHECK(report.games == 40);
}
