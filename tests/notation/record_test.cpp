// Game records, read and written.
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/u_chess.hpp>
#include <variantkit/notation/record.hpp>

#include "support/catch.hpp"
#include "support/random_games.hpp"

using namespace variantkit;
using games::chess;

namespace {

const std::string full_text = R"([Event "Test"]
[Variant "Chess"]
[White "A \"quoted\" name"]
[Result "1-0"]

{Before the game.} 1. e4 {Best by test.} e5 2.Nf3 (2. f4 exf4 {a gambit :)} (2... d5)) 2... Nc6 $1
3. Bc4 ; to the end of the line
Nd4? 4.Nxe5 Qg5 1-0

[Event "The next game"]
)";

} // namespace

TEST_CASE("a record in full", "[record]") {
    const auto reading = read_record<chess>(full_text);
    REQUIRE(reading);
    const auto& record = reading.record;
    CHECK(record.tags == std::vector<record_tag>{{"Event", "Test"}, {"White", "A \"quoted\" name"}});
    CHECK(record.result == "1-0");
    CHECK(record.moves.size() == 8);
    CHECK(position_text(record.replayed().position()) ==
          "r1b1kbnr/pppp1ppp/8/4N1q1/2BnP3/8/PPPP1PPP/RNBQK2R w KQkq - 1 5");
    REQUIRE(record.comments.size() == 6);
    CHECK(record.comments[0] == "Before the game.");
    CHECK(record.comments[1] == "Best by test.");
    CHECK(record.comments[5] == "to the end of the line");
    CHECK(full_text.substr(reading.length) == "\n\n[Event \"The next game\"]\n");
    CHECK(write_record(record) == R"([Variant "chess"]
[Event "Test"]
[White "A \"quoted\" name"]
[Result "1-0"]

{Before the game.} 1. e4 {Best by test.} 1... e5 2. Nf3 Nc6 3. Bc4 {to the end
of the line} 3... Nd4 4. Nxe5 Qg5 1-0
)");
}

TEST_CASE("a bare list of moves is a record", "[record]") {
    for (const char* const text : {"e4 e5 Nf3", "1. e4 e5 2. Nf3", "1.e4 e5 2.Nf3 *", "e2e4\ne7e5\ng1f3\n",
                                   "1 e4 e5 2 Nf3", "\xEF\xBB\xBF 1. e4! e5?? 2. Nf3"}) {
        INFO(text);
        const auto reading = read_record<chess>(text);
        REQUIRE(reading);
        CHECK(reading.record.moves.size() == 3);
        CHECK(reading.length == std::string{text}.size());
        CHECK(write_record(reading.record) == "[Variant \"chess\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n");
    }
}

TEST_CASE("a game that begins elsewhere", "[record]") {
    const std::string text = "[Variant \"chess\"]\n[Setup \"6k1/5ppp/8/8/8/8/8/4K2R b K - 3 10\"]\n[Result \"1-0\"]\n\n"
                             "10... h6 11. O-O g6 12. Rd1 Kh7 {Why not?} 13. Rd8 f6 14. Re8 *\n";
    auto reading = read_record<chess>(text);
    REQUIRE(reading);
    CHECK(position_text(reading.record.first) == "6k1/5ppp/8/8/8/8/8/4K2R b K - 3 10");
    CHECK(reading.record.result == "*");
    const std::string written = write_record(reading.record);
    CHECK(written.find("10... h6 11. O-O g6 12. Rd1 Kh7 {Why not?} 13. Rd8 f6 14. Re8 *\n") != std::string::npos);

    const std::string fen = "[SetUp \"1\"]\n[FEN \"6k1/5ppp/8/8/8/8/8/4K2R b K - 3 10\"]\n\nh6";
    CHECK(read_record<chess>(fen).record.first == reading.record.first);
}

TEST_CASE("a result that is not given is that of the last position", "[record]") {
    const auto mate = read_record<chess>("f3 e5 g4 Qh4");
    REQUIRE(mate);
    CHECK(write_record(mate.record) == "[Variant \"chess\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    const auto repetition = read_record<chess>("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    CHECK(write_record(repetition.record).find("4. Ng1 Ng8 1/2-1/2\n") != std::string::npos);
}

TEST_CASE("records stop at the first thing that is wrong and say what it is", "[record]") {
    struct example {
        std::string text;
        std::size_t moves;
        std::string message;
    };
    const auto [text, moves, message] = GENERATE(
        example{"1. e4 e5\n2. Nc6", 2, "line 2, move 2. column 4, 'Nc6': no knight can go to c6"},
        example{"e4 e5 Nf3 Nf9", 3, "line 1, move 2... column 11, 'Nf9': there is no square f9"},
        example{"1. e4 {no end", 1, "line 1, column 7: expected '}' after a comment, found '{no end'"},
        example{"1. e4 (1. d4", 1, "line 1, column 7: expected ')' after a variation, found '(1. d4'"},
        example{"[Variant \"u_chess\"]", 0, "line 1, 'u_chess': this record is not of chess"},
        example{"\n[Variant chess]", 0, "line 2, column 10: expected '\"' and the value of Variant, found 'chess]'"},
        example{"[Event \"x]\ne4", 0, "line 1, column 1: expected '\"' after the value of Event, found '[Event \"x]'"},
        example{"[Event \"x\"\ne4", 0, "line 1, column 1: expected ']' after the value of Event, found '[Event \"x\"'"},
        example{"[]", 0, "line 1, column 1: expected a name after '[', found '[]'"},
        example{"[", 0, "line 1, column 1: expected a name after '[', found '['"},
        example{"[Setup \"8/8 w\"]", 0, "line 1, column 12: expected '/' and another rank, found the end"},
        example{"[FEN \"4k3/8/8/8/8/8/8/8 w - - 0 1\"]", 0, "line 1, White has no king"},
        example{"f3 e5 g4 Qh4 a3", 4, "line 1, move 3. column 14, 'a3': the game is over: Black has won (checkmate)"},
        example{"\n\n  zz", 0,
                "line 3, move 1. column 3: expected a move in algebraic or coordinate notation, found 'zz'"});
    INFO(text);
    const auto reading = read_record<chess>(text);
    REQUIRE_FALSE(reading);
    CHECK(reading.record.moves.size() == moves);
    CHECK(reading.error->message() == message);
}

TEST_CASE("several games in one text are read one after the other", "[record]") {
    const std::string text =
        "[Event \"1\"]\n\n1. e4 e5 1-0\n\n[Event \"2\"]\n\n1. d4\n[Event \"3\"]\n1. c4 c5 2. b3 *  ";
    std::string_view rest = text;
    std::vector<std::size_t> moves;
    while (rest.find_first_not_of(" \n") != std::string_view::npos) {
        const auto reading = read_record<chess>(rest);
        REQUIRE(reading);
        moves.push_back(reading.record.moves.size());
        rest.remove_prefix(reading.length);
    }
    CHECK(moves == std::vector<std::size_t>{2, 1, 3});
}

TEST_CASE("lines are at most 80 characters long, and comments stay in their braces", "[record]") {
    game_record<chess> record;
    history<chess> game;
    for (int i = 0; i < 20; ++i) {
        for (const char* text : {"Nf3", "Nf6", "Ng1", "Ng8"}) {
            record.moves.push_back(read_move(game.position(), text).value());
            game.play(record.moves.back());
        }
    }
    record.comments = {"", "",
                       "a } brace and words and words and words and words and words and words and words and words"};
    const std::string text = write_record(record);
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = text.find('\n', begin);
        CHECK(end - begin <= 80);
        begin = end + 1;
    }
    const auto reading = read_record<chess>(text);
    REQUIRE(reading);
    CHECK(reading.record.moves == record.moves);
    CHECK(reading.record.comments.at(2) ==
          "a ) brace and words and words and words and words and words and words and words and words");
    CHECK(write_record(reading.record) == text);
}

TEST_CASE("records of random games of U-Chess are read as they were written", "[record]") {
    std::mt19937 random{7};
    for (int i = 0; i < 20; ++i) {
        game_record<games::u_chess> record;
        auto position = record.first;
        for (int ply = 0; ply < 80; ++ply) {
            const auto moves = legal_moves(position);
            if (moves.empty()) break;
            record.moves.push_back(moves[random() % moves.size()]);
            position = play(position, record.moves.back());
        }
        const std::string text = write_record(record);
        INFO(text);
        const auto reading = read_record<games::u_chess>(text);
        REQUIRE(reading);
        CHECK(reading.record.moves == record.moves);
        CHECK(write_record(reading.record) == text);
    }
}

TEST_CASE("no byte in a record is more than refused", "[record]") {
    for (std::size_t i = 0; i < full_text.size(); i += 3) {
        for (int byte = 0; byte < 256; byte += 5) {
            std::string text = full_text;
            text[i] = static_cast<char>(byte);
            const auto reading = read_record<chess>(text);
            CHECK(reading.length <= text.size());
            if (!reading) CHECK_FALSE(reading.error->message().empty());
        }
    }
}

TEST_CASE("numbers of moves must be right", "[record]") {
    for (const char* const text : {"1. e4 1... e5", "1. e4 1. e5", "1. e4 1. ... e5 2. Nf3", "1.e4 e5 2.Nf3",
                                   "1 e4 e5 2 Nf3", "1. e4 ... e5", "1. e4 {3.} e5 (3. d4) 2. Nf3"}) {
        INFO(text);
        CHECK(read_record<chess>(text));
    }
    const auto wrong = [](const char* text, const char* said) {
        INFO(text);
        const auto reading = read_record<chess>(text);
        REQUIRE(reading.error);
        CHECK(reading.error->message() == said);
    };
    wrong("1. e4 e5\n3. Nf3", "line 2, the move that comes is 2., not 3.");
    wrong("1. e4 2. e5", "line 1, the move that comes is 1..., not 2.");
    wrong("1. e4 e5 2... Nf3", "line 1, the move that comes is 2., not 2...");
    wrong("99999999999999999999. e4", "line 1, the move that comes is 1., not 99999999999999999999.");
    wrong("[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 30\"]\n1. a8=Q+", "line 2, the move that comes is 30., not 1.");
}
