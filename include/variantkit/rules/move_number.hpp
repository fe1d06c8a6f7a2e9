/// \file
/// The move number that ends every position text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/number_text.hpp>
#include <variantkit/piece/color.hpp>

namespace variantkit {

/// Counts moves from 1, rising after those of the side that does not move first. Every position has it.
struct move_number {
    static constexpr bool counts_only = true;

    struct state {
        std::uint16_t number = 1; ///< of the move to be played
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// See `state_policy`.
    template <color Side, class Position>
    static constexpr void tick(state& now, const Position&) {
        // At its largest it stays: every position that can be played can be read.
        if constexpr (Side != Position::rules::setup::first_to_move)
            now.number = static_cast<std::uint16_t>(now.number + (now.number != 0xFFFF ? 1 : 0));
    }
    template <color Side, class Transition>
    static constexpr void advance(state&, const Transition&) {} // whatever is played

    /// The last field of the position text.
    template <class Position>
    [[nodiscard]] static std::string write(const Position& position) {
        return std::to_string(position.template state<move_number>().number);
    }

    /// See `state_policy`.
    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position& position) {
        const int number = read_number(field, 0xFFFF);
        if (number < 1) return "a move number, 1 to 65535";
        position.template state<move_number>().number = static_cast<std::uint16_t>(number);
        return {};
    }
};

} // namespace variantkit
