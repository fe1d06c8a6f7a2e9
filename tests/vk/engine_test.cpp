// vk as an engine, for people and for programs.
#include <optional>
#include <string>
#include <vector>

#include <variantkit/games/ultimatum.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/record_text.hpp>
#include <variantkit/play/history.hpp>
#include <variantkit/protocol/xboard_ranks.hpp>

#include "vk/piped_vk.hpp"

using namespace vk_tests;
using namespace variantkit;
using games::ultimatum;

TEST_CASE("vk uci: a whole game between two processes", "[vk]") {
    const workplace here;
    piped_vk white{here, {"uci", "ultimatum"}};
    piped_vk black{here, {"uci"}};
    for (piped_vk* one : {&white, &black}) {
        one->say("uci");
        one->hear("uciok");
        one->say("setoption name UCI_Variant value ultimatum");
        one->say("setoption name Hash value 4");
        one->say("ucinewgame");
        one->say("isready");
        one->hear("readyok");
    }
    history<ultimatum> game;
    std::string moves;
    while (!game.outcome().is_over() && game.moves().size() < 300) {
        const bool is_white = game.position().side_to_move() == color::white;
        piped_vk& mover = is_white ? white : black;
        mover.say("position startpos" + (moves.empty() ? "" : " moves" + moves));
        mover.say(is_white ? "go nodes 3000" : "go nodes 200");
        const std::string move = mover.hear("bestmove ").substr(9);
        INFO(moves << " " << move);
        const auto read = read_move(game.position(), move);
        REQUIRE(read);
        CHECK(coordinate_text(game.position(), *read) == move);
        game.play(*read);
        moves += " " + move;
    }
    CHECK(game.outcome().is_over());
    CHECK(game.moves().size() >= 10);
    white.say("quit");
    black.say("quit");
}

TEST_CASE("vk xboard: a whole game between two processes", "[vk]") {
    const workplace here;
    piped_vk white{here, {"xboard", "ultimatum"}};
    piped_vk black{here, {"xboard"}};
    for (piped_vk* one : {&white, &black}) {
        one->say("xboard");
        one->say("protover 2");
        one->hear("feature done=1");
        one->say("new");
        one->say("variant ultimatum");
        one->hear("setup (PNBRQKpnbrqk) 10x10+0_fairy 10/1rnbkqbnr1/");
        one->say("sd 3");
        one->say("nopost");
    }
    history<ultimatum> game;
    white.say("go");
    for (bool is_white = true; game.moves().size() < 300; is_white = !is_white) {
        const std::string move = (is_white ? white : black).hear("move ").substr(5);
        INFO(move);
        const auto read = read_move(game.position(), from_xboard(move, 10));
        REQUIRE(read);
        game.play(*read);
        if (game.outcome().is_over()) break;
        (is_white ? black : white).say("usermove " + move);
    }
    REQUIRE(game.outcome().is_over());
    const std::string sign{detail::result_sign(game.outcome().result)};
    (game.position().side_to_move() == color::white ? black : white).hear(sign + " {");
    white.say("quit");
    black.say("quit");
}

TEST_CASE("vk uci: it begins with the game that it is given", "[vk]") {
    const auto answer = run({"uci", "ultimatum"}, "uci\nd\nquit\n");
    CHECK(answer.status == 0);
    CHECK(contains(answer.out, "UCI_Variant type combo default ultimatum var ultimatum"));
    CHECK(contains(answer.out, "info string ultimatum: 10/1rnbkqbnr1/"));
    CHECK(run({"uci", "nonsense"}).status == 2);
}

TEST_CASE("vk analyze: a mate in two", "[vk]") {
    const auto answer = run({"analyze", "chess", "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--depth", "5"});
    CHECK(answer.status == 0);
    CHECK(contains(answer.out, "White wins in 2"));
    CHECK(contains(answer.out, "1. Ra6 bxa6 2. b7#"));
    CHECK(contains(answer.out, "best: 1. Ra6\n"));
    const auto over = run({"analyze", "chess", "--fen", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"});
    CHECK(over.out == "White wins (checkmate)\n");
}

TEST_CASE("vk match: players that there are not", "[vk]") {
    CHECK(run({"match", "chess", "level:11", "random"}).status == 2);
    CHECK(contains(run({"match", "chess", "level:11", "random"}).err, "level:1 to level:10"));
}

TEST_CASE("vk selfplay writes a game that vk replay reads", "[vk]") {
    const workplace here;
    const std::string file = here.path("game.txt");
    CHECK(run(here, {"selfplay", "chess", "--player", "level:2", "--save", file, "--seed", "5"}).status == 0);
    CHECK(contains(here.read("game.txt"), "[White \"level:2\"]"));
    CHECK(run(here, {"replay", "chess", file}).status == 0);
    CHECK(run(here, {"selfplay", "chess", "--player", "level:2", "--seed", "5"}).out == here.read("game.txt"));
}

TEST_CASE("vk play: an engine, hints, values, levels", "[vk]") {
    const workplace here;
    const auto answer = run(here, {"play", "chess", "--level", "3", "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"},
                            "hint\neval\nlevel\nlevel 2\nlevel 77\nRa6\nb7\n");
    CHECK(answer.status == 0);
    CHECK(contains(answer.out, "try 1. Ra6\n"));
    CHECK(contains(answer.out, "White wins in 2, by 1. Ra6 bxa6 2. b7#\n"));
    CHECK(contains(answer.out, "your opponent is level:3\n"));
    CHECK(contains(answer.out, "your opponent is level:2\n"));
    CHECK(contains(answer.err, "levels go from 1 to 10\n"));
    CHECK(contains(answer.out, "White wins (checkmate)\n"));
    CHECK(contains(run({"play", "chess"}, "level\n").err, "you play without an engine"));
}
