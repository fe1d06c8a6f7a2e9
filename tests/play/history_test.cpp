// A game as it was played: endings that look back, and taking moves back.
#include <string_view>
#include <vector>

#include <variantkit/games/chess.hpp>
#include <variantkit/play/history.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using games::chess;

namespace {

position<chess> at(std::string_view text) { return read_position<chess>(text).value(); }

void play_all(history<chess>& game, std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves) game.play(read_move(game.position(), move).value());
}

const game_outcome repeated{game_result::draw, "repetition"};

} // namespace

TEST_CASE("the third time counts, wherever it began and whatever was between", "[history]") {
    history<chess> game{at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")};
    CHECK(game.occurrences() == 1);
    play_all(game, {"a1a2", "e8e7", "a2a1", "e7e8"});
    CHECK(game.occurrences() == 2);
    play_all(game, {"e1f1", "e8d8", "f1e1", "d8e8"}); // other squares this time
    CHECK(game.occurrences() == 3);
    CHECK(game.outcome() == repeated);
    play_all(game, {"a1a3"}); // a drawn game may be played on
    CHECK(game.occurrences() == 1);
    CHECK_FALSE(game.outcome().is_over());
}

TEST_CASE("a position with another side to move is another one", "[history]") {
    history<chess> game{at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")};
    play_all(game, {"a1a2", "e8e7", "a2a3", "e7e8", "a3a1"});
    CHECK(game.position().occupied() == game.positions().front().occupied());
    CHECK(game.occurrences() == 1);
}

TEST_CASE("rights to castle make another position while they last", "[history]") {
    history<chess> game{at("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1")};
    play_all(game, {"a1a2", "e8e7", "a2a1", "e7e8"});
    CHECK(game.occurrences() == 1); // the right is gone
    play_all(game, {"a1a2", "e8e7", "a2a1", "e7e8"});
    CHECK(game.occurrences() == 2);
}

TEST_CASE("en passant makes another position only where a pawn could take", "[history]") {
    SECTION("nobody can take: the square is written, and forgotten") {
        history<chess> game{at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")};
        play_all(game, {"e2e4", "e8d8", "e1d1", "d8e8", "d1e1"});
        CHECK(game.positions()[1] == at("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"));
        CHECK(game.occurrences() == 2);
    }
    SECTION("a pawn stands ready") {
        history<chess> game{at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1")};
        play_all(game, {"e2e4", "e8d8", "e1d1", "d8e8", "d1e1"});
        CHECK(game.occurrences() == 1);
        play_all(game, {"e8d8", "e1d1", "d8e8", "d1e1"});
        CHECK(game.occurrences() == 2);
    }
    SECTION("a pawn stands ready, but taking would expose its king: movement alone decides") {
        history<chess> game{at("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1")};
        play_all(game, {"e2e4"});
        CHECK(read_move(game.position(), "d4e3").has_value() == false);
        play_all(game, {"a4a5", "e1d1", "a5a4", "d1e1"});
        CHECK(game.occurrences() == 1);
    }
}

TEST_CASE("what the position says goes before what the game says", "[history]") {
    // Mate, for the third time: it stays mate.
    history<chess> game{at("4k3/8/8/8/8/8/8/R3K3 w - - 98 70")};
    play_all(game, {"a1a2", "e8e7"});
    CHECK(game.outcome() == game_outcome{game_result::draw, "move-count rule"});
    history<chess> mated{at("7k/8/6K1/8/8/8/8/R7 w - - 98 70")};
    play_all(mated, {"a1a8"});
    CHECK(mated.outcome() == game_outcome{game_result::white_wins, "checkmate"});
}

TEST_CASE("moves are taken back without loss", "[history]") {
    history<chess> game;
    const std::vector<std::string_view> moves{"e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5e5", "f1e2"};
    std::vector<game_outcome> outcomes;
    for (const std::string_view move : moves) {
        outcomes.push_back(game.outcome());
        game.play(read_move(game.position(), move).value());
    }
    const auto positions = game.positions();
    CHECK(positions.size() == moves.size() + 1);
    CHECK(game.moves().size() == moves.size());
    for (std::size_t left = moves.size(); left-- > 0;) {
        CHECK(game.take_back());
        CHECK(game.position() == positions[left]);
        CHECK(game.moves().size() == left);
        CHECK(game.outcome() == outcomes[left]);
    }
    CHECK_FALSE(game.take_back());
    CHECK(game.position() == start<chess>());
}
