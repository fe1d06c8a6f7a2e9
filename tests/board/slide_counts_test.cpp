// Counts of arrivals across squares, and the square crossed last, against walking.
#include <variantkit/board/last_crossed.hpp>
#include <variantkit/board/rectangle.hpp>
#include <variantkit/piece/crossing.hpp>
#include <variantkit/search/random.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

/// Empty squares at least two steps away with nothing in between, and what is crossed last.
template <geometry Board, class F>
void walk_across(square from, const square_set<Board>& occupied, F f) {
    const auto walk = [&](direction way) {
        square before = Board::offset(from, way);
        while (before.exists() && !occupied.contains(before)) {
            const square at = Board::offset(before, way);
            if (!at.exists() || occupied.contains(at)) return;
            f(at, before);
            before = at;
        }
    };
    for (direction way : Board::orthogonals) walk(way);
    for (direction way : Board::diagonals) walk(way);
}

template <geometry Board>
void check_board() {
    INFO(Board::file_count << "x" << Board::rank_count);
    random_source random{7};
    int arrivals = 0;
    for (int i = 0; i < 200; ++i) {
        square_set<Board> occupied;
        for (int s = 0; s < Board::square_count; ++s) {
            if (random.below(10) < static_cast<std::uint32_t>(i % 9)) occupied.insert(square{s});
        }
        for (int s = 0; s < Board::square_count; ++s) {
            square_set<Board> expected;
            walk_across<Board>(square{s}, occupied, [&](square to, square before) {
                expected.insert(to);
                CHECK(last_crossed<Board>(square{s}, to) == before);
            });
            const auto reached = reach_across<queen_slides, color::white>(square{s}, occupied);
            CHECK(reached == expected);
            CHECK(count_across<queen_slides>(square{s}, occupied) == expected.count());
            arrivals += expected.count();
        }
    }
    CHECK(arrivals > 1000);
}

} // namespace

TEST_CASE("Arrivals across squares are counted as they are listed", "[slide_counts]") {
    check_board<rectangle<7, 7>>();
    check_board<rectangle<5, 5>>();
    check_board<rectangle<8, 8>>();
    check_board<rectangle<10, 10>>();
    check_board<rectangle<3, 12>>();
    STATIC_REQUIRE(count_across<queen_slides>(square{24}, square_set<rectangle<7, 7>>{}) == 16);
    STATIC_REQUIRE(count_across<orthogonal_slides>(square{0}, square_set<rectangle<7, 7>>{}) == 10);
}

TEST_CASE("Squares that share no line have no square crossed last", "[last_crossed]") {
    using board = rectangle<7, 7>;
    CHECK_FALSE(last_crossed<board>(board::square_at(0, 0), board::square_at(1, 2)).exists());
    CHECK(last_crossed<board>(board::square_at(0, 0), board::square_at(0, 1)) == board::square_at(0, 0));
    CHECK(last_crossed<board>(board::square_at(6, 6), board::square_at(2, 2)) == board::square_at(3, 3));
}
