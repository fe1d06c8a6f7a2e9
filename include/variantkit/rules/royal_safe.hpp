/// \file
/// The law of check: no move may leave one's own royal piece to be captured.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <variantkit/config.hpp>
#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/gate_guard.hpp>
#include <variantkit/rules/mask_guard.hpp>
#include <variantkit/rules/pin_guard.hpp>
#include <variantkit/rules/starting_array.hpp>

namespace variantkit {

/// One's own royal piece may not be left where the enemy could capture it (FIDE 3.9). At most one royal piece a side;
/// a side without one is free.
struct royal_safe {
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr auto guard(const Position& position) {
        using rules = typename Position::rules;
        using board = typename Position::board;
        if constexpr (detail::any_leaves_lines<detail::attack_atoms_of<typename Position::army>>) {
            return asking_guard<own_royal_is_safe, Position, Side>{};
        } else if constexpr (detail::masks_tell_attacks<Position>()) {
            return find_masks<Side>(position);
        } else if constexpr (detail::all_capture_by_replacement<typename Position::army::kinds> &&
                             std::same_as<mobility_of<rules>, every_piece_moves> &&
                             detail::all_slides_name_ways<board, detail::attack_atoms_of<typename Position::army>>) {
            return find_pins<Side>(position);
        } else if constexpr (detail::names_exposure<Position>) {
            return find_gate<Side>(position);
        } else {
            return asking_guard<own_royal_is_safe, Position, Side>{};
        }
    }

    /// See `every_move`: each move is played out, and every answer tried.
    template <color Side, class Position, class List>
    static constexpr void select(const Position& position, List& candidates) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            Position next = position;
            Position::rules::turn::template apply<Side>(next, position, candidates[i]);
            if (!royal_can_be_captured<Side>(next)) candidates[kept++] = candidates[i];
        }
        candidates.resize(kept);
    }

    template <color Side, class Position>
    [[nodiscard]] static constexpr bool in_check(const Position& position) {
        return royal_attacked<Side>(position);
    }

    /// Not as many royal pieces as the array has; a royal piece that the side to move could capture.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        std::string found;
        for (const color side : {color::white, color::black}) {
            for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
                if constexpr (is_royal<Kind>) {
                    const int wanted = detail::array_of<Position>.template pieces<Kind>(side).count();
                    const int there = position.template pieces<Kind>(side).count();
                    if (found.empty() && wanted != there) found = miscount(side, Kind::name, there, wanted);
                }
            });
        }
        if (!found.empty()) return found;
        return position.side_to_move() == color::white ? exposure<color::black>(position)
                                                       : exposure<color::white>(position);
    }

    /// "leaves your king on e1 to be captured by the bishop on b4"; "" when the move is safe.
    template <color Side, class Position, class Move>
    [[nodiscard]] static std::string refusal(const Position& position, const Move& move) {
        Position next = position;
        Position::rules::turn::template apply<Side>(next, position, move);
        for (square royal : detail::royal_squares<Side>(next)) {
            const square attacker = any_attacker<~Side>(next, royal);
            if (!attacker.exists()) continue;
            return detail::sentence({"leaves your ", detail::name_there(next, royal), " to be ",
                                     detail::done_by(next, attacker), " by ", detail::piece_there(next, attacker)});
        }
        return {};
    }

private:
    /// What `royal_attacked` says, by trying.
    template <color Side, class Position>
    [[nodiscard]] static constexpr bool royal_can_be_captured(const Position& position) {
        const auto movable = mobility_of<typename Position::rules>::template movable<~Side>(position);
        const auto royals = detail::royal_squares<Side>(position);
        bool found = false;
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
            for (square from : position.template pieces<Kind, ~Side>() & movable) {
                for (square royal : royals) found = found || threatens_by_trying<~Side, Kind>(position, from, royal);
            }
        });
        return found;
    }

    [[nodiscard]] VARIANTKIT_COLD static std::string miscount(color side, std::string_view name, int there,
                                                              int wanted) {
        std::string text = std::string{name_of(side)} + " has ";
        if (there == 0) return text + "no " + std::string{name};
        text += std::to_string(there) + " " + std::string{name} + (there == 1 ? "" : "s");
        return wanted == 1 ? text : text + " instead of " + std::to_string(wanted);
    }

    /// A piece of `Side` that could capture what stands on a square; none when there is none.
    template <color Side, class Position>
    [[nodiscard]] static square any_attacker(const Position& position, square target) {
        const auto movable = mobility_of<typename Position::rules>::template movable<Side>(position);
        square found;
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
            if (found.exists()) return;
            const auto capturing = attackers<Side, Kind>(position, target) & movable;
            if (!capturing.empty()) found = capturing.first();
        });
        return found;
    }

    /// The royal piece of `Side`, whose turn it is not, that could be captured; "" when none could.
    template <color Side, class Position>
    [[nodiscard]] static std::string exposure(const Position& position) {
        for (square royal : detail::royal_squares<Side>(position)) {
            if (!any_attacker<~Side>(position, royal).exists()) continue;
            return detail::sentence(
                {name_of(Side), "'s ", detail::name_there(position, royal), " could be captured at once"});
        }
        return {};
    }
};

} // namespace variantkit
