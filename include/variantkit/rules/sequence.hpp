/// \file
/// A turn of several actions in a row.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>

#include <variantkit/board/words.hpp>
#include <variantkit/config.hpp>
#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/board_action.hpp>
#include <variantkit/rules/ending.hpp>
#include <variantkit/rules/links.hpp>
#include <variantkit/rules/policies.hpp>

namespace variantkit {

/// A turn is one action after the other, all of them or it is no turn: a first action after which no second one is
/// possible is not played. `Link` says what earlier actions leave to later ones.
///
/// Actions are those of `one_of` whose moves are `action_sequence<1>` and that also provide
/// `find<Side>(position, guard, f)`: `for_each` that stops where `f` returns `true`.
///
/// A link provides
/// - `scope<Side, Done>(position, turn)`: what the next action may use (see `action_scope`), on the board after the
///   first `Done` actions of the turn;
/// - `ends_when_won`: whether an action that wins ends the turn;
/// - `refusal<Side, Done>(position, turn, next)`: why the scope leaves an action out, in words; "" when it does not.
/// Models: `follower_rests`, `in_any_order`, `in_reach`.
template <class Link, class... Action>
struct sequence {
    /// How many actions a turn has.
    static constexpr std::size_t length = sizeof...(Action);
    static_assert(length >= 1, "variantkit: sequence<Link, Action...> needs an action");

    using parts = type_list<Action...>;
    using move = action_sequence<length>;

    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        from_action<0, Side>(position, detail::scope_of<Side>(position, guard), move{},
                             [&](const move& played) VARIANTKIT_INLINE_LAMBDA {
                                 detail::offer<Side>(position, guard, played,
                                                     [&](const move& permitted) VARIANTKIT_INLINE_LAMBDA {
                                                         f(permitted);
                                                         return false;
                                                     });
                             });
    }

    /// Last actions are counted together, see the actions' `count`.
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        if constexpr (detail::permits_all<Guard>) {
            return count_from_action<0, Side>(position, detail::scope_of<Side>(position, guard), move{});
        } else {
            std::uint64_t sum = 0;
            for_each<Side>(position, guard, [&](const move&) VARIANTKIT_INLINE_LAMBDA { ++sum; });
            return sum;
        }
    }

    /// Whether there is a turn at all.
    template <color Side, class Position, class Guard>
        requires(detail::permits_all<Guard>)
    [[nodiscard]] static constexpr bool any(const Position& position, const Guard& guard) {
        return any_from_action<0, Side>(position, detail::scope_of<Side>(position, guard), move{});
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position&, const move&) {
        return {};
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const move& played) {
        typename Position::set emptied;
        std::size_t i = 0;
        for_each_type(parts{}, [&]<class One>() VARIANTKIT_INLINE_LAMBDA {
            if (played.actions[i].exists())
                emptied |= One::template apply<Side>(next, next, typename One::move{played.actions[i]});
            ++i;
        });
        return emptied;
    }

    /// Why there is no such turn: which of its actions is to blame, and why.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const move& wanted) {
        return refusal_from<0, Side>(position, detail::scope_of<Side>(position, open_guard<typename Position::set>{}),
                                     wanted);
    }

private:
    template <std::size_t I>
    using action = std::tuple_element_t<I, std::tuple<Action...>>;

    /// The board after one more action. Who keeps it does so in a variable that is not const: g++ 12 takes apart what
    /// is inlined into such variables only, and has all of the rest in memory.
    template <std::size_t I, color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr Position after(const Position& position,
                                                                    const action_sequence<1>& one) {
        Position next = position;
        action<I>::template apply<Side>(next, position, one);
        return next;
    }

    /// Whether the action that led to a position wins.
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool won(const Position& position) {
        if constexpr (Link::ends_when_won && detail::ends_early<typename Position::rules>) {
            return detail::decided<~Side>(position);
        } else {
            return false;
        }
    }

    template <std::size_t I, color Side, class Position, class Scope, class F>
    VARIANTKIT_INLINE static constexpr void from_action(const Position& position, const Scope& scope,
                                                        const move& so_far, F&& f) {
        action<I>::template for_each<Side, 0>(
            position, scope, [&](const action_sequence<1>& one) VARIANTKIT_INLINE_LAMBDA {
                move now = so_far;
                now.actions[I] = one.actions[0];
                if constexpr (I + 1 == length) {
                    f(now);
                } else {
                    Position next = after<I, Side>(position, one);
                    if (won<Side>(next)) {
                        f(now);
                    } else {
                        from_action<I + 1, Side>(next, Link::template scope<Side, I + 1>(next, now), now, f);
                    }
                }
            });
    }

    template <std::size_t I, color Side, class Position, class Scope>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t
    count_from_action(const Position& position, const Scope& scope, const move& so_far) {
        if constexpr (I + 1 == length) {
            return action<I>::template count<Side>(position, scope);
        } else {
            std::uint64_t sum = 0;
            action<I>::template for_each<Side, 0>(
                position, scope, [&](const action_sequence<1>& one) VARIANTKIT_INLINE_LAMBDA {
                    move now = so_far;
                    now.actions[I] = one.actions[0];
                    Position next = after<I, Side>(position, one);
                    if (won<Side>(next)) {
                        ++sum;
                    } else {
                        sum += count_from_action<I + 1, Side>(next, Link::template scope<Side, I + 1>(next, now), now);
                    }
                });
            return sum;
        }
    }

    template <std::size_t I, color Side, class Position, class Scope>
    [[nodiscard]] static std::string refusal_from(const Position& position, const Scope& scope, move wanted) {
        using here = action<I>;
        const std::string part = detail::part_name(I, length);
        board_action& next = wanted.actions[I];
        if (!next.exists()) return detail::sentence({"the turn is not complete, its ", part, " is missing"});
        if (!here::makes(action_sequence<1>{next})) return detail::sentence({part, ": one must ", here::does});
        next = completed<I, Side>(position, scope, wanted);
        const action_sequence<1> one{next};
        std::string found;
        if constexpr (I > 0) found = Link::template refusal<Side, I>(position, wanted, next);
        if (found.empty()) found = here::template refusal<Side>(position, one);
        if (!found.empty()) return detail::sentence({part, ": ", found});
        if constexpr (I + 1 < length) {
            const Position reached = after<I, Side>(position, one);
            if (won<Side>(reached)) {
                return wanted.actions[I + 1].exists()
                           ? detail::sentence({"the ", part, " wins at once and ends the turn"})
                           : std::string{};
            }
            const auto rest = Link::template scope<Side, I + 1>(reached, wanted);
            if (!any_from_action<I + 1, Side>(reached, rest, wanted)) {
                return detail::sentence({"after this ", part, " no ", detail::part_name(I + 1, length),
                                         " is possible, and a turn must be complete"});
            }
            return refusal_from<I + 1, Side>(reached, rest, wanted);
        } else {
            return {};
        }
    }

    /// The `I`-th action; where it leaves open which piece follows, with one that the turn does not name elsewhere, if
    /// possible one with which the turn can be completed.
    template <std::size_t I, color Side, class Position, class Scope>
    [[nodiscard]] static board_action completed(const Position& position, const Scope& scope, const move& wanted) {
        board_action chosen = wanted.actions[I];
        if constexpr (requires { action<I>::template lacks_follower<Side>(position, action_sequence<1>{chosen}); }) {
            if (!action<I>::template lacks_follower<Side>(position, action_sequence<1>{chosen})) return chosen;
            action<I>::template find<Side>(position, scope, [&](const action_sequence<1>& one) {
                const board_action& candidate = one.actions[0];
                if (candidate.from != chosen.from || candidate.to != chosen.to) return false;
                for (const board_action& other : wanted.actions) {
                    if (other.from == candidate.follower || other.follower == candidate.follower) return false;
                }
                chosen.follower = candidate.follower;
                if constexpr (I + 1 == length) {
                    return true;
                } else {
                    move now = wanted;
                    now.actions[I] = chosen;
                    Position next = after<I, Side>(position, one);
                    return won<Side>(next) ||
                           any_from_action<I + 1, Side>(next, Link::template scope<Side, I + 1>(next, now), now);
                }
            });
        }
        return chosen;
    }

    template <std::size_t I, color Side, class Position, class Scope>
    [[nodiscard]] static constexpr bool any_from_action(const Position& position, const Scope& scope,
                                                        const move& so_far) {
        return action<I>::template find<Side>(position, scope, [&](const action_sequence<1>& one) {
            if constexpr (I + 1 == length) {
                return true;
            } else {
                move now = so_far;
                now.actions[I] = one.actions[0];
                Position next = after<I, Side>(position, one);
                return won<Side>(next) ||
                       any_from_action<I + 1, Side>(next, Link::template scope<Side, I + 1>(next, now), now);
            }
        });
    }
};

} // namespace variantkit
