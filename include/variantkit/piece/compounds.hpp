/// \file
/// Pieces that move as two of Chess's do, for Chess's larger relatives.
#pragma once

#include <string_view>

#include <variantkit/piece/betza.hpp>

namespace variantkit::pieces {

/// Bishop and knight; cardinal, princess, minister.
struct archbishop {
    static constexpr std::string_view name = "archbishop";
    static constexpr char letter = 'A';
    using movement = betza<"BN">;
};

/// Rook and knight; marshal, empress.
struct chancellor {
    static constexpr std::string_view name = "chancellor";
    static constexpr char letter = 'C';
    using movement = betza<"RN">;
};

} // namespace variantkit::pieces
