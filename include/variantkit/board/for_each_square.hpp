/// \file
/// Visiting the squares of a set, for hot loops: everywhere else a range-based `for` does it.
#pragma once

#include <bit>
#include <cstddef>
#include <utility>

#include <variantkit/board/square_set.hpp>
#include <variantkit/config.hpp>

namespace variantkit {

namespace detail {

/// Calls `f(to)` for the squares of a set; inlined once a word, so that nobody looks for the next word after each
/// square.
template <class Set, class F>
VARIANTKIT_INLINE constexpr void for_each_square_by_word(const Set& squares, F&& f) {
    [&]<std::size_t... I>(std::index_sequence<I...>) VARIANTKIT_INLINE_LAMBDA {
        const auto one_word = [&](typename Set::word word, int first) VARIANTKIT_INLINE_LAMBDA {
            for (; word != 0; word &= word - 1) f(square{first + std::countr_zero(word)});
        };
        (one_word(squares.words()[I], 64 * static_cast<int>(I)), ...);
    }(std::make_index_sequence<std::size_t(Set::word_count)>{});
}

/// The same; the least code for a single word.
template <class Set, class F>
VARIANTKIT_INLINE constexpr void for_each_square(Set squares, F&& f) {
    if constexpr (Set::word_count == 1) {
        while (!squares.empty()) f(squares.take_first());
    } else {
        for_each_square_by_word(squares, f);
    }
}

} // namespace detail

} // namespace variantkit
