// Pieces in Betza's notation move as they are published, on empty and on crowded boards.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <variantkit/board/rectangle.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/piece/army.hpp>
#include <variantkit/piece/betza.hpp>

#include "support/catch.hpp"
#include "support/random_squares.hpp"

using namespace variantkit;

namespace {

using board = rectangle<9, 9>;
using set = square_set<board>;

/// What a description says of a piece: where one leap takes it, and what happens on the way.
enum class manner { leap, ride, cannon, grasshopper };
struct published {
    manner how = manner::leap;
    std::vector<direction> ways{};
    int most = 99;                 ///< leaps on end
    std::vector<direction> legs{}; ///< by way: a square that must be empty for it
};

/// All ways of a leap: four or eight.
std::vector<direction> all(int a, int b) {
    std::vector<direction> ways;
    for (int x = -9; x <= 9; ++x) {
        for (int y = -9; y <= 9; ++y) {
            const int far = std::max(std::abs(x), std::abs(y));
            const int near = std::min(std::abs(x), std::abs(y));
            if (far == std::max(a, b) && near == std::min(a, b)) ways.push_back({x, y});
        }
    }
    return ways;
}

published leap(int a, int b) { return {manner::leap, all(a, b)}; }
published leap(std::vector<direction> ways) { return {manner::leap, std::move(ways)}; }
published ride(int a, int b, int most = 99) { return {manner::ride, all(a, b), most}; }
const std::vector<published> rook{ride(1, 0)};
const std::vector<published> bishop{ride(1, 1)};

/// Where a piece gets to, by its description, one square after the other.
set naive(const std::vector<published>& piece, color side, square from, const set& occupied) {
    set reached;
    for (const published& part : piece) {
        for (std::size_t i = 0; i < part.ways.size(); ++i) {
            const auto seen_by = [&](direction way) {
                return side == color::white ? way : direction{way.files, -way.ranks};
            };
            if (!part.legs.empty()) {
                const square leg = board::offset(from, seen_by(part.legs[i]));
                if (leg.exists() && occupied.contains(leg)) continue;
            }
            int crossed = 0;
            for (int n = 1; n <= (part.how == manner::leap ? 1 : part.most); ++n) {
                const square to = board::offset(from, seen_by(part.ways[i]) * n);
                if (!to.exists()) break;
                if (part.how == manner::cannon        ? crossed == 1
                    : part.how == manner::grasshopper ? crossed == 1
                                                      : crossed == 0)
                    reached.insert(to);
                if (part.how == manner::grasshopper && crossed == 1) break;
                crossed += occupied.contains(to) ? 1 : 0;
            }
        }
    }
    return reached;
}

template <class Movement>
void check_moves(std::string_view name, const std::vector<published>& piece) {
    random_source random{7};
    for (const set& occupied : sample_sets<board>(random, 60)) {
        for (square from : set::all()) {
            for (const color side : {color::white, color::black}) {
                const set reached = side == color::white ? reach_of<Movement, color::white, board>(from, occupied)
                                                         : reach_of<Movement, color::black, board>(from, occupied);
                if (reached == naive(piece, side, from, occupied)) continue;
                CAPTURE(name, square_name<board>(from), name_of(side), occupied.words());
                REQUIRE(reached.words() == naive(piece, side, from, occupied).words());
            }
        }
        // Where it comes from is where it goes to, seen from the other end.
        for (square to : set::all()) {
            set found;
            for (square from : set::all()) {
                if (reach_of<Movement, color::black, board>(from, occupied).contains(to)) found.insert(from);
            }
            if (sources_of<Movement, color::black, board>(to, occupied) == found) continue;
            CAPTURE(name, square_name<board>(to), occupied.words());
            REQUIRE(sources_of<Movement, color::black, board>(to, occupied).words() == found.words());
        }
    }
    CHECK(reach_of<Movement, color::white, board>(board::square_at(4, 4), {}) ==
          naive(piece, color::white, board::square_at(4, 4), {}));
}

template <fixed_string Text>
void check_piece(std::string_view name, const std::vector<published>& piece) {
    check_moves<betza<Text>>(name, piece);
}
/// A piece that captures otherwise than it moves.
template <fixed_string Text>
void check_piece(std::string_view name, const std::vector<published>& quiet, const std::vector<published>& capturing) {
    check_moves<betza<Text>>(name, quiet);
    check_moves<typename betza<Text>::capturing>(name, capturing);
}

std::vector<published> operator+(std::vector<published> one, const std::vector<published>& other) {
    one.insert(one.end(), other.begin(), other.end());
    return one;
}
std::vector<published> operator+(published one, const published& other) { return {std::move(one), other}; }
std::vector<published> operator+(std::vector<published> one, const published& other) {
    return std::move(one) + std::vector{other};
}

/// A board drawn from the ninth rank down: `@` the piece, `x` where it gets to, `o` others, `X` one it gets to.
template <class Movement>
void check_drawing(std::string_view drawing) {
    set occupied;
    set expected;
    square from;
    int rank = 8;
    int file = 0;
    for (const char c : drawing) {
        if (c == '\n') {
            --rank;
            file = 0;
            continue;
        }
        if (c == ' ') continue;
        const square at = board::square_at(file++, rank);
        if (c == '@') from = at;
        if (c == 'o' || c == 'X') occupied.insert(at);
        if (c == 'x' || c == 'X') expected.insert(at);
    }
    REQUIRE(rank == 0);
    REQUIRE(file == 9);
    CHECK(reach_of<Movement, color::white, board>(from, occupied) == expected);
}

} // namespace

TEST_CASE("Common fairy pieces move as published", "[betza]") {
    const auto knight = leap(2, 1);
    check_piece<"R">("rook", rook);
    check_piece<"B">("bishop", bishop);
    check_piece<"Q">("queen", rook + bishop);
    check_piece<"K">("king", leap(1, 0) + leap(1, 1));
    check_piece<"N">("knight", {knight});
    check_piece<"QN">("amazon", rook + bishop + knight);
    check_piece<"RN">("chancellor", rook + knight);
    check_piece<"BN">("archbishop", bishop + knight);
    check_piece<"KN">("centaur", leap(1, 0) + leap(1, 1) + knight);
    check_piece<"W">("wazir", {leap(1, 0)});
    check_piece<"F">("ferz", {leap(1, 1)});
    check_piece<"D">("dabbaba", {leap(2, 0)});
    check_piece<"A">("alfil", {leap(2, 2)});
    check_piece<"H">("threeleaper", {leap(3, 0)});
    check_piece<"T">("threeleaper", {leap(3, 0)});
    check_piece<"C">("camel", {leap(3, 1)});
    check_piece<"L">("camel", {leap(3, 1)});
    check_piece<"Z">("zebra", {leap(3, 2)});
    check_piece<"J">("zebra", {leap(3, 2)});
    check_piece<"G">("tripper", {leap(3, 3)});
    check_piece<"NC">("wildebeest or gnu", knight + leap(3, 1));
    check_piece<"NZ">("knight and zebra", knight + leap(3, 2));
    check_piece<"CZ">("bison", leap(3, 1) + leap(3, 2));
    check_piece<"AD">("alibaba", leap(2, 2) + leap(2, 0));
    check_piece<"NDA">("squirrel", knight + leap(2, 0) + leap(2, 2));
    check_piece<"FD">("kylin", leap(1, 1) + leap(2, 0));
    check_piece<"WA">("phoenix", leap(1, 0) + leap(2, 2));
    check_piece<"WD">("woody rook", leap(1, 0) + leap(2, 0));
    check_piece<"KAD">("mastodon", leap(1, 0) + leap(1, 1) + leap(2, 2) + leap(2, 0));
    check_piece<"RF">("crowned rook", rook + leap(1, 1));
    check_piece<"BW">("crowned bishop", bishop + leap(1, 0));
    check_piece<"NN">("nightrider", {ride(2, 1)});
    check_piece<"AA">("alfilrider", {ride(2, 2)});
    check_piece<"DD">("dabbabarider", {ride(2, 0)});
    check_piece<"CC">("camelrider", {ride(3, 1)});
    check_piece<"WW">("rook", rook);
    check_piece<"FF">("bishop", bishop);
    check_piece<"R4">("short rook", {ride(1, 0, 4)});
    check_piece<"W3">("three steps of a wazir", {ride(1, 0, 3)});
    check_piece<"N2">("two leaps of a knight", {ride(2, 1, 2)});
    check_piece<"Q2">("two steps of a queen", ride(1, 0, 2) + ride(1, 1, 2));
}

TEST_CASE("Pieces with directions move as published", "[betza]") {
    check_piece<"WfF">("gold general", leap(1, 0) + leap({{1, 1}, {-1, 1}}));
    check_piece<"FfW">("silver general", leap(1, 1) + leap({{0, 1}}));
    check_piece<"ffN">("shogi knight", {leap({{1, 2}, {-1, 2}})});
    check_piece<"fR">("lance", {{manner::ride, {{0, 1}}}});
    check_piece<"vRsW">("vertical mover", published{manner::ride, {{0, 1}, {0, -1}}} + leap({{1, 0}, {-1, 0}}));
    check_piece<"sRvW">("side mover", published{manner::ride, {{1, 0}, {-1, 0}}} + leap({{0, 1}, {0, -1}}));
    check_piece<"FvW">("ferz and two steps", leap(1, 1) + leap({{0, 1}, {0, -1}}));
    check_piece<"vWfF">("copper general", leap({{0, 1}, {0, -1}}) + leap({{1, 1}, {-1, 1}}));
    check_piece<"FsW">("drunk elephant without ahead", leap(1, 1) + leap({{1, 0}, {-1, 0}}));
    check_piece<"fNbsWbF">("charging knight", leap({{1, 2}, {-1, 2}, {2, 1}, {-2, 1}}) +
                                                  leap({{0, -1}, {1, 0}, {-1, 0}, {1, -1}, {-1, -1}}));
    check_piece<"ffNbsN">("crab", leap({{1, 2}, {-1, 2}}) + leap({{2, -1}, {-2, -1}}));
    check_piece<"fsNbbN">("barc", leap({{2, 1}, {-2, 1}}) + leap({{1, -2}, {-1, -2}}));
    check_piece<"vN">("narrow knight", {leap({{1, 2}, {-1, 2}, {1, -2}, {-1, -2}})});
    check_piece<"sN">("wide knight", {leap({{2, 1}, {-2, 1}, {2, -1}, {-2, -1}})});
    check_piece<"flN">("a quarter of a knight", {leap({{-1, 2}, {-2, 1}})});
    check_piece<"rvN">("a quarter of a knight", {leap({{1, 2}, {1, -2}})});
    check_piece<"llN">("a quarter of a knight", {leap({{-2, 1}, {-2, -1}})});
    check_piece<"flF">("one step", {leap({{-1, 1}})});
    check_piece<"flFbrB">("two ways", leap({{-1, 1}}) + published{manner::ride, {{1, -1}}});
    check_piece<"flW">("two ways", {leap({{0, 1}, {-1, 0}})});
    check_piece<"fQ">("three ways", {published{manner::ride, {{0, 1}, {1, 1}, {-1, 1}}}});
    check_piece<"fB3">("short and ahead", {published{manner::ride, {{1, 1}, {-1, 1}}, 3}});
}

TEST_CASE("Pieces that capture otherwise than they move", "[betza]") {
    const published cannon{manner::cannon, all(1, 0)};
    check_piece<"mfWcfF">("pawn", {leap({{0, 1}})}, {leap({{1, 1}, {-1, 1}})});
    check_piece<"mfFcfW">("Berolina pawn", {leap({{1, 1}, {-1, 1}})}, {leap({{0, 1}})});
    check_piece<"mRcpR">("cannon", rook, {cannon});
    check_piece<"pR">("cannon that also moves so", {cannon});
    check_piece<"pQ">("Korean cannon on all lines", cannon + published{manner::cannon, all(1, 1)});
    check_piece<"mRcB">("moves as a rook, takes as a bishop", rook, bishop);
    check_piece<"WmF">("takes straight only", leap(1, 0) + leap(1, 1), {leap(1, 0)});
    check_piece<"mN">("takes nothing", {leap(2, 1)}, {});
    CHECK(std::is_same_v<betza<"mcR">, betza<"R">>);
}

TEST_CASE("Hoppers and lame leapers move as published", "[betza]") {
    const published grasshopper{manner::grasshopper, all(1, 0)};
    check_piece<"gQ">("grasshopper", grasshopper + published{manner::grasshopper, all(1, 1)});
    check_piece<"gR">("rookhopper", {grasshopper});
    check_piece<"gNN">("nightriderhopper", {published{manner::grasshopper, all(2, 1)}});

    published horse = leap(2, 1);
    for (const direction way : horse.ways)
        horse.legs.push_back(
            {std::abs(way.files) == 2 ? way.files / 2 : 0, std::abs(way.ranks) == 2 ? way.ranks / 2 : 0});
    check_piece<"nN">("horse", {horse});
    published elephant = leap(2, 2);
    for (const direction way : elephant.ways) elephant.legs.push_back({way.files / 2, way.ranks / 2});
    check_piece<"nA">("elephant", {elephant});
    published lame_dabbaba = leap(2, 0);
    for (const direction way : lame_dabbaba.ways) lame_dabbaba.legs.push_back({way.files / 2, way.ranks / 2});
    check_piece<"nD">("lame dabbaba", {lame_dabbaba});
}

TEST_CASE("Drawn moves on a crowded board", "[betza]") {
    // Korean elephant: one step straight, then two diagonally.
    check_drawing<betza<"nZ">>(". . . . . . . . .\n"
                               ". . x . . . x . .\n"
                               ". x . . o . . x .\n"
                               ". . . . . . . . .\n"
                               ". . . . @ . . . .\n"
                               ". . . . . . o . .\n"
                               ". x . . . . . . .\n"
                               ". . x . . . x . .\n"
                               ". . . . . . . . .");
    // Nightrider.
    check_drawing<betza<"NN">>(". . x . . . x . .\n"
                               ". . . . . . . . .\n"
                               "x . . x . x . . x\n"
                               ". . x . . o x . .\n"
                               ". . . . @ . . . .\n"
                               ". . x . . . X . .\n"
                               "x . . x . X . . .\n"
                               ". . . . . . . . .\n"
                               ". . x . . . . . .");
    // Grasshopper.
    check_drawing<betza<"gQ">>(". . . . . . . . .\n"
                               ". . . . x . . . .\n"
                               ". . . . o . . . .\n"
                               ". . . . . . . . .\n"
                               "o . . . @ . . o x\n"
                               ". . . . . . . . .\n"
                               ". . o . . . . . .\n"
                               ". X . . . . . . .\n"
                               ". . . . . . . . .");
    // Chinese cannon, capturing.
    check_drawing<betza<"mRcpR">::capturing>(". . . . X . . . .\n"
                                             ". . . . x . . . .\n"
                                             ". . . . o . . . .\n"
                                             ". . . . . . . . .\n"
                                             "o . . . @ o x x X\n"
                                             ". . . . . . . . .\n"
                                             ". . . . . . . . .\n"
                                             ". . . . . . . . .\n"
                                             ". . . . . . . . .");
    // Gold general.
    check_drawing<betza<"WfF">>(". . . . . . . . .\n"
                                ". . . . . . . . .\n"
                                ". . . . . . . . .\n"
                                ". . . x x X . . .\n"
                                ". . . x @ x . . .\n"
                                ". . . o x . . . .\n"
                                ". . . . . . . . .\n"
                                ". . . . . . . . .\n"
                                ". . . . . . . . .");
    // Chinese horse.
    check_drawing<betza<"nN">>(". . . . . . . . .\n"
                               ". . . . . . . . .\n"
                               ". . . . . . . . .\n"
                               ". . x . o . x . .\n"
                               ". . . . @ . . . .\n"
                               ". . x . . . x . .\n"
                               ". . . x . X . . .\n"
                               ". . . . . . . . .\n"
                               ". . . . . . . . .");
}
