// Chess and U-Chess keep the library's promises in games of random moves.
#include <string_view>

#include <variantkit/check/conforms.hpp>
#include <variantkit/games/u_chess.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

template <class Rules>
void check_conformance(std::string_view position, std::uint64_t seed, int games) {
    const check::report report = check::conforms(read_position<Rules>(position).value(), seed, games);
    INFO(report.message());
    CHECK(report);
    CHECK(report.games == std::uint64_t(games));
}

constexpr std::string_view initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
// Castlings, pins, en passant and promotions are near.
constexpr std::string_view kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
constexpr std::string_view promotions = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
constexpr std::string_view pawns = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";

} // namespace

TEST_CASE("chess keeps all promises", "[conforms]") {
    check_conformance<games::chess>(initial, 1, 60);
    check_conformance<games::chess>(kiwipete, 1, 30);
    check_conformance<games::chess>(promotions, 1, 30);
    check_conformance<games::chess>(pawns, 1, 30);
}

TEST_CASE("U-Chess keeps all promises", "[conforms]") {
    check_conformance<games::u_chess>(initial, 1, 60);
    check_conformance<games::u_chess>(kiwipete, 1, 30);
    check_conformance<games::u_chess>(promotions, 1, 30);
    check_conformance<games::u_chess>(pawns, 1, 30);
}

TEST_CASE("chess keeps all promises in thousands of games", "[conforms][exhaustive]") {
    check_conformance<games::chess>(initial, 1000, 2000);
    check_conformance<games::chess>(kiwipete, 1000, 500);
    check_conformance<games::chess>(pawns, 1000, 500);
}

TEST_CASE("U-Chess keeps all promises in thousands of games", "[conforms][exhaustive]") {
    check_conformance<games::u_chess>(initial, 1000, 2000);
    check_conformance<games::u_chess>(kiwipete, 1000, 500);
    check_conformance<games::u_chess>(pawns, 1000, 500);
}
