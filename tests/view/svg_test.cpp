#include <string>
#include <string_view>

#include <variantkit/board/square_name.hpp>
#include <variantkit/games/chess.hpp>
#include <variantkit/view/svg.hpp>

#include "golden.hpp"
#include "made_up.hpp"
#include "support/catch.hpp"
#include "xml.hpp"

using namespace variantkit;
using Catch::Matchers::ContainsSubstring;

namespace {

using chess = games::chess;
using holed = made_up::rules<made_up::holed_board>;
using hexagons = made_up::rules<made_up::hexagon_board>;
using tall = made_up::rules<rectangle<3, 11>>;

std::size_t occurrences(std::string_view text, std::string_view token) {
    std::size_t count = 0;
    for (std::size_t at = text.find(token); at != std::string_view::npos; at = text.find(token, at + 1)) ++count;
    return count;
}

/// The value of the first attribute of that name.
std::string attribute(std::string_view text, std::string_view name) {
    const std::size_t begin = text.find(std::string{name} + "=\"") + name.size() + 2;
    return std::string{text.substr(begin, text.find('"', begin) - begin)};
}

} // namespace

TEST_CASE("svg: pictures are well-formed and stay as they are") {
    SECTION("chess") {
        const std::string svg = svg_text(start<chess>());
        CHECK(svg == golden("chess.svg", svg));
        CHECK(xml::is_well_formed(svg));
        CHECK(attribute(svg, "viewBox") == "0 0 857 857");
    }
    SECTION("a board with gaps, from Black's side, with everything there is") {
        auto options = svg_options<made_up::holed_board>{.seen_from = color::black, .caption = "Odd <indeed> & \"so\""};
        options.marks.departures.insert(made_up::holed_board::square_at(1, 1));
        options.marks.arrivals.insert(made_up::holed_board::square_at(1, 0));
        options.marks.captures.insert(made_up::holed_board::square_at(3, 1));
        options.marks.highlighted.insert(made_up::holed_board::square_at(4, 1));
        options.marks.arrows.push_back({made_up::holed_board::square_at(1, 1), made_up::holed_board::square_at(3, 2)});
        options.marks.arrows.push_back({made_up::holed_board::square_at(2, 0), made_up::holed_board::square_at(2, 0)});
        const std::string svg = svg_text(made_up::board_of<holed>("wgs/NG3/4/S1W"), options);
        CHECK(svg == golden("holed.svg", svg));
        CHECK(xml::is_well_formed(svg));
    }
    SECTION("hexagons, by a plan of their own") {
        const std::string svg = svg_text(made_up::board_of<hexagons>("wgs/4/1N2n/4/SGW"));
        CHECK(svg == golden("hexagon.svg", svg));
        CHECK(xml::is_well_formed(svg));
        // All cells twice, once more those that are not dark.
        CHECK(occurrences(svg, "Z") >= 2 * 19 + 12);
    }
}

TEST_CASE("svg: every kind is drawn") {
    // Paths of bodies, in all pieces' groups.
    const std::string chess_svg = svg_text(start<chess>());
    CHECK(occurrences(chess_svg, "<g transform=") == 32);
    CHECK(occurrences(chess_svg, "<circle") == 0);
    for (const auto name : drawing_names_of_army<chess::army>()) {
        const drawing* found = find_drawing(all_drawings, name);
        REQUIRE(found != nullptr);
        CHECK(occurrences(chess_svg, found->body) == (name == "pawn"                      ? 16U
                                                      : name == "king" || name == "queen" ? 2U
                                                                                          : 4U));
    }

    const std::string odd = svg_text(made_up::board_of<holed>("wgs/NG3/4/S1W"), {.held_pieces = false});
    CHECK(occurrences(odd, find_drawing(all_drawings, "rook")->body) == 2);   // the guard says so
    CHECK(occurrences(odd, find_drawing(all_drawings, "stone")->body) == 2);  // and the sun
    CHECK(occurrences(odd, find_drawing(all_drawings, "knight")->body) == 1); // by its name
    CHECK(occurrences(odd, ">W</text>") == 2);                                // nothing is known of wombats
    CHECK(occurrences(odd, "r=\"33\"") == 2);
}

TEST_CASE("svg: a drawing that is brought along goes before the library's") {
    const std::string svg =
        svg_text(made_up::board_of<holed>("wgs/NG3/4/S1W"),
                 {.drawings = {{"wombat", "M10 10H90V90Z"}, {"rook", "M20 20H80V80Z", "M30 30H40"}}});
    CHECK(occurrences(svg, "d=\"M20 20H80V80Z\"") == 2);
    CHECK(occurrences(svg, "d=\"M30 30H40\"") == 2);
    CHECK(occurrences(svg, "d=\"M10 10H90V90Z\"") == 3); // two on the board, one held
    CHECK(occurrences(svg, ">W</text>") == 0);
}

TEST_CASE("svg: the viewer's side is below") {
    const auto position = made_up::board_of<chess>("7k/8/8/8/8/8/8/K7");
    const std::string white = svg_text(position);
    const std::string black = svg_text(position, {.seen_from = color::black});
    CHECK_THAT(white, ContainsSubstring("translate(45 712)"));
    CHECK_THAT(white, ContainsSubstring("translate(745 12)"));
    CHECK(white.find("translate(45 712)") < white.find("translate(745 12)"));
    CHECK(black.find("translate(45 712)") > black.find("translate(745 12)"));
    CHECK(white.find(">a</text>") < white.find(">h</text>"));
    CHECK_THAT(white, ContainsSubstring("<text x=\"95\" y=\"848.5\">a</text>"));
    CHECK_THAT(black, ContainsSubstring("<text x=\"95\" y=\"848.5\">h</text>"));
    CHECK_THAT(white, ContainsSubstring("<text x=\"20\" y=\"73.5\">8</text>"));
    CHECK_THAT(black, ContainsSubstring("<text x=\"20\" y=\"73.5\">1</text>"));
}

TEST_CASE("svg: shapes and sizes") {
    const std::string svg =
        svg_text(made_up::board_of<tall>("3/3/3/3/3/3/3/3/3/3/W2"), {.held_pieces = false, .width = 200});
    CHECK(attribute(svg, "viewBox") == "0 0 357 1157");
    CHECK(attribute(svg, "width") == "200");
    CHECK(attribute(svg, "height") == "648.18");
    const std::string bare =
        svg_text(made_up::board_of<tall>("3/3/3/3/3/3/3/3/3/3/W2"), {.coordinates = false, .held_pieces = false});
    CHECK(attribute(bare, "viewBox") == "0 0 324 1124");
    CHECK(bare.find(" height=") == std::string::npos);
    CHECK(bare.find(">a</text>") == std::string::npos);
}

TEST_CASE("svg: marks are drawn, and left out when not wanted") {
    const auto position = made_up::board_of<holed>("wgs/NG3/4/S1W"); // b3 is frozen
    const svg_theme theme;
    const std::string plain = svg_text(position, {.rule_marks = false, .held_pieces = false});
    for (const std::string& colour :
         {theme.frozen, theme.marked, theme.last_move, theme.capture, theme.highlight, theme.arrow}) {
        CHECK(plain.find(colour) == std::string::npos);
    }
    const std::string marked = svg_text(position);
    CHECK(occurrences(marked, theme.frozen) == 2); // tint and crystals
    CHECK(occurrences(marked, theme.marked) == 1);
    CHECK(occurrences(marked, "\u00D712</text>") == 1);

    svg_options<made_up::holed_board> options;
    options.marks.captures.insert(square{3});
    CHECK(occurrences(svg_text(position, options), theme.capture) == 1);
    options.marks.departures.insert(square{3});
    CHECK(occurrences(svg_text(position, options), theme.last_move) == 1);
    options.marks.highlighted.insert(square{3});
    CHECK(occurrences(svg_text(position, options), theme.highlight) == 1);
    options.marks.arrows = {{square{1}, square{3}}, {square{2}, square{2}}};
    CHECK(occurrences(svg_text(position, options), theme.arrow) == 2);
    CHECK(occurrences(svg_text(position, options), "stroke-opacity") == 1); // the ring
}

TEST_CASE("svg: what people write is escaped") {
    const std::string evil = "</title><script>\"&'\x01\xff\xc0\xaf\xed\xa0\x80\xf4\x90\x80\x80 \xe2\x98\x83\n";
    const std::string svg = svg_text(start<chess>(), {.theme = {.text = evil, .background = evil},
                                                      .drawings = {{"pawn", evil, evil, evil}},
                                                      .title = evil,
                                                      .caption = evil});
    CHECK(xml::is_well_formed(svg));
    CHECK(svg.find("<script") == std::string::npos);
    CHECK_THAT(svg, ContainsSubstring("\xe2\x98\x83"));

    CHECK(xml_escaped("a<b>&\"c\"") == "a&lt;b&gt;&amp;&quot;c&quot;");
    CHECK(xml_escaped("\xf0\x9f\xa8\x80") == "\xf0\x9f\xa8\x80");
    CHECK(xml_escaped("\xf0\x9f\xa8") == "\uFFFD\uFFFD\uFFFD");
    CHECK(xml_escaped("\xef\xbf\xbf") == "\uFFFD\uFFFD\uFFFD");
    CHECK(xml_escaped(std::string_view{"\0x", 2}) == "\uFFFDx");
    CHECK(xml_escaped("").empty());
}

TEST_CASE("svg: the title is the ruleset's name unless given") {
    CHECK_THAT(svg_text(start<chess>()), ContainsSubstring("<title>chess</title>"));
    CHECK_THAT(svg_text(start<chess>(), {.title = "mate in 2"}), ContainsSubstring("<title>mate in 2</title>"));
}

TEST_CASE("svg: numbers") {
    CHECK(svg_number(0) == "0");
    CHECK(svg_number(-0.001) == "0");
    CHECK(svg_number(12.5) == "12.5");
    CHECK(svg_number(-12.05) == "-12.05");
    CHECK(svg_number(0.999) == "1");
    CHECK(svg_number(99.994) == "99.99");
    CHECK(svg_number(-0.5) == "-0.5");
}

TEST_CASE("xml: the checker finds faults") {
    CHECK(xml::is_well_formed("<a/>"));
    CHECK(xml::is_well_formed("<a b=\"1\" c=\"&lt;\"><d>x &amp; y</d><e/></a>\n"));
    for (const char* fault : {"", "text", "<a>", "</a>", "<a></b>", "<a><b></a></b>", "<a/><a/>", "<a b=1/>",
                              "<a b=\"1\"c=\"2\"/>", "<a b=\"1\" b=\"2\"/>", "<a b=\"<\"/>", "<a>&</a>",
                              "<a>&unknown;</a>", "<a>\x01</a>", "<a>\xff</a>", "<a/>x", "<a b=\"1/>", "< a/>", "<a"}) {
        INFO(fault);
        CHECK_FALSE(xml::is_well_formed(fault));
    }
}
