/// \file
/// What is wrong with a position that somebody has made up.
#pragma once

#include <string>

#include <variantkit/play/position.hpp>

namespace variantkit {

namespace detail {

/// What a policy finds wrong with a position; "" when it finds nothing, or does not look.
template <class Policy, class Position>
[[nodiscard]] std::string problem_by(const Position& position) {
    if constexpr (requires { Policy::problem(position); }) {
        return Policy::problem(position);
    } else {
        return {};
    }
}

/// All policies of a ruleset that may find something wrong.
template <class Rules>
using examiners_of = unique<joined<type_list<typename Rules::setup>, policies_of<Rules>>>;

} // namespace detail

/// What is wrong with a position, in a few words ("White has no king"), as the ruleset's policies see it: each may
/// provide `problem(position)`. "" when nothing is; positions that come from play are never wrong.
template <class Rules>
[[nodiscard]] std::string position_problem(const position<Rules>& position) {
    std::string found;
    for_each_type(detail::examiners_of<Rules>{}, [&]<class Policy>() {
        if (found.empty()) found = detail::problem_by<Policy>(position);
    });
    return found;
}

} // namespace variantkit
