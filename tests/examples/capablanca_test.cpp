#include <variantkit/perft.hpp>

#include "../../examples/variants/capablanca.hpp"
#include "support/catch.hpp"

TEST_CASE("Published perft of Capablanca chess", "[variants]") {
    const auto first = variantkit::start<capablanca>();
    CHECK(perft(first, 1) == 28);
    CHECK(perft(first, 2) == 784);
    CHECK(perft(first, 3) == 25228);
    CHECK(perft(first, 4) == 805128);
}
