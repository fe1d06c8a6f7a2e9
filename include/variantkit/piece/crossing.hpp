/// \file
/// Arrivals to which a slider crosses at least one square.
#pragma once

#include <cstddef>
#include <utility>

#include <variantkit/board/slide_counts.hpp>
#include <variantkit/piece/movement.hpp>

namespace variantkit {

namespace detail {

template <direction... Ways>
struct line_list {
    template <geometry Board>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr int count_across(square from, const square_set<Board>& occupied) {
        return count_slides_across<Ways...>(from, occupied);
    }
    template <direction... More>
    friend constexpr line_list<Ways..., More...> operator+(line_list, line_list<More...>) {
        return {};
    }
};

/// One way of each line of a sliding movement.
template <class Atom, geometry Board, std::size_t... I>
constexpr auto lines_of_atom(std::index_sequence<I...>) {
    constexpr auto ways = Atom::template ways<Board>;
    return line_list<ways[2 * I]...>{};
}
template <geometry Board, class... Atom>
constexpr auto lines_of(type_list<Atom...>) {
    return (line_list<>{} + ... +
            lines_of_atom<Atom, Board>(std::make_index_sequence<Atom::template ways<Board>.size() / 2>{}));
}

} // namespace detail

/// A movement along lines of the board only.
template <class M>
concept sliding_movement =
    movement<M> && []<class... Atom>(type_list<Atom...>) { return (Atom::is_slide && ...); }(typename M::atoms{});

/// The empty squares to which a slider on `from` crosses at least one other.
template <sliding_movement M, color Side, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr square_set<Board> reach_across(square from,
                                                                         const square_set<Board>& occupied) {
    return reach_of<M, Side, Board>(from, occupied) - occupied - neighbours<Board>(from);
}

/// How many there are.
template <sliding_movement M, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr int count_across(square from, const square_set<Board>& occupied) {
    return decltype(detail::lines_of<Board>(typename M::atoms{}))::count_across(from, occupied);
}

} // namespace variantkit
