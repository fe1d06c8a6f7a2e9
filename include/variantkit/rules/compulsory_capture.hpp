/// \file
/// The law that who can capture must.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/capturing_actions.hpp>
#include <variantkit/rules/piece_moves.hpp>

namespace variantkit {

/// If any move captures, only moves that capture may be played. Judged among the moves that the policies before it in
/// `all_of` have left.
///
/// Nothing is listed to find out where every kind captures by replacement, nor where each action of the turn says that
/// its moves capture, `always_captures = true`, or do not, `never_captures = true`.
class compulsory_capture {
    /// Whether it is known without a list of all moves which of them capture.
    template <class Position>
    static constexpr bool knows_captures = detail::captures_by_action<typename Position::rules::turn> ||
                                           detail::all_capture_by_replacement<typename Position::army::kinds>;

public:
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

    template <color Side, class Position, class Guard, class F>
        requires(knows_captures<Position>)
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& after, F&& f) {
        using turn = typename Position::rules::turn;
        if constexpr (detail::captures_by_action<turn>) {
            bool any = false;
            detail::for_each_action<turn, true>([&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
                Action::template for_each<Side, turn::template number<Action>>(
                    position, open_guard<typename Position::set>{}, [&](const auto& move) VARIANTKIT_INLINE_LAMBDA {
                        any = true;
                        detail::offer<Side>(position, after, move, [&](const auto& allowed) VARIANTKIT_INLINE_LAMBDA {
                            f(allowed);
                            return false;
                        });
                    });
            });
            if (!any) detail::for_each_quiet_move<turn, Side>(position, after, f);
        } else {
            turn::template for_each<Side>(position, narrowed<Side>(position, after), f);
        }
    }

    template <color Side, class Position, class Guard>
        requires(knows_captures<Position> &&
                 (!detail::captures_by_action<typename Position::rules::turn> || detail::permits_all<Guard>))
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& after) {
        using turn = typename Position::rules::turn;
        if constexpr (detail::captures_by_action<turn>) {
            std::uint64_t sum = 0;
            detail::for_each_action<turn, true>(
                [&]<class Action>() VARIANTKIT_INLINE_LAMBDA { sum += Action::template count<Side>(position, after); });
            return sum != 0 ? sum : detail::count_quiet_moves<turn, Side>(position, after);
        } else {
            return turn::template count<Side>(position, narrowed<Side>(position, after));
        }
    }

    /// Why a move that pieces could make is not legal; "" when it captures, or nothing else does.
    template <color Side, class Position, class Move, class List>
    [[nodiscard]] static std::string refusal(const Position& position, const Move& wanted, const List& candidates) {
        using turn = typename Position::rules::turn;
        if (!turn::template captured<Side>(position, wanted).empty()) return {};
        for (const auto& move : candidates) {
            if (!turn::template captured<Side>(position, move).empty()) return "who can capture must";
        }
        return {};
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
        piece_moves::for_each_arrival_set<Side>(
            position, open_guard<typename Position::set>{}, [&](auto, const auto& arriving, auto) {
                found = found || arriving.intersects(position.template pieces<~Side>());
            });
        if (found) return true;
        for_each_type(typename turn::parts{}, [&]<class Action>() {
            if constexpr (!std::is_same_v<Action, piece_moves>) {
                Action::template for_each<Side, turn::template number<Action>>(
                    position, open_guard<typename Position::set>{}, [&](const auto& move) {
                        found = found || !Action::template captured<Side>(position, move).empty();
                    });
            }
        });
        return found;
    }
};

} // namespace variantkit
