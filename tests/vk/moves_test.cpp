#include "vk/run_vk.hpp"

using namespace vk_tests;
using nlohmann::json;

TEST_CASE("vk moves lists moves", "[vk]") {
    const auto chess = run({"moves", "chess"});
    CHECK(chess.status == 0);
    CHECK(lines_of(chess.out).size() == 20);
    CHECK(lines_of(chess.out).front() == "a2a3  a3");
    CHECK(chess.err.empty());

    const auto u_chess = run({"moves", "u_chess"});
    CHECK(u_chess.out == "d2d3  P3D\nd2d4  P4D\ne2e3  P3R\ne2e4  P4R\n");

    const auto ultima = run({"moves", "ultima", "--fen", "8/3I4/2Ki1w2/4p1l1/2xC4/2pl1kP1/8/8 w 6 41"});
    CHECK(contains(ultima.out, "d4f4  Cf4:c4:f6  takes c4 f6\n"));
}

TEST_CASE("vk moves says how a game has ended that is over", "[vk]") {
    const auto mate = run({"moves", "chess", "--fen", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"});
    CHECK(mate.status == 0);
    CHECK(mate.out.empty());
    CHECK(contains(mate.err, "Black wins (checkmate)"));
}

TEST_CASE("vk moves --json writes one line", "[vk]") {
    const auto result = run({"moves", "u_chess", "--json"});
    CHECK(result.status == 0);
    CHECK(
        result.out ==
        "{\"fen\":\"" + chess_start +
            "\",\"outcome\":\"ongoing\",\"reason\":null,\"moves\":["
            "{\"move\":\"d2d3\",\"text\":\"P3D\",\"captures\":[]},{\"move\":\"d2d4\",\"text\":\"P4D\",\"captures\":[]},"
            "{\"move\":\"e2e3\",\"text\":\"P3R\",\"captures\":[]},{\"move\":\"e2e4\",\"text\":\"P4R\",\"captures\":[]}]"
            "}\n");
}

TEST_CASE("vk moves --stdin answers each line", "[vk]") {
    SECTION("blank lines are skipped, carriage returns too, and a last line needs no end") {
        const auto result =
            run({"moves", "chess", "--stdin"}, "\n  \t\r\n" + chess_start + "\r\n\r\n4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        CHECK(result.status == 0);
        const auto answers = json_lines(result.out);
        REQUIRE(answers.size() == 2);
        CHECK(answers[0]["fen"] == chess_start);
        CHECK(answers[0]["moves"].size() == 20);
        CHECK(answers[1]["fen"] == "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }
    SECTION("positions are written anew, and how they stand") {
        const auto answers = json_lines(run({"moves", "chess", "--stdin"},
                                            "  7k/5Q2/6K1/8/8/8/8/8   b\n"
                                            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n"
                                            "4k3/8/8/8/8/8/8/4K2R w - - 100 90\n")
                                            .out);
        REQUIRE(answers.size() == 3);
        CHECK(answers[0]["fen"] == "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        CHECK(answers[0]["outcome"] == "draw");
        CHECK(answers[0]["reason"] == "stalemate");
        CHECK(answers[1]["outcome"] == "black_wins");
        CHECK(answers[1]["moves"].empty());
        CHECK(answers[2]["outcome"] == "draw");
        CHECK(answers[2]["moves"].size() == 14);
    }
    SECTION("a line that is wrong does not stop the others") {
        const std::string odd = "rnbq\xFF\x01\"\\ w";
        const auto result =
            run({"moves", "chess", "--stdin"}, "8/8/8/8/8/8/8/8 w - - 0 1\n" + chess_start + "\n" + odd + "\n" +
                                                   std::string(3'000'000, 'k') + "\n" + std::string(100'000, '/') +
                                                   "\n" + chess_start + " 99999999999999999999\n");
        CHECK(result.status == 1);
        CHECK(result.err.empty());
        const auto answers = json_lines(result.out);
        REQUIRE(answers.size() == 6);
        CHECK(answers[0] == json{{"fen", "8/8/8/8/8/8/8/8 w - - 0 1"}, {"error", "White has no king"}});
        CHECK(answers[1]["moves"].size() == 20);
        CHECK(answers[2]["fen"] == "rnbq\xEF\xBF\xBD\x01\"\\ w");
        CHECK(answers[2].contains("error"));
        CHECK(answers[3]["fen"].get<std::string>().size() == 3'000'000);
        CHECK(answers[4].contains("error"));
        CHECK(answers[5].contains("error"));
    }
    SECTION("nothing asked, nothing said") {
        const auto result = run({"moves", "epsilon", "--stdin"}, "");
        CHECK(result.status == 0);
        CHECK(result.out.empty());
    }
}

TEST_CASE("vk moves --stdin agrees with rows of an independent program", "[vk]") {
    const auto rows_of = [](const std::string& file) {
        std::ifstream stream{std::string{VARIANTKIT_TEST_DATA} + "/" + file};
        REQUIRE(stream);
        return json_lines({std::istreambuf_iterator<char>{stream}, {}});
    };
    const auto answers_to = [](const std::string& game, const std::vector<json>& rows) {
        std::string input;
        for (const json& row : rows) input += row["fen"].get<std::string>() + "\n";
        const auto result = run({"moves", game, "--stdin"}, input);
        CHECK(result.status == 0);
        const auto answers = json_lines(result.out);
        REQUIRE(answers.size() == rows.size());
        return answers;
    };

    SECTION("U-Chess: moves and names") {
        const auto rows = rows_of("u_chess.jsonl");
        const auto answers = answers_to("u_chess", rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            INFO(rows[i]["fen"]);
            json names = json::object();
            for (const json& move : answers[i]["moves"]) names[move["move"].get<std::string>()] = move["text"];
            CHECK(names == rows[i]["moves"]);
            CHECK(answers[i]["outcome"] == rows[i]["outcome"]);
        }
    }
    SECTION("Ultima: moves and captures, by three sets of rules") {
        const auto all = rows_of("ultima.jsonl");
        for (const std::string game : {"ultima", "ultima_classic", "ultima_pure"}) {
            std::vector<json> rows;
            std::copy_if(all.begin(), all.end(), std::back_inserter(rows),
                         [&](const json& row) { return row["rules"] == game; });
            REQUIRE(!rows.empty());
            const auto answers = answers_to(game, rows);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                INFO(rows[i]["fen"]);
                json moves = json::array();
                json captures = json::object();
                for (const json& move : answers[i]["moves"]) {
                    moves.push_back(move["move"]);
                    if (!move["captures"].empty()) captures[move["move"].get<std::string>()] = move["captures"];
                }
                CHECK(moves == rows[i]["moves"]);
                CHECK(captures == rows[i]["captures"]);
                CHECK(answers[i]["outcome"] == rows[i]["outcome"]);
            }
        }
    }
    SECTION("Epsilon: turns") {
        auto rows = rows_of("epsilon.jsonl");
        rows.erase(std::remove_if(rows.begin(), rows.end(),
                                  [](const json& row) { return row["game"] != "epsilon" || row["turn_count"] > 5000; }),
                   rows.end());
        REQUIRE(rows.size() > 50);
        const auto answers = answers_to("epsilon", rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            INFO(rows[i]["fen"]);
            CHECK(answers[i]["moves"].size() == rows[i]["turn_count"]);
            // The rows say how a side wins, too: "white_row".
            const auto outcome = answers[i]["outcome"].get<std::string>();
            const auto expected = rows[i]["outcome"].get<std::string>();
            CHECK(outcome.substr(0, outcome.find('_')) == expected.substr(0, expected.find('_')));
            if (rows[i]["turns"].size() != rows[i]["turn_count"]) continue;
            json turns = json::array();
            for (const json& move : answers[i]["moves"]) turns.push_back(move["move"]);
            CHECK(turns == rows[i]["turns"]);
        }
    }
}

TEST_CASE("vk points at what is wrong with a position", "[vk]") {
    const auto result = run({"moves", "chess", "--fen", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"});
    CHECK(result.status == 1);
    CHECK(result.out.empty());
    CHECK(
        result.err ==
        "vk: this is no position of chess: column 14: expected a piece letter or a number of empty squares, found 'x'\n"
        "  rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
        "               ^\n");
    for (const std::vector<std::string>& command : {std::vector<std::string>{"show"}, {"perft", "3"}, {"play"}}) {
        std::vector<std::string> words{command[0], "ultima"};
        words.insert(words.end(), command.begin() + 1, command.end());
        words.insert(words.end(), {"--fen", "nonsense"});
        const auto other = run(words);
        INFO(other.err);
        CHECK(other.status == 1);
        CHECK(other.out.empty());
        CHECK(contains(other.err, "this is no position of ultima"));
    }
}
