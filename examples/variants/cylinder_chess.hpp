// Cylinder chess: the board is rolled up, so that the files a and h are neighbours. All else is as in chess.
#pragma once

#include <variantkit/board/cylinder.hpp>
#include <variantkit/games/chess.hpp>

struct cylinder_chess : variantkit::games::chess {
    static constexpr std::string_view name = "cylinder_chess";
    using board = variantkit::cylinder<8, 8>;
};
