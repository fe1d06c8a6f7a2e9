/// \file
/// What an ending policy is, and how several combine.
#pragma once

#include <cstdint>
#include <string_view>

#include <variantkit/piece/army.hpp>

namespace variantkit {

/// What an ending policy finds, for the side to move.
enum class verdict : std::uint8_t { open, win, loss, draw };

/// Several ending policies, asked in this order: the first that finds the game over says how.
///
/// An ending policy provides `reason`, a few words, and one or more of
/// - `judge<Side>(position)`: what the position itself says;
/// - `judge_stuck<Side>(position)`: what it means that `Side` has no legal move;
/// - `judge_history(history)`: what the game so far says.
/// Each returns a `verdict` for the side to move. A policy whose `judge` may find a win or loss while there are
/// pieces that could move says `decides = true`, so that a won game lists no moves; the others need not be asked.
template <class... Policy>
struct first_of {
    using parts = type_list<Policy...>;
};

namespace detail {

template <class Policy>
struct ending_parts {
    using type = type_list<Policy>;
};
template <class... Policy>
struct ending_parts<first_of<Policy...>> {
    using type = joined<typename ending_parts<Policy>::type...>;
};

template <class Policy>
constexpr bool may_decide() {
    return requires { Policy::decides; };
}

template <class List>
inline constexpr bool any_decides = false;
template <class... Policy>
inline constexpr bool any_decides<type_list<Policy...>> = (may_decide<Policy>() || ...);

/// The ending policies of a ruleset, one after the other.
template <class Rules>
using endings_of = typename ending_parts<typename Rules::ending>::type;

/// Whether a position may be won or lost while there are pieces that could move.
template <class Rules>
inline constexpr bool ends_early = any_decides<endings_of<Rules>>;

/// Whether it is.
template <color Side, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr bool decided(const Position& position) {
    bool over = false;
    for_each_type(endings_of<typename Position::rules>{}, [&]<class Policy>() VARIANTKIT_INLINE_LAMBDA {
        if constexpr (may_decide<Policy>()) {
            const verdict found = Policy::template judge<Side>(position);
            over = over || found != verdict::open;
        }
    });
    return over;
}

} // namespace detail

} // namespace variantkit
