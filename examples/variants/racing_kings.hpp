// Racing Kings (V. R. Parton, 1961): no checks; the first king on the last rank wins, the second at once draws.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/rules/all_of.hpp>
#include <variantkit/rules/gives_no_check.hpp>
#include <variantkit/rules/race.hpp>

struct racing_kings : variantkit::games::chess {
    static constexpr std::string_view name = "racing_kings";
    using army = variantkit::army<knight, bishop, rook, queen, king>;
    using setup = variantkit::starting_array<"8/8/8/8/8/8/krbnNBRK/qrbnNBRQ">;
    using turn = variantkit::one_of<variantkit::piece_moves>;
    using promotion = variantkit::no_promotion;
    using legality = variantkit::all_of<variantkit::royal_safe, variantkit::gives_no_check>;
    using ending = variantkit::first_of<variantkit::royal_race<"a8 b8 c8 d8 e8 f8 g8 h8">, variantkit::stalemate_draws,
                                        variantkit::quiet_plies_draw<100>, variantkit::repetition_draw<3>>;
};
