// vk match: what is counted, what is kept, and players that fail.
#include <chrono>
#include <thread>

#include "vk/run_vk.hpp"

using namespace vk_tests;

namespace {

/// A program that says it speaks XBoard's protocol, and answers `go` as a shell script says.
std::string program_that_answers(const workplace& here, const std::string& name, const std::string& go) {
    here.write(name, "while read -r word rest; do\n"
                     "case $word in\n"
                     "protover) echo 'feature ping=1 usermove=1 done=1' ;;\n"
                     "ping) echo \"pong $rest\" ;;\n"
                     "go) " +
                         go +
                         " ;;\n"
                         "quit) exit ;;\n"
                         "esac\n"
                         "done\n");
    return "xboard:0.001:sh " + here.path(name);
}

} // namespace

TEST_CASE("vk match: the result and what it says", "[vk]") {
    const auto answer = run({"match", "chess", "level:3", "random", "--games", "6", "--seed", "3"});
    CHECK(answer.status == 0);
    CHECK(answer.out == "level:3 - random: +6 =0 -0, 100.0 % (95 %: 61.0 to 100.0 %), Elo over +77\n");
    // One win each, or two draws: fair, and nothing is known.
    const auto equal = run({"match", "breakthrough", "level:1", "level:1", "--games", "2", "--opening", "0"});
    CHECK(contains(equal.out, ", 50.0 % (95 %: 9.5 to 90.5 %), Elo +0 (-393 to +393)"));
}

TEST_CASE("vk match writes each game as soon as it ends", "[vk]") {
    const workplace here;
    terminal_run vk{here, {"match", "chess", "random", "random", "--games", "1000000", "--save", here.path("games")}};
    for (int tenth = 0; tenth < 100 && !contains(here.read("games"), "[Round \"3\"]"); ++tenth)
        std::this_thread::sleep_for(std::chrono::milliseconds{100});
    vk.type("\x03");
    CHECK(vk.wait_for(", interrupted"));
    CHECK(vk.finish() == 130);
    const std::string games = here.read("games");
    CHECK(contains(games, "[White \"random\"]\n[Black \"random\"]\n[Round \"3\"]\n[Termination \""));
    CHECK(games.substr(games.size() - 2) == "\n\n");
    CHECK(run(here, {"replay", "chess", here.path("games")}).status == 0);
}

TEST_CASE("vk match: who fails forfeits the game, and the match goes on", "[vk]") {
    const workplace here;
    const auto match_with = [&](const std::string& player, const std::string& games) {
        return run(here, {"match", "chess", "random", player, "--games", games, "--opening", "0", "--save",
                          here.path("games")});
    };
    SECTION("it ends; it is started again, three times") {
        const auto answer = match_with(program_that_answers(here, "ends", "exit"), "10");
        CHECK(answer.status == 1);
        CHECK(contains(answer.out, ": +3 =0 -0, "));
        CHECK(contains(answer.err, "forfeited 3 games, the last: "));
        CHECK(contains(answer.err, "the match ends after 3 games"));
        const std::string games = here.read("games");
        CHECK(contains(games, "[Termination \"forfeit: 'sh " + here.path("ends") + "' has ended\"]"));
        CHECK(contains(games, "[Result \"0-1\"]\n\n0-1\n"));
        CHECK(contains(games, "[Round \"3\"]"));
    }
    SECTION("illegal moves") {
        const auto answer = match_with(program_that_answers(here, "illegal", "echo 'move e2e5'"), "1");
        CHECK(answer.status == 0);
        CHECK(contains(here.read("games"), "plays 'e2e5': "));
        CHECK(contains(here.read("games"), "[Result \"1-0\"]"));
    }
    SECTION("it says nothing, and does not end when it is told to") {
        const auto answer = match_with(program_that_answers(here, "hangs", "sleep 60"), "1");
        CHECK(contains(answer.err, "makes no move for 5 seconds"));
        CHECK(contains(answer.out, ": +1 =0 -0, "));
    }
    SECTION("it refuses a legal move") {
        match_with(program_that_answers(here, "refuses", "echo 'Illegal move: e2e4'"), "1");
        CHECK(contains(here.read("games"), "says \\\"Illegal move: e2e4\\\" and makes no move"));
    }
    SECTION("resigning is no failure") {
        const auto answer = match_with(program_that_answers(here, "resigns", "echo resign"), "4");
        CHECK(answer.status == 0);
        CHECK(answer.err.empty());
        CHECK(contains(answer.out, ": +4 =0 -0, "));
        CHECK(contains(here.read("games"), "[Termination \"resignation\"]"));
    }
}

TEST_CASE("vk match: another program", "[vk]") {
    const std::string self = std::string{"xboard:0.02:"} + VARIANTKIT_VK + " xboard";
    const auto answer = run({"match", "ultimatum", "level:3", self, "--games", "2", "--longest", "60"});
    CHECK(answer.status == 0);
    CHECK(answer.err.empty());
    CHECK(contains(answer.out, "level:3 - xboard:0.02:"));
    CHECK(
        contains(run({"match", "chess", "random", "xboard:0.02:true"}).err, "'true' does not speak XBoard's protocol"));
    CHECK(run({"match", "chess", "random", "xboard:0.02"}).status == 2);
}

TEST_CASE("vk match: values of pieces", "[vk]") {
    // Whoever thinks nothing of queens loses them.
    const auto answer =
        run({"match", "chess", "depth:2", "depth:2", "--values-b", "Q=1", "--games", "4", "--longest", "120"});
    CHECK(answer.status == 0);
    CHECK(contains(answer.out, "depth:2 - depth:2: +4 =0 -0"));
    const auto refused = [](const std::string& values, const std::string& said) {
        const auto result = run({"match", "chess", "random", "random", "--values", values});
        CHECK(result.status == 2);
        CHECK(contains(result.err, said));
    };
    refused("Q", "there is no value of a piece in 'Q'");
    refused("Z=3", "there is no value of a piece in 'Z=3'");
    refused("Q=900,", "there is no value of a piece in ''");
    refused("Q=9999999999999", "a value is a number from 0 to 10000, not '9999999999999'");
    refused("Q=-1", "say for instance 'P=100,N=315,B=355,R=485,Q=841,K=0'");
}
