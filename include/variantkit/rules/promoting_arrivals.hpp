/// \file
/// From arrivals to moves: where pieces promote, an arrival is several moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

#include <variantkit/board/for_each_square.hpp>
#include <variantkit/config.hpp>
#include <variantkit/rules/move_list.hpp>
#include <variantkit/rules/policies.hpp>

namespace variantkit {

namespace detail {

/// The arrivals that promote a kind: it must really arrive there.
template <class Rules, color Side, class Kind, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr typename Position::set promotion_squares(const Position& position) {
    constexpr auto zone = promotion_of<Rules>::template zone<Side, typename Rules::board>();
    if constexpr (keeps_place<Kind>) {
        return zone - position.occupied();
    } else {
        static_cast<void>(position);
        return zone;
    }
}

/// The kinds that a piece can become now, by their numbers.
template <class Promotion, color Side, class Position>
[[nodiscard]] VARIANTKIT_INLINE constexpr auto promotion_choices(const Position& position) {
    fixed_list<std::size_t, std::size_t(Promotion::choices::size)> numbers;
    for_each_type(typename Promotion::choices{}, [&]<class Choice>() VARIANTKIT_INLINE_LAMBDA {
        if (may_become<Promotion, Side, Choice>(position)) numbers.push_back(Position::army::template index<Choice>);
    });
    return numbers;
}

/// Moves of one kind to a set of arrivals, promotions unfolded: `f(from, to, becomes)`.
template <class Rules, color Side, class Kind, class Position, class Set, class From, class F>
VARIANTKIT_INLINE constexpr void unfold_arrivals(const Position& position, const Set& arriving, From from, F&& f) {
    using promotion = promotion_of<Rules>;
    using army = typename Rules::army;
    if constexpr (promotion::template promotes<Kind>) {
        const Set zone = promotion_squares<Rules, Side, Kind>(position);
        constexpr Set free = free_promotion_squares<promotion, Side, typename Rules::board>();
        for_each_square(arriving - (zone - free),
                        [&](square to) VARIANTKIT_INLINE_LAMBDA { f(from(to), to, army::template index<Kind>); });
        // Loops, not unrolled: `f` is compiled once for all promotions, for they are few.
        const Set promoting = arriving & zone;
        for (square to : promoting) {
            for (const std::size_t choice : promotion_choices<promotion, Side>(position)) f(from(to), to, choice);
        }
    } else {
        for_each_square(arriving,
                        [&](square to) VARIANTKIT_INLINE_LAMBDA { f(from(to), to, army::template index<Kind>); });
    }
}

/// How many moves those are.
template <class Rules, color Side, class Kind, class Position, class Set>
[[nodiscard]] constexpr std::uint64_t count_arrivals(const Position& position, const Set& arriving) {
    using promotion = promotion_of<Rules>;
    const auto plain = static_cast<std::uint64_t>(arriving.count());
    if constexpr (promotion::template promotes<Kind>) {
        const Set zone = promotion_squares<Rules, Side, Kind>(position);
        const Set promoting = arriving & zone;
        constexpr bool has_all_choices = !requires { promotion::template free_zone<Side, typename Rules::board>(); } &&
                                         !requires { promotion::template may_become<Side, Kind>(position); };
        if constexpr (has_all_choices) {
            constexpr std::uint64_t further = promotion::choices::size - 1;
            if constexpr (further != 0) return plain + further * static_cast<std::uint64_t>(promoting.count());
        } else if (!promoting.empty()) {
            constexpr Set free = free_promotion_squares<promotion, Side, typename Rules::board>();
            const std::uint64_t choices = promotion_choices<promotion, Side>(position).size();
            return plain - static_cast<std::uint64_t>((promoting - free).count()) +
                   choices * static_cast<std::uint64_t>(promoting.count());
        }
    }
    return plain;
}

/// From where pieces that go step by step promote with the next one.
template <class Rules, color Side, class Kind>
inline constexpr auto one_step_before_promotion = [] {
    using set = square_set<typename Rules::board>;
    constexpr set zone = promotion_of<Rules>::template zone<Side, typename Rules::board>();
    set from;
    const auto add = [&]<class Movement>() {
        [&]<std::size_t... I>(std::index_sequence<I...>) {
            ((from |= shifted<-relative(Movement::steps[I], Side)>(zone)), ...);
        }(std::make_index_sequence<Movement::steps.size()>{});
    };
    add.template operator()<typename Kind::movement>();
    add.template operator()<capture_movement_of<Kind>>();
    return from;
}();

} // namespace detail

} // namespace variantkit
