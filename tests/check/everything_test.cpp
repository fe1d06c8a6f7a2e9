// One call checks a variant: known perft, games from given positions, records.
#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>

#include <variantkit/board/rectangle.hpp>
#include <variantkit/check/everything.hpp>
#include <variantkit/piece/orthodox.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/quiet_plies.hpp>
#include <variantkit/rules/starting_array.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

/// A small game; a king against king and rook is far from its start.
struct small {
    static constexpr std::string_view name = "small";
    using board = rectangle<5, 5>;
    using king = pieces::king;
    using rook = pieces::rook;
    using army = variantkit::army<king, rook>;
    using setup = starting_array<"r1k1r/5/5/5/R1K1R">;
    using turn = one_of<piece_moves>;
    using legality = royal_safe;
    using ending = first_of<checkmate, stalemate_draws, quiet_plies_draw<40>>;
};

constexpr auto endgame = "4k/5/5/5/R1K2 w";

/// A square is forgotten in endgames, to which random games from the start come late.
struct wrong_far_from_the_start : small {
    struct careless : royal_safe {
        template <color Side, class Position>
        static constexpr auto guard(const Position& position) {
            auto guard = royal_safe::guard<Side>(position);
            if (position.occupied().count() < 4) guard.targets.erase(square{12});
            return guard;
        }
    };
    using legality = careless;
};

/// Writes moves well and reads them well, but its records cannot be read: its texts look like comments.
struct commented : coordinate {
    static constexpr std::string_view name = "commented";
    template <color Side, class Position>
    static std::string write(const Position& position, const typename Position::move& move) {
        return ";" + coordinate::write<Side>(position, move);
    }
    template <color Side, class Position>
    static result<typename Position::move> read(const Position& position, std::string_view text) {
        if (text.starts_with(";")) text.remove_prefix(1);
        return coordinate::read<Side>(position, text);
    }
};
struct unreadable_records : small {
    using notation = notations<commented>;
};

} // namespace

TEST_CASE("a variant that is as expected", "[check]") {
    const auto first = start<small>();
    const auto later = read_position<small>(endgame).value();
    const check::report report = check::everything<small>({
        .perft = {{"", {perft(first, 1), perft(first, 2), perft(first, 3)}},
                  {endgame, {perft(later, 1), perft(later, 2)}}},
        .positions = {"k4/5/5/5/R1K2 b", endgame},
        .games = 5,
    });
    INFO(report.message());
    CHECK(report);
    CHECK(report.games == 15); // five from each of three positions
    CHECK(check::everything<small>());
}

TEST_CASE("perft that differs is reported with the share of each move, and a board", "[check]") {
    const auto later = read_position<small>(endgame).value();
    const auto right = perft(later, 2);
    const check::report report = check::everything<small>({.perft = {{endgame, {perft(later, 1), right + 1}}}});
    CHECK_FALSE(report);
    CHECK(report.promise == "perft to depth 2 is " + std::to_string(right + 1));
    CHECK(report.found == std::to_string(right));
    CHECK(report.picture == ". . . . k\n. . . . .\n. . . . .\n. . . . .\nR . K . .\n");
    CHECK(static_cast<std::uint64_t>(std::count(report.shares.begin(), report.shares.end(), '\n')) == perft(later, 1));
    CHECK_THAT(report.shares, Catch::Matchers::ContainsSubstring("a1a5: "));
    CHECK_THAT(report.message(), Catch::Matchers::ContainsSubstring(report.picture));
    CHECK_THAT(report.message(), Catch::Matchers::ContainsSubstring(report.shares));
    std::ostringstream stream;
    stream << report;
    CHECK(stream.str() == report.message());
}

TEST_CASE("texts that are no positions are reported", "[check]") {
    const check::report in_perft = check::everything<small>({.perft = {{"5/5 w", {1}}}});
    CHECK_FALSE(in_perft);
    CHECK(in_perft.position == "5/5 w");
    CHECK_FALSE(in_perft.found.empty());
    CHECK_FALSE(check::everything<small>({.positions = {"nonsense"}}));
}

TEST_CASE("games are played from the positions given", "[check]") {
    CHECK(check::everything<wrong_far_from_the_start>({.games = 1, .most_plies = 1}));
    const check::report report =
        check::everything<wrong_far_from_the_start>({.positions = {endgame}, .games = 5, .most_plies = 8});
    INFO(report.message());
    CHECK_FALSE(report);
    CHECK_THAT(report.promise, Catch::Matchers::ContainsSubstring("left when each is tried"));
}

TEST_CASE("records that are not read back are reported", "[check]") {
    const check::report report = check::everything<unreadable_records>({.games = 1, .most_plies = 10});
    INFO(report.message());
    CHECK_FALSE(report);
    CHECK(report.promise == "a game is read back from its record");
    CHECK_THAT(report.found, Catch::Matchers::ContainsSubstring("[Variant \"small\"]"));
    CHECK_THAT(report.found, Catch::Matchers::ContainsSubstring("1. ;"));
}
