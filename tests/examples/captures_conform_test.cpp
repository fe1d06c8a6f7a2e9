// Variants of chess keep the library's promises in games of random moves.
#include <variantkit/check/conforms.hpp>

#include "../../examples/variants/antichess.hpp"
#include "../../examples/variants/atomic.hpp"
#include "../../examples/variants/rifle.hpp"
#include "support/catch.hpp"

using namespace variantkit;

TEMPLATE_TEST_CASE("chess with other captures keeps all promises", "[variants]", antichess, atomic, rifle) {
    const check::report report = check::conforms<TestType>(1, 40, 300);
    INFO(report.message());
    CHECK(report);
    CHECK(report.games == 40);
}
