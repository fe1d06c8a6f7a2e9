/// \file
/// Drawings of pieces that capture in ways of their own, and of stones.
#pragma once

#include <variantkit/view/drawing.hpp>

namespace variantkit::drawings {

/// An arrow that leaves its ground.
inline constexpr drawing withdrawer{
    "withdrawer",
    "M48 11Q50 9 52 11L77 37Q80.5 42 75 42H62V60L65 68L69.5 72Q76 73 76 79V84Q76 87 73 87H27"
    "Q24 87 24 84V79Q24 73 30.5 72L35 68L38 60V42H25Q19.5 42 23 37Z",
    "M40 61.5H60M31 77.5H69",
};

/// A tower upside down.
inline constexpr drawing immobilizer{
    "immobilizer",
    "M26 85Q26 87 28 87H36Q38 87 38 85V79H44.5V85Q44.5 87 46.5 87H53.5Q55.5 87 55.5 85V79H62"
    "V85Q62 87 64 87H72Q74 87 74 85V71Q74 69 72.5 67.5L66 62L68.5 39L74 33Q76 31 76 28V21"
    "Q76 18 73 18H27Q24 18 24 21V28Q24 31 26 33L31.5 39L34 62L27.5 67.5Q26 69 26 71Z",
    "M34 63.5H66M31 35H69",
};

/// Cross hairs.
inline constexpr drawing coordinator{
    "coordinator",
    "M45.5 10Q45.5 8 47.5 8H52.5Q54.5 8 54.5 10V14.4A26 26 0 0 1 75.6 35.5H80Q82 35.5 82 37.5"
    "V42.5Q82 44.5 80 44.5H75.6A26 26 0 0 1 61 63.6L63 72H69Q76 72 76 79V84Q76 87 73 87H27"
    "Q24 87 24 84V79Q24 72 31 72H37L39 63.6A26 26 0 0 1 24.4 44.5H20Q18 44.5 18 42.5V37.5"
    "Q18 35.5 20 35.5H24.4A26 26 0 0 1 45.5 14.4Z",
    "M50 25V55M35 40H65M31 77.5H69",
};

/// An arrow that leaps.
inline constexpr drawing long_leaper{
    "long leaper",
    "M18 78V48C18 24 32 11 49 11C64 11 74 21 76 37H84Q88.5 37 86 41L70.5 60Q68 63 65.5 60"
    "L50 41Q47.5 37 52 37H60C58.5 30 55 26.5 49 26.5C40 26.5 33.5 34 33.5 48V72H69"
    "Q76 72 76 79V84Q76 87 73 87H21Q18 87 18 84Z",
    "M26 78.5H68",
};

/// A chameleon on its branch.
inline constexpr drawing chameleon{
    "chameleon",
    "M11 46Q10 42 14 39L38 13Q42 9 45 14L50 24C72 18 91 32 91 52C91 65 83 73 74 73"
    "C64 73 59 65 62 58C64 54 69 54 71 57C69 62 76 64 78 57C80 50 73 44 66 47L57 53L60 75H69"
    "Q76 75 76 81V84Q76 87 73 87H27Q24 87 24 84V81Q24 75 31 75H37L40 60C32 63 22 60 16 54"
    "Q12 51 11 46Z",
    "M16 50Q26 51 33 46M31 81H69",
    "M31 36a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z",
};

/// Pincers on a foot.
inline constexpr drawing bracketer{
    "bracketer",
    "M36 21C33 26 33 33 38 37Q43 41 50 41Q57 41 62 37C67 33 67 26 64 21Q63 18 66 18.5"
    "C74 22 77 30 75 37C73 45 66 50 60 51.5C61 60 64 66 70 71Q74 75 74 81V84Q74 87 71 87H29"
    "Q26 87 26 84V81Q26 75 30 71C36 66 39 60 40 51.5C34 50 27 45 25 37C23 30 26 22 34 18.5"
    "Q37 18 36 21Z",
    "M33 75.5H67",
};

/// A round stone, with a gleam.
inline constexpr drawing stone{
    "stone",
    "M50 17A33 33 0 1 1 49.99 17Z",
    "M29 47A22 22 0 0 1 47 29",
};

/// A round stone with a crown on it.
inline constexpr drawing crowned_stone{
    "crowned stone",
    "M50 17A33 33 0 1 1 49.99 17Z",
    "M34 61L31 41L42 49L50 36L58 49L69 41L66 61ZM35 67H65",
};

} // namespace variantkit::drawings
