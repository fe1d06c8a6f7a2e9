#include "vk/run_vk.hpp"

using namespace vk_tests;

TEST_CASE("vk show draws the board and writes the position", "[vk]") {
    const auto chess = run({"show", "chess"});
    CHECK(chess.status == 0);
    CHECK(contains(chess.out, "8  r  n  b  q  k  b  n  r"));
    CHECK(contains(chess.out, "White to move"));
    CHECK(lines_of(chess.out).back() == chess_start);
    CHECK(!contains(chess.out, "\x1b"));
    CHECK(chess.err.empty());

    const auto ultimatum = run({"show", "ultimatum"});
    CHECK(contains(ultimatum.out, "10"));
    CHECK(contains(ultimatum.out, "{K}"));
    CHECK(contains(run({"show", "epsilon"}).out, "White holds: piece x15"));

    const auto mate = run({"show", "chess", "--fen", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"});
    CHECK(contains(mate.out, "Black wins (checkmate)"));
}

TEST_CASE("what vk shows, vk reads", "[vk]") {
    for (const std::string game : {"chess", "ultima", "ultimatum", "epsilon", "delta"}) {
        const std::string text = lines_of(run({"show", game}).out).back();
        CHECK(lines_of(run({"show", game, "--fen", text}).out).back() == text);
    }
}

TEST_CASE("vk show --svg draws a picture", "[vk]") {
    const workplace here;
    for (const std::string game : {"chess", "ultima", "ultimatum", "epsilon"}) {
        const auto result = run(here, {"show", game, "--svg", here.path("board.svg")});
        CHECK(result.status == 0);
        CHECK(result.out.empty());
        const std::string picture = here.read("board.svg");
        CHECK(picture.rfind("<svg ", 0) == 0);
        CHECK(contains(picture, "</svg>"));
        CHECK(run(here, {"show", game, "--svg", "-"}).out == picture);
    }
}

TEST_CASE("vk show --svg says why a file cannot be written", "[vk]") {
    const workplace here;
    const auto missing = run(here, {"show", "chess", "--svg", here.path("none/board.svg")});
    CHECK(missing.status == 1);
    CHECK(contains(missing.err, "cannot write " + here.path("none/board.svg") + ": No such file or directory"));
    CHECK(run(here, {"show", "chess", "--svg", here.path("")}).status == 1);
    if (fs::exists("/dev/full")) {
        const auto full = run(here, {"show", "chess", "--svg", "/dev/full"});
        CHECK(full.status == 1);
        CHECK(contains(full.err, "No space left"));
        CHECK(fs::is_character_file("/dev/full"));
    }
}

TEST_CASE("vk show: squares have numbers where moves are numbers", "[vk]") {
    const auto lines = lines_of(run({"show", "international_draughts"}).out);
    REQUIRE(lines.size() >= 10);
    CHECK(lines[0].find_first_of("0123456789") == std::string::npos); // men stand there
    CHECK(lines[4] == "     21      22      23      24      25");
    CHECK(lines[5] == " 26      27      28      29      30");
    CHECK(contains(lines[6], " M "));
    CHECK(lines[10] == "White to move");
    CHECK(contains(run({"show", "chess"}).out, "   a  b  c"));
}
