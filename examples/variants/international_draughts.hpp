// International draughts, on 10x10 (World Draughts Federation): men go forwards and capture both ways, kings fly; one
// must capture, and as many pieces as one can; a man is crowned only where its move ends. Who cannot move has lost.
#pragma once

#include <variantkit/board/dark_squares.hpp>
#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/numbered_squares.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/piece/draughts.hpp>
#include <variantkit/play/play.hpp>
#include <variantkit/rules/all_of.hpp>
#include <variantkit/rules/lone_piece_draw.hpp>
#include <variantkit/rules/mate.hpp>
#include <variantkit/rules/most_captures.hpp>
#include <variantkit/rules/multi_leap.hpp>
#include <variantkit/rules/one_of.hpp>
#include <variantkit/rules/quiet_moves.hpp>
#include <variantkit/rules/quiet_plies.hpp>
#include <variantkit/rules/repetition.hpp>

struct international_draughts {
    static constexpr std::string_view name = "international_draughts";
    using board = variantkit::dark_squares<10, 10>;
    struct man : variantkit::pieces::man {
        using capture_movement = variantkit::forward_steps<variantkit::north_east, variantkit::north_west,
                                                           variantkit::south_east, variantkit::south_west>;
    };
    struct king : variantkit::pieces::crowned_man {
        using movement = variantkit::diagonal_slides;
    };
    using army = variantkit::army<man, king>;
    using setup = variantkit::starting_array<"mmmmm/mmmmm/mmmmm/mmmmm/5/5/MMMMM/MMMMM/MMMMM/MMMMM">;
    using turn = variantkit::one_of<variantkit::multi_leap<board>, variantkit::quiet_moves<board>>;
    using promotion = variantkit::on_last_rank<man, king>;
    using legality = variantkit::all_of<variantkit::most_captures>;
    using ending = variantkit::first_of<variantkit::no_moves_loses, variantkit::quiet_plies_draw<50, man>,
                                        variantkit::lone_piece_draw<king, 10, 10, 32>, variantkit::repetition_draw<3>>;
    using notation = variantkit::notations<variantkit::numbered_squares>;
};
