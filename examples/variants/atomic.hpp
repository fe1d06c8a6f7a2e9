// Atomic chess: whatever captures explodes, and all but pawns next to it.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/rules/exploding.hpp>
#include <variantkit/rules/explosion_safe.hpp>
#include <variantkit/rules/royal_endings.hpp>

struct atomic : variantkit::games::chess {
    static constexpr std::string_view name = "atomic";
    using turn =
        variantkit::one_of<variantkit::exploding<variantkit::piece_moves, pawn>, variantkit::double_step<pawn>,
                           variantkit::castling<king, rook>, variantkit::exploding<variantkit::en_passant<pawn>, pawn>>;
    using legality = variantkit::explosion_safe;
    using ending = variantkit::first_of<variantkit::royal_captured, variantkit::checkmate, variantkit::stalemate_draws,
                                        variantkit::quiet_plies_draw<100, pawn>, variantkit::repetition_draw<3>>;
};
