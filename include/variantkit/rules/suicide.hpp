/// \file
/// Taking one's own frozen piece off the board.
#pragma once

#include <string>

#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/piece_moves.hpp>

namespace variantkit {

/// A piece that the mobility policy holds may be taken off by its owner, as a move; a royal piece may not.
struct suicide {
    using move = piece_move;

    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        const auto held = candidates<Side>(position);
        if (held.empty()) return;
        std::uint8_t kind = 0;
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            detail::for_each_square(held & position.template pieces_of_kind<Kind>(),
                                    [&](square at) VARIANTKIT_INLINE_LAMBDA {
                                        const piece_move move{at, at, kind, kind, Action};
                                        if (!guard.bound.contains(at) || guard.template permits<Side>(position, move))
                                            f(move);
                                    });
            ++kind;
        });
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position&,
                                                                                     const piece_move&) {
        return {};
    }
    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const piece_move& move) {
        const typename Position::set gone{move.from};
        next.template remove<Side>(gone);
        return gone;
    }

    /// Why a piece may not be taken off; "" when it may, and for moves that lead somewhere.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const piece_move& move) {
        if (move.from != move.to || candidates<Side>(position).contains(move.from)) return {};
        if (mobility_of<typename Position::rules>::template movable<Side>(position).contains(move.from)) {
            return detail::sentence({detail::piece_there(position, move.from),
                                     " is not frozen: it may not be taken off, and a move leads to another square"});
        }
        return detail::piece_there(position, move.from) + " may not be taken off the board";
    }

private:
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set candidates(const Position& position) {
        auto held =
            position.template pieces<Side>() - mobility_of<typename Position::rules>::template movable<Side>(position);
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            if constexpr (is_royal<Kind>) held -= position.template pieces_of_kind<Kind>();
        });
        return held;
    }
};

} // namespace variantkit
