// Movements, against their meaning: distances, steps and walks.
#include <array>
#include <cstddef>
#include <cstdlib>
#include <vector>

#include <variantkit/board/cylinder.hpp>
#include <variantkit/board/hexagon.hpp>
#include <variantkit/board/rectangle.hpp>
#include <variantkit/piece/movement.hpp>
#include <variantkit/piece/orthodox.hpp>

#include "support/catch.hpp"
#include "support/random_squares.hpp"

using namespace variantkit;

namespace {

template <geometry Board>
using set = square_set<Board>;

/// Adds the squares of a walk up to and including the first occupied one.
template <geometry Board>
void walk(set<Board>& reached, square from, direction way, const set<Board>& occupied) {
    for (square at = Board::offset(from, way); at.exists() && at != from; at = Board::offset(at, way)) {
        reached.insert(at);
        if (occupied.contains(at)) break;
    }
}

/// What a movement means, told square by square.
template <class Movement>
struct meaning;

template <int Far, int Near>
struct meaning<leaps<Far, Near>> {
    template <color, geometry Board>
    static set<Board> reach(square from, const set<Board>&) {
        set<Board> reached;
        for (square to : set<Board>::all()) {
            const int files = std::abs(Board::file_of(to) - Board::file_of(from));
            const int ranks = std::abs(Board::rank_of(to) - Board::rank_of(from));
            if ((files == Far && ranks == Near) || (files == Near && ranks == Far)) reached.insert(to);
        }
        return reached;
    }
};

template <>
struct meaning<king_steps> {
    template <color, geometry Board>
    static set<Board> reach(square from, const set<Board>&) {
        set<Board> reached;
        for (square to : set<Board>::all()) {
            const int files = std::abs(Board::file_of(to) - Board::file_of(from));
            const int ranks = std::abs(Board::rank_of(to) - Board::rank_of(from));
            if (files <= 1 && ranks <= 1 && to != from) reached.insert(to);
        }
        return reached;
    }
};

template <direction... Ways>
struct meaning<forward_steps<Ways...>> {
    template <color Side, geometry Board>
    static set<Board> reach(square from, const set<Board>&) {
        set<Board> reached;
        for (const direction way : {Ways...}) {
            const int forward = Side == color::white ? 1 : -1;
            const square to = Board::offset(from, {way.files, forward * way.ranks});
            if (to.exists()) reached.insert(to);
        }
        return reached;
    }
};

template <>
struct meaning<orthogonal_slides> {
    template <color, geometry Board>
    static set<Board> reach(square from, const set<Board>& occupied) {
        set<Board> reached;
        for (const direction way : {north, south, east, west}) walk(reached, from, way, occupied);
        return reached;
    }
};

template <>
struct meaning<diagonal_slides> {
    template <color, geometry Board>
    static set<Board> reach(square from, const set<Board>& occupied) {
        set<Board> reached;
        for (const direction way : {north_east, north_west, south_east, south_west}) walk(reached, from, way, occupied);
        return reached;
    }
};

template <class... Parts>
struct meaning<combined<Parts...>> {
    template <color Side, geometry Board>
    static set<Board> reach(square from, const set<Board>& occupied) {
        return (meaning<Parts>::template reach<Side>(from, occupied) | ...);
    }
};

/// Where a movement leads, and from where it leads somewhere, for both sides.
template <class Movement, color Side, geometry Board>
bool as_meant(const set<Board>& occupied) {
    std::array<set<Board>, std::size_t(Board::square_count)> reached;
    for (square from : set<Board>::all()) {
        reached[std::size_t(from.index())] = meaning<Movement>::template reach<Side>(from, occupied);
        if (reach_of<Movement, Side>(from, occupied) != reached[std::size_t(from.index())]) return false;
    }
    for (square to : set<Board>::all()) {
        set<Board> sources;
        for (square from : set<Board>::all()) {
            if (reached[std::size_t(from.index())].contains(to)) sources.insert(from);
        }
        if (sources_of<Movement, Side>(to, occupied) != sources) return false;
    }
    return true;
}

template <class Movement, geometry Board>
void check_movement(const std::vector<set<Board>>& sets) {
    for (const auto& occupied : sets) {
        CHECK(as_meant<Movement, color::white>(occupied));
        CHECK(as_meant<Movement, color::black>(occupied));
    }
}

} // namespace

TEMPLATE_TEST_CASE("movements mean what they say", "[movement]", (rectangle<3, 3>), (rectangle<5, 5>),
                   (rectangle<8, 8>), (rectangle<10, 10>), (rectangle<7, 12>), (rectangle<16, 16>)) {
    random_source random{TestType::square_count};
    const auto sets = sample_sets<TestType>(random, 6);
    check_movement<leaps<2, 1>>(sets);
    check_movement<leaps<1, 1>>(sets);
    check_movement<leaps<2, 0>>(sets);
    check_movement<leaps<3, 1>>(sets);
    check_movement<king_steps>(sets);
    check_movement<forward_steps<north>>(sets);
    check_movement<forward_steps<north_east, north_west>>(sets);
    check_movement<forward_steps<north, south, direction{2, 1}>>(sets);
    check_movement<orthogonal_slides>(sets);
    check_movement<diagonal_slides>(sets);
    check_movement<queen_slides>(sets);
    check_movement<combined<orthogonal_slides, leaps<2, 1>>>(sets);
}

TEST_CASE("sliders go round a cylinder", "[movement]") {
    using board = cylinder<8, 8>;
    random_source random{1};
    const auto sets = sample_sets<board>(random, 20);
    check_movement<orthogonal_slides>(sets);
    check_movement<diagonal_slides>(sets);
}

TEST_CASE("how many squares the pieces of chess reach from the middle and from the corner", "[movement]") {
    using board = rectangle<8, 8>;
    const set<board> none;
    const auto count = [&]<class Kind>(type_list<Kind>, int file, int rank) {
        return reach_of<typename Kind::movement, color::white>(board::square_at(file, rank), none).count();
    };
    CHECK(count(type_list<pieces::king>{}, 3, 3) == 8);
    CHECK(count(type_list<pieces::king>{}, 0, 0) == 3);
    CHECK(count(type_list<pieces::queen>{}, 3, 3) == 27);
    CHECK(count(type_list<pieces::queen>{}, 0, 0) == 21);
    CHECK(count(type_list<pieces::rook>{}, 3, 3) == 14);
    CHECK(count(type_list<pieces::bishop>{}, 3, 3) == 13);
    CHECK(count(type_list<pieces::knight>{}, 3, 3) == 8);
    CHECK(count(type_list<pieces::knight>{}, 0, 0) == 2);
    CHECK(count(type_list<pieces::pawn>{}, 3, 3) == 1);
    CHECK(count(type_list<pieces::pawn>{}, 3, 7) == 0);
}
