/// \file
/// The turn of most games: one action.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <variantkit/board/geometry.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/config.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/piece/type_list.hpp>

namespace variantkit {

namespace detail {

/// An action that tells its moves from those of others, where moves do not name their action.
template <class Action, class Move>
concept knows_its_moves = requires(const Move& played) { Action::makes(played); };

template <class Action>
concept has_moves = requires { typename Action::move; };

/// The type of an action's moves. What has none is told here, before compilers stumble over it.
template <class Action>
struct moves_of_action {
    static_assert(has_moves<Action>, "variantkit: what stands in one_of<...> must be an action: it needs a type 'move' "
                                     "(is it piece_moves that is meant?)");
    using type = void;
};
template <has_moves Action>
struct moves_of_action<Action> {
    using type = typename Action::move;
};

} // namespace detail

/// A turn is one of several actions, all of which make the same type of move.
///
/// An action provides
/// - `move`: the type of its moves;
/// - `for_each<Side, Action>(position, guard, f)`: calls `f(move)` for each that the guard lets pass, `Action` being
///   the number by which the move will name its action;
/// - `captured<Side>(position, move)`: the squares emptied of enemy pieces;
/// - `apply<Side>(next, position, move)`: changes the board of `next`, returns the squares emptied of pieces.
/// Optional: `count<Side>(position, guard)`: how many moves there are, without making them; `refusal<Side>(position,
/// move)`: why a move of the action's shape cannot be made, in a few words, "" when it can and for moves of other
/// shapes; `makes(move)`: whether a move is one of this action, where moves do not name their action, and `does`: what
/// it does, in words; `most_moves<Board>`: how many moves there can be.
template <class First, class... Rest>
struct one_of {
    using parts = type_list<First, Rest...>;
    using move = typename detail::moves_of_action<First>::type;
    static_assert((std::is_same_v<move, typename detail::moves_of_action<Rest>::type> && ...),
                  "variantkit: the actions of one_of<...> must all make the same type of move");

    /// k pieces have at most k * (squares - k) arrivals; suicides and castlings fit in the rest. Actions that place
    /// pieces say themselves how many moves they have at most, 0 where that is no bound to make lists of.
    template <geometry Board>
    static constexpr std::size_t most_moves = [] {
        constexpr std::size_t squares = Board::square_count;
        std::size_t sum = 0;
        bool displaces = false;
        bool bounded = true;
        for_each_type(parts{}, [&]<class Action>() {
            if constexpr (requires { Action::template most_moves<Board>; }) {
                sum += Action::template most_moves<Board>;
                bounded = bounded && Action::template most_moves<Board> != 0;
            } else {
                displaces = true;
            }
        });
        if (displaces) sum += squares * squares / 4 + squares;
        return bounded ? sum : 0;
    }();

    /// The number of an action among those of this turn.
    template <class Action>
    static constexpr auto number = static_cast<std::uint8_t>(list_index<Action, parts>);

    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        for_each_type(parts{}, [&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
            Action::template for_each<Side, number<Action>>(position, guard, f);
        });
    }

    template <color Side, class Position, class Guard>
    VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        std::uint64_t sum = 0;
        for_each_type(parts{}, [&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
            if constexpr (requires { Action::template count<Side>(position, guard); }) {
                sum += Action::template count<Side>(position, guard);
            } else {
                Action::template for_each<Side, number<Action>>(position, guard,
                                                                [&](const move&) VARIANTKIT_INLINE_LAMBDA { ++sum; });
            }
        });
        return sum;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto captured(const Position& position, const move& played) {
        typename Position::set taken;
        with_action(played, [&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
            taken = Action::template captured<Side>(position, played);
        });
        return taken;
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr auto apply(Position& next, const Position& position, const move& played) {
        typename Position::set emptied;
        with_action(played, [&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
            emptied = Action::template apply<Side>(next, position, played);
        });
        return emptied;
    }

    /// Why the pieces cannot make such a move, by the first action that knows; "" when none does.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const move& wanted) {
        std::string found;
        for_each_type(parts{}, [&]<class Action>() {
            if constexpr (requires { Action::template refusal<Side>(position, wanted); }) {
                if (found.empty()) found = Action::template refusal<Side>(position, wanted);
            }
        });
        if constexpr (detail::knows_its_moves<First, move>) {
            if (found.empty()) found = why_none_of_these(wanted);
        }
        return found;
    }

private:
    template <class Action, class Move>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool is_made_by(const Move& played) {
        if constexpr (detail::knows_its_moves<Action, Move>) {
            return Action::makes(played);
        } else {
            return played.action == number<Action>;
        }
    }

    [[nodiscard]] static std::string why_none_of_these(const move& wanted) {
        std::vector<std::string> does;
        bool made = false;
        for_each_type(parts{}, [&]<class Action>() {
            made = made || Action::makes(wanted);
            does.emplace_back(Action::does);
        });
        return made ? std::string{} : "one must " + detail::listed(does, "or");
    }

    template <class F>
    VARIANTKIT_INLINE static constexpr void with_action(const move& played, F&& f) {
        if constexpr (sizeof...(Rest) == 0) {
            f.template operator()<First>();
        } else {
            for_each_type(parts{}, [&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
                if (is_made_by<Action>(played)) f.template operator()<Action>();
            });
        }
    }
};

} // namespace variantkit
