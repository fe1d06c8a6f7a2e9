// Chess: perft of the positions everybody counts, and how games end.
#include <cstdint>
#include <string>

#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/play/history.hpp>

#include "support/catch.hpp"

using namespace variantkit;
using games::chess;

namespace {

position<chess> at(const std::string& text) { return read_position<chess>(text).value(); }

struct count {
    const char* position;
    int depth;
    std::uint64_t nodes;
};

const char* const initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const char* const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const char* const endgame = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
const char* const promotions = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
const char* const middlegame = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";

} // namespace

TEST_CASE("perft of the five standard positions", "[chess]") {
    const auto [text, depth, nodes] =
        GENERATE(count{initial, 5, 4865609}, count{kiwipete, 4, 4085603}, count{endgame, 5, 674624},
                 count{promotions, 4, 422333}, count{middlegame, 4, 2103487});
    INFO(text);
    CHECK(perft(at(text), depth) == nodes);
}

TEST_CASE("perft of the five standard positions, to 10^8 nodes", "[chess][long]") {
    const auto [text, depth, nodes] =
        GENERATE(count{endgame, 6, 11030083}, count{promotions, 5, 15833292}, count{middlegame, 5, 89941194});
    INFO(text);
    CHECK(perft(at(text), depth) == nodes);
}

TEST_CASE("perft counts the same when every leaf is played", "[chess]") {
    const auto [text, depth, nodes] =
        GENERATE(count{initial, 4, 197281}, count{kiwipete, 3, 97862}, count{endgame, 4, 43238},
                 count{promotions, 3, 9467}, count{middlegame, 3, 62379});
    INFO(text);
    CHECK(perft<counting::every_leaf>(at(text), depth) == nodes);
}

TEST_CASE("how a game of chess stands", "[chess]") {
    struct standing {
        const char* position;
        game_result result;
        const char* reason;
    };
    const auto [text, result, reason] = GENERATE(
        standing{initial, game_result::ongoing, ""},
        standing{"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", game_result::black_wins, "checkmate"},
        standing{"R5k1/5ppp/8/8/8/8/8/4K3 b - - 1 30", game_result::white_wins, "checkmate"},
        standing{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", game_result::draw, "stalemate"},
        standing{"7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", game_result::ongoing, ""},
        standing{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", game_result::draw, "insufficient material"},
        standing{"4k3/8/8/8/8/8/8/4KN2 w - - 0 1", game_result::draw, "insufficient material"},
        standing{"4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", game_result::draw, "insufficient material"},
        standing{"4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", game_result::ongoing, ""},
        standing{"4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", game_result::ongoing, ""},
        standing{"4k3/8/8/8/8/8/8/R3K3 w - - 99 60", game_result::ongoing, ""},
        standing{"4k3/8/8/8/8/8/8/R3K3 w - - 100 60", game_result::draw, "move-count rule"},
        standing{"R3k3/8/4K3/8/8/8/8/8 b - - 100 60", game_result::white_wins, "checkmate"});
    INFO(text);
    CHECK(outcome(at(text)) == game_outcome{result, reason});
}

TEST_CASE("a position that stands for the third time is drawn", "[chess]") {
    history<chess> game;
    const auto play_all = [&](std::initializer_list<const char*> moves) {
        for (const char* move : moves) game.play(read_move(game.position(), move).value());
    };
    play_all({"Nf3", "Nf6", "Ng1", "Ng8"});
    CHECK_FALSE(game.outcome().is_over());
    play_all({"Nf3", "Nf6", "Ng1"});
    CHECK_FALSE(game.outcome().is_over());
    play_all({"Ng8"});
    CHECK(game.outcome() == game_outcome{game_result::draw, "repetition"});
    CHECK(game.take_back());
    CHECK_FALSE(game.outcome().is_over());
}
