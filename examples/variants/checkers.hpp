// Checkers, or English draughts, on 8x8 (World Checkers Draughts Federation): men go and capture forwards, kings both
// ways, one step; who can capture must, but may choose how; a man that reaches the last rank becomes a king and stops.
// Who cannot move has lost. Black, on squares 1 to 12, moves first.
#pragma once

#include <variantkit/board/dark_squares.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/numbered_squares.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/piece/draughts.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/all_of.hpp>
#include <variantkit/rules/compulsory_capture.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/multi_leap.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/quiet_moves.hpp>
#include <variantkit/rules/quiet_plies.hpp>
#include <variantkit/rules/repetition.hpp>

struct checkers {
    static constexpr std::string_view name = "checkers";
    using board = variantkit::dark_squares<8, 8>;
    using man = variantkit::pieces::man;
    struct king : variantkit::pieces::crowned_man {
        using movement = variantkit::forward_steps<variantkit::north_east, variantkit::north_west,
                                                   variantkit::south_east, variantkit::south_west>;
    };
    using army = variantkit::army<man, king>;
    using setup = variantkit::starting_array<"mmmm/mmmm/mmmm/4/4/MMMM/MMMM/MMMM", variantkit::color::black>;
    using turn =
        variantkit::one_of<variantkit::multi_leap<board, variantkit::stops_to_promote>, variantkit::quiet_moves<board>>;
    using promotion = variantkit::on_last_rank<man, king>;
    using legality = variantkit::all_of<variantkit::compulsory_capture>;
    using ending = variantkit::first_of<variantkit::no_moves_loses, variantkit::quiet_plies_draw<80, man>,
                                        variantkit::repetition_draw<3>>;
    using notation = variantkit::notations<variantkit::numbered_squares>;
};
