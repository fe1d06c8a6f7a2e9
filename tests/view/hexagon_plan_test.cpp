// Hexagonal boards on paper.
#include <cmath>
#include <string>

#include <variantkit/view/board_text.hpp>
#include <variantkit/view/svg.hpp>

#include "../../examples/variants/glinski.hpp"
#include "support/catch.hpp"
#include "xml.hpp"

using namespace variantkit;

TEMPLATE_TEST_CASE("cells of a hexagon lie side by side and differ from their neighbours", "[view]", (hexagon<2>),
                   (hexagon<5>), (hexagon<6>)) {
    using plan = board_plan<TestType>;
    const auto distance = [](square a, square b) {
        return std::hypot(plan::centre(a).x - plan::centre(b).x, plan::centre(a).y - plan::centre(b).y);
    };
    for (square a : square_set<TestType>::all()) {
        const point size = plan::size();
        for (const point& corner : plan::corners(a)) {
            CHECK((corner.x > -0.001 && corner.x < size.x + 0.001 && corner.y > -0.001 && corner.y < size.y + 0.001));
            CHECK(std::abs(std::hypot(corner.x - plan::centre(a).x, corner.y - plan::centre(a).y) - plan::side) <
                  0.001);
        }
        for (const direction way : TestType::orthogonals) {
            const square b = TestType::offset(a, way);
            if (!b.exists()) continue;
            CHECK(std::abs(distance(a, b) - 1) < 0.001);
            CHECK(plan::shade(a) != plan::shade(b));
        }
        for (const direction way : TestType::diagonals) {
            const square b = TestType::offset(a, way);
            if (!b.exists()) continue;
            CHECK(std::abs(distance(a, b) - std::sqrt(3)) < 0.001);
            CHECK(plan::shade(a) == plan::shade(b));
        }
    }
    for (const color side : {color::white, color::black})
        CHECK(plan::labels(side).size() == std::size_t(TestType::file_count + TestType::rank_count));
}

TEST_CASE("a hexagonal board is drawn", "[view]") {
    const std::string svg = svg_text(start<glinski>());
    CHECK(xml::is_well_formed(svg));
    CHECK(board_plan<hexagon<6>>::shade(read_square<hexagon<6>>("f6")) == 2);
}
