#include "games/ultima_rows.hpp"

TEST_CASE("ultima_classic: rows of an independent program", "[ultima_classic]") {
    CHECK(ultima_tests::check_rows<variantkit::games::ultima_classic>() == 50);
}

TEST_CASE("ultima_classic: perft from the start", "[ultima_classic]") {
    const auto start = variantkit::start<variantkit::games::ultima_classic>();
    CHECK(perft(start, 1) == 32);
    CHECK(perft(start, 2) == 944);
    CHECK(perft(start, 3) == 42762);
    CHECK(perft(start, 4) == 1850161);
    CHECK(perft(start, 5) == 94577885);
}
