// Hexagonal chess (Władysław Gliński, 1936): three bishops a side on 91 cells. Pawns go straight on and take to the
// neighbours ahead, go two from where pawns begin, and promote at the far end of every file. A stalemate, three
// quarters of a point to its winner in tournaments, is a draw here.
#pragma once

#include <variantkit/board/hexagon.hpp>
#include <variantkit/games/chess.hpp>
#include <variantkit/rules/squares.hpp>

struct glinski : variantkit::games::chess {
    static constexpr std::string_view name = "glinski";
    using board = variantkit::hexagon<6>;
    template <int Files, int Ranks>
    using four = variantkit::leaps_to<variantkit::direction{Files, Ranks}, variantkit::direction{-Files, Ranks},
                                      variantkit::direction{Files, -Ranks}, variantkit::direction{-Files, -Ranks}>;
    struct knight : variantkit::pieces::knight {
        using movement = variantkit::combined<four<1, 3>, four<2, 2>, four<3, 1>>;
    };
    using army = variantkit::army<pawn, knight, bishop, rook, queen, king>;
    using setup = variantkit::starting_array<"b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1">;
    using home = variantkit::named_squares<"b1 c2 d3 e4 f5 g4 h3 i2 j1", "b7 c7 d7 e7 f7 g7 h7 i7 j7">;
    using two = variantkit::double_step<pawn, home>;
    using turn = variantkit::one_of<variantkit::piece_moves, two, variantkit::en_passant<pawn, two>>;
    using promotion = variantkit::on_squares<variantkit::far_edge, pawn, queen, rook, bishop, knight>;
    using ending = variantkit::first_of<variantkit::checkmate, variantkit::stalemate_draws,
                                        variantkit::quiet_plies_draw<100, pawn>, variantkit::repetition_draw<3>>;
};
