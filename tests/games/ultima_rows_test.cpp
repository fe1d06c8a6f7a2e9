#include "games/ultima_rows.hpp"

TEST_CASE("ultima: rows of an independent program", "[ultima]") {
    CHECK(ultima_tests::check_rows<variantkit::games::ultima>() == 200);
}

TEST_CASE("ultima: perft from the start", "[ultima]") {
    const auto start = variantkit::start<variantkit::games::ultima>();
    CHECK(perft(start, 1) == 32);
    CHECK(perft(start, 2) == 944);
    CHECK(perft(start, 3) == 42762);
    CHECK(perft(start, 4) == 1850161);
    CHECK(perft(start, 5) == 94580414);
}
