// Chess on a cylinder and on hexagons, against a generator that works cell by cell.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/check/conforms.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/view/board_text.hpp>

#include "../../examples/variants/cylinder_chess.hpp"
#include "../../examples/variants/glinski.hpp"
#include "support/catch.hpp"
#include "support/naive_chess.hpp"
#include "support/random_games.hpp"

using namespace variantkit;
using test_support::cell;
using test_support::naive_board;
using test_support::naive_chess;

namespace {

const naive_board round_board{[](cell at) { return at.first >= 0 && at.first < 8 && at.second >= 0 && at.second < 8; },
                              [](cell at) { return cell{(at.first + 16) % 8, at.second}; },
                              {{1, 0}, {-1, 0}, {0, 1}, {0, -1}},
                              {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
                              {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}},
                              {{{0, 1}, {0, -1}}},
                              {{{{{1, 1}, {-1, 1}}}, {{{1, -1}, {-1, -1}}}}},
                              {{{{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}, {7, 1}},
                                {{0, 6}, {1, 6}, {2, 6}, {3, 6}, {4, 6}, {5, 6}, {6, 6}, {7, 6}}}}};

/// The cell of Glinski's board on a file and rank, both from 0. The first coordinate is the file, from the middle one;
/// the second goes straight up from where the line up and to the right through a1 cuts the file.
cell hexagon_cell(int file, int rank) { return {file - 5, rank + std::max(0, 5 - file)}; }

bool on_hexagon(cell at) {
    const int rank = at.second - std::max(0, -at.first);
    return std::abs(at.first) <= 5 && rank >= 0 && rank < 11 - std::abs(at.first);
}

const naive_board hexagonal_board{
    on_hexagon,
    [](cell at) { return at; },
    {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, -1}, {-1, 1}},
    {{1, 1}, {-1, -1}, {2, -1}, {-2, 1}, {1, -2}, {-1, 2}},
    {{1, 2}, {-1, 3}, {2, 1}, {-2, 3}, {3, -1}, {-3, 2}, {-1, -2}, {1, -3}, {-2, -1}, {2, -3}, {-3, 1}, {3, -2}},
    {{{0, 1}, {0, -1}}},
    {{{{{1, 0}, {-1, 1}}}, {{{-1, 0}, {1, -1}}}}},
    {{{hexagon_cell(1, 0), hexagon_cell(2, 1), hexagon_cell(3, 2), hexagon_cell(4, 3), hexagon_cell(5, 4),
       hexagon_cell(6, 3), hexagon_cell(7, 2), hexagon_cell(8, 1), hexagon_cell(9, 0)},
      {hexagon_cell(1, 6), hexagon_cell(2, 6), hexagon_cell(3, 6), hexagon_cell(4, 6), hexagon_cell(5, 6),
       hexagon_cell(6, 6), hexagon_cell(7, 6), hexagon_cell(8, 6), hexagon_cell(9, 6)}}}};

/// The same position, told to the generator in its own way.
template <class Rules>
naive_chess told(const position<Rules>& now, const naive_board& board, bool castles) {
    naive_chess naive{board};
    const auto cell_of = [&](square at) {
        const int file = Rules::board::file_of(at);
        const int rank = Rules::board::rank_of(at);
        return castles ? cell{file, rank} : hexagon_cell(file, rank);
    };
    for (square at : now.occupied()) {
        const piece there = *now.piece_on(at);
        const char letter = Rules::army::letters[there.kind];
        naive.put(cell_of(at), there.side == color::white ? letter : static_cast<char>(letter - 'A' + 'a'));
    }
    std::istringstream fields{position_text(now)};
    std::string text;
    std::string side;
    std::string castling = "-";
    std::string target;
    fields >> text >> side;
    if (castles) fields >> castling;
    fields >> target;
    const square crossed = read_square<typename Rules::board>(target);
    naive.set_state(side == "w", castling == "-" ? "" : castling, crossed.exists(),
                    crossed.exists() ? cell_of(crossed) : cell{});
    return naive;
}

template <class Rules>
void check_random_positions(const naive_board& board, bool castles, int depth) {
    int positions = 0;
    int number = 0;
    test_support::for_each_random_position(start<Rules>(), 5, 12, 160, [&](const position<Rules>& now) {
        if (number++ % 17 != 0) return;
        ++positions;
        INFO(position_text(now));
        CHECK(perft(now, depth) == told(now, board, castles).perft(depth));
    });
    CHECK(positions > 50);
}

template <class Rules>
void check_conformance(const position<Rules>& first, int games) {
    const auto found = check::conforms(first, 1, games, 150);
    INFO(found.message());
    CHECK(found.passed);
    CHECK(found.positions > 20);
}

template <class Rules>
position<Rules> at(std::string_view text) {
    return read_position<Rules>(text).value();
}

} // namespace

TEST_CASE("Perft of cylinder chess is that of a generator that works cell by cell", "[variants]") {
    const auto naive = told(start<cylinder_chess>(), round_board, true);
    for (int depth = 1; depth <= 3; ++depth) CHECK(perft(start<cylinder_chess>(), depth) == naive.perft(depth));
    check_random_positions<cylinder_chess>(round_board, true, 2);
    for (const std::string_view text :
         {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "8/8/8/K1k5/8/8/4R3/8 w - - 0 1",
          "4k3/8/8/8/r3K3/8/8/8 w - - 0 1", "4k3/8/8/8/P2RK2r/8/8/8 w - - 0 1", "k7/8/8/p6P/8/8/8/K7 w - a6 0 1"}) {
        const auto read = read_position<cylinder_chess>(text);
        INFO(text);
        if (!read) INFO(read.error().message());
        REQUIRE(read.has_value());
        for (int depth = 1; depth <= 2; ++depth)
            CHECK(perft(*read, depth) == told(*read, round_board, true).perft(depth));
    }
}

TEST_CASE("Cylinder chess", "[variants]") {
    check_conformance(start<cylinder_chess>(), 5);
    check_conformance(at<cylinder_chess>("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), 5);
    SECTION("a rook goes round an empty rank, but not back to where it stands") {
        const auto now = at<cylinder_chess>("8/1k6/8/8/R7/8/8/4K3 w - - 0 1");
        CHECK(read_move(now, "Rh4").has_value());
        CHECK(read_move(now, "Rb4+").has_value());
        CHECK_FALSE(read_move(now, "a4a4").has_value());
        CHECK(count_moves(now) == 14 + 5);
    }
    SECTION("pieces give check over the edge") {
        const auto now = at<cylinder_chess>("4k3/8/8/8/K6r/8/8/8 w - - 0 1");
        CHECK(royal_attacked<color::white>(now));
        CHECK(read_move(now, "Kxh4").has_value());
        CHECK(read_move(now, "Kb4").error().message() ==
              "'Kb4': leaves your king on b4 to be captured by the rook on h4");
    }
    SECTION("pawns take over the edge, and en passant") {
        auto now = at<cylinder_chess>("4k3/p7/8/7P/8/8/8/4K3 b - - 0 1");
        now = play(now, read_move(now, "a5").value());
        now = play(now, read_move(now, "hxa6").value());
        CHECK(position_text(now) == "4k3/8/P7/8/8/8/8/4K3 b - - 0 2");
    }
    SECTION("a piece between king and attacker on either way") {
        // The rook on h1 aims at the king on d1 from both sides: the knights on f1 and a1 are both pinned.
        const auto now = at<cylinder_chess>("4k3/8/8/8/8/8/8/N2K1N1r w - - 0 1");
        CHECK(count_moves(now) == 5);
        CHECK_FALSE(read_move(now, "Ne3").has_value());
        CHECK_FALSE(read_move(now, "Nb3").has_value());
    }
}

TEST_CASE("Perft of Glinski's chess is that of a generator that works cell by cell", "[variants]") {
    CHECK(count_moves(start<glinski>()) == 51);
    const auto naive = told(start<glinski>(), hexagonal_board, false);
    for (int depth = 1; depth <= 2; ++depth) CHECK(perft(start<glinski>(), depth) == naive.perft(depth));
    check_random_positions<glinski>(hexagonal_board, false, 1);
}

TEST_CASE("Glinski's chess", "[variants]") {
    check_conformance(start<glinski>(), 4);
    const auto first = start<glinski>();
    CHECK(position_text(first) == "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - 0 1");
    SECTION("pawns go two from where pawns begin, and are taken en passant") {
        auto now = at<glinski>("k/3/5/7/p8/11/P10/11/11/11/5K5 b - 0 1");
        now = play(now, read_move(now, "b5").value());
        CHECK(position_text(now) == "k/3/5/7/9/11/Pp9/11/11/11/5K5 w b6 0 2");
        now = play(now, read_move(now, "axb6").value());
        CHECK(position_text(now) == "k/3/5/7/9/1P9/11/11/11/11/5K5 b - 0 2");
        CHECK_FALSE(read_move(at<glinski>("k/3/5/7/9/1p9/11/11/11/11/5K5 b - 0 1"), "b4").has_value());
    }
    SECTION("a pawn that has taken may go two from where another began") {
        auto now = at<glinski>("k/3/5/7/9/11/11/11/11/2p8/1P3K5 w - 0 1");
        for (const char* text : {"bxc2", "Kf10", "c4"}) now = play(now, read_move(now, text).value());
        CHECK(position_text(now) == "1/1k1/5/7/9/11/11/2P8/11/11/5K5 b c3 0 2");
    }
    SECTION("pawns promote at the end of every file") {
        const auto now = at<glinski>("k/3/5/7/9/11/P10/11/11/11/5K5 w - 0 1");
        CHECK(read_move(now, "a6=Q").has_value());
        CHECK_FALSE(read_move(now, "a6").has_value());
        CHECK(read_position<glinski>("k/3/5/7/9/P10/11/11/11/11/5K5 w - 0 1").error().message() ==
              "White's pawn on a6 would have been promoted");
    }
    SECTION("rows of texts are bent ranks") {
        CHECK(read_position<glinski>("b/qbk/n1b1n/r5r/pppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1")
                  .error()
                  .message() == "column 26: expected '/' after a full rank, found 'p'");
        const std::string picture = board_text(first);
        CHECK(picture.find("11                 b\n") == 0);
        CHECK(picture.find("\n 1  .  P  R  N  Q  B  K  N  R  P  .\n") != std::string::npos);
    }
}
