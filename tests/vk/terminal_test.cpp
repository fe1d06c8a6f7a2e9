#include <csignal>

#include "vk/run_vk.hpp"

using namespace vk_tests;

TEST_CASE("vk show is in colour at a terminal", "[vk]") {
    const workplace here;
    terminal_run vk{here, {"show", "ultimatum"}};
    CHECK(vk.finish() == 0);
    CHECK(contains(vk.output(), "\x1b[1;48;5;"));
}

TEST_CASE("vk play prompts at a terminal, and stops at the end of input", "[vk]") {
    const workplace here;
    terminal_run vk{here, {"play", "chess"}};
    CHECK(vk.wait_for("1. White> "));
    vk.type("e4\n");
    CHECK(vk.wait_for("1... Black> "));
    vk.type("udno\n");
    CHECK(vk.wait_for("did you mean undo?"));
    CHECK(vk.wait_for("1... Black> "));
    vk.type("\x04");
    CHECK(vk.wait_for("This game is kept in "));
    CHECK(vk.finish() == 0);
    CHECK(here.kept().size() == 1);
}

TEST_CASE("vk play keeps the game when it is interrupted", "[vk]") {
    const workplace here;
    terminal_run vk{here, {"play", "ultima"}};
    CHECK(vk.wait_for("1. White> "));
    vk.type("h2h5\n");
    CHECK(vk.wait_for("1... Black> "));
    vk.type("\x03");
    CHECK(vk.wait_for("This game is kept in " + here.path("state/vk/ultima-")));
    CHECK(vk.wait_for("' goes on with it"));
    CHECK(vk.finish() == 130);
    REQUIRE(here.kept().size() == 1);
    CHECK(contains(here.read(fs::relative(here.kept()[0], here.path("")).string()), "1. h2h5 *"));
}

TEST_CASE("vk perft says at a terminal how far it is", "[vk]") {
    const workplace here;
    terminal_run vk{here, {"perft", "chess", "9"}};
    CHECK(vk.wait_for(" million a second"));
    vk.type("\x03");
    CHECK(vk.finish() != 0);
}
