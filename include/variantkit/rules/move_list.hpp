/// \file
/// Lists of moves.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <vector>

#include <variantkit/board/geometry.hpp>

namespace variantkit {

/// A list with room for `Capacity` moves, in place. More than that must not be added.
template <class Move, std::size_t Capacity>
class fixed_list {
public:
    using value_type = Move;
    using iterator = Move*;
    using const_iterator = const Move*;

    constexpr fixed_list() {
        if (std::is_constant_evaluated()) std::construct_at(&member_moves.all);
    }

    constexpr void push_back(const Move& move) { member_moves.all[member_size++] = move; }
    constexpr void clear() { member_size = 0; }
    /// Keeps the first `size` moves.
    constexpr void resize(std::size_t size) { member_size = size; }

    [[nodiscard]] constexpr std::size_t size() const { return member_size; }
    [[nodiscard]] constexpr bool empty() const { return member_size == 0; }
    [[nodiscard]] constexpr Move& operator[](std::size_t i) { return member_moves.all[i]; }
    [[nodiscard]] constexpr const Move& operator[](std::size_t i) const { return member_moves.all[i]; }
    [[nodiscard]] constexpr iterator begin() { return member_moves.all.data(); }
    [[nodiscard]] constexpr iterator end() { return begin() + member_size; }
    [[nodiscard]] constexpr const_iterator begin() const { return member_moves.all.data(); }
    [[nodiscard]] constexpr const_iterator end() const { return begin() + member_size; }

private:
    // Not filled at run time: a list is made far more often than it is full.
    union storage {
        constexpr storage() {}
        std::array<Move, Capacity> all;
    };
    std::size_t member_size = 0;
    storage member_moves;
};

namespace detail {

/// The most moves a turn can have on a board, where the turn policy knows it; 0 where it does not.
template <class Turn, class Board>
constexpr std::size_t most_moves() {
    if constexpr (requires { Turn::template most_moves<Board>; }) {
        return Turn::template most_moves<Board>;
    } else {
        return 0;
    }
}

template <class Move, std::size_t Most>
struct choose_list {
    using type = fixed_list<Move, Most>;
};
template <class Move>
struct choose_list<Move, 0> {
    using type = std::vector<Move>;
};

} // namespace detail

/// The list type for a ruleset's moves: in place where the turn policy knows how many there can be.
template <class Rules>
using move_list_of =
    typename detail::choose_list<typename Rules::turn::move,
                                 detail::most_moves<typename Rules::turn, typename Rules::board>()>::type;

} // namespace variantkit
