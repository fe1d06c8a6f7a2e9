/// \file
/// Capture by leaping over.
#pragma once

#include <variantkit/rules/capture.hpp>

namespace variantkit {

/// Along a line of its movement a piece leaps over enemy pieces, each with an empty square directly beyond; any number
/// of empty squares before, between and after; it lands on an empty square, and all those leapt are taken.
struct by_leaping {
    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set captured(const Position&, square from, square to,
                                                                   const typename Position::set& victims) {
        return between<typename Position::board>(from, to) & victims;
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] static constexpr typename Position::set reach(const Position& position, square from,
                                                                const typename Position::set& victims) {
        using board = typename Position::board;
        using set = typename Position::set;
        const set occupied = position.occupied();
        set landings;
        // Whatever stops the piece on its lines and may be leapt opens the stretch behind it, and so on.
        for (square over : reach_of<typename Kind::movement, Side, board>(from, occupied) & victims) {
            square leapt = over;
            while (true) {
                const set ahead = ray_beyond<board>(from, leapt);
                const set stretch = stretch_beyond<board>(from, leapt, ahead, occupied);
                landings |= stretch - occupied;
                const set next = (stretch & victims);
                if (next.empty() || (stretch - occupied).empty()) break;
                leapt = next.first();
            }
        }
        return landings;
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set ways_to_take(const Position&, square from, square target) {
        return ray_beyond<typename Position::board>(from, target);
    }

private:
    /// The squares beyond `over`, seen from `from`, up to and including the first occupied one.
    template <geometry Board>
    [[nodiscard]] static constexpr square_set<Board> stretch_beyond(square from, square over, const square_set<Board>& ahead,
                                                                    const square_set<Board>& occupied) {
        const square_set<Board> stops = ahead & occupied;
        if (stops.empty()) return ahead;
        const square stop = over > from ? stops.first() : stops.last();
        return between<Board>(over, stop) | square_set<Board>{stop};
    }
};

} // namespace variantkit
