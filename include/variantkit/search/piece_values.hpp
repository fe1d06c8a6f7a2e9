/// \file
/// What pieces are worth, as far as their movements tell.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include <variantkit/board/rays.hpp>
#include <variantkit/play/position.hpp>

namespace variantkit {

/// A value for each kind of an army, by its number there.
template <class Rules>
using kind_values = std::array<int, Rules::army::size>;

namespace detail {

/// How probably nothing is in the way when each square is empty with a probability of 70 %. A function of its own, so
/// that a game without slides has no need of the tables of `between`, which on large boards are large.
template <class Atom, geometry Board>
[[nodiscard]] double chance_to_pass(square from, square to) {
    double chance = 1;
    if constexpr (Atom::is_slide) {
        for (int crossed = between<Board>(from, to).count(); crossed > 0; --crossed) chance *= 0.7;
    }
    return chance;
}

/// How many squares a movement reaches from a square of such a board: slides count less the further they go.
template <movement M, color Side, geometry Board>
[[nodiscard]] double crowded_reach(square from) {
    double sum = 0;
    for_each_type(typename M::atoms{}, [&]<class Atom>() {
        for (square to : Atom::template reach<Side, Board>(from, {})) sum += chance_to_pass<Atom, Board>(from, to);
    });
    return sum;
}

/// The same without and with capture, half and half.
template <class Kind, color Side, geometry Board>
[[nodiscard]] double crowded_mobility(square from) {
    return (crowded_reach<typename Kind::movement, Side, Board>(from) +
            crowded_reach<capture_movement_of<Kind>, Side, Board>(from)) /
           2;
}

template <class Kind, geometry Board>
[[nodiscard]] double mean_mobility() {
    double sum = 0;
    for (int i = 0; i < Board::square_count; ++i) sum += crowded_mobility<Kind, color::white, Board>(square{i});
    return sum / Board::square_count;
}

template <class Rules, class Kind>
[[nodiscard]] int value_of_kind() {
    if constexpr (requires { Kind::value; }) {
        return Kind::value;
    } else if constexpr (is_royal<Kind>) {
        return 0; // it is never exchanged
    } else {
        constexpr double centipawns = 60; // a square that a piece reaches
        const double mobility = mean_mobility<Kind, typename Rules::board>();
        const double prospects = promotion_of<Rules>::template promotes<Kind> ? 25 : 0;
        return std::max(100, static_cast<int>(mobility * centipawns + prospects));
    }
}

} // namespace detail

/// The value of each kind in hundredths of a pawn: `Kind::value` where the kind says so, else by how many squares it
/// reaches on average; nothing for royal pieces, at least 100 for others. In chess: 100, 315, 355, 485, 841, 0.
template <class Rules>
[[nodiscard]] kind_values<Rules> values_by_mobility() {
    kind_values<Rules> values{};
    for_each_type(typename Rules::army::kinds{}, [&]<class Kind>() {
        values[Rules::army::template index<Kind>] = detail::value_of_kind<Rules, Kind>();
    });
    return values;
}

} // namespace variantkit
