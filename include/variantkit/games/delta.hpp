/// \file
/// Delta, the game that Epsilon was made from, from public descriptions.
#pragma once

#include <variantkit/board/rectangle.hpp>
#include <variantkit/notation/actions.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/piece/army.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/by_phase.hpp>
#include <variantkit/rules/constant_field.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/placement.hpp>
#include <variantkit/rules/row_of.hpp>
#include <variantkit/rules/slide_and_follow.hpp>

namespace variantkit::games {

/// Delta.
struct delta {
    static constexpr std::string_view name = "delta";
    /// They begin with different turns.
    static constexpr bool sides_differ = true;

    /// The board has 5x5 squares.
    using board = rectangle<5, 5>;

    /// All pieces are alike, and move in every direction over empty squares.
    struct stone {
        static constexpr std::string_view name = "piece";
        static constexpr char letter = 'P';
        static constexpr std::string_view drawing = "stone";
        using movement = queen_slides;
    };
    using army = variantkit::army<stone>;

    /// Each player has nine of them. The game begins with an empty board; White begins.
    using stones = reserve<stone, 9>;
    using setup = starting_array<"5/5/5/5/5">;

    /// A piece goes at least two squares, and one from the reserve is put on the square that it crossed last. The
    /// reserve being empty, any other piece is.
    using bimove = slide_and_follow<stone, stones>;

    /// In the first turn each player just places a piece; Black may do so in the second as well.
    using turn = by_phase<when<turn_number<1>, one_of<placement<stone, stones>>>,
                          when<turn_number<2, color::black>, one_of<bimove, placement<stone, stones>>>, one_of<bimove>>;

    /// Four in a row, orthogonally or diagonally, win. A player who cannot move has lost. Turns are not counted; their
    /// field in texts of positions always says 0.
    using ending = first_of<row_of<4>, no_moves_loses, constant_field<"0">>;

    /// `c3`, `c3a3`.
    using notation = notations<actions>;
};

} // namespace variantkit::games
