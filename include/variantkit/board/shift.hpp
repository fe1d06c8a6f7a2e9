/// \file
/// Moving all squares of a set one step at once.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include <variantkit/board/square_set.hpp>
#include <variantkit/config.hpp>

namespace variantkit {

namespace detail {

/// The squares of a board whose step in one direction adds the same amount to their number.
template <geometry Board>
struct shift_group {
    int distance = 0;
    square_set<Board> sources;
};

/// At most sixteen amounts: one on a rectangle, two or more where a direction wraps or files differ in length.
template <geometry Board>
struct shift_groups {
    std::array<shift_group<Board>, 16> groups{};
    std::size_t count = 0;
};

template <geometry Board>
constexpr shift_groups<Board> find_shift_groups(direction way) {
    shift_groups<Board> result;
    for (int i = 0; i < Board::square_count; ++i) {
        const square to = Board::offset(square{i}, way);
        if (!to.exists()) continue;
        const int distance = to.index() - i;
        std::size_t group = 0;
        while (group < result.count && result.groups[group].distance != distance) ++group;
        if (group == result.count) result.groups[result.count++].distance = distance;
        result.groups[group].sources.insert(square{i});
    }
    return result;
}

template <geometry Board, direction Way>
inline constexpr shift_groups<Board> shift_groups_of = find_shift_groups<Board>(Way);

template <direction Way, geometry Board, std::size_t... Group>
[[nodiscard]] VARIANTKIT_INLINE constexpr square_set<Board> shift_by_groups(const square_set<Board>& set,
                                                                            std::index_sequence<Group...>) {
    constexpr const auto& table = shift_groups_of<Board, Way>;
    square_set<Board> result;
    ((result |= (set & table.groups[Group].sources).template moved_bits<table.groups[Group].distance>()), ...);
    return result;
}

/// The same, compiled once for all callers: where a direction has many amounts.
template <direction Way, geometry Board>
[[nodiscard]] VARIANTKIT_FLATTEN constexpr square_set<Board> shift_by_many_groups(const square_set<Board>& set) {
    return shift_by_groups<Way>(set, std::make_index_sequence<shift_groups_of<Board, Way>.count>{});
}

/// For every square, where a step leads from it.
template <geometry Board>
constexpr auto make_steps(direction way) {
    std::array<square, std::size_t(Board::square_count)> steps{};
    for (int i = 0; i < Board::square_count; ++i) steps[std::size_t(i)] = Board::offset(square{i}, way);
    return steps;
}
template <geometry Board, direction Way>
inline constexpr auto steps_of = make_steps<Board>(Way);

} // namespace detail

/// The squares one step `Way` from a square of `set`. Steps off the board vanish; only where the board goes round do
/// they.
template <direction Way, geometry Board>
[[nodiscard]] VARIANTKIT_INLINE constexpr square_set<Board> shifted(const square_set<Board>& set) {
    if constexpr (detail::shift_groups_of<Board, Way>.count > 2) {
        return detail::shift_by_many_groups<Way>(set);
    } else {
        return detail::shift_by_groups<Way>(set, std::make_index_sequence<detail::shift_groups_of<Board, Way>.count>{});
    }
}

} // namespace variantkit
