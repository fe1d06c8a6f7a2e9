// All notations of a game, over random games.
#include <algorithm>
#include <string>
#include <vector>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/u_chess.hpp>

#include "support/catch.hpp"
#include "support/random_games.hpp"

using namespace variantkit;

namespace {

/// Every legal move of a position, in every notation of the ruleset, is read as it was written.
template <class Rules>
void check_moves(const position<Rules>& position) {
    for (const auto& move : legal_moves(position)) {
        for_each_type(typename notations_of<Rules>::all{}, [&]<class Notation>() {
            const std::string text = to_text<Notation>(position, move);
            const auto read = read_move<Notation>(position, text);
            INFO(position_text(position) << " " << Notation::name << ": " << text << ": " << read.error().message());
            REQUIRE(read.has_value());
            CHECK(*read == move);
        });
        CHECK(read_move(position, to_text(position, move)).value() == move);
        CHECK(read_move(position, coordinate_text(position, move)).value() == move);
    }
}

/// Kings, rooks and knights on a board with ranks of two digits.
struct large_board : games::chess {
    static constexpr std::string_view name = "large-board";
    using board = rectangle<16, 16>;
    using army = variantkit::army<knight, rook, king>;
    using setup = starting_array<"rnrn4k3rnrn/16/16/16/16/16/16/16/16/16/16/16/16/16/16/RNRN4K3RNRN">;
    using turn = one_of<piece_moves>;
    using promotion = no_promotion;
    using ending = first_of<checkmate, stalemate_draws>;
    using notation = notations<algebraic<void>, coordinate>;
};

/// No two legal moves of a position have the same text.
template <class Notation, class Rules>
void check_distinct(const position<Rules>& position) {
    std::vector<std::string> texts;
    for (const auto& move : legal_moves(position)) texts.push_back(to_text<Notation>(position, move));
    std::sort(texts.begin(), texts.end());
    CHECK(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
}

} // namespace

TEST_CASE("moves of random games of Chess are read as they were written", "[notations]") {
    test_support::for_each_random_position(start<games::chess>(), 3, 12, 120, [](const auto& position) {
        check_moves(position);
        check_distinct<coordinate>(position);
        check_distinct<algebraic<games::chess::pawn>>(position);
    });
}

TEST_CASE("moves of random games of U-Chess are read as they were written", "[notations]") {
    test_support::for_each_random_position(start<games::u_chess>(), 4, 20, 120, [](const auto& position) {
        check_moves(position);
        check_distinct<descriptive_text<italian>>(position);
        check_distinct<descriptive_text<english>>(position);
    });
}

TEST_CASE("moves that could promote are read as they were written", "[notations]") {
    const auto first = read_position<games::chess>("n1n4k/PPPP4/8/8/8/8/4pppp/K4N1N w - - 0 1").value();
    test_support::for_each_random_position(first, 5, 10, 60, [](const auto& position) { check_moves(position); });
    const auto u_first = read_position<games::u_chess>("n6k/PP2P3/8/8/8/8/1p4pp/3K1N2 w - - 0 1").value();
    test_support::for_each_random_position(u_first, 6, 10, 60, [](const auto& position) { check_moves(position); });
}

TEST_CASE("moves on a board with ranks of two digits are read as they were written", "[notations]") {
    test_support::for_each_random_position(start<large_board>(), 8, 2, 60, [](const auto& position) {
        check_moves(position);
        CHECK(read_position<large_board>(position_text(position)).value() == position);
    });
    const auto position =
        read_position<large_board>("15k/16/16/16/16/16/1r14/16/16/16/16/16/16/16/R15/K15 w 1").value();
    CHECK(position_text(position) == "15k/16/16/16/16/16/1r14/16/16/16/16/16/16/16/R15/K15 w 1");
}

TEST_CASE("a text belongs to the first notation that understands it", "[notations]") {
    // In Italian R is the king and in English the rook. The king cannot take a pawn, so nothing is played.
    const auto position = read_position<games::u_chess>("4k3/p7/8/8/8/8/8/R3K3 w Q - 0 1").value();
    CHECK(coordinate_text(position, read_move(position, "TxP").value()) == "a1a7");
    CHECK(read_move(position, "RxP").error().message() == "'RxP': no king can capture a pawn");
    CHECK(coordinate_text(position, read_move<descriptive_text<english>>(position, "RxP").value()) == "a1a7");
    CHECK(coordinate_text(position, read_move(position, "K2B").value()) == "e1f2");
    CHECK(coordinate_text(position, read_move(position, "Kf2").value()) == "e1f2");
    CHECK(coordinate_text(position, read_move(position, "e1f2").value()) == "e1f2");
    CHECK(coordinate_text(position, read_move(position, "O-O-O").value()) == "e1c1");
    CHECK(to_text(position, read_move(position, "O-O-O").value()) == "0-0-0");
}

TEST_CASE("the names of notations", "[notations]") {
    CHECK(coordinate::name == "coordinate");
    CHECK(algebraic<games::chess::pawn>::name == "algebraic");
    CHECK(descriptive_text<italian>::name == "Italian descriptive");
    CHECK(descriptive_text<english>::name == "English descriptive");
}
