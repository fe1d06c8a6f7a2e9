// The promises of the library, kept by Epsilon and Delta.
#include <variantkit/check/conforms.hpp>
#include <variantkit/games/delta.hpp>
#include <variantkit/games/epsilon.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

void check_report(const check::report& report) {
    INFO(report.promise << ": " << report.found << ", " << report.position << " " << report.move);
    CHECK(report.passed);
    CHECK(report.positions > 10);
}

} // namespace

TEST_CASE("Epsilon conforms", "[epsilon]") { check_report(check::conforms<games::epsilon>(1, 1, 14)); }

TEST_CASE("Epsilon conforms over whole games", "[epsilon][long]") {
    check_report(check::conforms<games::epsilon>(2, 1));
    // From a position in which the last reserves are placed.
    check_report(check::conforms(
        read_position<games::epsilon>("p5p/1P3P1/2p1p2/P1PpP1P/2p1p2/1P3P1/pP3Pp b 4/4 0 6").value(), 3, 1));
}

TEST_CASE("Delta conforms", "[delta]") { check_report(check::conforms<games::delta>(1, 8, 200)); }
