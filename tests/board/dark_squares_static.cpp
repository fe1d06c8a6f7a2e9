// Boards of dark squares: numbers, names, steps.
#include <variantkit/board/dark_squares.hpp>
#include <variantkit/board/rays.hpp>
#include <variantkit/board/rectangle.hpp>
#include <variantkit/board/shift.hpp>
#include <variantkit/board/square_number.hpp>
#include <variantkit/board/steps.hpp>

using namespace variantkit;

namespace {

template <class Board>
constexpr square at(const char* name) {
    return Board::square_at(name[0] - 'a', name[1] - '1');
}

using small = dark_squares<8, 8>;
using large = dark_squares<10, 10>;

static_assert(geometry<small> && geometry<large> && geometry<dark_squares<12, 12>>);
static_assert(small::square_count == 32 && large::square_count == 50);
static_assert(square_set<large>::word_count == 1);
static_assert(at<small>("a1").index() == 0 && at<small>("g1").index() == 3 && at<small>("b2").index() == 4);
static_assert(!at<small>("b1").exists() && !at<small>("a8").exists() && !small::square_at(8, 0).exists());
static_assert(!small::square_at(-1, 1).exists() && !small::square_at(0, 8).exists());

static_assert(small::offset(at<small>("c3"), north_east) == at<small>("d4"));
static_assert(small::offset(at<small>("d4"), north_west) == at<small>("c5"));
static_assert(!small::offset(at<small>("a3"), north_west).exists());
static_assert(!small::offset(at<small>("h2"), south_east * 2).exists());
static_assert(!small::offset(at<small>("c3"), north).exists());

/// Every place is found again, and steps are those of the whole board.
template <int Files, int Ranks>
constexpr bool agrees_with_whole_board() {
    using dark = dark_squares<Files, Ranks>;
    using whole = rectangle<Files, Ranks>;
    for (int i = 0; i < dark::square_count; ++i) {
        const square here{i};
        const square there = whole::square_at(dark::file_of(here), dark::rank_of(here));
        if (!there.exists() || dark::square_at(dark::file_of(here), dark::rank_of(here)) != here) return false;
        for (const direction way : dark::diagonals) {
            const square to = dark::offset(here, way);
            const square expected = whole::offset(there, way);
            if (to.exists() != expected.exists()) return false;
            if (to.exists() && whole::square_at(dark::file_of(to), dark::rank_of(to)) != expected) return false;
        }
        if (step<north_east, dark>(here) != dark::offset(here, north_east)) return false;
        const bool leaves = shifted<south_west>(square_set<dark>{here}).empty();
        if (leaves == dark::offset(here, south_west).exists()) return false;
    }
    return true;
}
static_assert(agrees_with_whole_board<8, 8>() && agrees_with_whole_board<10, 10>() && agrees_with_whole_board<4, 5>());

static_assert(between<small>(at<small>("a1"), at<small>("d4")) == square_set<small>{at<small>("b2"), at<small>("c3")});

// Draughts players count from the top.
static_assert(numbered_square<small>(1) == at<small>("b8") && numbered_square<small>(5) == at<small>("a7"));
static_assert(numbered_square<small>(32) == at<small>("g1") && numbered_square<large>(50) == at<large>("i1"));
static_assert(numbered_square<rectangle<8, 8>>(1) == rectangle<8, 8>::square_at(0, 7));
static_assert(!numbered_square<small>(0).exists() && !numbered_square<small>(33).exists());
static_assert(!numbered_square<small>(-1).exists());
static_assert(square_number<small>(at<small>("b8")) == 1 && square_number<large>(at<large>("a1")) == 46);

} // namespace
