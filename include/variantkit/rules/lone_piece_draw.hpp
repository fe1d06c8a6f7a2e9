/// \file
/// Draws of one piece that is not caught.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/number_text.hpp>
#include <variantkit/config.hpp>
#include <variantkit/rules/ending.hpp>

namespace variantkit {

/// A side has a single piece left, of `Kind`, against one, two, ... pieces of which one at least is of `Kind` as well:
/// drawn after so many plies without a piece taken off. `lone_piece_draw<king, 10, 10, 32>`: after 10 plies against one
/// or two pieces, after 32 against three; against more there is no limit.
template <class Kind, int... Plies>
struct lone_piece_draw {
    static_assert(sizeof...(Plies) > 0 && ((Plies > 0) && ...),
                  "variantkit: lone_piece_draw<Kind, Plies...> takes a number of plies for one, two, ... pieces");

    static constexpr std::string_view reason = "single piece not caught";

    static constexpr bool counts_only = true;

    struct state {
        std::uint16_t clock = 0; ///< plies since the pieces have been so few
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// See `state_policy`.
    template <color Side, class Transition>
    VARIANTKIT_INLINE static constexpr void advance(state& now, const Transition& turn) {
        const bool goes_on = any_is_alone(turn.after) && turn.emptied.empty() && limit(turn.before) != 0;
        now.clock = goes_on ? static_cast<std::uint16_t>(now.clock + (now.clock != 0xFFFF ? 1 : 0)) : std::uint16_t{0};
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge(const Position& position) {
        const int most = limit(position);
        return most != 0 && position.template state<lone_piece_draw>().clock >= most ? verdict::draw : verdict::open;
    }

    /// Its field of the position text: the clock.
    template <class Position>
    [[nodiscard]] static std::string write(const Position& position) {
        return std::to_string(position.template state<lone_piece_draw>().clock);
    }

    /// See `state_policy`.
    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position& position) {
        const int clock = read_number(field, 0xFFFF);
        if (clock < 0) return "a number of plies with a single piece, 0 to 65535";
        position.template state<lone_piece_draw>().clock = static_cast<std::uint16_t>(clock);
        return {};
    }

private:
    static constexpr std::array<int, sizeof...(Plies)> limits{Plies...};

    template <class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool any_is_alone(const Position& position) {
        return !position.template pieces<color::white>().several() ||
               !position.template pieces<color::black>().several();
    }

    /// How many plies there are with such pieces; 0 when there is no limit.
    template <class Position>
    [[nodiscard]] VARIANTKIT_FLATTEN static constexpr int limit(const Position& position) {
        const auto white = position.template pieces<color::white>();
        const auto black = position.template pieces<color::black>();
        const auto& kind = position.template pieces_of_kind<Kind>();
        const auto& alone = white.several() ? black : white;
        const auto others = static_cast<std::size_t>((white.several() ? white : black).count());
        const bool counts = alone.count() == 1 && kind.includes(alone) && kind.intersects(white) &&
                            kind.intersects(black) && others >= 1 && others <= limits.size();
        return counts ? limits[others - 1] : 0;
    }
};

} // namespace variantkit
