// Variants of chess keep the library's promises in games of random moves.
#include <variantkit/check/conforms.hpp>

#include "../../examples/variants/breakthrough.hpp"
#include "../../examples/variants/capablanca.hpp"
#include "support/catch.hpp"

using namespace variantkit;

TEMPLATE_TEST_CASE("other armies keep all promises", "[variants]", breakthrough, capablanca) {
    const check::report report = check::conforms<TestType>(1, 40, 300);
    INFO(report.message());
    CHECK(report);
    CHECK(report.games == 40);
}
