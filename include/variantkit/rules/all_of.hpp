/// \file
/// Several legality policies, one after the other.
#pragma once

#include <string>

#include <variantkit/config.hpp>
#include <variantkit/piece/type_list.hpp>
#include <variantkit/rules/keep_legal.hpp>
#include <variantkit/rules/legality.hpp>
#include <variantkit/rules/move_list.hpp>

namespace variantkit {

namespace detail {

/// A guard made of several.
template <class Set, class... Guard>
struct joint_guard;

template <class Set>
struct joint_guard<Set> : open_guard<Set> {};

template <class Set, class Guard>
struct joint_guard<Set, Guard> : Guard {};

template <class Set, class First, class... Rest>
    requires(sizeof...(Rest) > 0)
struct joint_guard<Set, First, Rest...> {
    First first;
    joint_guard<Set, Rest...> rest;
    Set bound = first.bound | rest.bound;
    Set targets = first.targets & rest.targets;

    template <class Kind, class Position>
    [[nodiscard]] constexpr Set filter(const Position& position, square from, const Set& candidates) const {
        const Set left = first.bound.contains(from) ? first.template filter<Kind>(position, from, candidates)
                                                    : candidates & first.targets;
        return rest.bound.contains(from) ? rest.template filter<Kind>(position, from, left) : left & rest.targets;
    }
    template <color Side, class Position, class Move>
    [[nodiscard]] constexpr bool permits(const Position& position, const Move& move) const {
        return first.template permits<Side>(position, move) && rest.template permits<Side>(position, move);
    }
};

template <color Side, class Position, class... Policy>
VARIANTKIT_INLINE constexpr auto joint_guard_of(const Position& position, type_list<Policy...>) {
    using set = typename Position::set;
    if constexpr (sizeof...(Policy) == 0) {
        return open_guard<set>{};
    } else if constexpr (sizeof...(Policy) == 1) {
        return (Policy::template guard<Side>(position), ...);
    } else {
        return [&]<class First, class... Rest>(type_list<First, Rest...>) {
            const auto first = First::template guard<Side>(position);
            const auto rest = joint_guard_of<Side>(position, type_list<Rest...>{});
            using guard = joint_guard<set, std::remove_const_t<decltype(first)>, std::remove_const_t<decltype(rest)>>;
            return guard{first, {rest}};
        }(type_list<Policy...>{});
    }
}

/// A policy that judges the set of all moves, not single ones.
template <class Policy>
concept judges_sets = requires { Policy::judges_sets; };

/// The policies before the first that judges sets, that one, and those behind it.
template <class Before, class... Policy>
struct split_at_set {
    using before = Before;
    using chosen = type_list<>;
    using after = type_list<>;
};
template <class... Before, class First, class... Rest>
struct split_at_set<type_list<Before...>, First, Rest...> : split_at_set<type_list<Before..., First>, Rest...> {};
template <class... Before, class First, class... Rest>
    requires judges_sets<First>
struct split_at_set<type_list<Before...>, First, Rest...> {
    using before = type_list<Before...>;
    using chosen = type_list<First>;
    using after = type_list<Rest...>;
};

} // namespace detail

/// Legality policies applied in this order: each sees the moves that those before it have left. At most one of them
/// may judge the set of moves as a whole.
template <class... Policy>
struct all_of {
    using parts = type_list<Policy...>;
    using split = detail::split_at_set<type_list<>, Policy...>;

    /// All policies judge single moves: their guards together.
    template <color Side, class Position>
        requires(split::chosen::size == 0)
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto guard(const Position& position) {
        return detail::joint_guard_of<Side>(position, parts{});
    }

    template <color Side, class Position, class F>
        requires(split::chosen::size == 1)
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, F&& f) {
        [&]<class Chooser>(type_list<Chooser>) VARIANTKIT_INLINE_LAMBDA {
            const auto after = detail::joint_guard_of<Side>(position, typename split::after{});
            if constexpr (split::before::size == 0 &&
                          requires { Chooser::template for_each<Side>(position, after, f); }) {
                Chooser::template for_each<Side>(position, after, f);
            } else {
                auto candidates = candidate_list<Side>(position);
                Chooser::template select<Side>(position, candidates);
                for (const auto& move : candidates) {
                    if (after.template permits<Side>(position, move)) f(move);
                }
            }
        }(typename split::chosen{});
    }

    template <color Side, class Position>
        requires(split::chosen::size == 1)
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position) {
        return []<class Chooser>(type_list<Chooser>, const Position& at) VARIANTKIT_INLINE_LAMBDA {
            const auto after = detail::joint_guard_of<Side>(at, typename split::after{});
            std::uint64_t sum = 0;
            if constexpr (split::before::size == 0 && requires { Chooser::template count<Side>(at, after); }) {
                sum = Chooser::template count<Side>(at, after);
            } else {
                for_each<Side>(at, [&](const auto&) { ++sum; });
            }
            return sum;
        }(typename split::chosen{}, position);
    }

    /// See `every_move`: each policy sees what those before it have left.
    template <color Side, class Position, class List>
    static constexpr void select(const Position& position, List& candidates) {
        (keep_legal<Policy, Side>(position, candidates), ...);
    }

    /// The moves that the policies before the one that judges sets have left.
    template <color Side, class Position>
    [[nodiscard]] static constexpr auto candidate_list(const Position& position) {
        using turn = typename Position::rules::turn;
        move_list_of<typename Position::rules> list;
        turn::template for_each<Side>(position, detail::joint_guard_of<Side>(position, typename split::before{}),
                                      [&](const auto& move) { list.push_back(move); });
        return list;
    }

    /// Why a move that pieces can make is not legal, by the first policy that forbids it; "" when none does.
    template <color Side, class Position, class Move>
    [[nodiscard]] static std::string refusal(const Position& position, const Move& move) {
        std::string found;
        for_each_type(parts{}, [&]<class Part>() {
            if (!found.empty()) return;
            if constexpr (detail::judges_sets<Part>) {
                if constexpr (requires {
                                  Part::template refusal<Side>(position, move, candidate_list<Side>(position));
                              }) {
                    found = Part::template refusal<Side>(position, move, candidate_list<Side>(position));
                }
            } else if constexpr (requires { Part::template refusal<Side>(position, move); }) {
                found = Part::template refusal<Side>(position, move);
            }
        });
        return found;
    }
};

} // namespace variantkit
