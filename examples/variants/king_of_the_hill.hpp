// King of the Hill: chess, also won by the king in the centre.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/rules/royal_endings.hpp>

struct king_of_the_hill : variantkit::games::chess {
    static constexpr std::string_view name = "king_of_the_hill";
    using ending = variantkit::first_of<variantkit::royal_reaches<"d4 e4 d5 e5">, variantkit::games::chess::ending>;
};
