#include "vk/run_vk.hpp"

using namespace vk_tests;

TEST_CASE("vk tune prints values that other commands take", "[vk]") {
    const std::vector<std::string> words{"tune", "chess", "--games", "12", "--nodes", "100", "--match", "4"};
    const auto result = run(words);
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].substr(0, 2) == "P=");
    CHECK(contains(lines[0], ",Q="));
    CHECK(contains(lines[0], ",K=0"));
    CHECK(contains(lines[1], " positions of 12 games; loss 0."));
    CHECK(lines[2].substr(0, 16) == "tuned - usual: +");
    CHECK(run(words).out == result.out); // the same games with the same seed
    CHECK(run({"play", "chess", "--level", "1", "--values", lines[0]}, "e4\n").status == 0);
    CHECK(run({"analyze", "chess", "--depth", "2", "--values", lines[0]}).status == 0);
    CHECK(run({"selfplay", "chess", "--player", "nodes:20", "--longest", "20", "--values", lines[0]}).status == 0);
}

TEST_CASE("vk tune refuses what it cannot do", "[vk]") {
    CHECK(run({"tune", "chess", "--games", "0"}).status == 2);
    CHECK(run({"tune", "halma"}).status == 2);
    // With an opening of no moves and nobody who thinks, one game may tell nothing; it must not fail otherwise.
    const auto result = run({"tune", "breakthrough", "--games", "1", "--nodes", "1", "--match", "0"});
    CHECK((result.status == 0 || contains(result.err, "there is nothing to tune")));
}
