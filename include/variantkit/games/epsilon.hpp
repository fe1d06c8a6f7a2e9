/// \file
/// Epsilon (Michael Howe, 1994). Rules by the text in ETEROSCACCO 78, whose numbered rules are cited.
#pragma once

#include <variantkit/board/rectangle.hpp>
#include <variantkit/notation/actions.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/piece/army.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/by_phase.hpp>
#include <variantkit/rules/links.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/placement.hpp>
#include <variantkit/rules/row_of.hpp>
#include <variantkit/rules/sequence.hpp>
#include <variantkit/rules/slide_and_follow.hpp>
#include <variantkit/rules/spent_supply.hpp>

namespace variantkit::games {

/// Epsilon.
struct epsilon {
    static constexpr std::string_view name = "epsilon";
    /// They begin with different turns.
    static constexpr bool sides_differ = true;

    /// The board has 7x7 squares.
    using board = rectangle<7, 7>;

    /// All pieces are alike. 1 They move in every direction, over empty squares.
    struct stone {
        static constexpr std::string_view name = "piece";
        static constexpr char letter = 'P';
        static constexpr std::string_view drawing = "stone";
        using movement = queen_slides;
    };
    using army = variantkit::army<stone>;

    /// Each player has 15 of them. The game begins with an empty board; White begins.
    using stones = reserve<stone, 15>;
    using setup = starting_array<"7/7/7/7/7/7/7">;

    /// White places one piece, not on the square in the middle; then Black places two, wherever there is room.
    using white_begins = one_of<placement<stone, stones, except_on<"d4">>>;
    /// The same for Black.
    using black_begins = sequence<in_any_order, placement<stone, stones>, placement<stone, stones>>;

    /// 1 The mover goes at least two squares, and a piece from the reserve, the follower, is put on the square that it
    /// crossed last. 3 The reserve being empty, any other piece follows.
    using bimove = slide_and_follow<stone, stones>;

    /// 2, 4 A turn is two of them, both obligatory. The follower of the first does not move in the second; neither
    /// mover nor follower of the first follows in the second. Who makes a row with the first has won.
    using turn = by_phase<when<turn_number<1, color::white>, white_begins>,
                          when<turn_number<1, color::black>, black_begins>, sequence<follower_rests, bimove, bimove>>;

    /// Five in a row, orthogonally or diagonally, win. All pieces being placed, 15 turns each without a row are a draw.
    /// A player who cannot make both moves of a turn has lost.
    using ending = first_of<row_of<5>, spent_supply_draw<stones, 30>, no_moves_loses>;

    /// As in the annotated games: `c3`, `c4/d2`, `c3e3/e3e5`.
    using notation = notations<actions>;
};

} // namespace variantkit::games
