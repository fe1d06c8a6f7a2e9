// U-Chess against the rows of u_chess.jsonl and u_chess_record.json.
#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include <variantkit/games/u_chess.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/play/history.hpp>

#include "support/catch.hpp"
#include "support/jsonl.hpp"

using namespace variantkit;
using nlohmann::json;
using test_support::read_file;
using test_support::read_lines;

namespace {

using rules = games::u_chess;
using italian_names = notations_of<rules>::own;

position<rules> at(const json& fen) { return read_position<rules>(fen.get<std::string>()).value(); }

std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

struct position_hash {
    std::size_t operator()(const position<rules>& p) const { return static_cast<std::size_t>(hash(p)); }
};

/// Whether orthodox chess has no move either.
bool is_orthodox_mate(const position<rules>& p) {
    const auto orthodox = read_position<games::chess>(position_text(p)).value();
    return outcome(orthodox).reason == "checkmate";
}

/// Searches all games from the start, ply by ply, merging positions.
class search_from_start {
public:
    struct ply {
        std::uint64_t games = 0, positions = 0, stalemate_games = 0, stalemate_positions = 0;
        std::uint64_t mate_games = 0, mate_positions = 0, orthodox_mate_games = 0;
    };

    search_from_start() { member_games.emplace(without_counters(start<rules>()), 1); }

    /// What the games of this ply come to.
    ply look() const {
        ply found = ends_of(member_games);
        for (const auto& [position, games] : member_games) found.games += games;
        found.positions = member_games.size();
        return found;
    }

    /// The same for the next ply, whose positions are not kept: there are too many.
    ply look_ahead() const {
        std::uint64_t all = 0;
        std::vector<std::uint64_t> hashes;
        games_by_position finished;
        for_each_next([&](const position<rules>& next, std::uint64_t games) {
            all += games;
            hashes.push_back(hash(next));
            if (count_moves(next) == 0) finished[next] += games;
        });
        ply found = ends_of(finished);
        found.games = all;
        std::sort(hashes.begin(), hashes.end());
        found.positions = static_cast<std::uint64_t>(std::unique(hashes.begin(), hashes.end()) - hashes.begin());
        return found;
    }

    void next_ply() {
        games_by_position next_games;
        for_each_next([&](const position<rules>& next, std::uint64_t games) { next_games[next] += games; });
        member_games = std::move(next_games);
    }

private:
    using games_by_position = std::unordered_map<position<rules>, std::uint64_t, position_hash>;

    template <class F>
    void for_each_next(F f) const {
        for (const auto& [position, games] : member_games) {
            for (const auto& move : legal_moves(position)) f(without_counters(play(position, move)), games);
        }
    }

    static ply ends_of(const games_by_position& ended) {
        ply found;
        for (const auto& [position, games] : ended) {
            const game_outcome how = outcome(position);
            if (how.reason == "stalemate") {
                found.stalemate_games += games;
                ++found.stalemate_positions;
            } else if (how.reason == "checkmate") {
                found.mate_games += games;
                ++found.mate_positions;
                if (is_orthodox_mate(position)) found.orthodox_mate_games += games;
            }
        }
        return found;
    }

    games_by_position member_games;
};

void check_ply(const search_from_start::ply& found, std::size_t n) {
    const json record = read_file("u_chess_record.json");
    const json& row = record.at("search_from_start").at(n);
    INFO("ply " << n);
    CHECK(row.at("ply") == n);
    CHECK(found.games == row.at("games").get<std::uint64_t>());
    CHECK(found.positions == row.at("positions").get<std::uint64_t>());
    CHECK(found.stalemate_games == row.at("stalemate_games").get<std::uint64_t>());
    CHECK(found.stalemate_positions == row.at("stalemate_positions").get<std::uint64_t>());
    CHECK(found.mate_games == row.at("mate_games").get<std::uint64_t>());
    CHECK(found.mate_positions == row.at("mate_positions").get<std::uint64_t>());
    CHECK(found.orthodox_mate_games == row.at("orthodox_mate_games").get<std::uint64_t>());
}

/// Plays a game by its names and by its coordinates, and looks at where it ends.
void check_game(const json& game) {
    history<rules> played;
    for (std::size_t i = 0; i < game.at("moves").size(); ++i) {
        const auto name = game.at("names").at(i).get<std::string>();
        const auto coordinates = game.at("moves").at(i).get<std::string>();
        INFO(coordinates << " " << name);
        const auto move = read_move(played.position(), name);
        REQUIRE(move.has_value());
        CHECK(coordinate_text(played.position(), *move) == coordinates);
        CHECK(read_move(played.position(), coordinates).value() == *move);
        CHECK(to_text(played.position(), *move) == name);
        played.play(*move);
    }
    CHECK(position_text(played.position()) == game.at("final_fen").get<std::string>());
    CHECK(name_of(played.outcome().result) == game.at("outcome").get<std::string>());
}

} // namespace

TEST_CASE("every position of the vectors has these moves and names, outcome and counts", "[u_chess]") {
    const auto rows = read_lines("u_chess.jsonl");
    REQUIRE(rows.size() == 250);
    for (const json& row : rows) {
        const auto position = at(row.at("fen"));
        INFO(row.at("fen"));
        CHECK(position_text(position) == row.at("fen").get<std::string>());

        std::map<std::string, std::string> names;
        for (const auto& move : legal_moves(position))
            names.emplace(coordinate_text(position, move), to_text(position, move));
        CHECK(names == row.at("moves").get<std::map<std::string, std::string>>());
        CHECK(count_moves(position) == names.size());

        CHECK(ambiguous_names<italian_names>(position) == sorted(row.at("ambiguous").get<std::vector<std::string>>()));
        CHECK(name_of(outcome(position).result) == row.at("outcome").get<std::string>());
        CHECK(perft(position, 2) == row.at("perft2").get<std::uint64_t>());
    }
}

TEST_CASE("an ambiguous name is refused, and its rivals are named", "[u_chess]") {
    std::size_t refused = 0;
    for (const json& row : read_lines("u_chess.jsonl")) {
        const auto position = at(row.at("fen"));
        if (outcome(position).is_over() && count_moves(position) == 0) continue;
        for (const auto& name : row.at("ambiguous").get<std::vector<std::string>>()) {
            const auto move = read_move(position, name);
            INFO(row.at("fen") << " " << name);
            REQUIRE_FALSE(move.has_value());
            CHECK(move.error().reason.find(name + " could be ") == 0);
            CHECK(move.error().reason.find(" or ") != std::string::npos);
            ++refused;
        }
    }
    CHECK(refused > 500);
}

TEST_CASE("perft of U-Chess", "[u_chess]") {
    const json positions = read_file("u_chess_record.json").at("perft");
    REQUIRE(positions.size() >= 6);
    for (const auto& [name, row] : positions.items()) {
        INFO(name);
        const auto counts = row.at("u_chess").get<std::vector<std::uint64_t>>();
        const auto orthodox = row.at("chess").get<std::vector<std::uint64_t>>();
        for (std::size_t n = 0; n < counts.size() && n < 6; ++n) {
            CHECK(perft(at(row.at("fen")), static_cast<int>(n) + 1) == counts[n]);
        }
        const auto chess_position = read_position<games::chess>(row.at("fen").get<std::string>()).value();
        for (std::size_t n = 0; n < orthodox.size(); ++n) {
            CHECK(perft(chess_position, static_cast<int>(n) + 1) == orthodox[n]);
        }
    }
}

TEST_CASE("perft of U-Chess from the start to depth 8", "[u_chess][long]") {
    const json row = read_file("u_chess_record.json").at("perft").at("start");
    const auto counts = row.at("u_chess").get<std::vector<std::uint64_t>>();
    REQUIRE(counts.size() == 8);
    CHECK(perft(at(row.at("fen")), 7) == counts[6]);
    CHECK(perft(at(row.at("fen")), 8) == counts[7]);
}

TEST_CASE("the games of the record end as it says", "[u_chess]") {
    const json record = read_file("u_chess_record.json");
    check_game(record.at("text_stalemate"));
    for (const json& game : record.at("shortest_stalemate").at("examples")) check_game(game);
    for (const json& game : record.at("shortest_mate").at("examples")) check_game(game);
    REQUIRE(record.at("shortest_mate").at("examples").size() == 38);
    std::map<std::string, std::string> first;
    for (const auto& move : legal_moves(start<rules>()))
        first.emplace(coordinate_text(start<rules>(), move), to_text(start<rules>(), move));
    CHECK(first == record.at("first_moves").get<std::map<std::string, std::string>>());
}

TEST_CASE("mates and stalemates from the start to ply 6", "[u_chess]") {
    search_from_start search;
    for (std::size_t n = 0; n <= 6; ++n) {
        if (n > 0) search.next_ply();
        check_ply(search.look(), n);
    }
    // Counting positions by their hashes, as ply 8 needs, gives the same.
    search_from_start five;
    for (std::size_t n = 1; n <= 5; ++n) five.next_ply();
    check_ply(five.look_ahead(), 6);
}

TEST_CASE("mates and stalemates from the start at plies 7 and 8", "[u_chess][exhaustive]") {
    search_from_start search;
    for (std::size_t n = 1; n <= 7; ++n) search.next_ply();
    check_ply(search.look(), 7);
    const auto last = search.look_ahead();
    check_ply(last, 8);
    const json record = read_file("u_chess_record.json");
    CHECK(last.stalemate_games == record.at("shortest_stalemate").at("games").get<std::uint64_t>());
    CHECK(last.stalemate_positions == record.at("shortest_stalemate").at("positions").get<std::uint64_t>());
}
