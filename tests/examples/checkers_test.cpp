// Checkers against its published perft, and its rules one by one.
#include <array>
#include <cstdint>
#include <sstream>
#include <string>

#include <variantkit/check/conforms.hpp>
#include <variantkit/notation/record.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/view/board_text.hpp>
#include <variantkit/view/svg.hpp>

#include "../../examples/variants/checkers.hpp"
#include "support/catch.hpp"
#include "support/draughts.hpp"

using namespace variantkit;
using test_support::after;
using test_support::move_texts;
using test_support::pdn_position;

namespace {

/// Kings fly, and men capture both ways: other rules by the same policies.
struct pool_checkers : checkers {
    static constexpr std::string_view name = "pool-checkers";
    struct man : checkers::man {
        using capture_movement = king::movement;
    };
    struct flying_king : checkers::king {
        using movement = diagonal_slides;
    };
    using army = variantkit::army<man, flying_king>;
    using turn = one_of<multi_leap<board>, quiet_moves<board>>;
    using promotion = on_last_rank<man, flying_king>;
    using ending = first_of<no_moves_loses>;
};

} // namespace

TEST_CASE("Published perft of Checkers", "[variants]") {
    constexpr std::array<std::uint64_t, 9> nodes{7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680};
    for (std::size_t depth = 1; depth <= nodes.size(); ++depth)
        CHECK(perft(start<checkers>(), int(depth)) == nodes[depth - 1]);
    CHECK(perft<counting::every_leaf>(start<checkers>(), 8) == 845931);
}

// With ways that take the same pieces to the same square counted once; 388623673 with all of them.
TEST_CASE("Published perft of Checkers, where kings go round", "[variants][long]") {
    CHECK(perft(start<checkers>(), 10) == 18391564);
    CHECK(perft(start<checkers>(), 12) == 388617999);
}

TEST_CASE("Published perft of Pool checkers", "[variants]") {
    constexpr std::array<std::uint64_t, 8> nodes{7, 49, 302, 1469, 7482, 37986, 190146, 929896};
    for (std::size_t depth = 1; depth <= nodes.size(); ++depth)
        CHECK(perft(start<pool_checkers>(), int(depth)) == nodes[depth - 1]);
}

TEST_CASE("Checkers conforms", "[variants]") {
    const check::report report = check::conforms<checkers>(1, 200);
    INFO(report.message());
    CHECK(report.passed);
    const check::report other = check::conforms<pool_checkers>(1, 50, 200);
    INFO(other.message());
    CHECK(other.passed);
}

TEST_CASE("Checkers opens with Black", "[variants]") {
    CHECK(position_text(start<checkers>()) == "mmmm/mmmm/mmmm/4/4/MMMM/MMMM/MMMM b 0 1");
    CHECK(move_texts(start<checkers>()) == "10-14 10-15 11-15 11-16 12-16 9-13 9-14");
    CHECK(position_text(after<checkers>("11-15 22-18 15x22 25x18")) == "mmmm/mmmm/mm1m/4/1M2/M1MM/1MMM/MMMM b 0 3");
}

TEST_CASE("A record of Checkers is numbered by Black's moves", "[variants]") {
    game_record<checkers> record;
    auto position = start<checkers>();
    for (const std::string_view text : {"11-15", "22-18", "15x22"}) {
        record.moves.push_back(read_move(position, text).value());
        position = play(position, record.moves.back());
    }
    const std::string text = write_record(record);
    CHECK(text == "[Variant \"checkers\"]\n[Result \"*\"]\n\n1. 11-15 22-18 2. 15x22 *\n");
    const auto reading = read_record<checkers>(text);
    CHECK_FALSE(reading.error);
    CHECK(reading.record.moves == record.moves);
    const auto wrong = read_record<checkers>("1. 11-15 22-18 2. 11-16");
    REQUIRE(wrong.error);
    CHECK(wrong.error->message() == "line 1, move 2. column 19, '11-16': there is nothing on f6");
}

TEST_CASE("Who can capture in Checkers must, but chooses how", "[variants]") {
    const auto position = pdn_position<checkers>("W:W22,32:B17,18,10");
    CHECK(move_texts(position) == "22x13 22x6"); // not 22x15: it goes on
    CHECK(captured_squares(position, read_move(position, "22x6").value()).count() == 2);
    CHECK(read_move(position, "22x15x6").value() == read_move(position, "22x6").value());
    CHECK(read_move(position, "32-28").error().message() == "'32-28': who can capture must");
    CHECK(read_move(position, "22-15").error().message() == "'22-15': a man does not move like that");
}

TEST_CASE("A man of Checkers stops on the last rank", "[variants]") {
    const auto position = pdn_position<checkers>("W:W11:B6,7,12"); // a king would go on over 6
    CHECK(move_texts(position) == "11x2");
    CHECK(position_text(after(position, "11x2")) == "1K2/1m2/3m/4/4/4/4/4 b 0 2");
    const auto crowned = pdn_position<checkers>("W:WK11:B6,7,12");
    CHECK(move_texts(crowned) == "11x9");
    CHECK(move_texts(pdn_position<checkers>("W:W6:B12")) == "6-1 6-2");
}

TEST_CASE("Men of Checkers capture forwards, kings both ways, one step", "[variants]") {
    CHECK(move_texts(pdn_position<checkers>("W:W14:B18")) == "14-10 14-9");
    CHECK(move_texts(pdn_position<checkers>("W:WK14:B18")) == "14x23");
    CHECK(move_texts(pdn_position<checkers>("W:WK14:B23")) == "14-10 14-17 14-18 14-9");
    CHECK(move_texts(pdn_position<checkers>("W:WK14:B18,23")) == "14-10 14-17 14-9");
}

TEST_CASE("Ways that take the same pieces to the same square are one move", "[variants]") {
    const auto position = pdn_position<checkers>("W:WK22:B9,10,17,18");
    CHECK(move_texts(position) == "22x22");
    CHECK(read_move(position, "22x15x6x13x22").value() == read_move(position, "22x13x6x15x22").value());
    const auto won = after(position, "22x22");
    CHECK(position_text(won) == "4/4/4/4/4/1K2/4/4 b 0 2");
    CHECK(outcome(won).result == game_result::white_wins);
}

TEST_CASE("Ways that take other pieces are told apart", "[variants]") {
    const auto position = pdn_position<checkers>("W:W26:B14,15,22,23");
    CHECK(move_texts(position) == "26x17x10 26x19x10");
    CHECK(read_move(position, "26x10").error().message() == "'26x10': ambiguous, this could be 26x19x10 or 26x17x10");
    CHECK(read_move(position, "26x18x10").error().message() ==
          "'26x18x10': no move from there to there lands on those squares");
}

TEST_CASE("Who cannot move in Checkers has lost", "[variants]") {
    const auto shut_in = pdn_position<checkers>("W:W21:B14,17");
    CHECK(legal_moves(shut_in).empty());
    CHECK(outcome(shut_in).result == game_result::black_wins);
    CHECK(outcome(pdn_position<checkers>("W:W21:B17")).result == game_result::ongoing);
}

TEST_CASE("What is no move of Checkers is refused with a reason", "[variants]") {
    const auto first = start<checkers>();
    const auto why = [&](std::string_view text) { return read_move<numbered_squares>(first, text).error().message(); };
    CHECK(why("11-33") == "'11-33': there is no square 33");
    CHECK(why("11") == "column 3: expected '-' or 'x' and another square, found the end");
    CHECK(why("11+15") == "column 3: expected '-' or 'x', found '+'");
    CHECK(why("") == "column 1: expected the number of a square, found the end");
    CHECK(why("11-18") == "'11-18': a man does not move like that");
    CHECK(why("22-18") == "'22-18': the man on c3 is White's");
    CHECK(why("15-19") == "'15-19': there is nothing on e5");
    CHECK(why("11x15") == "'11x15': nothing is captured by this move");
    CHECK(why("99999999999999999999-1") == "column 1: expected the number of a square, found '9'");
    CHECK(read_move(first, "f6-e5").value() == read_move(first, "11-15").value());
}

TEST_CASE("Positions that Checkers cannot have are refused", "[variants]") {
    CHECK_FALSE(read_position<checkers>("Mmmm/mmmm/mmmm/4/4/MMMM/MMMM/MMMM b 0 1")); // not crowned
    CHECK_FALSE(read_position<checkers>("8/4/4/4/4/4/4/4 b 0 1"));
    CHECK_FALSE(read_position<checkers>("4/4/4/4/4/4/4/3m1 b 0 1"));
    CHECK(read_position<checkers>("Kmmm/mmmm/mmmm/4/4/MMMM/MMMM/MMMM b 0 1"));
}

TEST_CASE("Boards of dark squares look like whole ones", "[variants]") {
    const auto position = pdn_position<checkers>("W:WK29:B1");
    text_options<checkers::board> options;
    options.pieces = piece_style::figures;
    options.coordinates = false;
    options.remarks = false;
    CHECK(board_text(position, options) == "    \u26C2     .     .     .\n"
                                           " .     .     .     .\n"
                                           "    .     .     .     .\n"
                                           " .     .     .     .\n"
                                           "    .     .     .     .\n"
                                           " .     .     .     .\n"
                                           "    .     .     .     .\n"
                                           " \u26C1     .     .     .\n");
    options.colored = true;
    const std::string colored = board_text(position, options);
    std::size_t backgrounds = 0;
    for (std::size_t i = colored.find("48;5;"); i != std::string::npos; i = colored.find("48;5;", i + 1)) ++backgrounds;
    CHECK(backgrounds == 64);

    const std::string svg = svg_text(position);
    const auto& colours = svg_options<checkers::board>{}.theme.squares;
    CHECK(svg.find(colours[0]) < svg.find(colours[1])); // the light ones lie below
    CHECK(svg.find(colours[0]) != std::string::npos);
    static_assert(drawing_name<checkers::king>() == "crowned stone" &&
                  !find_drawing(all_drawings, "crowned stone")->body.empty());
}
