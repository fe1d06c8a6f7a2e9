/// \file
/// A draw by many turns after all pieces have been placed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/number_text.hpp>
#include <variantkit/rules/ending.hpp>

namespace variantkit {

/// Drawn after `Turns` turns, both sides' counted, after the one that left neither side a piece in `Supply` (see
/// `reserve`).
template <class Supply, int Turns>
struct spent_supply_draw {
    static constexpr std::string_view reason = "turns after the last placement";
    static constexpr bool counts_only = true;

    struct state {
        std::uint16_t turns = 0; ///< since both supplies ran out
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// See `state_policy`.
    template <color Side, class Transition>
    VARIANTKIT_INLINE static constexpr void advance(state& now, const Transition& turn) {
        now.turns = Supply::exhausted(turn.before) ? static_cast<std::uint16_t>(now.turns + 1) : std::uint16_t{0};
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge(const Position& position) {
        return position.template state<spent_supply_draw>().turns >= Turns ? verdict::draw : verdict::open;
    }

    /// Its field of the position text: the turns counted.
    template <class Position>
    [[nodiscard]] static std::string write(const Position& position) {
        return std::to_string(position.template state<spent_supply_draw>().turns);
    }
    /// See `state_policy`.
    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position& position) {
        const int turns = read_number(field, 0xFFFF);
        if (turns < 0) return "turns since the last placement, 0 to 65535";
        position.template state<spent_supply_draw>().turns = static_cast<std::uint16_t>(turns);
        return {};
    }
};

} // namespace variantkit
