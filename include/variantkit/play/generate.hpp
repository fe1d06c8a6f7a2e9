/// \file
/// The legal moves of a position.
#pragma once

#include <cstdint>

#include <variantkit/config.hpp>
#include <variantkit/play/position.hpp>
#include <variantkit/play/ruleset.hpp>
#include <variantkit/rules/ending.hpp>
#include <variantkit/rules/state.hpp>

namespace variantkit {

/// The type of a ruleset's moves: what a player does before the other moves.
template <class Rules>
using move_of = typename Rules::turn::move;

/// Calls `f(move)` for every legal move of `Side`, whose turn it must be. In a function that is marked
/// `VARIANTKIT_FLATTEN` it is inlined, `f` with it: what a move's kind and action are is known to the compiler at each
/// of the places where `f` lands.
template <color Side, class Rules, class F>
VARIANTKIT_INLINE constexpr void for_each_move_of(const position<Rules>& position, F&& f) {
    static_assert(detail::ruleset_check<Rules>::passed);
    if constexpr (detail::ends_early<Rules>) {
        if (detail::decided<Side>(position)) return;
    }
    using legality = legality_of<Rules>;
    if constexpr (requires { legality::template for_each<Side>(position, f); }) {
        legality::template for_each<Side>(position, f);
    } else {
        Rules::turn::template for_each<Side>(position, legality::template guard<Side>(position), f);
    }
}

/// How many legal moves `Side` has, whose turn it must be; sets are counted where the policies allow.
template <color Side, class Rules>
VARIANTKIT_INLINE constexpr std::uint64_t count_moves_of(const position<Rules>& position) {
    static_assert(detail::ruleset_check<Rules>::passed);
    if constexpr (detail::ends_early<Rules>) {
        if (detail::decided<Side>(position)) return 0;
    }
    using legality = legality_of<Rules>;
    if constexpr (requires { legality::template count<Side>(position); }) {
        return legality::template count<Side>(position);
    } else if constexpr (requires {
                             Rules::turn::template count<Side>(position, legality::template guard<Side>(position));
                         }) {
        return Rules::turn::template count<Side>(position, legality::template guard<Side>(position));
    } else {
        std::uint64_t sum = 0;
        for_each_move_of<Side>(position, [&](const auto&) { ++sum; });
        return sum;
    }
}

/// What a turn of `Side` changes whatever is played: worked out once where all moves of a position are played.
template <color Side, class Rules>
[[nodiscard]] VARIANTKIT_INLINE constexpr position<Rules> ticked_of(const position<Rules>& before) {
    position<Rules> after = before;
    for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() VARIANTKIT_INLINE_LAMBDA {
        if constexpr (requires { Policy::template tick<Side>(after.template state<Policy>(), before); })
            Policy::template tick<Side>(after.template state<Policy>(), before);
    });
    after.set_side_to_move(~Side);
    return after;
}

/// The position after a move of `Side`, whose turn it must be; `ticked` is what `ticked_of` has made of `before`. The
/// move must be legal.
template <color Side, class Rules>
[[nodiscard]] VARIANTKIT_INLINE constexpr position<Rules>
play_of(const position<Rules>& before, const position<Rules>& ticked, const move_of<Rules>& played) {
    position<Rules> after = ticked;
    const auto emptied = Rules::turn::template apply<Side>(after, before, played);
    const transition<position<Rules>> turn{before, played, after, emptied};
    for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() VARIANTKIT_INLINE_LAMBDA {
        Policy::template advance<Side>(after.template state<Policy>(), turn);
    });
    return after;
}

/// The same for a single move.
template <color Side, class Rules>
[[nodiscard]] VARIANTKIT_INLINE constexpr position<Rules> play_of(const position<Rules>& before,
                                                                  const move_of<Rules>& played) {
    return play_of<Side>(before, ticked_of<Side>(before), played);
}

} // namespace variantkit
