#include "vk/run_vk.hpp"

using namespace vk_tests;

namespace {

const std::string games = std::string{VARIANTKIT_SOURCE_DIR} + "/examples/games/";

} // namespace

TEST_CASE("vk replays the games of the texts", "[vk]") {
    const auto ultima = run({"replay", "ultima", games + "ultima.txt"});
    CHECK(ultima.status == 0);
    CHECK(ultima.err.empty());
    CHECK(contains(ultima.out, "Fahys - Yearout\n"));
    CHECK(contains(ultima.out, "13.    e4e5:d5:f5  "));
    CHECK(contains(ultima.out, "16.    If6+        1cxw2l1/pp1p1x1p/Li1l1Ik1/2P3PP/1P3P1p/6W1/7L/2XK1X1C b 1 16\n"));
    CHECK(lines_of(ultima.out).back() == "White wins, by the record");

    const auto u_chess = run({"replay", "u_chess", games + "u_chess.txt"});
    CHECK(u_chess.status == 0);
    CHECK(contains(u_chess.out, "4...   C2D    r1bqkb1r/pppnnppp/8/3pp3/3PP3/8/PPPNNPPP/R1BQKB1R w KQkq - 4 5\n"));
    CHECK(lines_of(u_chess.out).back() == "draw (stalemate)");

    const auto epsilon = run({"replay", "epsilon", games + "epsilon.txt"});
    CHECK(epsilon.status == 0);
    const auto lines = lines_of(epsilon.out);
    CHECK(std::count_if(lines.begin(), lines.end(), [](const auto& line) { return contains(line, " start "); }) == 12);
    CHECK(std::count(lines.begin(), lines.end(), "Black wins (row)") == 1);

    CHECK(run({"replay", "delta", games + "delta.txt"}).status == 0);
}

TEST_CASE("vk replay reads the standard input, numbers and comments or none", "[vk]") {
    const std::string last = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    for (const std::string text :
         {"e4 e5 Nf3", "1.e4 e5 2.Nf3", "1. e4 1... e5\r\n2. g1f3\r\n", "e2e4 {best} e7-e5 ; so far\nNg1-f3 !?",
          "\xEF\xBB\xBF[Event \"a [b] \\\"c\\\"\"]\n\n1.e4 (1.d4 d5 (1...Nf6) 2.c4) e5 $1 2.Nf3 *"}) {
        INFO(text);
        const auto result = run({"replay", "chess", "-"}, text);
        INFO(result.err);
        CHECK(result.status == 0);
        CHECK(contains(result.out, "2.     Nf3    " + last + "\n"));
    }
}

TEST_CASE("vk replay begins where the record says", "[vk]") {
    const auto result =
        run({"replay", "chess", "-"}, "[Variant \"Chess\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 30\"]\n30.a8=Q+");
    CHECK(result.status == 0);
    CHECK(contains(result.out, "Q3k3/8/8/8/8/8/8/4K3 b - - 0 30"));
    CHECK(run({"replay", "ultima", "-"}, "[Variant \"chess\"]\ne4").status == 1);
    const auto wrong = run({"replay", "chess", "-"}, "\n[FEN \"4k3/P7/8/8/8/8/8/4K2 w - - 0 30\"]\n30.a8=Q+");
    CHECK(wrong.status == 1);
    CHECK(contains(wrong.err, "vk: standard input:2:"));
}

TEST_CASE("vk replay --boards draws every position", "[vk]") {
    const auto lines = lines_of(run({"replay", "chess", "-", "--boards"}, "e4 e5").out);
    CHECK(std::count(lines.begin(), lines.end(), "   a  b  c  d  e  f  g  h") == 3);
}

TEST_CASE("vk replay stops at the first wrong move, and says which and why", "[vk]") {
    const workplace here;
    here.write("game.txt", "1. e4 e5\n2. Nf3 Nd6 3. d4\n");
    const auto result = run(here, {"replay", "chess", here.path("game.txt")});
    CHECK(result.status == 1);
    CHECK(contains(result.out, "2.     Nf3"));
    CHECK(!contains(result.out, "d4"));
    CHECK(contains(result.err, here.path("game.txt") + ":2:8: move 2... 'Nd6': "));
    CHECK(contains(result.err, "\n  2. Nf3 Nd6 3. d4\n         ^\n"));

    // In the second game of a line, too.
    const auto second = run({"replay", "chess", "-"}, "1.e4 * 1.d4 d5 2.d5 *");
    CHECK(second.status == 1);
    CHECK(contains(second.err, "standard input:1:18: move 2. 'd5': "));
    CHECK(contains(second.err, "\n  1.e4 * 1.d4 d5 2.d5 *\n                   ^\n"));

    const auto frozen = run({"replay", "ultima", "-"}, "[Setup \"k7/8/5i2/6L1/8/8/8/K7 w 0 1\"]\nLg1");
    CHECK(frozen.status == 1);
    CHECK(contains(frozen.err, "immobilizer on f6"));
}

TEST_CASE("vk replay refuses what is no record", "[vk]") {
    const workplace here;
    const auto refused = [&](const std::string& text, const std::string& said) {
        const auto result = run(here, {"replay", "chess", "-"}, text);
        INFO(result.err);
        CHECK(result.status == 1);
        CHECK(contains(result.err, said));
    };
    refused("", "there is no move");
    refused("{nothing}\n", "there is no move");
    refused("e4 {no end", "'}' after a comment");
    refused("e4 (no end", "')' after a variation");
    refused("[Event no\n", "Event");
    refused("1.f3 e5 2.g4 Qh4# 1-0", "by the record, White wins");
    refused("1.f3 e5 2.g4 Qh4# 3.a3", "the game is over");
    refused("1. e4 e5\n3. Nf3", "standard input:2:1: the move that comes is 2., not 3.");
    refused(std::string("\0\xFF\x80", 3), "expected a move");
    const auto missing = run(here, {"replay", "chess", here.path("none.txt")});
    CHECK(missing.status == 1);
    CHECK(contains(missing.err, "cannot read " + here.path("none.txt") + ": No such file or directory"));
    CHECK(contains(run(here, {"replay", "chess", here.path("")}).err, "it is a directory"));
}
