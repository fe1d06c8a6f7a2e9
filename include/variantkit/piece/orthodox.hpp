/// \file
/// The pieces of Chess (FIDE Laws of Chess, article 3), for Chess and its relatives.
#pragma once

#include <variantkit/piece/army.hpp>

namespace variantkit::pieces {

/// Article 3.8: one square any way. Castling is an action of its own.
struct king {
    static constexpr std::string_view name = "king";
    static constexpr char letter = 'K';
    static constexpr bool royal = true;
    using movement = king_steps;
};

/// Article 3.4: along rank, file and diagonals.
struct queen {
    static constexpr std::string_view name = "queen";
    static constexpr char letter = 'Q';
    using movement = queen_slides;
};

/// Article 3.3: along rank and file.
struct rook {
    static constexpr std::string_view name = "rook";
    static constexpr char letter = 'R';
    using movement = orthogonal_slides;
};

/// Article 3.2: along the diagonals.
struct bishop {
    static constexpr std::string_view name = "bishop";
    static constexpr char letter = 'B';
    using movement = diagonal_slides;
};

/// Article 3.6: two squares one way and one across.
struct knight {
    static constexpr std::string_view name = "knight";
    static constexpr char letter = 'N';
    using movement = leaps<2, 1>;
};

/// Article 3.7: one square forward without capturing, one diagonally forward capturing. The double step, en passant
/// and promotion are policies of their own.
struct pawn {
    static constexpr std::string_view name = "pawn";
    static constexpr char letter = 'P';
    using movement = forward_steps<north>;
    using capture_movement = forward_steps<north_east, north_west>;
};

} // namespace variantkit::pieces
