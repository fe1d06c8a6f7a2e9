// Horde: 36 pawns without a king against a full army; Black wins by taking them all. Pawns on the first rank may go two
// squares as well, and cannot be taken en passant then.
#pragma once

#include <variantkit/games/chess.hpp>
#include <variantkit/rules/no_pieces_loses.hpp>
#include <variantkit/rules/squares.hpp>

struct horde : variantkit::games::chess {
    static constexpr std::string_view name = "horde";
    using setup = variantkit::starting_array<"rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP">;
    using two = variantkit::double_step<pawn, variantkit::named_ranks<"1 2", "7">>;
    using passing = variantkit::en_passant<pawn, two, variantkit::named_ranks<"3", "6">>;
    using turn = variantkit::one_of<variantkit::piece_moves, two, variantkit::castling<king, rook>, passing>;
    using ending = variantkit::first_of<variantkit::no_pieces_loses, variantkit::checkmate, variantkit::stalemate_draws,
                                        variantkit::quiet_plies_draw<100, pawn>, variantkit::repetition_draw<3>>;
};
