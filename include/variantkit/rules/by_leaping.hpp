/// \file
/// Capture by leaping over.
#pragma once

#include <string_view>

#include <variantkit/config.hpp>
#include <variantkit/rules/capture.hpp>

namespace variantkit {

/// Along a line of its movement a piece leaps over enemy pieces, each with an empty square directly beyond; any number
/// of empty squares before, between and after; it lands on an empty square, and all those leapt are taken.
struct by_leaping {
    using optional_members = offers<"reach", "ways_to_take", "suspects", "exposure">;

    /// What happens to those taken, in messages.
    static constexpr std::string_view done = "leapt";

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position&, square from, square to,
                                                                   const typename Position::set& victims) {
        return between<typename Position::board>(from, to) & victims;
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set
    reach(const Position& position, square from, const typename Position::set& victims) {
        const auto first =
            reach_of<typename Kind::movement, Side, typename Position::board>(from, position.occupied()) & victims;
        return first.empty() ? first : landings<typename Position::board>(from, first, victims, position.occupied());
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position&, square from, square target) {
        return ray_beyond<typename Position::board>(from, target);
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set
    suspects(const Position&, const typename Position::set& pieces, square target) {
        return pieces & aligned<typename Position::board>(target);
    }

    /// A leap must land directly beyond the target, and nothing between may stop it: an own piece, or one with another
    /// directly behind.
    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set exposure(const Position& position, square from,
                                                                   square target) {
        using board = typename Position::board;
        using set = typename Position::set;
        const set occupied = position.occupied();
        const set beyond = ray_beyond<board>(from, target) & neighbours<board>(target);
        if (beyond.empty()) return {};
        if (beyond.intersects(occupied)) return beyond;
        const set crossed = between<board>(from, target);
        const set own = crossed & position.template pieces<Side>();
        if (!own.empty()) return set{own.first()};
        const set stops = crossed & occupied;
        for (square stop : stops) {
            const set behind = neighbours<board>(stop) & ray_beyond<board>(from, stop);
            if (behind.intersects(occupied)) return (set{stop} | behind) - set{target};
        }
        return {};
    }

private:
    /// What can be leapt first, on each line, opens the stretch behind it, whose end may be leapt next, and so on.
    template <geometry Board>
    [[nodiscard]] VARIANTKIT_FLATTEN static constexpr square_set<Board>
    landings(square from, const square_set<Board>& first, const square_set<Board>& victims,
             const square_set<Board>& occupied) {
        square_set<Board> found;
        for (square over : first) {
            square leapt = over;
            while (true) {
                const square_set<Board> stretch =
                    stretch_beyond<Board>(from, leapt, ray_beyond<Board>(from, leapt), occupied);
                const square_set<Board> open = stretch - occupied;
                found |= open;
                if (open.empty() || !stretch.intersects(victims)) break;
                leapt = (stretch & victims).first();
            }
        }
        return found;
    }

    /// The squares beyond `over`, seen from `from`, up to and including the first occupied one.
    template <geometry Board>
    [[nodiscard]] static constexpr square_set<Board>
    stretch_beyond(square from, square over, const square_set<Board>& ahead, const square_set<Board>& occupied) {
        const square_set<Board> stops = ahead & occupied;
        if (stops.empty()) return ahead;
        const square stop = over > from ? stops.first() : stops.last();
        return between<Board>(over, stop) | square_set<Board>{stop};
    }
};

} // namespace variantkit
