// Antichess: captures are compulsory, the king is a piece like others, and who has nothing left to move has won.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/rules/all_of.hpp>
#include <variantkit/rules/compulsory_capture.hpp>

struct antichess : variantkit::games::chess {
    static constexpr std::string_view name = "antichess";
    struct king : variantkit::pieces::king {
        static constexpr bool royal = false;
    };
    using army = variantkit::army<pawn, knight, bishop, rook, queen, king>;
    using turn =
        variantkit::one_of<variantkit::piece_moves, variantkit::double_step<pawn>, variantkit::en_passant<pawn>>;
    using promotion = variantkit::on_last_rank<pawn, queen, rook, bishop, knight, king>;
    using legality = variantkit::all_of<variantkit::compulsory_capture>;
    using ending = variantkit::first_of<variantkit::no_moves_wins, variantkit::quiet_plies_draw<100, pawn>,
                                        variantkit::repetition_draw<3>>;
};
