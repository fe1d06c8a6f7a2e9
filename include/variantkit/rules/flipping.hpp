/// \file
/// Placements that turn enemy pieces over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <variantkit/board/rays.hpp>
#include <variantkit/board/shift.hpp>
#include <variantkit/board/square_name.hpp>
#include <variantkit/piece/movement.hpp>
#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/board_action.hpp>
#include <variantkit/rules/quiet_action.hpp>

namespace variantkit {

namespace detail {

/// The squares of `through` that lie on from `front` in one direction without a gap, those of `front` included.
template <direction Way, int Step = 1, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr square_set<Board> run_on(const square_set<Board>& front,
                                                                   const square_set<Board>& through) {
    constexpr int longest = Board::file_count > Board::rank_count ? Board::file_count : Board::rank_count;
    if constexpr (Step > longest - 3) { // a piece before and an empty square behind, `front` is there
        return front;
    } else {
        return run_on<Way, 2 * Step>(front | (through & shifted<Way * Step>(front)),
                                     through & shifted<Way * Step>(through));
    }
}

} // namespace detail

/// As `Action`, a placement, but all enemy pieces that stand in straight lines without a gap between the piece placed
/// and another of one's own become one's own. A placement that turns none is not allowed.
template <class Action>
struct flipping : quiet_action<flipping<Action>> {
    using parts = type_list<Action>; ///< for its state
    using move = typename Action::move;

    template <geometry Board>
    static constexpr std::size_t most_moves = Action::template most_moves<Board>;

    /// See `one_of`.
    static constexpr std::string_view does = Action::does;
    /// See `one_of`.
    [[nodiscard]] static constexpr bool makes(const move& played) { return Action::makes(played); }

    /// See `quiet_action`, as `count_all`.
    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr bool find(const Position& position, const Guard& guard, F&& f) {
        return Action::template find<Side>(position, scope_of<Side>(position, guard),
                                           [&](const move& played) VARIANTKIT_INLINE_LAMBDA {
                                               return detail::offer<Side>(position, guard, played, f);
                                           });
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count_all(const Position& position,
                                                                             const Guard& guard) {
        return Action::template count_all<Side>(position, scope_of<Side>(position, guard));
    }

    /// The enemy pieces that are turned.
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position& position,
                                                                                     const move& played) {
        using board = typename Position::board;
        const square at = played.actions[0].to;
        auto ends = reach_of<queen_slides, Side, board>(at, ~position.template pieces<~Side>()) &
                    position.template pieces<Side>();
        typename Position::set turned;
        while (!ends.empty()) turned |= between<board>(at, ends.take_first());
        return turned;
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position& position,
                                                                    const move& played) {
        const auto turned = captured<Side>(position, played);
        const auto emptied = Action::template apply<Side>(next, position, played);
        next.change_sides(turned);
        return emptied;
    }

    /// See `one_of`.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const move& wanted) {
        if (!makes(wanted)) return {};
        std::string found = Action::template refusal<Side>(position, wanted);
        if (found.empty() && captured<Side>(position, wanted).empty()) {
            found = "a piece on " + square_name<typename Position::board>(wanted.actions[0].to) +
                    " would turn over none of the enemy's";
        }
        return found;
    }

private:
    /// The scope, reduced to squares from which something is turned.
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr action_scope<typename Position::set>
    scope_of(const Position& position, const Guard& guard) {
        auto scope = detail::scope_of<Side>(position, guard);
        scope.targets &= turning<Side>(position);
        return scope;
    }

    /// The squares behind enemy pieces, seen from pieces of one's own.
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set turning(const Position& position) {
        using board = typename Position::board;
        const auto& own = position.template pieces<Side>();
        const auto& enemies = position.template pieces<~Side>();
        typename Position::set found;
        const auto look = [&]<direction Way>() VARIANTKIT_INLINE_LAMBDA {
            found |= shifted<Way>(detail::run_on<Way>(shifted<Way>(own) & enemies, enemies));
        };
        [&]<std::size_t... I>(std::index_sequence<I...>) VARIANTKIT_INLINE_LAMBDA {
            (look.template operator()<board::orthogonals[I]>(), ...);
        }(std::make_index_sequence<board::orthogonals.size()>{});
        [&]<std::size_t... I>(std::index_sequence<I...>) VARIANTKIT_INLINE_LAMBDA {
            (look.template operator()<board::diagonals[I]>(), ...);
        }(std::make_index_sequence<board::diagonals.size()>{});
        return found;
    }
};

} // namespace variantkit
