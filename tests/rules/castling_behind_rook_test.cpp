// A rook that does not stand at the edge covers its king against what stands behind it, until it castles.
#include <variantkit/games/chess.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

struct inner_rooks : games::chess {
    static constexpr std::string_view name = "inner rooks";
    using setup = starting_array<"1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1">;
};

} // namespace

TEST_CASE("castling does not uncover the king", "[castling]") {
    const auto covered = read_position<inner_rooks>("4k3/8/8/8/8/8/PPPPPPPP/qR2K3 w Q -");
    REQUIRE(covered.has_value());
    CHECK(read_move(*covered, "O-O-O").error().message() ==
          "'O-O-O': leaves your king on c1 to be captured by the queen on a1");
    const auto free = read_position<inner_rooks>("4k3/8/8/8/8/8/PPPPPPPP/1R2K3 w Q -");
    REQUIRE(free.has_value());
    CHECK(read_move(*free, "O-O-O").has_value());
}
