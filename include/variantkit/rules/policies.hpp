/// \file
/// A ruleset's policies by name, with what stands for those that it leaves out.
#pragma once

#include <type_traits>

#include <variantkit/piece/army.hpp>
#include <variantkit/rules/capture.hpp>
#include <variantkit/rules/legality.hpp>
#include <variantkit/rules/mobility.hpp>
#include <variantkit/rules/move_number.hpp>
#include <variantkit/rules/promotion.hpp>

namespace variantkit {

namespace detail {

template <class Rules>
struct mobility_of_trait {
    using type = every_piece_moves;
};
template <class Rules>
    requires requires { typename Rules::mobility; }
struct mobility_of_trait<Rules> {
    using type = typename Rules::mobility;
};

template <class Rules>
struct legality_of_trait {
    using type = every_move;
};
template <class Rules>
    requires requires { typename Rules::legality; }
struct legality_of_trait<Rules> {
    using type = typename Rules::legality;
};

template <class Rules>
struct promotion_of_trait {
    using type = no_promotion;
};
template <class Rules>
    requires requires { typename Rules::promotion; }
struct promotion_of_trait<Rules> {
    using type = typename Rules::promotion;
};

/// A policy and, where it is made of others, those.
template <class Policy>
struct flatten {
    using type = type_list<Policy>;
};
template <class... Policy>
struct flatten_list {
    using type = joined<typename flatten<Policy>::type...>;
};
template <class List>
struct flatten_parts;
template <class... Part>
struct flatten_parts<type_list<Part...>> : flatten_list<Part...> {};
template <class Policy>
    requires requires { typename Policy::parts; }
struct flatten<Policy> {
    using type = joined<type_list<Policy>, typename flatten_parts<typename Policy::parts>::type>;
};

template <class Policy>
concept has_state = requires { typename Policy::state; };

template <class List>
struct with_state;
template <class... Policy>
struct with_state<type_list<Policy...>> {
    using type = joined<std::conditional_t<has_state<Policy>, type_list<Policy>, type_list<>>...>;
};

} // namespace detail

/// Who may move: the ruleset's `mobility`, everybody when absent.
template <class Rules>
using mobility_of = typename detail::mobility_of_trait<Rules>::type;

/// What may be played of what pieces can do: the ruleset's `legality`, everything when absent.
template <class Rules>
using legality_of = typename detail::legality_of_trait<Rules>::type;

/// What becomes of pieces that arrive: the ruleset's `promotion`, nothing when absent.
template <class Rules>
using promotion_of = typename detail::promotion_of_trait<Rules>::type;

/// All policies of a ruleset in the order in which their states stand in a position text.
template <class Rules>
using policies_of = unique<
    joined<typename detail::flatten<typename Rules::turn>::type, typename detail::flatten<promotion_of<Rules>>::type,
           typename detail::flatten<mobility_of<Rules>>::type, typename detail::flatten<legality_of<Rules>>::type,
           typename detail::flatten<typename Rules::ending>::type, type_list<move_number>>>;

/// Those of them that keep a state in the position.
template <class Rules>
using state_policies_of = typename detail::with_state<policies_of<Rules>>::type;

} // namespace variantkit
