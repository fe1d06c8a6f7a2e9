/// \file
/// Chess, by the FIDE Laws of Chess (2023); articles are cited.
#pragma once

#include <variantkit/board/rectangle.hpp>
#include <variantkit/notation/algebraic.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/piece/orthodox.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/castling.hpp>
#include <variantkit/rules/double_step.hpp>
#include <variantkit/rules/insufficient_material.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/quiet_plies.hpp>
#include <variantkit/rules/repetition.hpp>

namespace variantkit::games {

/// Chess.
struct chess {
    static constexpr std::string_view name = "chess";

    /// 2.1 The board has 8x8 squares.
    using board = rectangle<8, 8>;

    /// 2.2, 3.1-3.9 The pieces and how they move.
    using king = pieces::king;
    using queen = pieces::queen;
    using rook = pieces::rook;
    using bishop = pieces::bishop;
    using knight = pieces::knight;
    using pawn = pieces::pawn;
    using army = variantkit::army<pawn, knight, bishop, rook, queen, king>;

    /// 2.3 The initial position; 1.2 White moves first.
    using setup = starting_array<"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR">;

    /// 3.7.2 double step, 3.7.3.1 en passant, 3.8.2 castling.
    using turn = one_of<piece_moves, double_step<pawn>, castling<king, rook>, en_passant<pawn>>;

    /// 3.7.3.3 A pawn that reaches the last rank is exchanged.
    using promotion = on_last_rank<pawn, queen, rook, bishop, knight>;

    /// 3.9 No move may leave one's own king attacked.
    using legality = royal_safe;

    /// 5.1.1 mate, 5.2.1 stalemate, 5.2.2 dead positions by material, 9.3 fifty moves each without capture or pawn
    /// move (without a claim), 9.2 the third repetition (likewise).
    using ending = first_of<checkmate, stalemate_draws, insufficient_material<king, knight, bishop>,
                            quiet_plies_draw<100, pawn>, repetition_draw<3>>;

    /// Appendix C: algebraic notation. Programs write coordinates.
    using notation = notations<algebraic<pawn>, coordinate>;
};

} // namespace variantkit::games
