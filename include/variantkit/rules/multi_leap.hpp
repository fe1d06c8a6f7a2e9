/// \file
/// The action of capturing several pieces one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <variantkit/config.hpp>
#include <variantkit/rules/action_scope.hpp>
#include <variantkit/rules/leap_move.hpp>
#include <variantkit/rules/leap_search.hpp>
#include <variantkit/rules/move_list.hpp>
#include <variantkit/rules/policies.hpp>

namespace variantkit {

/// A piece that may promote and comes to where it does so in the midst of its leaps stays there.
struct stops_to_promote {
    static constexpr bool stops = true;
};

/// A piece promotes where its last leap ends; what it only touches on its way makes no difference.
struct promotes_at_rest {
    static constexpr bool stops = false;
};

/// A piece captures by leaping over an enemy piece to an empty square behind, and goes on from there as long as it can.
/// The pieces taken are taken off together at the end: until then they are in the way, and none is leapt over twice.
/// A kind leaps as its `capture_movement` says: with steps (`forward_steps<...>`) over a neighbour to the square
/// directly behind; with slides (`diagonal_slides`) from afar over the first piece it meets to any empty square behind.
/// Ways that take the same pieces to the same square are one move. `Promoting` is `stops_to_promote` or
/// `promotes_at_rest`.
template <geometry Board, class Promoting = promotes_at_rest>
struct multi_leap {
    using move = leap_move<Board>;

    /// See `compulsory_capture`.
    static constexpr bool always_captures = true;

    /// How many there can be is not known.
    template <geometry>
    static constexpr std::size_t most_moves = 0;

    /// How many pieces a capture can take at most, and how many captures do that.
    struct longest {
        int length = 0;          ///< pieces
        std::uint64_t moves = 0; ///< captures
    };

    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        for_each_capture<Side>(
            position, [&]<class Kind>(type_list<Kind>, square from, square to, const auto& taken, int)
                          VARIANTKIT_INLINE_LAMBDA { offer<Side, Kind, Action>(position, guard, from, to, taken, f); });
    }

    /// Those that take just so many pieces.
    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each_of_length(const Position& position, const Guard& guard, int wanted,
                                                               F&& f) {
        for_each_capture<Side>(position, [&]<class Kind>(type_list<Kind>, square from, square to, const auto& taken,
                                                         int length) VARIANTKIT_INLINE_LAMBDA {
            if (length == wanted) offer<Side, Kind, Action>(position, guard, from, to, taken, f);
        });
    }

    /// Those that take most pieces; returns how many these are. They are looked for once, unless there are very many.
    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr int for_each_longest(const Position& position, const Guard& guard, F&& f) {
        constexpr std::size_t room = 24;
        fixed_list<move, room> found;
        bool fits = true;
        int most = 0;
        for_each_capture<Side>(position, [&]<class Kind>(type_list<Kind>, square from, square to, const auto& taken,
                                                         int length) VARIANTKIT_INLINE_LAMBDA {
            if (length < most) return;
            if (length > most) {
                most = length;
                found.clear();
                fits = true;
            }
            offer<Side, Kind, Action>(position, guard, from, to, taken, [&](const move& one) VARIANTKIT_INLINE_LAMBDA {
                if (found.size() < room) {
                    found.push_back(one);
                } else {
                    fits = false;
                }
            });
        });
        if (fits) {
            for (const move& one : found) f(one);
        } else {
            for_each_of_length<Side, Action>(position, guard, most, f);
        }
        return most;
    }

    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        std::uint64_t sum = 0;
        if constexpr (detail::permits_all<Guard>) {
            for_each_capture<Side>(position,
                                   [&]<class Kind>(type_list<Kind>, square, square to, const auto&, int)
                                       VARIANTKIT_INLINE_LAMBDA { sum += outcomes<Side, Kind, Position>(to); });
        } else {
            for_each<Side, 0>(position, guard, [&](const move&) VARIANTKIT_INLINE_LAMBDA { ++sum; });
        }
        return sum;
    }

    /// The captures that take most pieces, counted.
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr longest count_longest(const Position& position) {
        longest found;
        for_each_capture<Side>(position, [&]<class Kind>(type_list<Kind>, square, square to, const auto&, int length)
                                             VARIANTKIT_INLINE_LAMBDA {
                                                 if (length < found.length) return;
                                                 if (length > found.length) found = {length, 0};
                                                 found.moves += outcomes<Side, Kind, Position>(to);
                                             });
        return found;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position&,
                                                                                     const move& played) {
        return played.taken;
    }

    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const move& played) {
        next.template remove<~Side>(played.taken);
        next.template relocate_as<Side>(played.kind, played.becomes, played.from, played.to);
        return played.taken;
    }

    /// Calls `f(landings)` for each way in which a move can be made: the range of squares on which its piece lands, one
    /// after the other, the last one included.
    template <color Side, class Position, class F>
    static constexpr void for_each_way(const Position& position, const move& played, F&& f) {
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
            if (Position::army::template index<Kind> != played.kind) return;
            auto report = [&](square to, const auto& taken, const auto& path) {
                if (to == played.to && taken == played.taken) f(path);
            };
            detail::leap_search<Side, Kind, Board, false, decltype(report)> search{
                position.occupied(), played.taken, played.from, stops<Side, Kind, Position>(), report};
            search.run();
        });
    }

private:
    /// Where pieces of a kind rest on their way.
    template <color Side, class Kind, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set<Board> stops() {
        using promotion = promotion_of<typename Position::rules>;
        if constexpr (Promoting::stops && promotion::template promotes<Kind>) {
            constexpr auto zone = promotion::template zone<Side, Board>();
            return zone;
        } else {
            return {};
        }
    }

    template <color Side, class Kind, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool promotes_on([[maybe_unused]] square to) {
        using promotion = promotion_of<typename Position::rules>;
        if constexpr (promotion::template promotes<Kind>) {
            constexpr auto zone = promotion::template zone<Side, Board>();
            return zone.contains(to);
        } else {
            return false;
        }
    }

    /// How many moves arrive on a square: one, or one for each kind that a piece can become there.
    template <color Side, class Kind, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::uint64_t outcomes([[maybe_unused]] square to) {
        using promotion = promotion_of<typename Position::rules>;
        if constexpr (promotion::template promotes<Kind>) {
            if constexpr (promotion::choices::size != 1)
                return promotes_on<Side, Kind, Position>(to) ? promotion::choices::size : 1;
        }
        return 1;
    }

    /// Calls `f(kind, from, to, taken, length)` for each way of capturing, `kind` being a `type_list<Kind>`.
    template <color Side, class Position, class F>
    VARIANTKIT_INLINE static constexpr void for_each_capture(const Position& position, F&& f) {
        using rules = typename Position::rules;
        const auto movable = mobility_of<rules>::template movable<Side>(position);
        for_each_type(typename rules::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            square from;
            auto report = [&](square to, const square_set<Board>& taken, const detail::leap_path<Board>& path)
                              VARIANTKIT_INLINE_LAMBDA { f(type_list<Kind>{}, from, to, taken, path.length()); };
            using search = detail::leap_search<Side, Kind, Board, true, decltype(report)>;
            search::run_all(position, position.template pieces_of_kind<Kind>() & movable, stops<Side, Kind, Position>(),
                            from, report);
        });
    }

    template <color Side, class Kind, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void offer(const Position& position, const Guard& guard, square from, square to,
                                                  const square_set<Board>& taken, F&& f) {
        using rules = typename Position::rules;
        using army = typename rules::army;
        const auto offer_as = [&](std::size_t becomes) VARIANTKIT_INLINE_LAMBDA {
            detail::offer<Side>(position, guard,
                                move{from, to, static_cast<std::uint8_t>(army::template index<Kind>),
                                     static_cast<std::uint8_t>(becomes), Action, taken},
                                [&](const move& permitted) VARIANTKIT_INLINE_LAMBDA {
                                    f(permitted);
                                    return false;
                                });
        };
        if constexpr (promotion_of<rules>::template promotes<Kind>) {
            if (promotes_on<Side, Kind, Position>(to)) {
                for_each_type(typename promotion_of<rules>::choices{},
                              [&]<class Choice>() VARIANTKIT_INLINE_LAMBDA { offer_as(army::template index<Choice>); });
                return;
            }
        }
        offer_as(army::template index<Kind>);
    }
};

} // namespace variantkit
