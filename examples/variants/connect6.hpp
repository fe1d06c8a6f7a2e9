// Connect6 (I-Chen Wu, 2003): the first player begins with one stone, then each turn is two; six or more in a row win.
#pragma once

#include <variantkit/rules/by_phase.hpp>
#include <variantkit/rules/links.hpp>
#include <variantkit/rules/sequence.hpp>

#include "gomoku.hpp"

struct connect6 : gomoku {
    static constexpr std::string_view name = "connect6";
    static constexpr bool sides_differ = true;
    using board = variantkit::rectangle<19, 19>;
    using setup = variantkit::starting_array<"19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19/19">;
    using one = variantkit::placement<stone>;
    using begin = variantkit::when<variantkit::turn_number<1, variantkit::color::white>, variantkit::one_of<one>>;
    using turn = variantkit::by_phase<begin, variantkit::sequence<variantkit::in_any_order, one, one>>;
    using ending = variantkit::first_of<variantkit::row_of<6>, variantkit::stalemate_draws>;
};
