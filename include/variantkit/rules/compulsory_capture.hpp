/// \file
/// The law that who can capture must.
#pragma once

#include <cstddef>

#include <variantkit/rules/piece_moves.hpp>

namespace variantkit {

/// If any move captures, only moves that capture may be played. Judged among the moves that the policies before it in
/// `all_of` have left.
struct compulsory_capture {
    static constexpr bool judges_sets = true;

    /// Keeps the moves that capture, if there are any.
    template <color Side, class Position, class List>
    static constexpr void select(const Position& position, List& candidates) {
        using turn = typename Position::rules::turn;
        const auto takes = [&](const auto& move) { return !turn::template captured<Side>(position, move).empty(); };
        std::size_t kept = 0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (!takes(candidates[i])) continue;
            const auto capture = candidates[i];
            candidates[i] = candidates[kept];
            candidates[kept++] = capture;
        }
        if (kept != 0) candidates.resize(kept);
    }

    /// Where every kind captures by replacement, the question is which enemies are within reach.
    template <color Side, class Position, class Guard, class F>
        requires detail::all_capture_by_replacement<typename Position::army::kinds>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& after, F&& f) {
        Position::rules::turn::template for_each<Side>(position, narrowed<Side>(position, after), f);
    }

    template <color Side, class Position, class Guard>
        requires detail::all_capture_by_replacement<typename Position::army::kinds>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& after) {
        return Position::rules::turn::template count<Side>(position, narrowed<Side>(position, after));
    }

private:
    /// Where anything can be taken, arrivals on empty squares are no longer allowed.
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr Guard narrowed(const Position& position, Guard guard) {
        if (can_capture_anything<Side>(position)) guard.targets &= position.template pieces<~Side>();
        return guard;
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr bool can_capture_anything(const Position& position) {
        using turn = typename Position::rules::turn;
        bool found = false;
        piece_moves::for_each_arrival_set<Side>(position, open_guard<typename Position::set>{}, [&](auto, const auto& arriving, auto) {
            found = found || arriving.intersects(position.template pieces<~Side>());
        });
        if (found) return true;
        for_each_type(typename turn::parts{}, [&]<class Action>() {
            if constexpr (!std::is_same_v<Action, piece_moves>) {
                Action::template for_each<Side, turn::template number<Action>>(position, open_guard<typename Position::set>{}, [&](const auto& move) {
                    found = found || !Action::template captured<Side>(position, move).empty();
                });
            }
        });
        return found;
    }
};

} // namespace variantkit
