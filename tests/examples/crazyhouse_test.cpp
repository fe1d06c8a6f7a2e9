#include <array>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

#include <variantkit/check/conforms.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/view/board_text.hpp>

#include "../../examples/variants/crazyhouse.hpp"
#include "support/catch.hpp"

using namespace variantkit;

namespace {

position<crazyhouse> at(std::string_view text) { return read_position<crazyhouse>(text).value(); }

position<crazyhouse> after(position<crazyhouse> now, const std::string& texts) {
    std::istringstream stream{texts};
    for (std::string text; stream >> text;) now = play(now, read_move(now, text).value());
    return now;
}

template <std::size_t Depths>
void check_perft(const position<crazyhouse>& first, const std::array<std::uint64_t, Depths>& nodes) {
    for (std::size_t depth = 1; depth <= Depths; ++depth)
        CHECK(perft(first, static_cast<int>(depth)) == nodes[depth - 1]);
}

// Pieces in hand, and promoted ones on the board.
constexpr std::string_view middle = "r1bq1rk1/ppp2ppp/2n2n2/3p4/1b1P4/2NB1N2/PPP2PPP/R1BQ1RK1 w - - PPpn";
constexpr std::string_view castlings = "r3k2r/p1p1q1b1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - QPr";
constexpr std::string_view in_check = "4k3/1P6/8/2q5/8/8/P7/4K2r w - - Nb~c5";
constexpr std::string_view promoted = "2Q1k3/8/8/3b4/8/8/8/4K1n1 b - - Pq~c8";

} // namespace

TEST_CASE("Perft of Crazyhouse, agreed with Fairy-Stockfish", "[variants]") {
    check_perft<5>(start<crazyhouse>(), {20, 400, 8902, 197281, 4888832});
    check_perft<3>(at(middle), {65, 6208, 389355});
    check_perft<3>(at(castlings), {106, 7422, 645949});
    check_perft<4>(at(in_check), {4, 395, 12520, 768440});
    check_perft<4>(at(promoted), {3, 210, 10815, 318475});
}

TEST_CASE("Crazyhouse keeps its promises in random play", "[variants]") {
    for (const auto& first : {start<crazyhouse>(), at(middle), at(castlings), at(in_check), at(promoted)}) {
        const auto found = check::conforms(first, 1, 2, 100);
        INFO(found.message());
        CHECK(found.passed);
        CHECK(found.positions > 20);
    }
}

TEST_CASE("Captured pieces of Crazyhouse change sides and are dropped", "[variants]") {
    auto now = after(start<crazyhouse>(), "e4 d5 exd5");
    CHECK(position_text(now) == "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - P 2");
    CHECK(board_text(now).find("White holds: pawn x1\n") != std::string::npos);
    CHECK(read_move(now, "P@e4").error().message() == "'P@e4': you have no pawn to drop");
    now = after(now, "Qxd5 Nc3 Qe5+");
    CHECK(read_move(now, "P@d6").error().message() ==
          "'P@d6': leaves your king on e1 to be captured by the queen on e5");
    CHECK(read_move(now, "P@e1").error().message() == "'P@e1': e1 is occupied");
    CHECK(read_move(now, "P@e8").error().message() == "'P@e8': e8 is occupied");
    CHECK(read_move(now, "K@e4").error().message() == "'K@e4': such a piece is never dropped");
    CHECK(read_move(now, "@e4").value() == read_move(now, "P@e4").value());
    CHECK(coordinate_text(now, read_move(now, "@e4").value()) == "P@e4");
    now = after(now, "P@e4");
    CHECK(position_text(now) == "rnb1kbnr/ppp1pppp/8/4q3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - p 4");
}

TEST_CASE("Pawns are not dropped on the first and last rank", "[variants]") {
    const auto now = at("4k3/8/8/8/8/8/8/4K3 w - - PN");
    CHECK(count_moves(now) == 5 + 48 + 62);
    CHECK(read_move(now, "P@a8").error().message() == "'P@a8': no pawn may be dropped on a8");
    CHECK_FALSE(read_move(now, "P@a1").has_value());
    CHECK(read_move(now, "N@a8").has_value());
}

TEST_CASE("A promoted piece is a pawn again when it is captured", "[variants]") {
    const auto now = after(at("r3k3/1P6/8/8/8/8/8/4K3 w - - -"), "bxa8=Q+");
    CHECK(position_text(now) == "Q3k3/8/8/8/8/8/8/4K3 b - - R~a8 1");
    CHECK(position_text(after(now, "Ke7 Qb7+")) == "8/1Q2k3/8/8/8/8/8/4K3 b - - R~b7 2");
    const auto taken = after(at("1Q2k3/8/2n5/8/8/8/8/4K3 b - - ~b8"), "Nxb8");
    CHECK(position_text(taken) == "1n2k3/8/8/8/8/8/8/4K3 w - - p 2");
    const auto whole = after(at("1Q2k3/8/2n5/8/8/8/8/4K3 b - - -"), "Nxb8");
    CHECK(position_text(whole) == "1n2k3/8/8/8/8/8/8/4K3 w - - q 2");
}

TEST_CASE("What hands hold is read back, and refused when it cannot be", "[variants]") {
    const std::string text = "2Q1k3/8/8/3b4/8/8/8/4K1n1 b - - QRPPqnp~d5g1c8 1";
    CHECK(position_text(at(text)) == text.substr(0, text.find('~')) + "~g1d5c8 1");
    const auto error = [](const char* field) {
        return read_position<crazyhouse>(std::string{"2Q1k3/8/8/8/8/8/8/4K3 b - - "} + field).error().message();
    };
    const std::string expected =
        "expected what the sides hold (letters of pieces) or '-', then '~' and promoted pieces' squares, found ";
    CHECK(error("QX") == "column 29: " + expected + "'QX'");
    CHECK(error("K") == "column 29: " + expected + "'K'");
    CHECK(error("~") == "column 29: " + expected + "'~'");
    CHECK(error("Q~c8c8") == "column 29: " + expected + "'Q~c8c8'");
    CHECK(error("Q~c9") == "column 29: " + expected + "'Q~c9'");
    CHECK(error("~e8") == "column 29, '~e8': there is no promoted piece on e8");
    CHECK(error(std::string(62, 'P').c_str()).find("there are 65 pieces on the board and in hands") !=
          std::string::npos);
    CHECK(error(std::string(300, 'P').c_str()).find("no more than 255") != std::string::npos);
}

TEST_CASE("A drop ends a check, and mates may be undone by drops alone", "[variants]") {
    const auto mated = at("4k3/8/8/8/8/8/5PPP/4r1K1 w - - -");
    CHECK(outcome(mated).result == game_result::black_wins);
    const auto saved = at("4k3/8/8/8/8/8/5PPP/4r1K1 w - - N");
    CHECK(outcome(saved).result == game_result::ongoing);
    CHECK(count_moves(saved) == 1);
}
