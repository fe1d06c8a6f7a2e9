// Crazyhouse: captured pieces change sides and may be dropped on any empty square, pawns not on the first or last rank.
// Promoted pieces are pawns again when captured.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/rules/drop.hpp>
#include <variantkit/rules/hand.hpp>
#include <variantkit/rules/squares.hpp>

struct crazyhouse : variantkit::games::chess {
    static constexpr std::string_view name = "crazyhouse";
    using hand = variantkit::hand<board, pawn, knight, bishop, rook, queen>;
    template <class Kind, class Where = variantkit::everywhere>
    using dropping = variantkit::drop<Kind, variantkit::from_hand<hand, Kind>, Where>;
    using turn =
        variantkit::one_of<variantkit::piece_moves, variantkit::double_step<pawn>, variantkit::castling<king, rook>,
                           variantkit::en_passant<pawn>, dropping<pawn, variantkit::named_ranks<"2 3 4 5 6 7">>,
                           dropping<knight>, dropping<bishop>, dropping<rook>, dropping<queen>>;
    using ending =
        variantkit::first_of<variantkit::checkmate, variantkit::stalemate_draws, variantkit::repetition_draw<3>>;
};
