// Gomoku, free style: stones in turn on 15x15 squares, five or more in a row win. White begins here.
#pragma once

#include <variantkit/board/rectangle.hpp>
#include <variantkit/notation/actions.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/placement.hpp>
#include <variantkit/rules/row_of.hpp>

struct gomoku {
    static constexpr std::string_view name = "gomoku";
    using board = variantkit::rectangle<15, 15>;
    struct stone {
        static constexpr std::string_view name = "stone";
        static constexpr char letter = 'S';
        using movement = variantkit::immobile;
    };
    using army = variantkit::army<stone>;
    using setup = variantkit::starting_array<"15/15/15/15/15/15/15/15/15/15/15/15/15/15/15">;
    using turn = variantkit::one_of<variantkit::placement<stone>>;
    using ending = variantkit::first_of<variantkit::row_of<5>, variantkit::stalemate_draws>;
    using notation = variantkit::notations<variantkit::actions>;
};
