// Sliding, however it is worked out, is walking to the first occupied square.
#include <cstddef>
#include <utility>

#include <variantkit/board/cylinder.hpp>
#include <variantkit/board/hexagon.hpp>
#include <variantkit/board/rectangle.hpp>
#include <variantkit/board/slides.hpp>

#include "support/catch.hpp"
#include "support/random_squares.hpp"

using namespace variantkit;

namespace {

template <geometry Board>
square_set<Board> walked(square from, direction way, const square_set<Board>& occupied) {
    square_set<Board> reached;
    for (square at = Board::offset(from, way); at.exists() && at != from; at = Board::offset(at, way)) {
        reached.insert(at);
        if (occupied.contains(at)) break;
    }
    return reached;
}

template <direction Way, geometry Board>
void check_way(const square_set<Board>& occupied) {
    for (square from : square_set<Board>::all()) {
        const auto there = walked(from, Way, occupied);
        const auto back = walked(from, -Way, occupied);
        if (slide<Way>(from, occupied) == there && slide_both_ways<Way>(from, occupied) == (there | back)) continue;
        CAPTURE(from.index(), Way.files, Way.ranks, occupied.words());
        CHECK(slide<Way>(from, occupied).words() == there.words());
        CHECK(slide_both_ways<Way>(from, occupied).words() == (there | back).words());
    }
}

template <geometry Board, std::size_t... Orthogonal, std::size_t... Diagonal>
void check_ways(const square_set<Board>& occupied, std::index_sequence<Orthogonal...>,
                std::index_sequence<Diagonal...>) {
    (check_way<Board::orthogonals[Orthogonal]>(occupied), ...);
    (check_way<Board::diagonals[Diagonal]>(occupied), ...);
}

template <geometry Board>
void check_board() {
    random_source random{Board::square_count};
    const auto sets = sample_sets<Board>(random, 60);
    for (const auto& occupied : sets) {
        check_ways(occupied, std::make_index_sequence<Board::orthogonals.size()>{},
                   std::make_index_sequence<Board::diagonals.size()>{});
    }
    CHECK(sets.size() == 62);
}

} // namespace

TEMPLATE_TEST_CASE("slides agree with walking", "[slides]", (rectangle<3, 3>), (rectangle<5, 5>), (rectangle<6, 6>),
                   (rectangle<7, 7>), (rectangle<8, 8>), (rectangle<9, 9>), (rectangle<10, 10>), (rectangle<11, 11>),
                   (rectangle<12, 12>), (rectangle<13, 13>), (rectangle<16, 16>)) {
    check_board<TestType>();
}

TEMPLATE_TEST_CASE("slides agree with walking on odd boards", "[slides]", (rectangle<1, 1>), (rectangle<1, 20>),
                   (rectangle<16, 4>), (rectangle<4, 16>), (rectangle<12, 8>), (rectangle<9, 10>), (rectangle<26, 3>),
                   (cylinder<8, 8>), (cylinder<5, 7>), (cylinder<10, 8>), (cylinder<3, 9>), (cylinder<7, 3>),
                   (hexagon<2>), (hexagon<4>), (hexagon<5>), (hexagon<6>), (hexagon<7>)) {
    check_board<TestType>();
}

TEST_CASE("slides in constant expressions are those of run time", "[slides]") {
    using board = rectangle<8, 8>;
    static constexpr square_set<board> occupied{square{3}, square{24}, square{27}, square{45}, square{63}};
    constexpr auto rook = slide_both_ways<north>(square{27}, occupied) | slide_both_ways<east>(square{27}, occupied);
    constexpr auto bishop =
        slide_both_ways<north_east>(square{27}, occupied) | slide_both_ways<north_west>(square{27}, occupied);
    CHECK((slide_both_ways<north>(square{27}, occupied) | slide_both_ways<east>(square{27}, occupied)) == rook);
    CHECK((slide_both_ways<north_east>(square{27}, occupied) | slide_both_ways<north_west>(square{27}, occupied)) ==
          bishop);
}
