/// \file
/// Ultimatum (Nikolai Chernykh).
#pragma once

#include <variantkit/board/rectangle.hpp>
#include <variantkit/notation/algebraic.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/piece/orthodox.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/double_step.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/numbered_array.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/quiet_plies.hpp>
#include <variantkit/rules/repetition.hpp>
#include <variantkit/rules/royal_endings.hpp>

namespace variantkit::games {

/// Ultimatum: Chess's pieces on a hundred squares, with kings that race for each other's palace.
struct ultimatum {
    static constexpr std::string_view name = "ultimatum";

    /// The board has 10x10 squares.
    using board = rectangle<10, 10>;

    /// 1 The pieces move and capture as in chess; no castling.
    using king = pieces::king;
    using queen = pieces::queen;
    using rook = pieces::rook;
    using bishop = pieces::bishop;
    using knight = pieces::knight;
    using pawn = pieces::pawn;
    using army = variantkit::army<pawn, knight, bishop, rook, queen, king>;

    /// The pieces stand within the inner 8x8, in point symmetry about the centre.
    using setup = starting_array<"10/1rnbkqbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10">;

    /// The "palaces" are where the kings start, the "piece squares" where anything but pawns starts.
    using enemy_palace = enemy_array_squares<setup, army, king>;
    /// Where the enemy's anything but pawns starts.
    using enemy_piece_squares = enemy_array_squares<setup, army, knight, bishop, rook, queen, king>;

    /// 3 A pawn on its starting rank may go two squares; en passant as in chess.
    using turn = one_of<piece_moves, double_step<pawn>, en_passant<pawn>>;

    /// 4 A pawn reaching one of the enemy's piece squares becomes a queen, nothing else.
    /// 5 A pawn on the last rank stays what it is; its movement leads off the board.
    using promotion = on_squares<enemy_piece_squares, pawn, queen>;

    /// 1 No check, no mate, no stalemate: a king may go to or stay on an attacked square.
    using legality = every_move;

    /// 2 Won by capturing the enemy king, or by reaching the enemy palace with one's own.
    /// 6 Drawn without any move, after 100 plies without capture or pawn move, at the third repetition.
    using ending = first_of<royal_captured, royal_arrives<enemy_palace>, no_moves_draws, quiet_plies_draw<100, pawn>,
                            repetition_draw<3>>;

    /// Short algebraic notation without signs of check and mate. Programs write coordinates.
    using notation = notations<algebraic<pawn, check_signs::omitted>, coordinate>;
};

/// Ultimatum-960: bishops on squares of both colours, then the rest by lot on White's piece squares, the kings in their
/// palaces; Black's by point symmetry. There are 360 arrays; without a number it begins with the base array, number
/// 210.
struct ultimatum_960 : ultimatum {
    static constexpr std::string_view name = "ultimatum_960";
    using setup =
        numbered_array<"10/1rnbkqbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10", "RR", array_symmetry::turned>;
};

} // namespace variantkit::games
