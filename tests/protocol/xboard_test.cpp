// XBoard's protocol: dialogues, and lines that are none.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/ultimatum.hpp>
#include <variantkit/protocol/player_of.hpp>
#include <variantkit/protocol/xboard.hpp>

#include "support/catch.hpp"
#include "support/conversation.hpp"

using namespace variantkit;
using conversation = test_support::conversation<xboard_engine>;

namespace {

std::vector<known_game> some_games() {
    std::vector<known_game> games{known_as_game<games::chess>(), known_as_game<games::ultimatum>()};
    games[0].xboard_name = "normal";
    return games;
}

bool begins(const std::string& text, const std::string& with) { return text.substr(0, with.size()) == with; }

} // namespace

TEST_CASE("XBoard: it says what it can", "[xboard]") {
    conversation talk{some_games()};
    CHECK(talk.say({"xboard"}).empty());
    const auto lines = talk.say({"protover 2"});
    REQUIRE(lines.size() >= 2);
    std::string all;
    for (const std::string& line : lines) {
        CHECK(begins(line, "feature "));
        all += line + "\n";
    }
    for (const char* wanted :
         {"ping=1", "setboard=1", "usermove=1", "san=0", "variants=\"normal,ultimatum\"", "analyze=1", "smp=1"}) {
        CHECK(all.find(wanted) != std::string::npos);
    }
    CHECK(lines.back() == "feature done=1");
    CHECK(talk.say({"accepted ping", "ping 7"}) == std::vector<std::string>{"pong 7"});
}

TEST_CASE("XBoard: it answers moves, and ends games", "[xboard]") {
    conversation talk{some_games()};
    auto lines = talk.say({"new", "sd 4", "usermove e2e4"});
    REQUIRE(lines.size() == 1);
    CHECK(begins(lines[0], "move "));
    // The engine mates, and says so.
    lines = talk.say({"force", "setboard 6k1/5ppp/8/8/8/8/8/K6R b - - 0 1", "usermove h7h6", "usermove a1a2",
                      "usermove h6h5", "ping 3"});
    CHECK(lines == std::vector<std::string>{"pong 3"});
    lines = talk.say({"setboard 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "go"});
    CHECK(lines == std::vector<std::string>{"move d1d8", "1-0 {checkmate}"});
    CHECK(talk.say({"usermove g8h8"}) == std::vector<std::string>{"Illegal move (the game is over: checkmate): g8h8"});
    CHECK(begins(talk.say({"undo", "go"}).front(), "move d1d8"));
    CHECK(talk.say({"force", "undo", "ping 4"}) == std::vector<std::string>{"pong 4"});
    CHECK(begins(talk.say({"playother", "usermove d1d7"}).front(), "move "));
    CHECK(talk.say({"force", "remove", "ping 5"}) == std::vector<std::string>{"pong 5"});
}

TEST_CASE("XBoard: games that it does not know are described", "[xboard]") {
    conversation talk{some_games()};
    const auto lines = talk.say({"new", "variant ultimatum"});
    REQUIRE(lines.size() == 1);
    CHECK(begins(lines[0], "setup (PNBRQKpnbrqk) 10x10+0_fairy 10/1rnbkqbnr1/"));
    // On ten ranks XBoard counts from 0.
    CHECK(talk.say({"usermove e2e5"}) ==
          std::vector<std::string>{"Illegal move (a pawn does not move like that): e2e5"});
    CHECK(begins(talk.say({"st 1", "sd 2", "usermove e2e4"}).back(), "move "));
    CHECK(talk.say({"force", "new", "variant ultimatum", "force", "setboard 10/5K4/10/10/10/10/10/10/4k5/10 w - 0 1",
                    "go"})
              .back() == "1-0 {king reached its goal}");
    // XBoard writes fields that the game does not know.
    CHECK(talk.say({"force", "setboard 10/1rnbkqbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w KQkq - 0 1"})
              .empty());
    CHECK(talk.say({"new", "variant normal"}).empty());
    CHECK(begins(talk.say({"variant halma"}).front(), "Error (unknown variant)"));
}

TEST_CASE("XBoard: ranks", "[xboard]") {
    CHECK(to_xboard("e2e4", 8) == "e2e4");
    CHECK(to_xboard("b10c9", 10) == "b9c8");
    CHECK(to_xboard("c8c9q", 10) == "c7c8q");
    CHECK(from_xboard("a0j9", 10) == "a1j10");
    CHECK(from_xboard("Nb4", 10) == "Nb4");
    CHECK(from_xboard("o10o15", 15) == "o10o15");
    CHECK(from_xboard("", 10).empty());
    CHECK(from_xboard("a99999999999999999999", 10).size() > 1);
}

TEST_CASE("XBoard: it analyses", "[xboard]") {
    conversation talk{some_games()};
    auto lines = talk.say_only(
        {"setboard 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "analyze", "usermove a1a2", "undo", "exit", "ping 1"});
    CHECK(lines.back() == "pong 1");
    for (const std::string& line : lines) CHECK((line == "pong 1" || (line[0] >= '0' && line[0] <= '9')));
    lines = talk.say({"nopost", "sd 5", "go"});
    CHECK(lines.front() == "move d1d8");
    lines = talk.say({"undo", "post", "go"});
    REQUIRE(lines.size() >= 3);
    CHECK(begins(lines[0], "1 100001 "));
}

TEST_CASE("XBoard: moves on demand, pings after moves", "[xboard]") {
    conversation talk{some_games()};
    const auto lines = talk.say({"new", "level 0 5 0", "time 30000", "otim 30000", "usermove e2e4", "ping 1", "?"});
    REQUIRE(lines.size() == 2);
    CHECK(begins(lines[0], "move "));
    CHECK(lines[1] == "pong 1");
    CHECK(begins(talk.say({"level 40 0:01 0", "time 20", "usermove d2d4"}).back(), "move "));
}

TEST_CASE("XBoard: offers of draws", "[xboard]") {
    conversation talk{some_games()};
    CHECK(talk.say({"draw"}).empty()); // before it has thought
    // Down a queen it takes a draw, up a queen it does not.
    auto lines = talk.say({"force", "setboard 4k3/pppp4/8/8/8/8/PPPP4/3QK3 b - - 0 1", "sd 4", "go", "draw"});
    REQUIRE(lines.size() == 2);
    CHECK(std::count(lines.begin(), lines.end(), "offer draw") == 1);
    CHECK(talk.say({"draw"}) == std::vector<std::string>{"offer draw"});
    lines = talk.say({"new", "force", "setboard 3qk3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 1", "sd 4", "go", "draw"});
    REQUIRE(lines.size() == 1);
    CHECK(begins(lines[0], "move "));
    CHECK(talk.say({"draw"}).empty());
    // Where there are no draws none is accepted.
    auto games = some_games();
    games[0].knows_draws = false;
    conversation without{games};
    CHECK(without.say({"force", "setboard 4k3/pppp4/8/8/8/8/PPPP4/3QK3 b - - 0 1", "sd 3", "go"}).size() == 1);
    CHECK(without.say({"draw"}).empty());
}

TEST_CASE("XBoard: it resigns when it is told to do so and has long lost", "[xboard]") {
    conversation talk{some_games()};
    const auto last_answers = [&] {
        std::vector<std::string> answers;
        talk.say({"new", "force", "setboard k7/8/8/8/8/8/8/1QR1K3 b - - 0 1", "sd 2"});
        for (const std::string line : {"go", "usermove e1e2", "usermove e2e3"}) {
            const auto lines = talk.say({line});
            answers.push_back(lines.empty() ? "" : lines[0].substr(0, 6));
        }
        return answers;
    };
    CHECK(last_answers() == std::vector<std::string>{"move a", "move a", "move a"});
    CHECK(talk.say({"option Resign=1"}).empty());
    CHECK(last_answers() == std::vector<std::string>{"move a", "move a", "resign"});
}

TEST_CASE("XBoard: what is wrong is said politely", "[xboard]") {
    conversation talk{some_games()};
    for (const std::string wrong :
         {"nonsense", "edit", "level", "level x y z", "level 40 5", "st", "st 0", "sd -3", "time soon", "memory",
          "cores 0", "undo", "remove", "variant", "option", "option Colour=red", "option Resign=yes"}) {
        INFO(wrong);
        const auto lines = talk.say({"force", wrong});
        REQUIRE(lines.size() == 1);
        CHECK(begins(lines[0], "Error ("));
    }
    CHECK(begins(talk.say({"setboard 8/8/8/8 w"}).front(), "tellusererror Illegal position ("));
    CHECK(begins(talk.say({"usermove e2e5"}).front(), "Illegal move ("));
    CHECK(begins(talk.say({"usermove"}).front(), "Illegal move ("));
    CHECK(begins(talk.say({"e2e5"}).front(), "Illegal move ("));
    CHECK(talk.say({"", "hard", "easy", "random", "computer", "name me", "rating 1 2", "draw", "ics -",
                    "option Resign=1"})
              .empty());
    CHECK_FALSE(talk.engine().handle("quit"));
}

TEST_CASE("XBoard: arbitrary bytes", "[xboard]") {
    conversation talk{some_games()};
    talk.say({"force"});
    std::mt19937 random{12};
    const std::vector<std::string> words{
        "usermove",  "e2e4",  "setboard", "undo", "remove", "variant", "normal",
        "ultimatum", "level", "40 5 0",   "time", "-1",     "ping",    "force",
        "new",       "sd 1",  "result",   "post", ".",      "exit",    "99999999999999999999",
        "\xff\xfe"};
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
        for (const std::string& answer : talk.say({"sd 1", "force", line, "?"})) {
            if (!std::all_of(answer.begin(), answer.end(), [](char c) { return c >= ' ' && c <= '~'; }))
                FAIL(line << " gives " << answer);
        }
    }
    CHECK(begins(talk.say({"new", "hint"}).back(), "Hint: "));
    CHECK(talk.say({"force", "ping 9"}) == std::vector<std::string>{"pong 9"});
}
