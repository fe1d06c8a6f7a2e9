// Rays, lines and the squares between, against their meaning.
#include <variantkit/board/cylinder.hpp>
#include <variantkit/board/hexagon.hpp>
#include <variantkit/board/rays.hpp>
#include <variantkit/board/rectangle.hpp>

#include "support/catch.hpp"
#include "support/random_squares.hpp"

using namespace variantkit;

namespace {

template <geometry Board>
square_set<Board> walked(square from, direction way) {
    square_set<Board> reached;
    for (square at = Board::offset(from, way); at.exists() && at != from; at = Board::offset(at, way))
        reached.insert(at);
    return reached;
}

} // namespace

TEMPLATE_TEST_CASE("rays, lines and squares between", "[rays]", (rectangle<3, 3>), (rectangle<5, 5>), (rectangle<8, 8>),
                   (rectangle<10, 10>), (rectangle<12, 7>), (rectangle<16, 16>), (hexagon<2>), (hexagon<4>),
                   (hexagon<6>)) {
    using set = square_set<TestType>;
    for (square a : set::all()) {
        CHECK(ray<north, TestType>(a) == walked<TestType>(a, north));
        CHECK(ray<south_west, TestType>(a) == walked<TestType>(a, south_west));
        set seen;
        for (const auto& ways : {TestType::orthogonals, TestType::diagonals}) {
            for (const direction way : ways) {
                const set line = walked<TestType>(a, way) | walked<TestType>(a, -way) | set{a};
                set crossed;
                for (square b = TestType::offset(a, way); b.exists(); b = TestType::offset(b, way)) {
                    REQUIRE(between<TestType>(a, b) == crossed);
                    REQUIRE(line_through<TestType>(a, b) == line);
                    crossed.insert(b);
                    seen.insert(b);
                }
            }
        }
        for (square b : ~seen) {
            REQUIRE(between<TestType>(a, b).empty());
            REQUIRE(line_through<TestType>(a, b).empty());
        }
    }
}

TEST_CASE("rays on a cylinder go round once", "[rays]") {
    using board = cylinder<8, 8>;
    for (square from : square_set<board>::all()) {
        CHECK(ray<east, board>(from) == walked<board>(from, east));
        CHECK(ray<east, board>(from).count() == 7);
        CHECK(ray<north_east, board>(from) == walked<board>(from, north_east));
    }
}

TEST_CASE("between squares of a cylinder lies what is crossed on any way from one to the other", "[rays]") {
    using board = cylinder<6, 8>;
    using set = square_set<board>;
    for (square a : set::all()) {
        for (square b : set::all()) {
            set crossed;
            set lines;
            for (const auto& ways : {board::orthogonals, board::diagonals}) {
                for (const direction way : ways) {
                    if (!walked<board>(a, way).contains(b)) continue;
                    for (square at = board::offset(a, way); at != b; at = board::offset(at, way)) crossed.insert(at);
                    lines |= walked<board>(a, way) | walked<board>(a, -way) | set{a};
                }
            }
            REQUIRE(between<board>(a, b) == crossed);
            REQUIRE(line_through<board>(a, b) == lines);
        }
    }
    CHECK(between<board>(square{0}, square{2}).count() == 1 + 3);
}
