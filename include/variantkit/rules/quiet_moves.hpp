/// \file
/// The action of moving a piece without capturing, beside captures that are actions of their own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include <variantkit/board/steps.hpp>
#include <variantkit/config.hpp>
#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/leap_move.hpp>
#include <variantkit/rules/piece_moves.hpp>

namespace variantkit {

/// A piece goes to an empty square as the `movement` of its kind says, and may promote there. The moves are those of
/// `multi_leap`, which take nothing.
template <geometry Board>
struct quiet_moves {
    using move = leap_move<Board>;

    /// See `compulsory_capture`.
    static constexpr bool never_captures = true;

    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        using rules = typename Position::rules;
        for_each_arrival_set<Side>(position, [&]<class Kind>(type_list<Kind>, const auto& arriving,
                                                             auto from) VARIANTKIT_INLINE_LAMBDA {
            detail::unfold_arrivals<rules, Side, Kind>(
                position, arriving, from, [&](square start, square to, std::size_t becomes) VARIANTKIT_INLINE_LAMBDA {
                    const move found{start,
                                     to,
                                     static_cast<std::uint8_t>(rules::army::template index<Kind>),
                                     static_cast<std::uint8_t>(becomes),
                                     Action,
                                     {}};
                    detail::offer<Side>(position, guard, found, [&](const move& permitted) VARIANTKIT_INLINE_LAMBDA {
                        f(permitted);
                        return false;
                    });
                });
        });
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        std::uint64_t sum = 0;
        if constexpr (detail::permits_all<Guard>) {
            for_each_arrival_set<Side>(
                position, [&]<class Kind>(type_list<Kind>, const auto& arriving, auto) VARIANTKIT_INLINE_LAMBDA {
                    sum += detail::count_arrivals<typename Position::rules, Side, Kind>(position, arriving);
                });
        } else {
            for_each<Side, 0>(position, guard, [&](const move&) VARIANTKIT_INLINE_LAMBDA { ++sum; });
        }
        return sum;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position&, const move&) {
        return {};
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const move& played) {
        next.template relocate_as<Side>(played.kind, played.becomes, played.from, played.to);
        return {};
    }

private:
    /// See `piece_moves`.
    template <color Side, class Position, class F>
    VARIANTKIT_INLINE static constexpr void for_each_arrival_set(const Position& position, F&& f) {
        using rules = typename Position::rules;
        const auto movable = mobility_of<rules>::template movable<Side>(position);
        const auto empty = position.empty_squares();
        for_each_type(typename rules::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            using movement = typename Kind::movement;
            auto pieces = position.template pieces_of_kind<Kind>() & movable;
            if constexpr (stepwise<movement>) {
                if (pieces.empty()) return; // crowned men, most of the time
                const auto one_way = [&]<direction Way>() VARIANTKIT_INLINE_LAMBDA {
                    f(type_list<Kind>{}, shifted<Way>(pieces) & empty,
                      [](square to) VARIANTKIT_INLINE_LAMBDA { return step<-Way, Board>(to); });
                };
                [&]<std::size_t... I>(std::index_sequence<I...>) VARIANTKIT_INLINE_LAMBDA {
                    (one_way.template operator()<relative(movement::steps[I], Side)>(), ...);
                }(std::make_index_sequence<movement::steps.size()>{});
            } else {
                while (!pieces.empty()) {
                    const square from = pieces.take_first();
                    f(type_list<Kind>{}, reach_of<movement, Side, Board>(from, position.occupied()) & empty,
                      [from](square) VARIANTKIT_INLINE_LAMBDA { return from; });
                }
            }
        });
    }
};

} // namespace variantkit
