/// \file
/// The action of putting a piece on the board.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/square_name.hpp>
#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/board_action.hpp>
#include <variantkit/rules/quiet_action.hpp>
#include <variantkit/rules/reserve.hpp>
#include <variantkit/rules/squares.hpp>

namespace variantkit {

/// All squares, as a type: see `named_squares`.
struct everywhere {
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> squares() {
        return square_set<Board>::all();
    }
};

/// All squares but those named: `except_on<"d4">`.
template <fixed_string Names>
struct except_on {
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> squares() {
        return ~named_squares<Names>::template squares<Side, Board>();
    }
};

/// A piece of `Kind` comes from `Supply` (see `unlimited`) onto an empty square, one of `Where`'s (see
/// `named_squares`).
template <class Kind, class Supply = unlimited, class Where = everywhere>
struct placement : quiet_action<placement<Kind, Supply, Where>> {
    using parts = type_list<Supply>;
    using move = action_sequence<1>;

    template <geometry Board>
    static constexpr std::size_t most_moves = std::size_t(Board::square_count);

    /// See `one_of`.
    static constexpr std::string_view does = "place a piece";
    /// See `one_of`.
    [[nodiscard]] static constexpr bool makes(const move& played) { return played.actions[0].places(); }

    /// See `quiet_action`, as `count_all`.
    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr bool find(const Position& position, const Guard& guard, F&& f) {
        auto rest = squares<Side>(position, guard);
        while (!rest.empty()) {
            if (detail::offer<Side>(position, guard, move{{square::none(), rest.take_first(), square::none()}}, f))
                return true;
        }
        return false;
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count_all(const Position& position,
                                                                             const Guard& guard) {
        return static_cast<std::uint64_t>(squares<Side>(position, guard).count());
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const move& played) {
        next.template put<Kind, Side>(played.actions[0].to);
        Supply::template take<Side>(next);
        return {};
    }

    /// See `one_of`.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const move& wanted) {
        using board = typename Position::board;
        if (!makes(wanted)) return {};
        const square to = wanted.actions[0].to;
        if (position.occupied().contains(to)) return square_name<board>(to) + " is occupied";
        if (!Where::template squares<Side, board>().contains(to))
            return "no piece may be placed on " + square_name<board>(to) + " in this turn";
        return Supply::template available<Side>(position) ? "" : "there is no piece left to place";
    }

private:
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set squares(const Position& position,
                                                                                    const Guard& guard) {
        using set = typename Position::set;
        if (!Supply::template available<Side>(position)) return set{};
        constexpr set allowed = Where::template squares<Side, typename Position::board>();
        if constexpr (allowed == set::all()) {
            return detail::scope_of<Side>(position, guard).targets - position.occupied();
        } else {
            return (detail::scope_of<Side>(position, guard).targets & allowed) - position.occupied();
        }
    }
};

} // namespace variantkit
