// The Game of the Amazons (Walter Zamkauskas, 1988): an amazon moves as a queen, then shoots an arrow as far as a queen
// would go, which blocks its square for good. Who cannot move has lost.
#pragma once

#include <variantkit/board/rectangle.hpp>
#include <variantkit/notation/actions.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/displacement.hpp>
#include <variantkit/rules/links.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/placement.hpp>
#include <variantkit/rules/sequence.hpp>

struct amazons {
    static constexpr std::string_view name = "amazons";
    using board = variantkit::rectangle<10, 10>;
    struct amazon {
        static constexpr std::string_view name = "amazon";
        static constexpr char letter = 'Q';
        static constexpr std::string_view drawing = "queen";
        using movement = variantkit::queen_slides;
    };
    struct arrow {
        static constexpr std::string_view name = "arrow";
        static constexpr char letter = 'X';
        static constexpr std::string_view drawing = "stone";
        using movement = variantkit::immobile;
    };
    using army = variantkit::army<amazon, arrow>;
    using setup = variantkit::starting_array<"3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3">;
    using shot = variantkit::in_reach<variantkit::queen_slides>;
    using turn = variantkit::sequence<shot, variantkit::displacement<amazon>, variantkit::placement<arrow>>;
    using ending = variantkit::first_of<variantkit::no_moves_loses>;
    using notation = variantkit::notations<variantkit::actions>;
};
