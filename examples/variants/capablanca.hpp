// Capablanca chess (1920s): 10x8, with archbishop (bishop and knight) and chancellor (rook and knight).
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/piece/compounds.hpp>

struct capablanca : variantkit::games::chess {
    static constexpr std::string_view name = "capablanca";
    using board = variantkit::rectangle<10, 8>;
    using archbishop = variantkit::pieces::archbishop;
    using chancellor = variantkit::pieces::chancellor;
    using army = variantkit::army<pawn, knight, bishop, rook, archbishop, chancellor, queen, king>;
    using setup = variantkit::starting_array<"rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR">;
    using turn = variantkit::one_of<variantkit::piece_moves, variantkit::double_step<pawn>,
                                    variantkit::castling<king, rook, 3>, variantkit::en_passant<pawn>>;
    using promotion = variantkit::on_last_rank<pawn, queen, chancellor, archbishop, rook, bishop, knight>;
};
