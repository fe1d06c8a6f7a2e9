/// \file
/// What a ruleset's policies have to say to who looks at a position.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <variantkit/play/position.hpp>

namespace variantkit {

namespace detail {

template <class Source, class Position>
concept offers_marks = requires(const Position& position) { Source::marks(position); };

template <class Source, class Position>
concept offers_held = requires(const Position& position) { Source::held(position, std::size_t{}, color::white); };

template <class Source, class Position>
concept offers_remark = requires(const Position& position) { Source::remark(position); };

template <class Rules>
[[nodiscard]] constexpr bool any_policy_holds_pieces() {
    bool any = false;
    for_each_type(policies_of<Rules>{}, [&]<class Policy>() { any = any || offers_held<Policy, position<Rules>>; });
    return any;
}

} // namespace detail

/// The squares that the rules speak of, a palace or a goal: all that policies, or the ruleset itself, offer by the
/// optional member `marks(position)`, a set of squares.
template <class Rules>
[[nodiscard]] constexpr square_set<typename Rules::board> marked_squares(const position<Rules>& position) {
    square_set<typename Rules::board> squares;
    if constexpr (detail::offers_marks<Rules, variantkit::position<Rules>>) squares |= Rules::marks(position);
    for_each_type(policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (detail::offers_marks<Policy, variantkit::position<Rules>>) squares |= Policy::marks(position);
    });
    return squares;
}

/// The pieces of both sides that may not move because the mobility policy says so.
template <class Rules>
[[nodiscard]] constexpr square_set<typename Rules::board> frozen_pieces(const position<Rules>& position) {
    using mobility = mobility_of<Rules>;
    return (position.template pieces<color::white>() - mobility::template movable<color::white>(position)) |
           (position.template pieces<color::black>() - mobility::template movable<color::black>(position));
}

/// Whether sides may hold pieces beside the board: a policy offers the optional member `held(position, kind, side)`.
template <class Rules>
inline constexpr bool has_held_pieces = detail::any_policy_holds_pieces<Rules>();

/// How many pieces of a kind a side holds beside the board.
template <class Rules>
[[nodiscard]] constexpr int held_pieces(const position<Rules>& position, std::size_t kind, color side) {
    int sum = 0;
    for_each_type(policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (detail::offers_held<Policy, variantkit::position<Rules>>) {
            sum += static_cast<int>(Policy::held(position, kind, side));
        }
    });
    return sum;
}

/// What else policies tell people, a line each: the optional member `remark(position)`, nothing where it is empty.
template <class Rules>
[[nodiscard]] std::vector<std::string> policy_remarks(const position<Rules>& position) {
    std::vector<std::string> remarks;
    for_each_type(policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (detail::offers_remark<Policy, variantkit::position<Rules>>) {
            std::string remark{Policy::remark(position)};
            if (!remark.empty()) remarks.push_back(std::move(remark));
        }
    });
    return remarks;
}

} // namespace variantkit
