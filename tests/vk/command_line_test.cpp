#include "vk/run_vk.hpp"

using namespace vk_tests;

TEST_CASE("vk games lists every game, its board and its notations", "[vk]") {
    const auto result = run({"games"});
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    for (const std::string name :
         {"chess", "u_chess", "ultima", "ultima_classic", "ultima_pure", "ultimatum", "epsilon", "delta"}) {
        INFO(name);
        const auto lines = lines_of(result.out);
        CHECK(std::count_if(lines.begin(), lines.end(),
                            [&](const auto& line) { return line.rfind(name + " ", 0) == 0; }) == 1);
    }
    CHECK(contains(result.out, "10x10"));
    CHECK(contains(result.out, "Italian descriptive, English descriptive"));
}

TEST_CASE("vk helps", "[vk]") {
    const auto all = run({"--help"});
    CHECK(all.status == 0);
    for (const std::string command :
         {"games", "moves", "perft", "show", "replay", "play", "solve", "analyze", "match", "tune"}) {
        INFO(command);
        CHECK(contains(all.out, command));
        const auto one = run({command, "--help"});
        CHECK(one.status == 0);
        CHECK(contains(one.out, command));
    }
    CHECK(contains(run({"moves", "--help"}).out, "null while it goes on"));
}

TEST_CASE("vk refuses command lines that it does not understand", "[vk]") {
    const auto refused = [](const std::vector<std::string>& words, const std::string& said) {
        const auto result = run(words);
        INFO(result.err);
        CHECK(result.status == 2);
        CHECK(result.out.empty());
        CHECK(contains(result.err, said));
    };
    refused({}, "replay");
    refused({"mvoes", "chess"}, "did you mean moves?");
    refused({"xyzzy"}, "there is no command 'xyzzy'");
    refused({"moves"}, "GAME");
    refused({"moves", "chess", "--fenn", "x"}, "--fenn");
    refused({"moves", "chess", "--stdin", "--fen", chess_start}, "--fen");
    refused({"moves", "chess", "more"}, "more");
    refused({"perft", "chess"}, "DEPTH");
    refused({"perft", "chess", "-1"}, "DEPTH");
    refused({"perft", "chess", "three"}, "DEPTH");
    refused({"perft", "chess", "99999999999999999999"}, "DEPTH");
    refused({"perft", "chess", "2", "--threads", "-1"}, "--threads");
    refused({"replay", "chess"}, "FILE");
    refused({"play", "chess", "--engine", "deep"}, "--engine");
    refused({"play", "chess", "--side", "red"}, "--side");
    refused({"solve", "chess"}, "PIECES");
    // What could not be honoured together.
    refused({"play", "chess", "--fen", chess_start, "--load", "x"}, "--load");
    refused({"play", "chess", "--side", "black"}, "--side requires --engine or --level");
    refused({"play", "chess", "--seed", "3"}, "--seed requires --engine or --level");
    refused({"play", "chess", "--level", "3", "--engine", "random"}, "--level");
    refused({"perft", "chess", "3", "--split", "1", "--divide"}, "--divide");
    refused({"perft", "chess", "3", "--split", "1", "--json"}, "--json");
    refused({"perft", "chess", "3", "--split", "1", "--no-bulk"}, "--no-bulk");
    refused({"perft", "chess", "--stdin", "--divide"}, "--divide");
    refused({"perft", "chess", "--sum", "--threads", "2"}, "--threads");
    refused({"analyze", "chess", "--load", "x", "--fen", chess_start}, "--load");
    refused({"solve", "chess", "KK", "--stdin", "--json"}, "--json");
    refused({"show", "chess", "--svg", "x", "--figures"}, "--figures");
}

TEST_CASE("vk suggests names of games", "[vk]") {
    const auto refused = [](const std::string& name, const std::string& said) {
        for (const std::string command : {"moves", "show", "play"}) {
            const auto result = run({command, name});
            INFO(result.err);
            CHECK(result.status == 2);
            CHECK(result.out.empty());
            CHECK(contains(result.err, said));
        }
    };
    refused("ches", "there is no game 'ches'; did you mean chess");
    refused("Ultimate", "ultimatum");
    refused("u-chess", "u_chess");
    refused("zzzzzzzz", "'vk games' lists them");
    refused("", "there is no game ''");
    refused(std::string(5000, 'x'), "'vk games' lists them");
}
