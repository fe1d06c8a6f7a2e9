// Boards that are no rectangles, against where their cells lie.
#include <cmath>
#include <cstdlib>
#include <string>

#include <variantkit/board/cylinder.hpp>
#include <variantkit/board/hexagon.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/board/zones.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

struct place {
    double x = 0;
    double y = 0;
};

/// The middle of a cell, cells being 1 high.
template <int Side>
place place_of(square at) {
    using board = hexagon<Side>;
    const int file = board::file_of(at);
    return {file * std::sqrt(0.75), board::rank_of(at) + std::abs(file - (Side - 1)) / 2.0};
}

/// The cell there, none when no cell has its middle there.
template <int Side>
square cell_at(place wanted) {
    for (int i = 0; i < hexagon<Side>::square_count; ++i) {
        const place found = place_of<Side>(square{i});
        if (std::abs(found.x - wanted.x) < 0.01 && std::abs(found.y - wanted.y) < 0.01) return square{i};
    }
    return square::none();
}

/// Checks steps towards an angle (in degrees, anticlockwise from the right) over a distance.
template <int Side>
void check_step(direction way, double degrees, double distance) {
    const double angle = degrees * std::acos(-1.0) / 180;
    for (int i = 0; i < hexagon<Side>::square_count; ++i) {
        const place from = place_of<Side>(square{i});
        const place to{from.x + distance * std::cos(angle), from.y + distance * std::sin(angle)};
        CAPTURE(i, way.files, way.ranks);
        REQUIRE(hexagon<Side>::offset(square{i}, way) == cell_at<Side>(to));
    }
}

template <int Side>
void check_hexagon() {
    using board = hexagon<Side>;
    const double next = 1;
    const double corner = std::sqrt(3.0);
    check_step<Side>(north, 90, next);
    check_step<Side>(north_east, 30, next);
    check_step<Side>(south_east, -30, next);
    check_step<Side>(south, -90, next);
    check_step<Side>(south_west, 210, next);
    check_step<Side>(north_west, 150, next);
    check_step<Side>({2, 0}, 0, corner);
    check_step<Side>({1, 2}, 60, corner);
    check_step<Side>({-1, 2}, 120, corner);
    check_step<Side>({-2, 0}, 180, corner);
    check_step<Side>({-1, -2}, 240, corner);
    check_step<Side>({1, -2}, 300, corner);
    check_step<Side>(north * 2, 90, 2 * next);
    for (const direction sideways : {east, west}) {
        for (int i = 0; i < board::square_count; ++i) CHECK_FALSE(board::offset(square{i}, sideways).exists());
    }
    for (int i = 0; i < board::square_count; ++i) {
        CHECK(board::square_at(board::file_of(square{i}), board::rank_of(square{i})) == square{i});
        for (const auto& ways : {board::orthogonals, board::diagonals}) {
            for (std::size_t way = 0; way < ways.size(); way += 2) {
                const square there = board::offset(square{i}, ways[way]);
                CHECK(ways[way + 1] == -ways[way]);
                if (!there.exists()) continue;
                CHECK(there > square{i});
                CHECK(board::offset(there, ways[way + 1]) == square{i});
            }
        }
    }
    CHECK_FALSE(board::square_at(-1, 0).exists());
    CHECK_FALSE(board::square_at(board::file_count, 0).exists());
    CHECK_FALSE(board::square_at(0, Side).exists());
    CHECK_FALSE(board::square_at(Side - 1, 2 * Side - 1).exists());
}

} // namespace

TEST_CASE("cells of a hexagon lie where its steps lead", "[hexagon]") {
    check_hexagon<2>();
    check_hexagon<3>();
    check_hexagon<6>();
    check_hexagon<7>();
}

TEST_CASE("cells of Glinski's board", "[hexagon]") {
    using board = hexagon<6>;
    CHECK(board::square_count == 91);
    CHECK(square_name<board>(square{0}) == "a1");
    CHECK(square_name<board>(square{90}) == "k6");
    CHECK(read_square<board>("f11").exists());
    for (const char* name : {"a7", "b8", "f12", "g11", "k7", "l1", "a0"})
        CHECK_FALSE(read_square<board>(name).exists());
    const square middle = read_square<board>("f6");
    CHECK(board::offset(middle, north_east) == read_square<board>("g6"));
    CHECK(board::offset(middle, south_east) == read_square<board>("g5"));
    CHECK(neighbours<board>(middle).count() == 12);
    CHECK(neighbours<board>(square{0}).count() == 5);
}

TEST_CASE("files of a cylinder form a ring", "[cylinder]") {
    using board = cylinder<8, 6>;
    const auto at = [](const char* name) { return read_square<board>(name); };
    CHECK(board::offset(at("h3"), east) == at("a3"));
    CHECK(board::offset(at("a3"), west) == at("h3"));
    CHECK(board::offset(at("g3"), {2, 1}) == at("a4"));
    CHECK(board::offset(at("a1"), {-19, 1}) == at("f2"));
    CHECK_FALSE(board::offset(at("d6"), north).exists());
    CHECK_FALSE(board::square_at(8, 0).exists());
    CHECK_FALSE(at("i1").exists());
    CHECK(neighbours<board>(at("a1")) == square_set<board>{at("b1"), at("h1"), at("a2"), at("b2"), at("h2")});
}
