#include <variantkit/perft.hpp>

#include "../../examples/variants/rifle.hpp"
#include "support/catch.hpp"

TEST_CASE("Published perft of Rifle chess", "[variants]") {
    const auto first = variantkit::start<rifle>();
    CHECK(perft(first, 4) == 197326);
    CHECK(perft(first, 5) == 4866988);
}
