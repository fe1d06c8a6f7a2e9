/// \file
/// The action of putting a piece on the board instead of moving one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/piece_moves.hpp>
#include <variantkit/rules/placement.hpp>

namespace variantkit {

/// A guard whose `targets` are all squares where a piece may be put: in check, those where it blocks.
template <class Guard>
concept knows_what_blocks = requires(const Guard& guard) { guard.danger; };

/// A piece of `Kind` comes from `Supply` (see `unlimited`) onto an empty square, one of `Where`'s (see
/// `named_squares`), in games whose other actions move pieces: a `piece_move` that begins and ends on that square.
template <class Kind, class Supply, class Where = everywhere>
struct drop {
    using parts = type_list<Supply>;
    using move = piece_move;

    template <geometry Board>
    static constexpr std::size_t most_moves = std::size_t(Board::square_count);

    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        if (!Supply::template available<Side>(position)) return;
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<Kind>);
        detail::for_each_square(squares<Side>(position, guard), [&](square to) VARIANTKIT_INLINE_LAMBDA {
            const piece_move played{to, to, kind, kind, Action};
            if (passes<Side>(position, guard, played)) f(played);
        });
    }

    template <color Side, class Position, class Guard>
        requires(knows_what_blocks<Guard> || detail::permits_all<Guard>)
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        if (!Supply::template available<Side>(position)) return 0;
        return static_cast<std::uint64_t>(squares<Side>(position, guard).count());
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position&,
                                                                                     const piece_move&) {
        return {};
    }
    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const piece_move& move) {
        next.template put<Kind, Side>(move.to);
        Supply::template take<Side>(next);
        return {};
    }

    /// See `one_of`.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const piece_move& wanted) {
        using board = typename Position::board;
        if (wanted.from != wanted.to || wanted.kind != Position::army::template index<Kind>) return {};
        const std::string name = square_name<board>(wanted.to);
        if (position.occupied().contains(wanted.to)) return name + " is occupied";
        if (!Where::template squares<Side, board>().contains(wanted.to))
            return detail::sentence({"no ", Kind::name, " may be dropped on ", name});
        if (Supply::template available<Side>(position)) return {};
        return detail::sentence({"you have no ", Kind::name, " to drop"});
    }

private:
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set squares(const Position& position,
                                                                                    const Guard& guard) {
        constexpr auto allowed = Where::template squares<Side, typename Position::board>();
        return (guard.targets & allowed) - position.occupied();
    }

    /// A piece that arrives endangers nobody of its own: where a guard knows what blocks a check, that is all.
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool passes(const Position& position, const Guard& guard,
                                                                 const piece_move& played) {
        if constexpr (knows_what_blocks<Guard> || detail::permits_all<Guard>) {
            return true;
        } else {
            return guard.template permits<Side>(position, played);
        }
    }
};

namespace detail {

template <class Action>
inline constexpr bool is_drop_action = false;
template <class Kind, class Supply, class Where>
inline constexpr bool is_drop_action<drop<Kind, Supply, Where>> = true;

/// Whether a move is a drop.
template <class Turn, class Move>
[[nodiscard]] constexpr bool is_drop([[maybe_unused]] const Move& move) {
    bool found = false;
    if constexpr (requires {
                      typename Turn::parts;
                      move.action;
                  }) {
        for_each_type(typename Turn::parts{}, [&]<class Action>() {
            if constexpr (is_drop_action<Action>) found = found || move.action == Turn::template number<Action>;
        });
    }
    return found;
}

} // namespace detail

} // namespace variantkit
