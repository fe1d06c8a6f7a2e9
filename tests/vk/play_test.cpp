#include "vk/run_vk.hpp"

using namespace vk_tests;

TEST_CASE("vk play: two people", "[vk]") {
    const workplace here;
    const auto result = run(here, {"play", "chess"}, "f3\n1... e5\n  g2-g4\r\nQd8h4#\n");
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    CHECK(contains(result.out, "1. f3\n"));
    CHECK(contains(result.out, "1... e5\n"));
    CHECK(contains(result.out, "2... Qh4#\n"));
    CHECK(contains(result.out, "Black wins (checkmate)\n"));
    CHECK(!contains(result.out, "\x1b"));
}

TEST_CASE("vk play keeps what was played, whatever happens", "[vk]") {
    const workplace here;
    SECTION("at the end of input") {
        const auto result = run(here, {"play", "ultima"}, "h2h5\nf7f5\n");
        REQUIRE(here.kept().size() == 1);
        const std::string file = here.kept()[0].string();
        CHECK(contains(here.read(fs::relative(file, here.path("")).string()), "1. h2h5 f7f5 *"));
        CHECK(contains(result.out, "This game is kept in " + file));
        CHECK(run(here, {"replay", "ultima", file}).status == 0);
    }
    SECTION("when moves are mistyped") {
        const auto result = run(here, {"play", "ultima"},
                                "h2h5\nh7h99\n\xFF\xFE\n" + std::string(100'000, 'x') + "\n;\n{\n[\n12.\nf7f5\n");
        CHECK(result.status == 0);
        CHECK(contains(here.read(fs::relative(here.kept()[0], here.path("")).string()), "1. h2h5 f7f5 *"));
    }
    SECTION("nothing played, nothing kept") {
        const auto result = run(here, {"play", "chess"}, "help\nmoves\nquit\n");
        CHECK(result.status == 0);
        CHECK(here.kept().empty());
        CHECK(!contains(result.out, "kept in /"));
    }
    SECTION("every game in a file of its own") {
        CHECK(run(here, {"play", "chess"}, "e4\nnew\nd4\nnew\n").status == 0);
        CHECK(run(here, {"play", "chess"}, "c4\n").status == 0);
        CHECK(here.kept().size() == 3);
    }
    SECTION("where there is no place for it, that is said, and the game goes on") {
        here.write("state", "a file");
        const auto result = run(here, {"play", "chess"}, "e4\ne5\n");
        CHECK(result.status == 0);
        CHECK(contains(result.err, "this game is not kept: cannot write "));
        CHECK(lines_of(result.err).size() == 1);
        CHECK(contains(result.out, "1... e5\n"));
    }
}

TEST_CASE("vk play explains moves that cannot be played", "[vk]") {
    const auto said = [](const std::string& game, const std::string& fen, const std::string& typed,
                         const std::string& why) {
        const auto result = run({"play", game, "--fen", fen}, typed + "\n");
        INFO(typed << " in " << fen << ": " << result.err);
        CHECK(result.status == 0);
        CHECK(contains(result.err, why));
    };
    said("chess", chess_start, "e2e5", "a pawn does not move like that");
    said("chess", chess_start, "Ra3", "the pawn on a2 is in the way");
    said("chess", chess_start, "e9", "there is no square e9");
    said("chess", chess_start, "rubbish", "expected a move in algebraic or coordinate notation");
    said("ultima", "k7/8/5i2/6L1/8/8/8/K7 w 0 1", "g5g1", "frozen by the immobilizer on f6");
    said("u_chess", chess_start, "C3A", "c3 or f3");
    said("ultima", "k7/8/8/6L1/8/8/8/K7 w 0 1", "g5g5", "the long leaper on g5 is not frozen: it may not be taken off");
    said("ultima", "k7/8/8/6L1/8/1i6/8/K7 w 0 1", "a1a1", "the king on a1");
}

TEST_CASE("vk play guesses at capitals", "[vk]") {
    const auto said = [](const std::string& game, const std::string& typed, const std::string& meant) {
        const auto result = run({"play", game}, typed + "\n");
        INFO(typed << ": " << result.err);
        CHECK(contains(result.err, "; did you mean " + meant + "?"));
    };
    said("chess", "nf3", "Nf3");
    said("chess", "E4", "e4");
    said("chess", "1. NF3", "Nf3");
    said("u_chess", "p4r", "P4R");
    said("ultima", "H2H5", "h2h5");
    CHECK(!contains(run({"play", "chess"}, "nf5\n" + std::string(100'000, 'N') + "\n").err, "did you mean"));
}

TEST_CASE("vk play says which half of a turn is wrong", "[vk]") {
    const auto result = run({"play", "epsilon"}, "c3\nc4/d2\nc3e3/\nc3e3/e3e9\nc3e9/e3e5\ne9\n");
    CHECK(lines_of(result.err) ==
          std::vector<std::string>{"second half: there is nothing behind '/'", "second half: there is no square e9",
                                   "first half: there is no square e9", "there is no square e9"});
}

TEST_CASE("vk play tells who does not know the game", "[vk]") {
    const auto games = lines_of(run({"games"}).out);
    CHECK(games.size() > 1);
    for (const std::string& line : games) {
        const std::string game = line.substr(0, line.find(' '));
        INFO(game);
        const auto result = run({"play", game}, "help\n");
        const std::string greeting = lines_of(result.out).front();
        CHECK(greeting.substr(0, game.size() + 2) == game + ": "); // and its goal
        CHECK(greeting.size() > game.size() + 20);
        CHECK(contains(result.out, "\nType a move, '"));
        CHECK(contains(result.out, "\nPieces: "));
    }
    const auto ultima = run({"play", "ultima"}, "help\n");
    CHECK(contains(ultima.out, "long leaper  what it leaps over"));
    CHECK(contains(ultima.out, "X chameleon"));
}

TEST_CASE("vk play: draws", "[vk]") {
    SECTION("between two people") {
        const auto result = run({"play", "chess"}, "accept\ne4\ndraw\naccept\ne5\ngame\nundo\ndraw\ne5\naccept\n");
        CHECK(contains(result.err, "no draw has been offered"));
        CHECK(contains(result.out, "Black offers a draw: 'accept' accepts it, a move declines it\nagreed: draw\n"));
        CHECK(contains(result.err, "the game is over;"));
        CHECK(contains(result.out, "1. e4 1/2-1/2\n"));
        CHECK(contains(result.out, "1... e5\n"));
        CHECK(lines_of(result.err).back().find("no draw has been offered") == 0);
    }
    SECTION("an engine takes one when it is not better") {
        const auto with = [](const std::string& fen) {
            return run({"play", "chess", "--level", "3", "--fen", fen}, "draw\n").out;
        };
        CHECK(contains(with("3qk3/8/8/8/8/8/8/4K3 w - - 0 1"), "your opponent declines\n"));
        CHECK(contains(with("4k3/8/8/8/8/8/8/3QK3 w - - 0 1"), "your opponent accepts\nagreed: draw\n"));
    }
    SECTION("not where there are none") {
        CHECK(contains(run({"play", "breakthrough"}, "draw\n").err, "there are no draws in this game"));
        for (const std::string game : {"chess", "u_chess", "ultima", "ultimatum", "epsilon"})
            CHECK(!contains(run({"play", game}, "draw\n").err, "there are no draws"));
    }
}

TEST_CASE("vk play: advice is the same whenever it is asked for", "[vk]") {
    const auto result = run({"play", "chess"}, "e4\nhint\neval\nhint\neval\n");
    const auto lines = lines_of(result.out);
    std::vector<std::string> advice;
    for (const std::string& line : lines) {
        if (contains(line, "try 1... ") || contains(line, " for White, by 1... ")) advice.push_back(line);
    }
    REQUIRE(advice.size() == 4);
    CHECK(advice[0] == advice[2]);
    CHECK(advice[1] == advice[3]);
    const std::string move = advice[0].substr(4);
    CHECK(contains(advice[1], ", by " + move));
}

TEST_CASE("vk play: moves of a square, Unicode's chessmen", "[vk]") {
    const auto result = run({"play", "ultimatum"}, "moves c2\nfigures\n");
    CHECK(contains(result.out, "\nNa1  Na3  Nb4  Nd4  Ne1\n"));
    CHECK(contains(result.out, "\xE2\x99\x98"));
}

TEST_CASE("vk play: commands", "[vk]") {
    const workplace here;
    SECTION("moves, all or some") {
        const auto result = run(here, {"play", "chess"}, "moves\nmoves Na\nmoves zz\n");
        CHECK(contains(result.out, "Na3"));
        CHECK(contains(result.out, "\nNa3\n"));
        CHECK(contains(result.err, "no legal move has 'zz' in it"));
    }
    SECTION("long lists are cut") {
        const auto result = run(here, {"play", "epsilon"}, "c3\nmoves\n");
        CHECK(contains(result.out, "and 728 more; 'moves PART'"));
    }
    SECTION("undo and redo") {
        const auto result = run(here, {"play", "chess"}, "e4\ne5\nundo\nundo\nundo\nredo\nfen\nredo\nfen\nredo\n");
        CHECK(contains(result.err, "there is nothing to take back"));
        CHECK(contains(result.out, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n"));
        CHECK(contains(result.out, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2\n"));
        CHECK(contains(result.err, "there is nothing to play again"));
    }
    SECTION("what was taken back is kept as well") {
        CHECK(run(here, {"play", "chess"}, "e4\ne5\nundo\nundo\n").status == 0);
        CHECK(contains(here.read(fs::relative(here.kept()[0], here.path("")).string()), "; taken back: e2e4 e7e5\n"));
    }
    SECTION("resign, which can be taken back") {
        const auto result = run(here, {"play", "chess"}, "e4\nresign\nresign\ne5\ngame\nundo\ne5\n");
        CHECK(contains(result.out, "Black resigns: White wins\n"));
        CHECK(contains(result.err, "the game is over already"));
        CHECK(contains(result.err, "the game is over; 'undo' takes the last move back"));
        CHECK(contains(result.out, "1. e4 1-0\n"));
        CHECK(contains(result.out, "1... e5\n"));
    }
    SECTION("no moves after the end") {
        const auto result = run(here, {"play", "chess"}, "f3\ne5\ng4\nQh4\na3\nmoves\nundo\nQg5\n");
        CHECK(contains(result.err, "the game is over;"));
        CHECK(contains(result.out, "2... Qg5\n"));
    }
    SECTION("flip") {
        const auto result = run(here, {"play", "chess"}, "flip\n");
        CHECK(contains(result.out, "   h  g  f  e  d  c  b  a\n"));
    }
    SECTION("mistyped ones") {
        const auto result = run(here, {"play", "chess"}, "udno\nundo 3\nhlep\n");
        CHECK(contains(result.err, "'udno' is no move; did you mean undo?"));
        CHECK(contains(result.err, "'undo' stands alone"));
        CHECK(contains(result.err, "did you mean help"));
    }
    SECTION("help and quit") {
        const auto result = run(here, {"play", "u_chess"}, "?\nquit\nP4R\n");
        CHECK(result.status == 0);
        CHECK(contains(result.out, "English descriptive"));
        for (const std::string command : {"moves", "undo", "redo", "save", "load", "resign", "draw", "quit"})
            CHECK(contains(result.out, "\n  " + command));
        CHECK(here.kept().empty());
    }
}

TEST_CASE("vk play saves and loads", "[vk]") {
    const workplace here;
    const std::string file = here.path("game.txt");
    CHECK(run(here, {"play", "chess"}, "e4\ne5\nsave " + file + "\nNf3\n").status == 0);
    const std::string saved = here.read("game.txt");
    CHECK(saved.substr(0, 7) == "[Date \"");
    CHECK(saved.substr(saved.find('\n')) == "\n[Variant \"chess\"]\n[Result \"*\"]\n\n1. e4 e5 *\n");

    SECTION("a saved game goes on, with its headers") {
        here.write("game.txt", "[Date \"1999.12.31\"]\n[White \"Somebody\"]\n1. e4 e5");
        const auto result = run(here, {"play", "chess", "--load", file}, "Nc3\nsave\n");
        CHECK(result.status == 0);
        CHECK(contains(result.out, "2. Nc3\n"));
        CHECK(here.read("game.txt") ==
              "[Variant \"chess\"]\n[Date \"1999.12.31\"]\n[White \"Somebody\"]\n[Result \"*\"]\n\n"
              "1. e4 e5 2. Nc3 *\n");
    }
    SECTION("who plays is written") {
        CHECK(run(here, {"play", "chess", "--level", "2", "--side", "black"}, "save " + here.path("mine.txt") + "\n")
                  .status == 0);
        CHECK(contains(here.read("mine.txt"), "[White \"level:2\"]\n[Black \"you\"]\n"));
    }
    SECTION("while another is played") {
        const auto result = run(here, {"play", "chess"}, "d4\nload " + file + "\nfen\n");
        CHECK(contains(result.out, "This game is kept in "));
        CHECK(contains(result.out, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2\n"));
    }
    SECTION("the last game goes on without a name, in its own file") {
        const auto before = here.kept();
        const auto result = run(here, {"play", "chess"}, "load\nNc6\n");
        CHECK(contains(result.out, "The last game was not finished; 'load' goes on with it\n"));
        CHECK(contains(result.out, "2... Nc6\n"));
        CHECK(here.kept() == before);
        CHECK(contains(run(here, {"play", "ultima"}, "load\n").err, "no other game is kept"));
    }
    SECTION("files are not replaced by accident") {
        here.write("other.txt", "precious");
        const auto result = run(here, {"play", "chess"}, "d4\nsave " + here.path("other.txt") + "\nsave\n");
        CHECK(contains(result.err, "there is a file " + here.path("other.txt") + " already"));
        CHECK(contains(result.err, "'save' needs the name of a file"));
        CHECK(here.read("other.txt") == "precious");
        CHECK(run(here, {"play", "chess"}, "d4\nsave! " + here.path("other.txt") + "\nd5\nsave\n").err.empty());
        CHECK(contains(here.read("other.txt"), "1. d4 d5 *"));
    }
    SECTION("what cannot be loaded changes nothing") {
        here.write("wrong.txt", "1. e4 e5 2. Ke3\n");
        const auto result = run(here, {"play", "chess"},
                                "d4\nload " + here.path("wrong.txt") + "\nload " + here.path("none") + "\nload " +
                                    here.path("") + "\nfen\n");
        CHECK(result.status == 0);
        CHECK(contains(result.err, "wrong.txt:1:13: move 2. 'Ke3': "));
        CHECK(contains(result.err, "cannot read " + here.path("none")));
        CHECK(contains(result.out, "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1\n"));
        CHECK(run(here, {"play", "chess", "--load", here.path("wrong.txt")}).status == 1);
        CHECK(run(here, {"play", "ultima", "--load", file}).status == 1);
    }
    SECTION("games that began elsewhere, and finished ones") {
        const std::string fen = "4k3/8/8/8/8/8/8/4K2R b - - 3 20";
        CHECK(run(here, {"play", "chess", "--fen", fen}, "Kd7\nresign\nsave " + here.path("end.txt") + "\n").status ==
              0);
        CHECK(contains(here.read("end.txt"), fen));
        CHECK(contains(here.read("end.txt"), "20... Kd7 0-1\n"));
        const auto result = run(here, {"play", "chess", "--load", here.path("end.txt")}, "Rh7\nundo\nRh7\n");
        CHECK(contains(result.out, "Black wins\n"));
        CHECK(contains(result.err, "the game is over"));
        CHECK(contains(result.out, "21. Rh7+\n"));
    }
}

TEST_CASE("vk play --engine random", "[vk]") {
    const workplace here;
    for (const std::string game : {"chess", "u_chess", "ultima", "ultimatum", "epsilon", "delta"}) {
        const auto first = run(here, {"play", game, "--engine", "random", "--seed", "7", "--side", "black"}, "fen\n");
        const auto again = run(here, {"play", game, "--engine", "random", "--seed", "7", "--side", "black"}, "fen\n");
        CHECK(first.status == 0);
        CHECK(contains(first.out, "1. "));
        CHECK(contains(first.out, "\nBlack to move\n"));
        const auto fen_of = [](const std::string& out) {
            for (const std::string& line : lines_of(out)) {
                if (contains(line, " b ") && contains(line, "/")) return line;
            }
            return std::string{};
        };
        CHECK(!fen_of(first.out).empty());
        CHECK(fen_of(first.out) == fen_of(again.out));
    }

    const auto result =
        run(here, {"play", "chess", "--engine", "random", "--seed", "1"}, "e4\nundo\nfen\nredo\nmoves\nd4\n");
    CHECK(result.status == 0);
    CHECK(contains(result.out, "1... "));
    CHECK(contains(result.out, "\n" + chess_start + "\n"));
    CHECK(contains(result.out, "2. d4\n"));
    CHECK(contains(result.out, "2... "));
}
