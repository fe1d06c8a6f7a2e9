/// \file
/// What the actions of a turn leave to those after them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include <variantkit/board/last_crossed.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/piece/movement.hpp>
#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/board_action.hpp>

namespace variantkit {

namespace detail {

/// The squares with higher numbers than this one.
template <geometry Board>
[[nodiscard]] constexpr square_set<Board> squares_after(square at) {
    auto words = square_set<Board>::all().words();
    for (std::size_t i = 0; i < words.size(); ++i) {
        const int kept_from = at.index() + 1 - 64 * static_cast<int>(i);
        if (kept_from >= 64) {
            words[i] = 0;
        } else if (kept_from > 0) {
            words[i] &= ~std::uint64_t{0} << kept_from;
        }
    }
    return square_set<Board>::from_words(words);
}

} // namespace detail

/// A piece that has followed in this turn may not move in it any more; nor may it, or one that has moved, follow. A
/// piece that has moved may move again. A win ends the turn. See `slide_and_follow`.
struct follower_rests {
    static constexpr bool ends_when_won = true;

    template <color Side, std::size_t Done, class Position, std::size_t Most>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto scope(const Position& position,
                                                                const action_sequence<Most>& turn) {
        using set = typename Position::set;
        action_scope<set> left{mobility_of<typename Position::rules>::template movable<Side>(position),
                               position.template pieces<Side>()};
        [&]<std::size_t... I>(std::index_sequence<I...>) VARIANTKIT_INLINE_LAMBDA {
            const auto withdraw = [&](const board_action& action) VARIANTKIT_INLINE_LAMBDA {
                const set followed{last_crossed<typename Position::board>(action.from, action.to)};
                left.movers -= followed;
                left.followers -= followed | set{action.to};
            };
            (withdraw(turn.actions[I]), ...);
        }(std::make_index_sequence<Done>{});
        return left;
    }

    /// See `sequence`.
    template <color Side, std::size_t Done, class Position, std::size_t Most>
    [[nodiscard]] static std::string refusal(const Position&, const action_sequence<Most>& turn,
                                             const board_action& wanted) {
        using board = typename Position::board;
        if (wanted.places()) return {};
        for (std::size_t i = 0; i < Done; ++i) {
            const board_action& earlier = turn.actions[i];
            const square followed = last_crossed<board>(earlier.from, earlier.to);
            const std::string part = detail::part_name(i, Most);
            if (wanted.from == followed) {
                return detail::sentence({square_name<board>(followed), " was placed as follower in the ", part,
                                         " and may not move in the ", detail::part_name(Done, Most, true)});
            }
            if (wanted.follower.exists() && wanted.follower == followed) {
                return detail::sentence({square_name<board>(followed), " was placed as follower in the ", part,
                                         " and may not follow in the ", detail::part_name(Done, Most, true)});
            }
            if (wanted.follower.exists() && wanted.follower == earlier.to) {
                return detail::sentence({square_name<board>(earlier.to), " moved in the ", part,
                                         " and may not follow in the ", detail::part_name(Done, Most, true)});
            }
        }
        return {};
    }
};

/// Placements in any order, which make one and the same turn: each goes to a square after the one before. A win does
/// not end the turn.
struct in_any_order {
    static constexpr bool ends_when_won = false;

    template <color Side, std::size_t Done, class Position, std::size_t Most>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto scope(const Position&, const action_sequence<Most>& turn) {
        using set = typename Position::set;
        return action_scope<set>{{}, {}, detail::squares_after<typename Position::board>(turn.actions[Done - 1].to)};
    }

    /// See `sequence`.
    template <color Side, std::size_t Done, class Position, std::size_t Most>
    [[nodiscard]] static std::string refusal(const Position&, const action_sequence<Most>& turn,
                                             const board_action& wanted) {
        if (wanted.to >= turn.actions[Done - 1].to) return {};
        return "placements are told in the order of the board";
    }
};

/// After a move, a placement within reach of the piece that has moved, as if it moved on by `Movement`. A win does not
/// end the turn.
template <movement Movement>
struct in_reach {
    static constexpr bool ends_when_won = false;

    template <color Side, std::size_t Done, class Position, std::size_t Most>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto scope(const Position& position,
                                                                const action_sequence<Most>& turn) {
        using set = typename Position::set;
        return action_scope<set>{{}, {}, reach<Side>(position, turn.actions[Done - 1].to)};
    }

    /// See `sequence`.
    template <color Side, std::size_t Done, class Position, std::size_t Most>
    [[nodiscard]] static std::string refusal(const Position& position, const action_sequence<Most>& turn,
                                             const board_action& wanted) {
        using board = typename Position::board;
        const square mover = turn.actions[Done - 1].to;
        if (reach<Side>(position, mover).contains(wanted.to)) return {};
        return detail::sentence({square_name<board>(wanted.to), " is out of reach from ", square_name<board>(mover)});
    }

private:
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set reach(const Position& position,
                                                                                  square from) {
        return reach_of<Movement, Side, typename Position::board>(from, position.occupied());
    }
};

} // namespace variantkit
