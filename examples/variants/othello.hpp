// Othello, or Reversi with its four discs on the board (World Othello Federation): a disc placed turns over all enemy
// discs that it shuts in, and must turn one; who cannot passes; when neither can, most discs win. Black moves first.
#pragma once

#include <variantkit/board/rectangle.hpp>
#include <variantkit/notation/actions.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/notation/with_pass.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/flipping.hpp>
#include <variantkit/rules/most_pieces.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/or_pass.hpp>
#include <variantkit/rules/placement.hpp>

struct othello {
    static constexpr std::string_view name = "othello";
    using board = variantkit::rectangle<8, 8>;
    struct disc {
        static constexpr std::string_view name = "disc";
        static constexpr char letter = 'D';
        static constexpr std::string_view drawing = "stone";
        using movement = variantkit::immobile;
    };
    using army = variantkit::army<disc>;
    using setup = variantkit::starting_array<"8/8/8/3dD3/3Dd3/8/8/8", variantkit::color::black>;
    using turn = variantkit::or_pass<variantkit::one_of<variantkit::flipping<variantkit::placement<disc>>>>;
    using ending = variantkit::first_of<variantkit::most_pieces_win>;
    using notation = variantkit::notations<variantkit::with_pass<variantkit::actions>>;
};
