/// \file
/// Turns that differ with the phase of the game.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include <variantkit/board/words.hpp>
#include <variantkit/config.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/piece/type_list.hpp>
#include <variantkit/rules/board_action.hpp>
#include <variantkit/rules/move_number.hpp>

namespace variantkit {

/// The turn of a side with this number, counted from 1 for each side; of both sides when no side is given.
///
/// A condition provides `holds<Side>(position)`, for the side to move.
template <int Number, color... Sides>
struct turn_number {
    /// No later number makes a difference.
    static constexpr int last_number = Number;

    /// Whether it does, for the side to move.
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool holds(const Position& position) {
        if constexpr (sizeof...(Sides) != 0 && !((Side == Sides) || ...)) {
            return false;
        } else {
            return position.template state<move_number>().number == Number;
        }
    }
};

/// A turn policy for when a condition holds, see `by_phase`.
template <class Condition, class Turn>
struct when {
    using parts = type_list<Turn>;
    /// When the turn is in force.
    using condition = Condition;
    using turn = Turn;
};

namespace detail {

template <class Phase>
struct phase_turn {
    using type = Phase;
};
template <class Condition, class Turn>
struct phase_turn<when<Condition, Turn>> {
    using type = Turn;
};

/// The last move number for which the condition of a phase asks; 0 when it asks for none.
template <class Phase>
constexpr int last_number_of() {
    if constexpr (requires { Phase::condition::last_number; }) {
        return Phase::condition::last_number;
    } else {
        return 0;
    }
}

} // namespace detail

/// Turn policies of which the first whose condition holds makes the turn; the last one stands without a condition.
/// Their moves are `action_sequence`s, of which the longest serves for all.
template <class... Phase>
struct by_phase {
    using parts = type_list<Phase...>;

    /// The move number while conditions ask for it; from then on, the first of those that make no difference.
    [[nodiscard]] static constexpr move_number::state remembered(const move_number::state& full) {
        const int later = std::max({detail::last_number_of<Phase>()...}) + 1;
        return {full.number < later ? full.number : static_cast<std::uint16_t>(later)};
    }

    /// How many actions the longest turn has.
    static constexpr std::size_t longest = [] {
        std::size_t most = 0;
        for (const std::size_t length : {detail::phase_turn<Phase>::type::move::most...})
            most = length > most ? length : most;
        return most;
    }();
    using move = action_sequence<longest>;

    /// Calls `f.template operator()<Turn>()` for the turn policy of a position, and returns what it does.
    template <color Side, class Position, class F>
    VARIANTKIT_INLINE static constexpr decltype(auto) with_turn(const Position& position, F&& f) {
        return choose<Side>(parts{}, position, f);
    }

    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        with_turn<Side>(position, [&]<class Turn>() VARIANTKIT_INLINE_LAMBDA {
            Turn::template for_each<Side>(
                position, guard, [&](const typename Turn::move& played) VARIANTKIT_INLINE_LAMBDA { f(move{played}); });
        });
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        return with_turn<Side>(position, [&]<class Turn>() VARIANTKIT_INLINE_LAMBDA {
            return Turn::template count<Side>(position, guard);
        });
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool any(const Position& position, const Guard& guard) {
        return with_turn<Side>(position, [&]<class Turn>() VARIANTKIT_INLINE_LAMBDA {
            if constexpr (requires { Turn::template any<Side>(position, guard); }) {
                return Turn::template any<Side>(position, guard);
            } else {
                return Turn::template count<Side>(position, guard) != 0;
            }
        });
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position& position,
                                                                                     const move& played) {
        return with_turn<Side>(position, [&]<class Turn>() VARIANTKIT_INLINE_LAMBDA {
            return Turn::template captured<Side>(position, typename Turn::move{played});
        });
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position& position,
                                                                    const move& played) {
        return with_turn<Side>(position, [&]<class Turn>() VARIANTKIT_INLINE_LAMBDA {
            return Turn::template apply<Side>(next, position, typename Turn::move{played});
        });
    }

    /// See `one_of`.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const move& wanted) {
        return with_turn<Side>(position, [&]<class Turn>() -> std::string {
            if (wanted.size() > Turn::move::most) {
                return detail::sentence({"this turn has no more than ", std::to_string(Turn::move::most),
                                         Turn::move::most == 1 ? " action" : " actions"});
            }
            if constexpr (requires { Turn::template refusal<Side>(position, typename Turn::move{wanted}); }) {
                return Turn::template refusal<Side>(position, typename Turn::move{wanted});
            } else {
                return {};
            }
        });
    }

private:
    template <color Side, class First, class... Rest, class Position, class F>
    VARIANTKIT_INLINE static constexpr decltype(auto) choose(type_list<First, Rest...>, const Position& position,
                                                             F&& f) {
        if constexpr (sizeof...(Rest) == 0) {
            return f.template operator()<First>();
        } else {
            if (First::condition::template holds<Side>(position)) return f.template operator()<typename First::turn>();
            return choose<Side>(type_list<Rest...>{}, position, f);
        }
    }
};

} // namespace variantkit
