// Shifting a set is stepping with each of its squares: nothing comes round an edge.
#include <variantkit/board/cylinder.hpp>
#include <variantkit/board/hexagon.hpp>
#include <variantkit/board/rectangle.hpp>
#include <variantkit/board/shift.hpp>

#include "support/catch.hpp"
#include "support/random_squares.hpp"

using namespace variantkit;

namespace {

template <direction Way, geometry Board>
square_set<Board> stepped(const square_set<Board>& squares) {
    square_set<Board> arrivals;
    for (square at : squares) {
        if (const square to = Board::offset(at, Way); to.exists()) arrivals.insert(to);
    }
    return arrivals;
}

template <direction... Way, geometry Board>
bool all_agree(const square_set<Board>& squares) {
    return ((shifted<Way>(squares) == stepped<Way>(squares)) && ...);
}

} // namespace

TEMPLATE_TEST_CASE("shifts agree with steps", "[shift]", (rectangle<1, 8>), (rectangle<8, 1>), (rectangle<5, 5>),
                   (rectangle<7, 7>), (rectangle<8, 8>), (rectangle<10, 10>), (rectangle<10, 8>), (rectangle<16, 16>),
                   (rectangle<26, 3>), (cylinder<8, 8>), (cylinder<5, 7>), (cylinder<3, 3>), (hexagon<2>), (hexagon<5>),
                   (hexagon<6>), (hexagon<13>)) {
    random_source random{TestType::square_count};
    auto sets = sample_sets<TestType>(random, 100);
    for (square at : square_set<TestType>::all()) sets.emplace_back(at);
    for (const auto& squares : sets) {
        CHECK(all_agree<north, south, east, west>(squares));
        CHECK(all_agree<north_east, north_west, south_east, south_west>(squares));
        CHECK(all_agree<direction{1, 2}, direction{-2, 1}, direction{3, -1}, direction{0, 2}, direction{-4, 0},
                        direction{0, 0}>(squares));
        CHECK(
            all_agree<direction{2, 0}, direction{1, 2}, direction{-1, 2}, direction{3, 1}, direction{-2, -2}>(squares));
    }
}

TEST_CASE("a step over the edge is no step on a rectangle, and comes round on a cylinder", "[shift]") {
    using flat = rectangle<8, 8>;
    using round = cylinder<8, 8>;
    CHECK(shifted<east>(square_set<flat>{square{7}}).empty());
    CHECK(shifted<east>(square_set<round>{square{7}}) == square_set<round>{square{0}});
    CHECK(shifted<north>(square_set<round>{square{63}}).empty());
}
