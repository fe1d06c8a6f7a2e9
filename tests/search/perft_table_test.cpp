// Perft with a table counts what perft counts: with plenty of room, with next to none, by several threads.
#include <cstdint>
#include <thread>
#include <vector>

#include <variantkit/games/chess.hpp>
#include <variantkit/games/delta.hpp>
#include <variantkit/games/epsilon.hpp>
#include <variantkit/search/perft_table.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

template <class Rules>
void check_with_table(const position<Rules>& first, int depth) {
    const std::uint64_t expected = perft(first, depth);
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{50'000}, std::size_t{1} << 24}) {
        CAPTURE(Rules::name, depth, bytes);
        perft_table<Rules> table{bytes};
        CHECK(perft(first, depth, table) == expected);
        CHECK(perft(first, depth, table, 2) == expected);
        CHECK(perft(first, depth, table) == expected); // now that it knows
        CHECK(perft(first, depth - 1, table, 2) == perft(first, depth - 1));
    }
}

} // namespace

TEST_CASE("perft with a table is perft", "[perft]") {
    check_with_table(start<games::chess>(), 4);
    check_with_table(
        read_position<games::chess>("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").value(), 3);
    check_with_table(read_position<games::chess>("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1").value(), 5);
    check_with_table(start<games::delta>(), 5);
    check_with_table(start<games::epsilon>(), 3); // whose first turn is another
}

TEST_CASE("the memory of a table for perft is bounded", "[perft]") {
    CHECK(perft_table<games::chess>{0}.capacity() == 1);
    const perft_table<games::chess> table{std::size_t{1} << 20};
    CHECK(table.capacity() * sizeof(position<games::chess>) <= std::size_t{1} << 20);
    CHECK(table.capacity() >= 1024);
}

TEST_CASE("a table for perft may be shared by threads", "[perft]") {
    const auto first = read_position<games::chess>("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1").value();
    perft_table<games::chess> table{200'000};
    std::vector<std::uint64_t> counted(4);
    std::vector<std::thread> threads;
    for (auto& each : counted) threads.emplace_back([&] { each = perft(first, 5, table, 2); });
    for (auto& thread : threads) thread.join();
    CHECK(counted == std::vector<std::uint64_t>(4, 674624));
}
