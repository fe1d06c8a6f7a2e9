// Winning moves, threats, and what saves from them.
#include <variantkit/games/chess.hpp>
#include <variantkit/games/epsilon.hpp>
#include <variantkit/search/winning_moves.hpp>

#include "support/catch.hpp"

using namespace variantkit;

TEST_CASE("Mates in one win, and are threats when the other side is to move", "[winning_moves]") {
    const auto white = read_position<games::chess>("7k/5ppp/8/8/8/8/8/R6K w - - 0 1").value();
    REQUIRE(winning_moves(white).size() == 1);
    CHECK(to_text(white, winning_moves(white)[0]) == "Ra8#");
    CHECK(has_winning_move(white));
    CHECK(wins(white, winning_moves(white)[0]));

    const auto black = passed(white);
    REQUIRE(threats(black).size() == 1);
    CHECK(threats(black)[0] == winning_moves(white)[0]);
    const auto saving = saving_moves(black); // air for the king by the g- or the h-pawn
    CHECK(saving.size() < count_moves(black));
    for (const auto& move : saving) CHECK_FALSE(has_winning_move(play(black, move)));
    CHECK(saving.size() == 4);
}

TEST_CASE("There are no threats before the first move, nor when a row stands", "[winning_moves]") {
    CHECK(threats(start<games::chess>()).empty());
    CHECK(threats(start<games::epsilon>()).empty());
    CHECK(threats(read_position<games::epsilon>("7/7/7/p6/p6/7/PPPPP2 b 7/8 0 4").value()).empty());
    CHECK_FALSE(has_winning_move(start<games::chess>()));
}
