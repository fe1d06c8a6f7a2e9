/// \file
/// The pawn's first move, and the capture that answers it.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include <variantkit/rules/describe.hpp>
#include <variantkit/rules/piece_moves.hpp>
#include <variantkit/rules/starting_array.hpp>

namespace variantkit {

/// The ranks on which the array has pawns of the side, as a type: see `double_step`.
struct home_ranks {};

/// A pawn on one of `Where`'s squares (see `named_squares`), unless said a rank where the array has pawns of its side,
/// may go two squares straight over empty ones (FIDE 3.7.2).
template <class Pawn, class Where = home_ranks>
struct double_step {
    using move = piece_move;

    /// The squares from which pawns of a side may go two squares.
    template <class Position, color Side>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set departures() {
        if constexpr (std::same_as<Where, home_ranks>) {
            return detail::home_ranks<Position, Pawn, Side>;
        } else {
            return Where::template squares<Side, typename Position::board>();
        }
    }

    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<Pawn>);
        for_each_arrival_set<Side>(position, guard, [&](const auto& arriving, auto from) VARIANTKIT_INLINE_LAMBDA {
            detail::for_each_square(
                arriving, [&](square to) VARIANTKIT_INLINE_LAMBDA { f(piece_move{from(to), to, kind, kind, Action}); });
        });
    }

    template <color Side, class Position, class Guard>
    VARIANTKIT_INLINE static constexpr std::uint64_t count(const Position& position, const Guard& guard) {
        std::uint64_t sum = 0;
        for_each_arrival_set<Side>(position, guard, [&](const auto& arriving, auto) VARIANTKIT_INLINE_LAMBDA {
            sum += static_cast<std::uint64_t>(arriving.count());
        });
        return sum;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position&,
                                                                                     const piece_move&) {
        return {};
    }
    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position&,
                                                                    const piece_move& move) {
        next.template relocate<Side>(Position::army::template index<Pawn>, move.from, move.to);
        return {};
    }

    template <color Side, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each_arrival_set(const Position& position, const Guard& guard, F&& f) {
        using set = typename Position::set;
        const set empty = position.empty_squares();
        const set pawns = position.template pieces<Pawn, Side>() &
                          mobility_of<typename Position::rules>::template movable<Side>(position) &
                          departures<Position, Side>();
        const auto two_on = [&](const set& from) {
            return shifted<relative(north, Side)>(shifted<relative(north, Side)>(from) & empty) & empty;
        };
        const auto back = [](square to) {
            return detail::step_back<relative(north * 2, Side), typename Position::board>(to);
        };
        f(two_on(pawns - guard.bound) & guard.targets, back);
        const set bound = pawns & guard.bound;
        for (square from : bound) f(guard.template filter<Pawn>(position, from, two_on(set{from})), back);
    }

    /// A pawn behind all ranks from which its side's pawns may go two squares.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        std::string found = problem_of<color::white>(position);
        return found.empty() ? problem_of<color::black>(position) : found;
    }

    /// Why a pawn cannot go two squares; "" when it can, and for other moves.
    template <color Side, class Position>
    [[nodiscard]] static std::string refusal(const Position& position, const piece_move& move) {
        using board = typename Position::board;
        if (move.kind != Position::army::template index<Pawn> ||
            move.to != board::offset(move.from, relative(north * 2, Side))) {
            return {};
        }
        if (!departures<Position, Side>().contains(move.from)) {
            return detail::sentence(
                {"only from its home rank may ", detail::with_article(Pawn::name), " go two squares"});
        }
        for (square at : {board::offset(move.from, relative(north, Side)), move.to}) {
            if (position.occupied().contains(at)) return detail::in_the_way(position, at);
        }
        return {};
    }

private:
    template <color Side, class Position>
    [[nodiscard]] static std::string problem_of(const Position& position) {
        using board = typename Position::board;
        const auto home = departures<Position, Side>();
        if (home.empty()) return {};
        const int edge = board::rank_of(Side == color::white ? home.first() : home.last());
        for (square at : position.template pieces<Pawn, Side>()) {
            if (Side == color::white ? board::rank_of(at) < edge : board::rank_of(at) > edge) {
                return detail::sentence(
                    {name_of(Side), "'s ", Pawn::name, " on ", square_name<board>(at), " stands behind its home rank"});
            }
        }
        return {};
    }
};

/// A pawn may take an enemy pawn that has just gone two squares as if it had gone one (FIDE 3.7.3.1). `Step` is the
/// turn's double step; where `Crossed` is given, only on the squares that it names for who has gone two squares.
template <class Pawn, class Step = double_step<Pawn>, class Crossed = void>
struct en_passant {
    using move = piece_move;

    /// The square a pawn has just stepped over, if any.
    struct state {
        square target = square::none(); ///< where it may be taken
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    template <color Side, std::uint8_t Action, class Position, class Guard, class F>
    VARIANTKIT_INLINE static constexpr void for_each(const Position& position, const Guard& guard, F&& f) {
        const square target = position.template state<en_passant>().target;
        if (!target.exists()) return;
        constexpr auto kind = static_cast<std::uint8_t>(Position::army::template index<Pawn>);
        for (square from : takers<Side>(position, target)) {
            const piece_move move{from, target, kind, kind, Action};
            if (guard.template permits<Side>(position, move)) f(move);
        }
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr typename Position::set captured(const Position&,
                                                                                     const piece_move& move) {
        return typename Position::set{detail::step_back<relative(north, Side), typename Position::board>(move.to)};
    }
    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr typename Position::set apply(Position& next, const Position& position,
                                                                    const piece_move& move) {
        const auto taken = captured<Side>(position, move);
        next.template remove<~Side>(taken);
        next.template relocate<Side>(Position::army::template index<Pawn>, move.from, move.to);
        return taken;
    }

    /// See `state_policy`: remembers the square that a double step has crossed, for one turn.
    template <color Side, class Position>
    static constexpr void tick(state& now, const Position&) {
        now.target = square::none();
    }
    template <color Side, class Transition>
    VARIANTKIT_INLINE static constexpr void advance(state& now, const Transition& turn) {
        using rules = typename Transition::position::rules;
        if (turn.played.action == rules::turn::template number<Step>) {
            const square target = detail::step_back<relative(north, Side), typename rules::board>(turn.played.to);
            if (exposes<Side, typename rules::board>(target)) now.target = target;
        }
    }

    [[nodiscard]] static constexpr std::uint64_t key(const state& now) {
        return static_cast<std::uint64_t>(now.target.index());
    }

    /// For repetition the square counts only when a pawn could take there, its own king's safety aside.
    template <color Side, class Position>
    static constexpr void forget_irrelevant(state& now, const Position& position) {
        if (now.target.exists() && takers<Side>(position, now.target).empty()) now.target = square::none();
    }

    /// Its field of the position text: the square that a double step has just crossed, `-` when there is none.
    template <class Position>
    [[nodiscard]] static std::string write(const Position& position) {
        return square_name<typename Position::board>(position.template state<en_passant>().target);
    }

    /// See `state_policy`.
    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position& position) {
        const square target = read_square<typename Position::board>(field);
        if (!target.exists() && field != "-") return "an en-passant square or '-'";
        position.template state<en_passant>().target = target;
        return {};
    }

    /// A square that no double step can just have crossed.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        const square target = position.template state<en_passant>().target;
        if (!target.exists()) return {};
        return problem_of(position, ~position.side_to_move(), target);
    }

    /// See `state_policy`: the square where a symmetry lays it.
    template <class Position, class Symmetry>
    [[nodiscard]] static constexpr state mirrored(const Position& original, const Symmetry& symmetry) {
        const square target = original.template state<en_passant>().target;
        return {target.exists() ? symmetry(target) : square::none()};
    }

    /// The pawns that could take on the target square.
    template <color Side, class Position>
    [[nodiscard]] static constexpr typename Position::set takers(const Position& position, square target) {
        return sources_of<capture_movement_of<Pawn>, Side, typename Position::board>(target, position.occupied()) &
               position.template pieces<Pawn, Side>();
    }

private:
    /// Whether a pawn of `Side` that crosses a square can be taken there.
    template <color Side, geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool exposes([[maybe_unused]] square target) {
        if constexpr (std::same_as<Crossed, void>) {
            return true;
        } else {
            return Crossed::template squares<Side, Board>().contains(target);
        }
    }

    /// `mover` is who has just moved.
    template <class Position>
    [[nodiscard]] static std::string problem_of(const Position& position, color mover, square target) {
        using board = typename Position::board;
        const std::string crossed = square_name<board>(target);
        const square from = board::offset(target, relative(south, mover));
        const square to = board::offset(target, relative(north, mover));
        const auto home = mover == color::white ? Step::template departures<Position, color::white>()
                                                : Step::template departures<Position, color::black>();
        const bool exposed =
            mover == color::white ? exposes<color::white, board>(target) : exposes<color::black, board>(target);
        if (!from.exists() || !to.exists() || !home.contains(from) || !exposed) {
            return detail::sentence(
                {name_of(mover), "'s ", Pawn::name, "s cannot cross ", crossed, " in a double step"});
        }
        if (!position.template pieces<Pawn>(mover).contains(to)) {
            return detail::sentence({"no ", Pawn::name, " of ", name_of(mover), " on ", square_name<board>(to),
                                     " can just have crossed ", crossed});
        }
        for (square at : {target, from}) {
            if (position.occupied().contains(at)) {
                return detail::sentence({name_of(mover), "'s ", Pawn::name, " on ", square_name<board>(to),
                                         " cannot just have crossed ", crossed, ": ", detail::piece_there(position, at),
                                         " is in the way"});
            }
        }
        return {};
    }
};

} // namespace variantkit
