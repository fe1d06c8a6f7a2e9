#include "vk/run_vk.hpp"

using namespace vk_tests;

TEST_CASE("vk perft counts", "[vk]") {
    CHECK(run({"perft", "chess", "3"}).out == "8902\n");
    CHECK(run({"perft", "chess", "0"}).out == "1\n");
    CHECK(run({"perft", "chess", "1"}).out == "20\n");
    CHECK(run({"perft", "chess", "4", "--threads", "3"}).out == "197281\n");
    CHECK(run({"perft", "chess", "4", "--threads", "0"}).out == "197281\n");
    CHECK(run({"perft", "chess", "3", "--no-bulk"}).out == "8902\n");
    CHECK(run({"perft", "u_chess", "5"}).out == "39311\n");
    CHECK(run({"perft", "u_chess", "4", "--no-bulk", "--threads", "2"}).out == "2641\n");
    CHECK(run({"perft", "ultima", "3"}).out == "42762\n");
    CHECK(run({"perft", "ultimatum", "3"}).out == "66862\n");
    CHECK(run({"perft", "epsilon", "2"}).out == "54144\n");
    CHECK(run({"perft", "delta", "4"}).out == "103904\n");
    const auto result =
        run({"perft", "chess", "2", "--fen", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"});
    CHECK(result.out == "2039\n");
    CHECK(result.err.empty());
    CHECK(result.status == 0);
}

TEST_CASE("vk perft has nothing to count where the game is over", "[vk]") {
    const std::string mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    for (const std::string depth : {"1", "2", "5"}) {
        CHECK(run({"perft", "chess", depth, "--fen", mated}).out == "0\n");
        CHECK(run({"perft", "chess", depth, "--fen", mated, "--divide", "--threads", "2"}).out == "total: 0\n");
    }
    CHECK(run({"perft", "chess", "0", "--fen", mated}).out == "1\n");
}

TEST_CASE("vk perft --divide counts for each move, then in all", "[vk]") {
    CHECK(run({"perft", "u_chess", "2", "--divide"}).out == "d2d3: 4\nd2d4: 4\ne2e3: 4\ne2e4: 4\ntotal: 16\n");
    CHECK(run({"perft", "u_chess", "1", "--divide"}).out == "d2d3: 1\nd2d4: 1\ne2e3: 1\ne2e4: 1\ntotal: 4\n");

    const auto lines = lines_of(run({"perft", "chess", "4", "--divide", "--threads", "2"}).out);
    REQUIRE(lines.size() == 21);
    CHECK(std::is_sorted(lines.begin(), lines.begin() + 20));
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < 20; ++i) sum += std::stoull(lines[i].substr(lines[i].find(' ')));
    CHECK(sum == 197281);
    CHECK(lines.back() == "total: 197281");
}

TEST_CASE("vk perft --json ends with a line that says all", "[vk]") {
    const auto plain = json_lines(run({"perft", "ultima", "2", "--json"}).out);
    REQUIRE(plain.size() == 1);
    CHECK(plain[0]["game"] == "ultima");
    CHECK(plain[0]["depth"] == 2);
    CHECK(plain[0]["nodes"] == 944);
    CHECK(plain[0]["seconds"].is_number_float());
    CHECK(plain[0].size() == 4);

    const auto divided = json_lines(run({"perft", "u_chess", "2", "--json", "--divide"}).out);
    REQUIRE(divided.size() == 5);
    CHECK(divided[0] == nlohmann::json{{"move", "d2d3"}, {"nodes", 4}});
    CHECK(divided[4]["nodes"] == 16);
}

TEST_CASE("vk perft --hash counts the same", "[vk]") {
    CHECK(run({"perft", "chess", "5", "--hash", "1"}).out == "4865609\n");
    CHECK(run({"perft", "chess", "5", "--hash", "16", "--threads", "2"}).out == "4865609\n");
    CHECK(run({"perft", "epsilon", "3", "--hash", "8"}).out == "5216520\n");
    CHECK(run({"perft", "chess", "3", "--hash", "0"}).status == 2);
}

TEST_CASE("vk perft tells how far it is, and what is counted when it is interrupted", "[vk]") {
    const workplace here;
    terminal_run counting{here, {"perft", "u_chess", "11"}};
    REQUIRE(counting.wait_for("million a second"));
    counting.type("\x03");
    CHECK(counting.wait_for(" of 4 first moves are counted, "));
    CHECK(counting.finish() == 130);
}

TEST_CASE("vk perft --split writes positions, --stdin counts them, --sum adds them up", "[vk]") {
    const std::string split = run({"perft", "u_chess", "5", "--split", "3"}).out;
    CHECK(lines_of(split).size() == 188);
    const std::string counted = run({"perft", "u_chess", "--stdin"}, split).out;
    CHECK(lines_of(counted).size() == 188);
    CHECK(run({"perft", "u_chess", "--sum"}, counted).out == "39311\n");
    CHECK(run({"perft", "u_chess", "--sum"}, counted + counted).out == "39311\n"); // what was counted twice counts once
    CHECK(run({"perft", "u_chess", "5", "--split", "0"}).out.find("\"times\":1") != std::string::npos);
    CHECK(lines_of(run({"perft", "epsilon", "3", "--split", "1"}).out).size() == 48);

    SECTION("what is missing is missed") {
        const workplace here;
        here.write("split", split);
        const std::string half = counted.substr(0, counted.size() / 2); // in the middle of a line
        const auto missed = run({"perft", "u_chess", "--sum", "--of", here.path("split")}, half);
        CHECK(missed.status == 1);
        CHECK(missed.err.find("left to count") != std::string::npos);
        const std::string rest = run({"perft", "u_chess", "--stdin"}, missed.out).out;
        CHECK(run({"perft", "u_chess", "--sum", "--of", here.path("split")}, half + "\n" + rest).out == "39311\n");
    }
    SECTION("what is no such line is refused") {
        CHECK(run({"perft", "u_chess", "--sum"}, split).err.find("standard input:1: expected an answer") !=
              std::string::npos);
        CHECK(run({"perft", "u_chess", "--sum"}, counted + "{\"game\":").err.find("standard input:189:") !=
              std::string::npos);
        CHECK(run({"perft", "chess", "--stdin"}, split).status == 1);
        for (const std::string line : {"x", "{}", "[]", "{\"game\":\"u_chess\",\"depth\":-1,\"times\":1,\"fen\":\"x\"}",
                                       "{\"game\":\"u_chess\",\"depth\":1,\"times\":1,\"fen\":\"x\"}"}) {
            const auto answer = run({"perft", "u_chess", "--stdin"}, line + "\n");
            CHECK(answer.status == 1);
            CHECK(answer.out.find("\"error\"") != std::string::npos);
        }
    }
    SECTION("what does not go together is refused") {
        CHECK(run({"perft", "u_chess"}).status == 2);
        CHECK(run({"perft", "u_chess", "2", "--split", "3"}).status == 2);
        CHECK(run({"perft", "u_chess", "2", "--stdin"}).status == 2);
        CHECK(run({"perft", "u_chess", "--stdin", "--sum"}).status == 2);
        CHECK(run({"perft", "u_chess", "--of", "x"}).status == 2);
    }
}
