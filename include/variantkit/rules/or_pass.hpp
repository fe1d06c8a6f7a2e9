/// \file
/// Turns that are passed by who cannot move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <variantkit/board/geometry.hpp>
#include <variantkit/config.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/piece/type_list.hpp>
#include <variantkit/rules/legality.hpp>

namespace variantkit {

/// As `Turn`, but who has none passes, and must, as long as the other side has one: nothing changes but whose turn it
/// is. Where neither has, there is no move. A pass is a move like any other, the one that is made by default.
template <class Turn>
struct or_pass {
    using parts = type_list<Turn>;
    using move = typename Turn::move;

    template <geometry Board>
    static constexpr std::size_t most_moves = Turn::template most_moves<Board>;

    /// Whether a move is a pass.
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool passes(const move& played) { return played == move{}; }

    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        bool any = false;
        Turn::template for_each<Side>(position, guard, [&](const move& played) VARIANTKIT_INLINE_LAMBDA {
            any = true;
            f(played);
        });
        if (!any && other_can_move<Side>(position)) f(move{});
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        const std::uint64_t moves = Turn::template count<Side>(position, guard);
        return moves != 0 || !other_can_move<Side>(position) ? moves : 1;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position& position,
                                                                                     const move& played) {
        return passes(played) ? typename Position::set{} : Turn::template captured<Side>(position, played);
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position& position,
                                                                    const move& played) {
        return passes(played) ? typename Position::set{} : Turn::template apply<Side>(next, position, played);
    }

    /// See `one_of`.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const move& wanted) {
        if (passes(wanted)) return "who has a move must not pass";
        if constexpr (requires { Turn::template refusal<Side>(position, wanted); }) {
            return Turn::template refusal<Side>(position, wanted);
        } else {
            return {};
        }
    }

private:
    /// Compiled once: it is asked for when nothing else is left.
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_FLATTEN static constexpr bool other_can_move(const Position& position) {
        return Turn::template count<~Side>(position, open_guard<typename Position::set>{}) != 0;
    }
};

} // namespace variantkit
