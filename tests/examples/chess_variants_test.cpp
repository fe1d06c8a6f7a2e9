// Variants that recombine policies, against their published perft.
#include <array>
#include <cstdint>

#include <variantkit/perft.hpp>

#include "../../examples/variants/antichess.hpp"
#include "../../examples/variants/breakthrough.hpp"
#include "../../examples/variants/king_of_the_hill.hpp"
#include "../../examples/variants/racing_kings.hpp"
#include "../../examples/variants/three_check.hpp"
#include "support/catch.hpp"

using namespace variantkit;

namespace {

template <class Rules, std::size_t Depths>
void check_perft(const std::array<std::uint64_t, Depths>& nodes) {
    for (std::size_t depth = 1; depth <= Depths; ++depth) {
        INFO(Rules::name << " " << depth);
        CHECK(perft(start<Rules>(), static_cast<int>(depth)) == nodes[depth - 1]);
    }
}

} // namespace

TEST_CASE("Published perft of chess variants", "[variants]") {
    check_perft<antichess, 5>({20, 400, 8067, 153299, 2732672});
    check_perft<racing_kings, 5>({21, 421, 11264, 296242, 9472927});
    check_perft<breakthrough, 5>({22, 484, 11132, 256036, 6182818});
    check_perft<king_of_the_hill, 5>({20, 400, 8902, 197281, 4865609});
    check_perft<three_check, 5>({20, 400, 8902, 197281, 4865609});
}
