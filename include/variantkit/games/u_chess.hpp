/// \file
/// U-Chess (Unambiguous Three Symbol Chess; M. Charosh and I. Chernev, 1953).
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/notation/descriptive_text.hpp>
#include <variantkit/rules/all_of.hpp>
#include <variantkit/rules/unambiguous.hpp>

namespace variantkit::games {

/// Chess, with one more law.
struct u_chess : chess {
    static constexpr std::string_view name = "u_chess";

    /// 1, 7, 8 A move is legal only if descriptive notation names it with at most three symbols and no other move,
    /// be it illegal for another reason, bears that name. 4 Then the laws of Chess.
    using legality = all_of<unambiguous<descriptive<3>>, royal_safe>;

    /// Names are written in Italian, and read in English and in algebraic notation as well.
    using notation = notations<descriptive_text<italian>, descriptive_text<english>, coordinate, algebraic<pawn>>;
};

} // namespace variantkit::games
