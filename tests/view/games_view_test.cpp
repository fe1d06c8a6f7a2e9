// The games of the library, as they are shown.
#include <string>

#include <variantkit/board/square_name.hpp>
#include <variantkit/games/chess.hpp>
#include <variantkit/games/delta.hpp>
#include <variantkit/games/epsilon.hpp>
#include <variantkit/games/ultima.hpp>
#include <variantkit/games/ultimatum.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/view/board_text.hpp>
#include <variantkit/view/svg.hpp>

#include "golden.hpp"
#include "support/catch.hpp"
#include "xml.hpp"

using namespace variantkit;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("games: all kinds have a drawing") {
    const auto look_at = [](auto names) {
        for (const auto name : names) {
            INFO(name);
            CHECK(find_drawing(all_drawings, name) != nullptr);
        }
    };
    look_at(drawing_names_of_army<games::chess::army>());
    look_at(drawing_names_of_army<games::ultima::army>());
    look_at(drawing_names_of_army<games::ultima_pure::army>());
    look_at(drawing_names_of_army<games::ultimatum::army>());
    look_at(drawing_names_of_army<games::epsilon::army>());
    look_at(drawing_names_of_army<games::delta::army>());
}

TEST_CASE("games: Ultima's frozen pieces") {
    const auto position = read_position<games::ultima>("c1xwkxl1/pppp1ppp/8/2i1pP2/2P1I3/3L4/PPP1P1PP/2XKWXLC w 0 1");
    REQUIRE(position);
    // Each immobilizer stands next to enemies, not to the other one.
    const std::string text = board_text(*position);
    CHECK_THAT(text, ContainsSubstring("5  .  .  i  .  p* P  .  .\n4  .  .  P* .  I  .  .  .\n"));
    const std::string svg = svg_text(*position);
    CHECK(svg == golden("ultima.svg", svg));
    CHECK(xml::is_well_formed(svg));
}

TEST_CASE("games: Ultimatum's palaces") {
    const auto position = start<games::ultimatum>();
    using board = games::ultimatum::board;
    CHECK(marked_squares(position) == square_set<board>{read_square<board>("f2"), read_square<board>("e9")});
    CHECK_THAT(board_text(position), ContainsSubstring(" 9  .  r  n  b {k} q  b  n  r  .\n"));
    CHECK_THAT(board_text(position), ContainsSubstring(" 2  .  R  N  B  Q {K} B  N  R  .\n"));
    const std::string svg = svg_text(position);
    CHECK(svg == golden("ultimatum.svg", svg));
    CHECK(xml::is_well_formed(svg));
}

TEST_CASE("games: Epsilon's reserves") {
    const auto position = read_position<games::epsilon>("7/7/2PP3/3p3/2p4/7/7 w 13/12 0 2");
    REQUIRE(position);
    CHECK_THAT(board_text(*position, {.pieces = piece_style::figures}),
               ContainsSubstring("5  .  .  ○  ○  .  .  .\n4  .  .  .  ●"));
    CHECK_THAT(board_text(*position),
               ContainsSubstring("White holds: piece x13\nBlack holds: piece x12\nWhite to move\n"));
    const std::string svg = svg_text(*position, {.seen_from = color::black});
    CHECK(svg == golden("epsilon.svg", svg));
    CHECK(xml::is_well_formed(svg));
    // The viewer's reserve is below.
    CHECK(svg.find("\u00D713</text>") < svg.find("\u00D712</text>"));
}
