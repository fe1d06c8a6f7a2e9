// Three-check: chess, also won by the third check.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/rules/checks_win.hpp>

struct three_check : variantkit::games::chess {
    static constexpr std::string_view name = "three_check";
    using ending = variantkit::first_of<variantkit::games::chess::ending, variantkit::checks_win<3>>;
};
