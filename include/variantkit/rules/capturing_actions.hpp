/// \file
/// Turns of which some actions always capture, and the others never.
#pragma once

#include <cstddef>
#include <cstdint>

#include <variantkit/config.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/piece/type_list.hpp>

namespace variantkit::detail {

/// An action that says of itself that all of its moves capture.
template <class Action>
concept capturing_action = requires { Action::always_captures; };

template <class List>
inline constexpr bool all_say_whether_they_capture = false;
template <class... Action>
inline constexpr bool all_say_whether_they_capture<type_list<Action...>> =
    ((capturing_action<Action> || requires { Action::never_captures; }) && ...);

/// A turn that is one of several actions, each of which always or never captures.
template <class Turn>
concept captures_by_action = requires { typename Turn::parts; } && all_say_whether_they_capture<typename Turn::parts>;

template <class List>
inline constexpr std::size_t count_capturing = 0;
template <class... Action>
inline constexpr std::size_t count_capturing<type_list<Action...>> = (std::size_t{capturing_action<Action>} + ...);

/// How many actions of such a turn capture.
template <class Turn>
inline constexpr std::size_t capturing_action_count = count_capturing<typename Turn::parts>;

/// Calls `f.template operator()<Action>()` for the actions of such a turn that capture, or for the others.
template <class Turn, bool Capturing, class F>
VARIANTKIT_INLINE constexpr void for_each_action(F&& f) {
    for_each_type(typename Turn::parts{}, [&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
        if constexpr (capturing_action<Action> == Capturing) f.template operator()<Action>();
    });
}

/// Calls `f(move)` for the moves of those that do not.
template <class Turn, color Side, class Position, class Guard, class F>
VARIANTKIT_INLINE constexpr void for_each_quiet_move(const Position& position, const Guard& guard, F&& f) {
    for_each_action<Turn, false>([&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
        Action::template for_each<Side, Turn::template number<Action>>(position, guard, f);
    });
}

/// How many moves those are.
template <class Turn, color Side, class Position, class Guard>
[[nodiscard]] VARIANTKIT_INLINE constexpr std::uint64_t count_quiet_moves(const Position& position,
                                                                          const Guard& guard) {
    std::uint64_t sum = 0;
    for_each_action<Turn, false>(
        [&]<class Action>() VARIANTKIT_INLINE_LAMBDA { sum += Action::template count<Side>(position, guard); });
    return sum;
}

} // namespace variantkit::detail
