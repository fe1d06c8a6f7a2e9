// Different positions ply by ply, against published counts and against perft.
#include <cstdint>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include <variantkit/games/delta.hpp>
#include <variantkit/games/u_chess.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/search/distinct_positions.hpp>

#include "support/catch.hpp"
#include "support/countdown.hpp"

using namespace variantkit;

std::uint64_t hash(const countdown& position) {
    return static_cast<std::uint64_t>(2 * position.left) + index_of(position.turn);
}

namespace {

struct ply_count {
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
    std::map<std::string, std::uint64_t> games_by_end{};
    std::map<std::string, std::uint64_t> positions_by_end{};
};

/// What there is at each ply up to the given one.
template <game G>
std::vector<ply_count> census(const G& first, int plies, std::size_t at_once) {
    std::vector<ply_count> counted{{1, 1}};
    std::vector<reached_position<G>> now{{first, 1}};
    for (int ply = 1; ply <= plies; ++ply) {
        ply_count here;
        std::vector<reached_position<G>> next;
        for_each_distinct_next(
            now,
            [&](const G& position, std::uint64_t games) {
                here.games += games;
                ++here.positions;
                const game_outcome how = outcome(position);
                here.games_by_end[std::string{how.reason}] += games;
                ++here.positions_by_end[std::string{how.reason}];
                next.push_back({position, games});
            },
            [](std::uint64_t done, std::uint64_t total) { REQUIRE(done <= total); }, at_once);
        counted.push_back(here);
        now.swap(next);
    }
    return counted;
}

void check_u_chess_record(int plies) {
    std::ifstream file{VARIANTKIT_TEST_DATA "/u_chess_record.json"};
    const nlohmann::json rows = nlohmann::json::parse(file).at("search_from_start");
    auto counted = census(start<games::u_chess>(), plies, 200'000);
    REQUIRE(rows.size() > static_cast<std::size_t>(plies));
    for (int ply = 0; ply <= plies; ++ply) {
        CAPTURE(ply);
        const auto& row = rows.at(static_cast<std::size_t>(ply));
        ply_count& found = counted[static_cast<std::size_t>(ply)];
        REQUIRE(row.at("ply") == ply);
        CHECK(found.games == row.at("games"));
        CHECK(found.positions == row.at("positions"));
        CHECK(found.games_by_end["stalemate"] == row.at("stalemate_games"));
        CHECK(found.positions_by_end["stalemate"] == row.at("stalemate_positions"));
        CHECK(found.games_by_end["checkmate"] == row.at("mate_games"));
        CHECK(found.positions_by_end["checkmate"] == row.at("mate_positions"));
    }
}

} // namespace

TEST_CASE("different positions of chess", "[distinct_positions]") {
    const auto counted = census(start<games::chess>(), 4, 1'000'000);
    CHECK(counted[1].positions == 20);
    CHECK(counted[2].positions == 400);
    CHECK(counted[3].positions == 5362);
    CHECK(counted[4].positions == 72078);
    for (int ply = 0; ply <= 4; ++ply) {
        CHECK(counted[static_cast<std::size_t>(ply)].games == perft(start<games::chess>(), ply));
    }
}

TEST_CASE("games and positions of U-Chess from the start, as recorded", "[distinct_positions]") {
    check_u_chess_record(6);
}

TEST_CASE("games and positions of U-Chess one ply further", "[distinct_positions][long]") { check_u_chess_record(7); }

TEST_CASE("turns that go by their number are told apart from those that do not", "[distinct_positions]") {
    for (int plies = 1; plies <= 3; ++plies) {
        std::vector<reached_position<position<games::delta>>> reached{{start<games::delta>()}};
        for (int ply = 0; ply < plies; ++ply) {
            std::vector<reached_position<position<games::delta>>> next;
            for_each_distinct_next(reached, [&](const auto& at, std::uint64_t games) { next.push_back({at, games}); });
            reached = std::move(next);
        }
        std::uint64_t sum = 0;
        for (const auto& [at, games] : reached)
            sum += games * perft(read_position<games::delta>(position_text(at)).value(), 5 - plies);
        CHECK(sum == 893200);
    }
}

TEST_CASE("in how many rounds positions are worked out makes no difference", "[distinct_positions]") {
    const auto at_once = census(start<games::chess>(), 3, 1'000'000);
    const auto in_rounds = census(start<games::chess>(), 3, 300);
    for (std::size_t ply = 0; ply < at_once.size(); ++ply) {
        CHECK(at_once[ply].games == in_rounds[ply].games);
        CHECK(at_once[ply].positions == in_rounds[ply].positions);
        CHECK(at_once[ply].games_by_end == in_rounds[ply].games_by_end);
    }
}

TEST_CASE("different positions of a game without rules of this library", "[distinct_positions]") {
    auto counted = census(countdown{6, color::white}, 4, 1'000'000);
    CHECK(counted[1].positions == 2);
    CHECK(counted[2].positions == 3); // 4, 3 or 2 left
    CHECK(counted[2].games == 4);
    CHECK(counted[3].positions == 4); // 3, 2, 1 or 0 left
    CHECK(counted[3].games_by_end["the heap is gone"] == 1);
    CHECK(counted[4].games == 11);
}
