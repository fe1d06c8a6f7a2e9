/// \file
/// The position a game starts from.
#pragma once

#include <variantkit/play/position.hpp>
#include <variantkit/rules/starting_array.hpp>

namespace variantkit {

namespace detail {

/// The states of the policies as a game begins.
template <class Rules>
[[nodiscard]] constexpr position<Rules> begun(position<Rules> first) {
    for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (requires { Policy::begin(first.template state<Policy>(), first); }) {
            Policy::begin(first.template state<Policy>(), first);
        }
    });
    return first;
}

} // namespace detail

/// The starting position of a ruleset.
template <class Rules>
[[nodiscard]] constexpr position<Rules> start() {
    return detail::begun(detail::array_of<position<Rules>>);
}

/// The starting position of one of the arrays of a ruleset whose setup policy has several (see `numbered_array`):
/// `number` is 0 to `Rules::setup::array_count` - 1.
template <class Rules>
    requires requires { Rules::setup::array_count; }
[[nodiscard]] constexpr position<Rules> start(int number) {
    const auto array = Rules::setup::array(number);
    return detail::begun(detail::set_up<position<Rules>>(array.view()));
}

} // namespace variantkit
