#include <string>
#include <string_view>

#include <variantkit/games/chess.hpp>
#include <variantkit/rules/by_withdrawal.hpp>
#include <variantkit/rules/frozen_by.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

/// Captures by going away only: it attacks what it stands next to with room behind it, not the squares on its lines.
struct withdrawing_queen : pieces::queen {
    using capture = by_withdrawal;
};

struct withdrawal_chess : games::chess {
    static constexpr std::string_view name = "withdrawal_chess";
    using army = variantkit::army<pawn, knight, bishop, rook, withdrawing_queen, king>;
    using promotion = on_last_rank<pawn, withdrawing_queen, rook, bishop, knight>;
};

/// Rooks next to an enemy queen cannot move, so they attack nothing.
struct frozen_rook_chess : games::chess {
    static constexpr std::string_view name = "frozen_rook_chess";
    using mobility = frozen_by<queen, rook>;
};

template <class Rules>
std::string castling_in(std::string_view text) {
    const auto position = read_position<Rules>(text).value();
    const auto move = read_move(position, "O-O");
    return move ? "possible" : move.error().reason;
}

} // namespace

TEST_CASE("castling crosses what other ways to capture do not reach", "[castling]") {
    CHECK(castling_in<games::chess>("4k3/8/8/5q2/8/8/8/4K2R w K - 0 1") ==
          "the king may not castle out of, through or into check: f1 is attacked");
    CHECK(castling_in<withdrawal_chess>("4k3/8/8/5q2/8/8/8/4K2R w K - 0 1") == "possible");
}

TEST_CASE("castling does not cross what other ways to capture reach", "[castling]") {
    CHECK(castling_in<withdrawal_chess>("4k3/8/8/8/8/8/5q2/4K2R w K - 0 1") ==
          "the king may not castle out of, through or into check: e1 is attacked");
}

TEST_CASE("pieces that may not move do not keep a king from castling", "[castling]") {
    CHECK(castling_in<frozen_rook_chess>("4k3/8/8/5r2/8/8/8/4K2R w K - 0 1") ==
          "the king may not castle out of, through or into check: f1 is attacked");
    CHECK(castling_in<frozen_rook_chess>("4k3/8/8/5r2/5Q2/8/8/4K2R w K - 0 1") == "possible");
}
