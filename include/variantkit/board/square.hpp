/// \file
/// A square of any board, as a number.
#pragma once

#include <compare>
#include <cstdint>

namespace variantkit {

/// A square of a board, numbered from 0 (`a1`), or no square at all.
/// Which number is which place is the business of the board (see `geometry`).
class square {
public:
    /// The number that stands for "no square".
    static constexpr std::uint16_t none_index = 0xFFFF;

    constexpr square() = default;
    /// The square of a number.
    constexpr explicit square(int index) : member_index(static_cast<std::uint16_t>(index)) {}

    /// No square: what a step off the board, or an empty set's first square, gives.
    [[nodiscard]] static constexpr square none() { return square{}; }

    /// The square's number, 0 to the board's `square_count` - 1.
    [[nodiscard]] constexpr int index() const { return member_index; }

    /// Whether this is a square at all.
    [[nodiscard]] constexpr bool exists() const { return member_index != none_index; }

    friend constexpr bool operator==(square, square) = default;
    friend constexpr auto operator<=>(square, square) = default;

private:
    std::uint16_t member_index = none_index;
};

} // namespace variantkit
