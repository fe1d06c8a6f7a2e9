/// \file
/// The action of displacement games: pieces move as their kinds say.
#pragma once

#include <cstdint>
#include <type_traits>

#include <variantkit/board/for_each_square.hpp>
#include <variantkit/config.hpp>
#include <variantkit/rules/legality.hpp>
#include <variantkit/rules/move_list.hpp>
#include <variantkit/rules/piece_move.hpp>
#include <variantkit/rules/policies.hpp>
#include <variantkit/rules/promoting_arrivals.hpp>

namespace variantkit {

namespace detail {

/// Whether all kinds of a list capture by replacement.
template <class Kinds>
inline constexpr bool all_capture_by_replacement = false;
template <class... Kind>
inline constexpr bool all_capture_by_replacement<type_list<Kind...>> = (captures_by_replacement<Kind> && ...);

/// Whether one of some actions says that it takes pieces off elsewhere than on the arrival of its moves, others than
/// pawns.
template <class Actions>
inline constexpr bool any_empties_elsewhere = false;
template <class... Action>
inline constexpr bool any_empties_elsewhere<type_list<Action...>> = (requires { Action::empties_elsewhere; } || ...);

/// The square from which a step of `Way` arrives at `to`.
template <direction Way, geometry Board>
[[nodiscard]] constexpr square step_back(square to) {
    constexpr const auto& groups = shift_groups_of<Board, Way>;
    if constexpr (groups.count == 1) {
        return square{to.index() - groups.groups[0].distance};
    } else {
        return steps_of<Board, -Way>[std::size_t(to.index())];
    }
}

/// Whether all pieces of a kind can be moved at once, one direction after the other.
template <class Kind>
inline constexpr bool moves_stepwise =
    captures_by_replacement<Kind> && stepwise<typename Kind::movement> && stepwise<capture_movement_of<Kind>>;

} // namespace detail

/// Pieces move as their kinds say: along their movement to empty squares, and to where their capture reaches.
struct piece_moves {
    using move = piece_move;

    /// Calls `f(kind, arrivals, from)` for sets of arrivals that together are the moves: `kind` is a tag
    /// (`type_list<Kind>`), `from(to)` tells where an arrival comes from. The sets count without looking at moves.
    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each_arrival_set(const Position& position, const Guard& guard, F&& f) {
        using rules = typename Position::rules;
        using set = typename Position::set;
        const set movable = mobility_of<rules>::template movable<Side>(position);
        for_each_type(typename rules::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            for_each_arrival_set_of<Side, Kind>(position, position.template pieces_of_kind<Kind>() & movable, guard, f);
        });
    }

    /// The same for some pieces of one kind.
    template <color Side, class Kind, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void
    for_each_arrival_set_of(const Position& position, const typename Position::set& pieces, const Guard& guard, F&& f) {
        if constexpr (detail::moves_stepwise<Kind>) {
            if constexpr (requires { Guard::binds_nothing; }) {
                for_each_step_set<Side, Kind>(position, pieces, guard.targets, f);
            } else {
                for_each_step_set<Side, Kind>(position, pieces - guard.bound, guard.targets, f);
                const auto bound = pieces & guard.bound;
                for (square from : bound) {
                    f(type_list<Kind>{},
                      guard.template filter<Kind>(position, from, arrivals<Side, Kind>(position, from)),
                      [from](square) { return from; });
                }
            }
        } else {
            detail::for_each_square_by_word(pieces, [&](square from) VARIANTKIT_INLINE_LAMBDA {
                const auto start = [from](square) { return from; };
                if constexpr (requires { Guard::forbids_nothing; }) {
                    static_cast<void>(guard);
                    f(type_list<Kind>{}, arrivals<Side, Kind>(position, from), start);
                } else if constexpr (requires { Guard::binds_nothing; }) {
                    f(type_list<Kind>{}, arrivals_on<Side, Kind>(position, from, guard.targets), start);
                } else {
                    auto arriving = arrivals<Side, Kind>(position, from);
                    if (guard.bound.contains(from)) {
                        arriving = guard.template filter<Kind>(position, from, arriving);
                    } else {
                        arriving &= guard.targets;
                    }
                    f(type_list<Kind>{}, arriving, start);
                }
            });
        }
    }

    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        using rules = typename Position::rules;
        for_each_arrival_set<Side>(
            position, guard,
            [&]<class Kind>(type_list<Kind>, const auto& arriving, auto from) VARIANTKIT_INLINE_LAMBDA {
                detail::unfold_arrivals<rules, Side, Kind>(
                    position, arriving, from,
                    [&](square start, square to, std::size_t becomes) VARIANTKIT_INLINE_LAMBDA {
                        f(piece_move{start, to, static_cast<std::uint8_t>(rules::army::template index<Kind>),
                                     static_cast<std::uint8_t>(becomes), Action});
                    });
            });
    }

    template <color Side, class Position, class Guard>
    VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        using rules = typename Position::rules;
        const auto movable = mobility_of<rules>::template movable<Side>(position);
        std::uint64_t sum = 0;
        if constexpr (requires { Guard::binds_few; }) {
            const targets_guard<typename Position::set> unbound{guard.targets};
            for_each_type(typename rules::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
                const auto pieces = position.template pieces_of_kind<Kind>() & movable;
                if constexpr (is_royal<Kind>) {
                    if (!pieces.empty()) sum += count_royal<Side, Kind>(position, guard);
                } else {
                    sum += count_kind<Side, Kind>(position, pieces - guard.bound, unbound);
                }
            });
            if (guard.bound.several()) sum += count_pinned<Side>(position, movable & guard.bound, guard);
        } else {
            for_each_type(typename rules::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
                sum += count_kind<Side, Kind>(position, position.template pieces_of_kind<Kind>() & movable, guard);
            });
        }
        return sum;
    }

    /// What a move takes: the squares emptied of enemy pieces.
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position& position,
                                                                                     const piece_move& move) {
        typename Position::set taken;
        std::uint8_t kind = 0;
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            if (kind++ == move.kind) taken = captured_by<Side, Kind>(position, move.from, move.to);
        });
        return taken;
    }

    /// Plays the move on the board of `next` and returns the squares emptied of pieces.
    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position& position,
                                                                    const piece_move& move) {
        const auto taken = captured<Side>(position, move);
        if constexpr (detail::all_capture_by_replacement<typename Position::army::kinds>) {
            next.template remove<~Side>(taken); // cheaper than to ask
        } else {
            if (!taken.empty()) {
                next.template remove<~Side>(taken);
                if (stays<Position>(move)) return taken;
            }
        }
        if (move.kind == move.becomes) {
            next.template relocate<Side>(move.kind, move.from, move.to);
        } else {
            next.template relocate_as<Side>(move.kind, move.becomes, move.from, move.to);
        }
        return taken;
    }

private:
    template <color Side, class Kind, class Position, class Guard>
    VARIANTKIT_INLINE static constexpr std::uint64_t
    count_kind(const Position& position, const typename Position::set& pieces, const Guard& guard) {
        using rules = typename Position::rules;
        std::uint64_t sum = 0;
        if constexpr (detail::moves_stepwise<Kind> && promotion_of<rules>::template promotes<Kind>) {
            // Whether any can promote is asked once, not for each way that they go.
            if (!pieces.intersects(detail::one_step_before_promotion<rules, Side, Kind>)) {
                for_each_arrival_set_of<Side, Kind>(
                    position, pieces, guard, [&](type_list<Kind>, const auto& arriving, auto) VARIANTKIT_INLINE_LAMBDA {
                        sum += static_cast<std::uint64_t>(arriving.count());
                    });
                return sum;
            }
        }
        for_each_arrival_set_of<Side, Kind>(position, pieces, guard,
                                            [&](type_list<Kind>, const auto& arriving, auto) VARIANTKIT_INLINE_LAMBDA {
                                                sum += detail::count_arrivals<rules, Side, Kind>(position, arriving);
                                            });
        return sum;
    }

    /// There is one, and the guard knows where.
    template <color Side, class Kind, class Position, class Guard>
    VARIANTKIT_INLINE static constexpr std::uint64_t count_royal(const Position& position, const Guard& guard) {
        return detail::count_arrivals<typename Position::rules, Side, Kind>(
            position, guard.template filter<Kind>(position, guard.royal, arrivals<Side, Kind>(position, guard.royal)));
    }

    /// Not inlined: few positions have pins. The sets come by value, so that they can stay in registers where there are
    /// none.
    template <color Side, class Position, class Guard>
    [[nodiscard]] VARIANTKIT_FLATTEN static constexpr std::uint64_t
    count_pinned(const Position& position, typename Position::set bound, Guard guard) {
        std::uint64_t sum = 0;
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            if constexpr (!is_royal<Kind>) {
                sum += count_kind<Side, Kind>(position, position.template pieces_of_kind<Kind>() & bound, guard);
            }
        });
        return sum;
    }

    /// Whether what moves keeps its place when it captures.
    template <class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool stays(const piece_move& move) {
        bool found = false;
        for_each_type(typename Position::army::kinds{}, [&]<class Kind>() VARIANTKIT_INLINE_LAMBDA {
            if constexpr (keeps_place<Kind>) found = found || move.kind == Position::army::template index<Kind>;
        });
        return found;
    }

    template <color Side, class Kind, class Position, class F>
    VARIANTKIT_INLINE static constexpr void for_each_step_set(const Position& position,
                                                              const typename Position::set& pieces,
                                                              const typename Position::set& targets, F&& f) {
        using quiet = typename Kind::movement;
        using taking = capture_movement_of<Kind>;
        if constexpr (std::same_as<quiet, taking>) {
            for_each_step<Side, Kind, quiet>(position, pieces, targets - position.template pieces<Side>(), f);
        } else {
            for_each_step<Side, Kind, quiet>(position, pieces, targets - position.occupied(), f);
            for_each_step<Side, Kind, taking>(position, pieces, targets & position.template pieces<~Side>(), f);
        }
    }

    template <color Side, class Kind, class Movement, class Position, class F>
    VARIANTKIT_INLINE static constexpr void for_each_step(const Position&, const typename Position::set& pieces,
                                                          const typename Position::set& targets, F&& f) {
        [&]<std::size_t... I>(std::index_sequence<I...>) VARIANTKIT_INLINE_LAMBDA {
            const auto one_way = [&]<direction Way>() VARIANTKIT_INLINE_LAMBDA {
                f(type_list<Kind>{}, shifted<Way>(pieces) & targets,
                  [](square to) { return detail::step_back<Way, typename Position::board>(to); });
            };
            (one_way.template operator()<relative(Movement::steps[I], Side)>(), ...);
        }(std::make_index_sequence<Movement::steps.size()>{});
    }
};

} // namespace variantkit
