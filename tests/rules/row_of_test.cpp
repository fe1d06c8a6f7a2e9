// Rows, against counting square by square.
#include <variantkit/board/rectangle.hpp>
#include <variantkit/rules/row_of.hpp>
#include <variantkit/search/random.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

template <int Length, geometry Board>
bool has_row_by_walking(const square_set<Board>& squares) {
    const auto starts_row = [&](square from, direction way) {
        int length = 0;
        for (square at = from; at.exists() && squares.contains(at); at = Board::offset(at, way)) ++length;
        return length >= Length;
    };
    for (square at : squares) {
        for (direction way : Board::orthogonals) {
            if (starts_row(at, way)) return true;
        }
        for (direction way : Board::diagonals) {
            if (starts_row(at, way)) return true;
        }
    }
    return false;
}

/// Random sets of all densities; returns how many had a row.
template <int Length, geometry Board>
int compare_at_random(int sets) {
    random_source random{Length};
    int rows = 0;
    for (int i = 0; i < sets; ++i) {
        const std::uint32_t density = 1 + random.below(9);
        square_set<Board> squares;
        for (int s = 0; s < Board::square_count; ++s) {
            if (random.below(10) < density) squares.insert(square{s});
        }
        const bool expected = has_row_by_walking<Length>(squares);
        CHECK(has_row<Length>(squares) == expected);
        rows += expected ? 1 : 0;
    }
    return rows;
}

template <int Length, geometry Board>
void check_board() {
    INFO(Board::file_count << "x" << Board::rank_count << ", " << Length);
    const int rows = compare_at_random<Length, Board>(400);
    CHECK(rows > 20);
    CHECK(rows < 380);
}

} // namespace

TEST_CASE("Rows are found where they are, and do not run over an edge", "[row_of]") {
    check_board<5, rectangle<7, 7>>();
    check_board<4, rectangle<5, 5>>();
    check_board<2, rectangle<2, 3>>();
    check_board<3, rectangle<3, 11>>();
    check_board<6, rectangle<19, 19>>();
    check_board<5, rectangle<15, 15>>();
    check_board<7, rectangle<10, 10>>();
    CHECK_FALSE(has_row<5>(~square_set<rectangle<4, 4>>{}));

    // f1 g1 a2 b2 c2 follow each other in number only.
    using seven = square_set<rectangle<7, 7>>;
    static_assert(!has_row<5>(seven{square{5}, square{6}, square{7}, square{8}, square{9}}));
    static_assert(has_row<5>(seven{square{7}, square{8}, square{9}, square{10}, square{11}, square{12}}));
}
