// Breakthrough (Dan Troyka, 2000): pieces go forward, capture diagonally, and win on the last rank.
#pragma once

#include <variantkit/board/rectangle.hpp>
#include <variantkit/piece/orthodox.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/piece_reaches.hpp>

struct breakthrough {
    static constexpr std::string_view name = "breakthrough";
    using board = variantkit::rectangle<8, 8>;
    struct piece : variantkit::pieces::pawn {
        static constexpr std::string_view name = "piece";
        static constexpr std::string_view drawing = "pawn";
        using movement = variantkit::forward_steps<variantkit::north, variantkit::north_east, variantkit::north_west>;
    };
    using army = variantkit::army<piece>;
    using setup = variantkit::starting_array<"pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP">;
    using turn = variantkit::one_of<variantkit::piece_moves>;
    using ending =
        variantkit::first_of<variantkit::piece_reaches<piece, variantkit::last_rank>, variantkit::no_moves_loses>;
};
