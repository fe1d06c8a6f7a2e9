/// \file
/// The law that one must take as many pieces as possible.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/capturing_actions.hpp>
#include <variantkit/rules/legality.hpp>

namespace variantkit {

/// Only moves that capture most pieces may be played; all moves where none captures. Judged among the moves that the
/// policies before it in `all_of` have left.
///
/// Nothing is listed to find out where each action of the turn says that its moves capture, `always_captures = true`,
/// or do not, `never_captures = true`; the former also provide `count_longest` and `for_each_of_length` (see
/// `multi_leap`).
struct most_captures {
    static constexpr bool judges_sets = true;

    /// Keeps the moves that capture most.
    template <color Side, class Position, class List>
    static constexpr void select(const Position& position, List& candidates) {
        const int most = most_of<Side>(position, candidates);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (taken_by<Side>(position, candidates[i]) != most) continue;
            const auto best = candidates[i];
            candidates[kept++] = best;
        }
        candidates.resize(kept);
    }

    template <color Side, class Position, class Guard, class F>
        requires detail::captures_by_action<typename Position::rules::turn>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& after, F&& f) {
        using turn = typename Position::rules::turn;
        int most = 0;
        if constexpr (detail::capturing_action_count<turn> == 1) {
            detail::for_each_action<turn, true>([&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
                most = Action::template for_each_longest<Side, turn::template number<Action>>(position, after, f);
            });
            if (most == 0) detail::for_each_quiet_move<turn, Side>(position, after, f);
            return;
        }
        detail::for_each_action<turn, true>([&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
            const int length = Action::template count_longest<Side>(position).length;
            most = length > most ? length : most;
        });
        if (most == 0) {
            detail::for_each_quiet_move<turn, Side>(position, after, f);
        } else {
            detail::for_each_action<turn, true>([&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
                Action::template for_each_of_length<Side, turn::template number<Action>>(position, after, most, f);
            });
        }
    }

    template <color Side, class Position, class Guard>
        requires(detail::captures_by_action<typename Position::rules::turn> && detail::permits_all<Guard>)
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& after) {
        using turn = typename Position::rules::turn;
        int most = 0;
        std::uint64_t moves = 0;
        detail::for_each_action<turn, true>([&]<class Action>() VARIANTKIT_INLINE_LAMBDA {
            const auto found = Action::template count_longest<Side>(position);
            if (found.length > most) moves = 0;
            if (found.length >= most) {
                most = found.length;
                moves += found.moves;
            }
        });
        return most != 0 ? moves : detail::count_quiet_moves<turn, Side>(position, after);
    }

    /// Why a move that pieces could make is not legal; "" when none captures more.
    template <color Side, class Position, class Move, class List>
    [[nodiscard]] static std::string refusal(const Position& position, const Move& wanted, const List& candidates) {
        const int most = most_of<Side>(position, candidates);
        const int taken = taken_by<Side>(position, wanted);
        if (taken == most) return {};
        if (taken == 0) return "who can capture must";
        return "it takes " + std::to_string(taken) + ", another move " + std::to_string(most) +
               ": one must take as many pieces as one can";
    }

private:
    template <color Side, class Position, class Move>
    [[nodiscard]] static constexpr int taken_by(const Position& position, const Move& move) {
        return Position::rules::turn::template captured<Side>(position, move).count();
    }

    template <color Side, class Position, class List>
    [[nodiscard]] static constexpr int most_of(const Position& position, const List& candidates) {
        int most = 0;
        for (const auto& move : candidates) {
            const int taken = taken_by<Side>(position, move);
            most = taken > most ? taken : most;
        }
        return most;
    }
};

} // namespace variantkit
