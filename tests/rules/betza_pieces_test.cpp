// Armies written in Betza's notation, under the law of check: hurdles appear, legs are freed, riders leave lines.
#include <variantkit/check/conforms.hpp>
#include <variantkit/games/chess.hpp>
#include <variantkit/perft.hpp>
#include <variantkit/piece/betza.hpp>

#include "support/catch.hpp"

using namespace variantkit;

namespace {

template <char Letter, fixed_string Moves>
struct betza_piece {
    static constexpr char name_of_letter[] = {Letter, '\0'};
    static constexpr std::string_view name{name_of_letter, 1};
    static constexpr char letter = Letter;
    using movement = betza<Moves>;
};

/// Pieces that are stopped as rooks and bishops are.
struct lines_only : games::chess {
    static constexpr std::string_view name = "betza pieces on lines";
    using pawn = betza_piece<'P', "mfWcfF">;
    using lance = betza_piece<'L', "fR">;
    using gold = betza_piece<'G', "WfF">;
    using shorty = betza_piece<'S', "R3fB2">;
    using amazon = betza_piece<'A', "QN">;
    using fancy = betza_piece<'F', "mBcRCcffN">;
    using army = variantkit::army<pawn, lance, gold, shorty, amazon, fancy, king>;
    using setup = starting_array<"lgskafgl/pppppppp/8/8/8/8/PPPPPPPP/LGSKAFGL">;
    using turn = one_of<piece_moves>;
    using promotion = on_last_rank<pawn, amazon, gold>;
    using ending = first_of<checkmate, stalemate_draws, quiet_plies_draw<100, pawn>, repetition_draw<3>>;
    using notation = notations<coordinate>;
};

/// Hoppers, lame leapers and riders beside them.
struct off_lines : lines_only {
    static constexpr std::string_view name = "betza pieces off lines";
    using cannon = betza_piece<'C', "mRcpR">;
    using horse = betza_piece<'H', "nN">;
    using rider = betza_piece<'N', "NN">;
    using hopper = betza_piece<'J', "gQ">;
    using army = variantkit::army<pawn, cannon, horse, rider, hopper, lance, king>;
    using setup = starting_array<"ljhknhcl/pp1ppppp/2c3j1/8/8/2C3J1/PP1PPPPP/LJHKNHCL">;
    using promotion = on_last_rank<pawn, rider, cannon>;
};

template <class Rules>
void check_conformance(int games) {
    const auto found = check::conforms<Rules>(1, games, 200);
    INFO(found.message());
    CHECK(found.passed);
    CHECK(found.positions > 200);
}

} // namespace

TEST_CASE("Pieces in Betza's notation keep all promises", "[betza]") {
    check_conformance<lines_only>(12);
    check_conformance<off_lines>(12);
}

TEST_CASE("A pawn in Betza's notation is the pawn", "[betza]") {
    struct betza_chess : games::chess {
        using pawn = betza_piece<'P', "mfWcfF">;
        using knight = betza_piece<'N', "N">;
        using queen = betza_piece<'Q', "Q">;
        using army = variantkit::army<pawn, knight, bishop, rook, queen, king>;
        using turn = one_of<piece_moves, double_step<pawn>, castling<king, rook>, en_passant<pawn>>;
        using promotion = on_last_rank<pawn, queen, rook, bishop, knight>;
    };
    CHECK(perft(start<betza_chess>(), 4) == 197281);
    CHECK(stepwise<betza_chess::pawn::movement>);
    const auto busy =
        read_position<betza_chess>("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -").value();
    CHECK(perft(busy, 3) == 97862);
}
