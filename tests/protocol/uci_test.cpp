// UCI: dialogues, and lines that are none.
#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/games/epsilon.hpp>
#include <variantkit/games/ultima.hpp>
#include <variantkit/protocol/player_of.hpp>
#include <variantkit/protocol/uci.hpp>

#include "support/catch.hpp"
#include "support/conversation.hpp"

using namespace variantkit;
using conversation = test_support::conversation<uci_engine>;

namespace {

std::vector<known_game> some_games() { return {known_as_game<games::ultima>(), known_as_game<games::epsilon>()}; }

} // namespace

TEST_CASE("UCI: it introduces itself", "[uci]") {
    conversation talk{some_games()};
    const auto lines = talk.say({"uci", "isready"});
    REQUIRE(lines.size() == 7);
    CHECK(lines[0] == "id name tested");
    CHECK(lines[4] == "option name UCI_Variant type combo default ultima var ultima var epsilon");
    CHECK(lines[5] == "uciok");
    CHECK(lines[6] == "readyok");
}

TEST_CASE("UCI: it finds the mate of the text's game", "[uci]") {
    conversation talk{some_games()};
    const auto lines =
        talk.say({"position fen 1cxw2l1/pp1p1x1p/Li1l2k1/2P3PP/1P3P1p/6W1/7L/I1XK1X1C w 0 16", "go depth 6"});
    REQUIRE(lines.size() >= 2);
    const std::string& info = lines[lines.size() - 2];
    CHECK(info.find("score mate 2 ") != std::string::npos);
    CHECK(info.find(" pv ") != std::string::npos);
    CHECK(lines.back().substr(0, 9) == "bestmove ");
    CHECK(lines.back().substr(11, 2) == "f6");
    CHECK(talk.say({"position fen 1cxw2l1/pp1p1x1p/Li1l2k1/2P3PP/1P3P1p/6W1/7L/I1XK1X1C w 0 16 moves a1f6", "d"})
              .size() == 1);
}

TEST_CASE("UCI: perft and variants", "[uci]") {
    conversation talk{some_games()};
    auto lines = talk.say({"go perft 2"});
    CHECK(lines.back() == "Nodes searched: 944");
    CHECK(lines.size() == 33);
    lines = talk.say({"setoption name UCI_Variant value epsilon", "position startpos moves c3 c4/d2", "go perft 1"});
    CHECK(lines.back().substr(0, 16) == "Nodes searched: ");
    CHECK(talk.say({"go depth 1"}).back().substr(0, 9) == "bestmove ");
}

TEST_CASE("UCI: go without end is stopped", "[uci]") {
    conversation talk{some_games()};
    CHECK(talk.say_only({"go infinite", "isready"}).back() == "readyok");
    CHECK(talk.say_only({"position startpos"}).back().find("info string 'position' must wait") == 0);
    CHECK(talk.say({"stop"}).back().substr(0, 9) == "bestmove ");
    CHECK(talk.say({"stop"}).empty());
    // A forced win known to be the shortest is no reason to speak up before that.
    talk.say_only({"position fen 1cxw2l1/pp1p1x1p/Li1l2k1/2P3PP/1P3P1p/6W1/7L/I1XK1X1C w 0 16", "go infinite depth 4"});
    CHECK(talk.say({"stop"}).back().substr(0, 9) == "bestmove ");
}

TEST_CASE("UCI: moves to be searched, nodes, mates", "[uci]") {
    conversation talk{some_games()};
    CHECK(talk.say({"go searchmoves b2b4 depth 2"}).back() == "bestmove b2b4");
    CHECK(talk.say({"go depth 3 searchmoves g2g4 b2b3"}).back().find("bestmove ") == 0);
    for (const std::string& line : talk.say({"go depth 3 searchmoves g2g4"})) {
        if (line.find("info depth ") == 0) CHECK(line.find(" pv g2g4") != std::string::npos);
    }
    CHECK(talk.say({"go searchmoves b2b9 depth 2"}).back().find("info string go: the move 'b2b9': ") == 0);
    CHECK(talk.say({"go depth 1"}).back().find("bestmove ") == 0); // of all moves again
    const std::string before_mate = "position fen 1cxw2l1/pp1p1x1p/Li1l2k1/2P3PP/1P3P1p/6W1/7L/I1XK1X1C w 0 16";
    const auto mate = talk.say({before_mate, "go mate 2"});
    REQUIRE(mate.size() == 2);
    CHECK(mate[0].find("score mate 2 ") != std::string::npos);
    CHECK(talk.say({before_mate, "go mate 1"}).back().find("bestmove ") == 0);
    const auto counted = talk.say({"position startpos", "go nodes 5000"});
    REQUIRE(counted.size() >= 2);
    const std::string& info = counted[counted.size() - 2];
    const std::size_t place = info.find(" nodes ");
    REQUIRE(place != std::string::npos);
    CHECK(std::stoi(info.substr(place + 7)) <= 5000);
}

TEST_CASE("UCI: clocks", "[uci]") {
    conversation talk{some_games()};
    for (const std::string go : {"go wtime 300 btime 1 winc 0 binc 0", "go wtime 200 btime 100 movestogo 1",
                                 "go movetime 30", "go wtime -5 btime 10", "go nodes 500"}) {
        INFO(go);
        const auto begin = std::chrono::steady_clock::now();
        CHECK(talk.say({go}).back().substr(0, 9) == "bestmove ");
        CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds{3});
    }
}

TEST_CASE("UCI: what is wrong is said politely", "[uci]") {
    conversation talk{some_games()};
    for (const std::string wrong :
         {"nonsense", "position", "position fen", "position fen 8/8 w", "position startpos moves a1a9",
          "position startpos moves b2b4 b2b4", "position startpos b2b4", "go depth", "go depth x",
          "go depth 99999999999999999999999", "go backwards 3", "setoption", "setoption name", "setoption name Hash",
          "setoption name Hash value 0", "setoption name Hash value 99999999999", "setoption name Threads value -1",
          "setoption name Colour value red", "setoption name UCI_Variant value go"}) {
        INFO(wrong);
        const auto lines = talk.say({wrong});
        REQUIRE(lines.size() == 1);
        CHECK(lines[0].find("info string ") == 0);
    }
    for (const std::string ignored : {"", "   ", "\t", "debug on", "ponderhit", "register later"})
        CHECK(talk.say({ignored}).empty());
    CHECK(talk.say({"isready"}) == std::vector<std::string>{"readyok"});
    CHECK_FALSE(talk.engine().handle("quit"));
}

TEST_CASE("UCI: arbitrary bytes", "[uci]") {
    conversation talk{some_games()};
    std::mt19937 random{11};
    const std::vector<std::string> words{"position",
                                         "startpos",
                                         "fen",
                                         "moves",
                                         "go",
                                         "depth 1",
                                         "nodes 5",
                                         "setoption",
                                         "name",
                                         "value",
                                         "Hash",
                                         "b2b4",
                                         "stop",
                                         "UCI_Variant",
                                         "epsilon",
                                         "ultima",
                                         "8/8/8/8/8/8/8/8",
                                         "w",
                                         "-1",
                                         "99999999999999999999",
                                         "perft 1",
                                         "\xff\x00",
                                         "d"};
    for (int i = 0; i < 3000; ++i) {
        std::string line;
        for (auto n = random() % 6; n > 0; --n) {
            if (random() % 4 == 0) {
                for (auto m = random() % 20; m > 0; --m) line += static_cast<char>(random() % 256);
            } else {
                line += words[random() % words.size()];
            }
            line += ' ';
        }
        if (line.find("go") == 0 && line.find("nodes") == std::string::npos && line.find("depth") == std::string::npos)
            continue;
        if (line.find("Threads") != std::string::npos || line.find("quit") == 0) continue;
        talk.say({line});
    }
    for (const std::string& line : talk.say({"position startpos", "go depth 1"})) {
        CHECK(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }));
    }
}
