/// \file
/// The action of moving a piece and having another one follow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/last_crossed.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/piece/crossing.hpp>
#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/board_action.hpp>
#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/quiet_action.hpp>
#include <variantkit/rules/reserve.hpp>

namespace variantkit {

/// A piece of `Kind`, the mover, goes as its kind does to an empty square, crossing at least one; then the follower is
/// put on the square that the mover crossed last. It comes from `Supply` while there is any (see `unlimited`),
/// afterwards it is another piece of the kind on the board. `Kind` must be one that slides.
template <class Kind, class Supply>
struct slide_and_follow : quiet_action<slide_and_follow<Kind, Supply>> {
    using parts = type_list<Supply>;
    using move = action_sequence<1>;

    /// Too many to make room for.
    template <geometry Board>
    static constexpr std::size_t most_moves = 0;

    /// See `one_of`.
    static constexpr std::string_view does = "move a piece and have another one follow";
    /// See `one_of`.
    [[nodiscard]] static constexpr bool makes(const move& played) { return !played.actions[0].places(); }

    /// See `quiet_action`, as `count_all`.
    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr bool find(const Position& position, const Guard& guard, F&& f) {
        auto scope = scope_of<Side>(position, guard);
        const auto offer = [&](square from, square to, square follower) VARIANTKIT_INLINE_LAMBDA {
            return detail::offer<Side>(position, guard, move{{from, to, follower}}, f);
        };
        const auto reach = [&](square from) VARIANTKIT_INLINE_LAMBDA {
            return reach_across<typename Kind::movement, Side>(from, position.occupied());
        };
        if (Supply::template available<Side>(position)) {
            return detail::find_arrival(scope.movers, reach, [&](square from, square to) VARIANTKIT_INLINE_LAMBDA {
                return offer(from, to, square::none());
            });
        }
        return detail::find_arrival(scope.movers, reach, [&](square from, square to) VARIANTKIT_INLINE_LAMBDA {
            auto followers = scope.followers - typename Position::set{from};
            while (!followers.empty()) {
                if (offer(from, to, followers.take_first())) return true;
            }
            return false;
        });
    }

    /// Arrivals are counted as sets; each has as many followers as there are that are not the mover itself.
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count_all(const Position& position,
                                                                             const Guard& guard) {
        auto scope = scope_of<Side>(position, guard);
        if (Supply::template available<Side>(position)) return count_arrivals<Side>(position, scope.movers);
        const auto followers = static_cast<std::uint64_t>(scope.followers.count());
        return count_arrivals<Side>(position, scope.movers & scope.followers) * (followers - 1) +
               count_arrivals<Side>(position, scope.movers - scope.followers) * followers;
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const move& played) {
        constexpr std::size_t kind = Position::army::template index<Kind>;
        const board_action& action = played.actions[0];
        const square behind = last_crossed<typename Position::board>(action.from, action.to);
        next.template relocate<Side>(kind, action.from, action.to);
        if (action.follower.exists()) {
            next.template relocate<Side>(kind, action.follower, behind);
        } else {
            next.template put<Kind, Side>(behind);
            Supply::template take<Side>(next);
        }
        return {};
    }

    /// Whether it is left open which piece of the board follows.
    template <color Side, class Position>
    [[nodiscard]] static constexpr bool lacks_follower(const Position& position, const move& wanted) {
        return !wanted.actions[0].follower.exists() && !Supply::template available<Side>(position);
    }

    /// See `one_of`.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const move& wanted) {
        if (!makes(wanted)) return {};
        std::string found = why_not_moved<Side>(position, wanted.actions[0]);
        return found.empty() ? why_not_followed<Side>(position, wanted.actions[0]) : found;
    }

private:
    template <color Side, class Position>
    [[nodiscard]] static std::string why_not_moved(const Position& position, const board_action& action) {
        using board = typename Position::board;
        const std::string from = square_name<board>(action.from);
        const std::string to = square_name<board>(action.to);
        if (!position.template pieces<Kind, Side>().contains(action.from))
            return detail::sentence({"there is no ", Kind::name, " of yours on ", from});
        if (!reach_of<typename Kind::movement, Side, board>(action.from, {}).contains(action.to)) {
            return detail::sentence({"no straight way leads from ", from, " to ", to});
        }
        if (neighbours<board>(action.from).contains(action.to)) {
            return detail::sentence({to, " is next to ", from, ": one must move at least two squares"});
        }
        const auto blocked =
            (between<board>(action.from, action.to) | typename Position::set{action.to}) & position.occupied();
        return blocked.empty()
                   ? ""
                   : detail::in_the_way(position, action.from < action.to ? blocked.first() : blocked.last());
    }

    template <color Side, class Position>
    [[nodiscard]] static std::string why_not_followed(const Position& position, const board_action& action) {
        if (Supply::template available<Side>(position)) {
            return action.follower.exists()
                       ? "the piece that follows must not come from the board while there are others to place"
                       : "";
        }
        if (!action.follower.exists()) return "there is no piece left to place, another one from the board must follow";
        const std::string follower = square_name<typename Position::board>(action.follower);
        if (action.follower == action.from)
            return detail::sentence({"the piece on ", follower, " moves and cannot follow as well"});
        if (!position.template pieces<Kind, Side>().contains(action.follower)) {
            return detail::sentence({"there is no ", Kind::name, " of yours on ", follower});
        }
        return {};
    }

    /// The scope, reduced to pieces of the kind.
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr action_scope<typename Position::set>
    scope_of(const Position& position, const Guard& guard) {
        auto scope = detail::scope_of<Side>(position, guard);
        if constexpr (Position::army::size > 1) {
            scope.movers &= position.template pieces_of_kind<Kind>();
            scope.followers &= position.template pieces_of_kind<Kind>();
        }
        return scope;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count_arrivals(const Position& position,
                                                                                  typename Position::set movers) {
        const auto occupied = position.occupied();
        int sum = 0;
        while (!movers.empty()) sum += count_across<typename Kind::movement>(movers.take_first(), occupied);
        return static_cast<std::uint64_t>(sum);
    }
};

} // namespace variantkit
