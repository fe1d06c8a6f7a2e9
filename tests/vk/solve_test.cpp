#include "vk/run_vk.hpp"

using namespace vk_tests;

TEST_CASE("vk solve counts what an endgame comes to", "[vk]") {
    const auto result = run({"solve", "ultimatum", "KBK", "--threads", "2"});
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 2);
    CHECK(contains(lines[0],
                   "White to move: 950894 positions, 683906 won, 81921 drawn, 185067 lost; longest win 57 plies"));
    CHECK(lines[1].rfind("Black to move: ", 0) == 0);

    const auto chess = json_lines(run({"solve", "chess", "KRK", "--json"}).out);
    REQUIRE(chess.size() == 2);
    CHECK(chess[0]["to_move"] == "white");
    CHECK(chess[0]["longest_win"] == 31);
    CHECK(chess[0]["losses"] == 0);
    CHECK(chess[1]["longest_loss"] == 32);
}

TEST_CASE("vk solve --stdin answers positions", "[vk]") {
    const auto result = run({"solve", "chess", "KQK", "--stdin"},
                            "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1\r\n\n7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n"
                            "7K/5q2/6k1/8/8/8/8/8 b - - 5 9\n8/8/8/3k4/8/8/8/KR6 w - - 0 1\nnonsense\n");
    CHECK(result.status == 1);
    const auto answers = json_lines(result.out);
    REQUIRE(answers.size() == 5);
    CHECK(answers[0] == nlohmann::json{{"fen", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"}, {"value", "win"}, {"plies", 1}});
    CHECK(answers[1] ==
          nlohmann::json{{"fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}, {"value", "draw"}, {"plies", nullptr}});
    CHECK(answers[2]["value"] == "win");
    CHECK(answers[3] ==
          nlohmann::json{{"fen", "8/8/8/3k4/8/8/8/KR6 w - - 0 1"}, {"error", "these pieces are KRK, not KQK"}});
    CHECK(answers[4].contains("error"));
}

TEST_CASE("vk solve says what it cannot solve", "[vk]") {
    const auto refused = [](const std::string& game, const std::string& pieces, const std::string& said) {
        const auto result = run({"solve", game, pieces});
        INFO(result.err);
        CHECK(result.status == 1);
        CHECK(result.out.empty());
        CHECK(contains(result.err, said));
    };
    refused("chess", "KZK", "expected the letter of a piece, found 'Z'");
    refused("chess", "KQ", "the pieces of both sides");
    refused("chess", "", "the pieces of both sides");
    refused("chess", "KQQQQQQQQK", "more than");
    CHECK(run({"solve", "chss", "KQK"}).status == 2);
}
