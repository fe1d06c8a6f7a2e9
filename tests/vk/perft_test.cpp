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
