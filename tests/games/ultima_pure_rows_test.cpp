#include "games/ultima_rows.hpp"

TEST_CASE("ultima_pure: rows of an independent program", "[ultima_pure]") {
    CHECK(ultima_tests::check_rows<variantkit::games::ultima_pure>() == 50);
}

TEST_CASE("ultima_pure: perft from the start", "[ultima_pure]") {
    const auto start = variantkit::start<variantkit::games::ultima_pure>();
    CHECK(perft(start, 1) == 32);
    CHECK(perft(start, 2) == 944);
    CHECK(perft(start, 3) == 42762);
    CHECK(perft(start, 4) == 1850267);
    CHECK(perft(start, 5) == 94590399);
}
