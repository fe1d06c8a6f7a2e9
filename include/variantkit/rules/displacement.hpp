/// \file
/// The action of moving a piece, in turns of several actions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/square_name.hpp>
#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/board_action.hpp>
#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/quiet_action.hpp>

namespace variantkit {

/// A piece of `Kind` goes as its kind does to an empty square. Nothing is captured.
template <class Kind>
struct displacement : quiet_action<displacement<Kind>> {
    using parts = type_list<>;
    using move = action_sequence<1>;

    /// See `one_of`: k pieces have at most k * (squares - k) arrivals.
    template <geometry Board>
    static constexpr std::size_t most_moves = std::size_t(Board::square_count) * std::size_t(Board::square_count) / 4;

    /// See `one_of`.
    static constexpr std::string_view does = "move a piece";
    /// See `one_of`.
    [[nodiscard]] static constexpr bool makes(const move& played) { return !played.actions[0].places(); }

    /// See `quiet_action`, as `count_all`.
    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr bool find(const Position& position, const Guard& guard, F&& f) {
        const auto reach = [&](square from) VARIANTKIT_INLINE_LAMBDA { return arrivals<Side>(position, from); };
        return detail::find_arrival(
            movers<Side>(position, guard), reach, [&](square from, square to) VARIANTKIT_INLINE_LAMBDA {
                return detail::offer<Side>(position, guard, move{{from, to, square::none()}}, f);
            });
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count_all(const Position& position,
                                                                             const Guard& guard) {
        std::uint64_t sum = 0;
        auto pieces = movers<Side>(position, guard);
        while (!pieces.empty())
            sum += static_cast<std::uint64_t>(arrivals<Side>(position, pieces.take_first()).count());
        return sum;
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const move& played) {
        next.template relocate<Side>(Position::army::template index<Kind>, played.actions[0].from,
                                     played.actions[0].to);
        return {};
    }

    /// See `one_of`.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const move& wanted) {
        using board = typename Position::board;
        if (!makes(wanted)) return {};
        const board_action& action = wanted.actions[0];
        if (!position.template pieces<Kind, Side>().contains(action.from)) {
            return detail::sentence({"there is no ", Kind::name, " of yours on ", square_name<board>(action.from)});
        }
        if (position.occupied().contains(action.to)) return square_name<board>(action.to) + " is occupied";
        if (arrivals<Side>(position, action.from).contains(action.to)) return {};
        return detail::sentence({"the ", Kind::name, " does not get from ", square_name<board>(action.from), " to ",
                                 square_name<board>(action.to)});
    }

private:
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set movers(const Position& position,
                                                                                   const Guard& guard) {
        return detail::scope_of<Side>(position, guard).movers & position.template pieces<Kind, Side>();
    }
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set arrivals(const Position& position,
                                                                                     square from) {
        return reach_of<typename Kind::movement, Side, typename Position::board>(from, position.occupied()) -
               position.occupied();
    }
};

} // namespace variantkit
