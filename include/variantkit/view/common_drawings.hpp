/// \file
/// Drawings of the pieces most people know.
#pragma once

#include <variantkit/view/drawing.hpp>

namespace variantkit::drawings {

/// A crown with a cross.
inline constexpr drawing king{
    "king",
    "M46.5 9H53.5V15H60V22H53.5V32C58 28 64 27 70 27C79 27 86 34 86 43C86 53 78 58 74 68"
    "Q76 71 76 74V84Q76 87 73 87H27Q24 87 24 84V74Q24 71 26 68C22 58 14 53 14 43"
    "C14 34 21 27 30 27C36 27 42 28 46.5 32V22H40V15H46.5Z",
    "M29 66Q50 61 71 66M28 76Q50 71 72 76M50 34V60",
};

/// A crown with balls on its points.
inline constexpr drawing queen{
    "queen",
    "M15 26A6.3 6.3 0 1 1 21.5 33.6L35.5 49 45.5 22A6.3 6.3 0 1 1 54.5 22L64.5 49 78.5 33.6"
    "A6.3 6.3 0 1 1 85 26L75 68Q76 71 76 74V84Q76 87 73 87H27Q24 87 24 84V74Q24 71 25 68Z",
    "M29 66Q50 61 71 66M28 76Q50 71 72 76",
};

/// A tower.
inline constexpr drawing rook{
    "rook",
    "M26 20Q26 18 28 18H36Q38 18 38 20V26H44.5V20Q44.5 18 46.5 18H53.5Q55.5 18 55.5 20V26H62"
    "V20Q62 18 64 18H72Q74 18 74 20V34Q74 36 72.5 37.5L66 43L68.5 66L74 72Q76 74 76 77V84"
    "Q76 87 73 87H27Q24 87 24 84V77Q24 74 26 72L31.5 66L34 43L27.5 37.5Q26 36 26 34Z",
    "M34 41.5H66M31 70H69",
};

/// A mitre with its slit.
inline constexpr drawing bishop{
    "bishop",
    "M50 11A6 6 0 0 1 54.5 21C64 28 71 38 71 48C71 56 67 62 62.5 65L64 71H69Q76 71 76 78V84"
    "Q76 87 73 87H27Q24 87 24 84V78Q24 71 31 71H36L37.5 65C33 62 29 56 29 48"
    "C29 38 36 28 45.5 21A6 6 0 0 1 50 11Z",
    "M38 66H62M50 50L60 37",
};

/// A horse's head.
inline constexpr drawing knight{
    "knight",
    "M30 87Q26 87 26 84C26 66 44 60 45 47C40 51 34 52 30 57C27 60 22 60 20 56L17 51"
    "C16 48 17 46 19 44L32 27C33 21 35 16 38 12L45 20C62 18 76 32 77 56C77.5 66 77 76 76 84"
    "Q75.5 87 72 87Z",
    "M56 29C66 35 69 46 68 60",
    "M35 31a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z",
};

/// A ball on a foot.
inline constexpr drawing pawn{
    "pawn",
    "M50 21A13 13 0 0 1 58 44.2Q57.5 45 61 46.5Q63 47.5 61.5 50L59 51.5C60 60 64 66 70 71"
    "Q74 75 74 81V84Q74 87 71 87H29Q26 87 26 84V81Q26 75 30 71C36 66 40 60 41 51.5L38.5 50"
    "Q37 47.5 39 46.5Q42.5 45 42 44.2A13 13 0 0 1 50 21Z",
    "M33 75.5H67",
};

} // namespace variantkit::drawings
