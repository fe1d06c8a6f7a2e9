/// \file
/// Leap after leap in one direction: riders, hoppers and lame leapers.
#pragma once

#include <cstdint>

#include <variantkit/piece/line_slides.hpp>

namespace variantkit {

/// What a piece needs on its way to where it lands.
enum class hurdle : std::uint8_t {
    none,   ///< nothing: it stops at the first piece
    jumped, ///< exactly one piece, which it jumps over and goes on (the cannon)
    touched ///< one piece, right behind which it lands (the grasshopper)
};

/// Whether a piece may stand on the squares that a leap crosses. A lame leap goes straight as far as it is longer than
/// wide, then diagonally: the horse's first crosses one square straight on.
enum class crossing : std::uint8_t { free, lame };

/// Up to `Range` equal leaps on end in each of given directions as White goes them; Black goes them upside down. What
/// stands where a leap lands stops it, or is its hurdle.
template <int Range, hurdle Hurdle, crossing Crossing, direction... Ways>
struct leap_lines {
    using atoms = type_list<leap_lines>;
    static constexpr bool is_slide = false;
    /// What stops it, or lets it go on, does not stand on a rook or bishop line to its target: see `movement`.
    static constexpr bool leaves_lines = true;

    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> reach(square from, const square_set<Board>& occupied) {
        square_set<Board> reached;
        (go<relative(Ways, Side)>(reached, from, occupied), ...);
        return reached;
    }
    template <color Side, geometry Board>
    [[nodiscard]] static constexpr square_set<Board> sources(square to, const square_set<Board>& occupied) {
        square_set<Board> found;
        (go_back<relative(Ways, Side)>(found, to, occupied), ...);
        return found;
    }

private:
    template <direction Way, geometry Board>
    static constexpr void go(square_set<Board>& reached, square from, const square_set<Board>& occupied) {
        bool over = false;
        square at = from;
        for (int step = 0; Range == any_distance || step < Range; ++step) {
            const square next = Board::offset(at, Way);
            if (!next.exists() || next == from || held_up<Way>(at, occupied)) return;
            at = next;
            if (Hurdle == hurdle::none || over) reached.insert(at);
            if (Hurdle == hurdle::touched && over) return;
            if (!occupied.contains(at)) continue;
            if (Hurdle == hurdle::none || over) return;
            over = true;
        }
    }

    template <direction Way, geometry Board>
    static constexpr void go_back(square_set<Board>& found, square to, const square_set<Board>& occupied) {
        bool over = false;
        square at = to;
        for (int step = 0; Range == any_distance || step < Range; ++step) {
            const square before = Board::offset(at, -Way);
            if (!before.exists() || before == to || held_up<Way>(before, occupied)) return;
            at = before;
            if (Hurdle == hurdle::none || over) found.insert(at);
            const bool filled = occupied.contains(at);
            if (Hurdle == hurdle::touched && !over && !filled) return;
            if (!filled) continue;
            if (Hurdle == hurdle::none || over) return;
            over = true;
        }
    }

    /// Whether something stands on a square that a lame leap crosses.
    template <direction Way, geometry Board>
    [[nodiscard]] static constexpr bool held_up(square from, const square_set<Board>& occupied) {
        if constexpr (Crossing == crossing::lame) {
            constexpr int wide = Way.files < 0 ? -Way.files : Way.files;
            constexpr int high = Way.ranks < 0 ? -Way.ranks : Way.ranks;
            constexpr direction diagonal{Way.files > 0 ? 1 : -1, Way.ranks > 0 ? 1 : -1};
            constexpr direction straight{wide > high ? diagonal.files : 0, high > wide ? diagonal.ranks : 0};
            constexpr int straight_steps = wide > high ? wide - high : high - wide;
            constexpr int steps = wide > high ? wide : high;
            for (int step = 1; step < steps; ++step) {
                const int along = step < straight_steps ? step : straight_steps;
                const square crossed = Board::offset(from, {straight.files * along + diagonal.files * (step - along),
                                                            straight.ranks * along + diagonal.ranks * (step - along)});
                if (crossed.exists() && occupied.contains(crossed)) return true;
            }
        }
        return false;
    }
};

} // namespace variantkit
