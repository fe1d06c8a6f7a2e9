// Rifle chess: a piece that captures stays where it is.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/rules/by_shooting.hpp>

struct rifle : variantkit::games::chess {
    static constexpr std::string_view name = "rifle";
    template <class Kind>
    struct shooting : Kind {
        using capture = variantkit::by_shooting;
    };
    using king = shooting<variantkit::pieces::king>;
    using rook = shooting<variantkit::pieces::rook>;
    using pawn = shooting<variantkit::pieces::pawn>;
    using queen = shooting<variantkit::pieces::queen>;
    using bishop = shooting<variantkit::pieces::bishop>;
    using knight = shooting<variantkit::pieces::knight>;
    using army = variantkit::army<pawn, knight, bishop, rook, queen, king>;
    using turn = variantkit::one_of<variantkit::piece_moves, variantkit::double_step<pawn>,
                                    variantkit::castling<king, rook>, variantkit::en_passant<pawn>>;
    using promotion = variantkit::on_last_rank<pawn, queen, rook, bishop, knight>;
    using ending = variantkit::first_of<variantkit::checkmate, variantkit::stalemate_draws,
                                        variantkit::quiet_plies_draw<100, pawn>, variantkit::repetition_draw<3>>;
};
