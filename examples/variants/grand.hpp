// Grand Chess (Christian Freeling, 1984): 10x10, rooks behind the others, marshal (rook and knight) and cardinal
// (bishop and knight). Pawns may promote on the eighth and ninth rank and must on the tenth, to pieces that their side
// has lost.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/piece/compounds.hpp>
#include <variantkit/rules/squares.hpp>

struct grand : variantkit::games::chess {
    static constexpr std::string_view name = "grand";
    using board = variantkit::rectangle<10, 10>;
    struct cardinal : variantkit::pieces::archbishop {
        static constexpr std::string_view name = "cardinal";
    };
    struct marshal : variantkit::pieces::chancellor {
        static constexpr std::string_view name = "marshal";
    };
    using army = variantkit::army<pawn, knight, bishop, rook, cardinal, marshal, queen, king>;
    using setup = variantkit::starting_array<"r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R">;
    using turn =
        variantkit::one_of<variantkit::piece_moves, variantkit::double_step<pawn>, variantkit::en_passant<pawn>>;
    using last = variantkit::on_last_rank<pawn, queen, marshal, cardinal, rook, bishop, knight>;
    using promotion = variantkit::to_lost_pieces<variantkit::optional_on<variantkit::named_ranks<"8 9", "3 2">, last>>;
};
