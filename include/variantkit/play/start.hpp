/// \file
/// The position a game starts from.
#pragma once

#include <variantkit/play/position.hpp>
#include <variantkit/rules/starting_array.hpp>

namespace variantkit {

/// The starting position of a ruleset.
template <class Rules>
[[nodiscard]] constexpr position<Rules> start() {
    position<Rules> first = detail::array_of<position<Rules>>;
    for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (requires { Policy::begin(first.template state<Policy>(), first); }) {
            Policy::begin(first.template state<Policy>(), first);
        }
    });
    return first;
}

} // namespace variantkit
