// Perft: of rulesets, of hand-written games, with the leaves counted or played. Also built with and without the
// processor's bit extraction, see tests/builds.
#include <array>
#include <cstdint>
#include <vector>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/ultimatum.hpp>
#include <variantkit/perft.hpp>

#include "support/catch.hpp"
#include "support/countdown.hpp"

using namespace variantkit;

namespace {

template <class Rules>
void check_perft(const position<Rules>& first, const std::vector<std::uint64_t>& expected) {
    for (int depth = 0; depth < static_cast<int>(expected.size()); ++depth) {
        CAPTURE(Rules::name, depth);
        CHECK(perft(first, depth) == expected[static_cast<std::size_t>(depth)]);
        CHECK(perft<counting::every_leaf>(first, depth) == expected[static_cast<std::size_t>(depth)]);
    }
}

} // namespace

TEST_CASE("perft from the start of the games", "[perft]") {
    check_perft(start<games::chess>(), {1, 20, 400, 8902, 197281});
    check_perft(start<games::ultimatum>(), {1, 40, 1600, 66862});
}

TEST_CASE("perft of a position with castlings, pins, promotions and en passant", "[perft]") {
    const char* const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    check_perft(read_position<games::chess>(kiwipete).value(), {1, 48, 2039, 97862});
}

TEST_CASE("perft of a finished game counts nothing", "[perft]") {
    const auto mate =
        read_position<games::chess>("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3").value();
    CHECK(perft(mate, 0) == 1);
    CHECK(perft(mate, 1) == 0);
    CHECK(perft(mate, 3) == 0);
}

TEST_CASE("perft of a game without rules of this library", "[perft]") {
    // Sums of so many ones and twos that come to 6 at most.
    const countdown six{6, color::white};
    constexpr std::array<std::uint64_t, 8> sums{1, 2, 4, 8, 11, 6, 1, 0};
    for (std::size_t depth = 0; depth < sums.size(); ++depth) {
        CHECK(perft(six, static_cast<int>(depth)) == sums[depth]);
        CHECK(perft<counting::every_leaf>(six, static_cast<int>(depth)) == sums[depth]);
    }
}
