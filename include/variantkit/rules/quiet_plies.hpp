/// \file
/// A draw by many plies in which nothing irreversible happens.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/number_text.hpp>
#include <variantkit/rules/ending.hpp>

namespace variantkit {

/// `Plies` plies without a piece taken off and without a move of one of `Kinds`: drawn (FIDE 9.6.2 has 150, 9.3 has
/// 100 on claim).
template <int Plies, class... Kinds>
struct quiet_plies_draw {
    static constexpr std::string_view reason = "move-count rule";

    static constexpr bool counts_only = true;

    struct state {
        std::uint16_t clock = 0; ///< plies since the last capture or move of `Kinds`
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// See `state_policy`.
    template <color Side, class Position>
    static constexpr void tick(state& now, const Position&) {
        now.clock = static_cast<std::uint16_t>(now.clock + 1);
    }
    template <color Side, class Transition>
    static constexpr void advance(state& now, const Transition& turn) {
        using army = typename Transition::position::army;
        const bool reset = !turn.emptied.empty() || ((turn.played.kind == army::template index<Kinds>) || ...);
        if (reset) now.clock = 0;
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge(const Position& position) {
        return position.template state<quiet_plies_draw>().clock >= Plies ? verdict::draw : verdict::open;
    }

    /// Its field of the position text: the clock.
    template <class Position>
    [[nodiscard]] static std::string write(const Position& position) {
        return std::to_string(position.template state<quiet_plies_draw>().clock);
    }

    /// See `state_policy`. The clock may be beyond `Plies`: then the game is drawn.
    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position& position) {
        const int clock = read_number(field, 0xFFFF);
        if (clock < 0) return "a number of quiet plies, 0 to 65535";
        position.template state<quiet_plies_draw>().clock = static_cast<std::uint16_t>(clock);
        return {};
    }
};

} // namespace variantkit
