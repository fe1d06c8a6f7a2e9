/// \file
/// What a solver knows of a position, in 16 bits.
#pragma once

#include <cstdint>

#include <variantkit/search/endgame_value.hpp>

namespace variantkit::detail {

/// Nothing is known but how many moves may still save the position, or its value is. A value of more plies than have
/// been solved so far is a promise: it may still turn out a faster win.
class endgame_code {
public:
    static constexpr int most_plies = 0x3FFF;
    static constexpr int most_open_moves = 0x0FFF;

    constexpr endgame_code() = default;
    constexpr explicit endgame_code(std::uint16_t bits) : member_bits{bits} {}

    /// No position.
    [[nodiscard]] static constexpr endgame_code none() { return endgame_code{}; }
    /// At most `most_open_moves` moves have not been seen to lose; some others may lead out of the table and lose.
    [[nodiscard]] static constexpr endgame_code open(int moves, bool loses_outside) {
        return endgame_code{static_cast<std::uint16_t>(moves | (loses_outside ? outside_bit : 0))};
    }
    [[nodiscard]] static constexpr endgame_code of(const endgame_value& value) {
        if (value.result == endgame_result::draw) return endgame_code{draw_bits};
        return endgame_code{
            static_cast<std::uint16_t>((value.result == endgame_result::win ? win_bit : loss_bit) | value.plies)};
    }

    [[nodiscard]] constexpr bool is_none() const { return member_bits == 0; }
    [[nodiscard]] constexpr bool is_open() const { return member_bits != 0 && member_bits < draw_bits; }
    [[nodiscard]] constexpr bool is_win() const { return (member_bits & win_bit) != 0; }
    [[nodiscard]] constexpr bool is_loss() const { return (member_bits & loss_bit) != 0; }
    [[nodiscard]] constexpr int plies() const { return member_bits & most_plies; }
    [[nodiscard]] constexpr int open_moves() const { return member_bits & most_open_moves; }
    [[nodiscard]] constexpr bool loses_outside() const { return (member_bits & outside_bit) != 0; }

    /// Open still counts as a draw.
    [[nodiscard]] constexpr endgame_value value() const {
        if (is_win()) return {endgame_result::win, plies()};
        if (is_loss()) return {endgame_result::loss, plies()};
        return {};
    }

    [[nodiscard]] constexpr std::uint16_t bits() const { return member_bits; }
    friend constexpr bool operator==(endgame_code, endgame_code) = default;

private:
    static constexpr int outside_bit = 0x1000;
    static constexpr int draw_bits = 0x2000;
    static constexpr int win_bit = 0x4000;
    static constexpr int loss_bit = 0x8000;

    std::uint16_t member_bits = 0;
};

} // namespace variantkit::detail
