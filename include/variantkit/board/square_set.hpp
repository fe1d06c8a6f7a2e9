/// \file
/// A set of squares, one bit each.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include <variantkit/board/geometry.hpp>
#include <variantkit/config.hpp>

namespace variantkit {

namespace detail {

/// The words of a set. Not `std::array`: one word is a plain member, which compilers see through at once, both while
/// optimising and in constant expressions, where each call counts against a limit.
template <int Count>
struct word_row {
    std::uint64_t many[std::size_t(Count)]{};

    [[nodiscard]] VARIANTKIT_INLINE constexpr std::uint64_t& operator[](std::size_t i) { return many[i]; }
    [[nodiscard]] VARIANTKIT_INLINE constexpr const std::uint64_t& operator[](std::size_t i) const { return many[i]; }
    [[nodiscard]] VARIANTKIT_INLINE constexpr const std::uint64_t* begin() const { return many; }
    [[nodiscard]] VARIANTKIT_INLINE constexpr const std::uint64_t* end() const { return many + Count; }
    friend constexpr bool operator==(const word_row&, const word_row&) = default;
};
template <>
struct word_row<1> {
    std::uint64_t one = 0;

    [[nodiscard]] VARIANTKIT_INLINE constexpr std::uint64_t& operator[](std::size_t) { return one; }
    [[nodiscard]] VARIANTKIT_INLINE constexpr const std::uint64_t& operator[](std::size_t) const { return one; }
    [[nodiscard]] VARIANTKIT_INLINE constexpr const std::uint64_t* begin() const { return &one; }
    [[nodiscard]] VARIANTKIT_INLINE constexpr const std::uint64_t* end() const { return &one + 1; }
    friend constexpr bool operator==(const word_row&, const word_row&) = default;
};

} // namespace detail

/// A set of squares of `Board`: as many 64-bit words as the board needs. A regular value; `begin()` and `end()` give
/// the squares in rising order, and the set models the range concepts.
template <geometry Board>
class square_set {
public:
    using board = Board;
    /// What it is stored in.
    using word = std::uint64_t;
    using value_type = square;

    /// How many words it has.
    static constexpr int word_count = (Board::square_count + 63) / 64;
    /// The bits of the last word that stand for squares.
    static constexpr word last_word_mask =
        Board::square_count % 64 == 0 ? ~word{0} : (word{1} << (Board::square_count % 64)) - 1;

    class iterator;

    constexpr square_set() = default;
    /// One square.
    VARIANTKIT_INLINE constexpr explicit square_set(square at) { insert(at); }
    /// These squares.
    template <std::same_as<square>... Square>
    VARIANTKIT_INLINE constexpr square_set(square first, square second, Square... others) {
        insert(first);
        insert(second);
        (insert(others), ...);
    }

    /// Every square of the board.
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set all() {
        square_set result;
        for (int i = 0; i < word_count; ++i) result.member_words[index(i)] = ~word{0};
        result.member_words[index(word_count - 1)] = last_word_mask;
        return result;
    }

    /// A set from its words, lowest squares first; bits beyond the board must be 0.
    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set
    from_words(const std::array<word, std::size_t(word_count)>& words) {
        square_set result;
        for (int i = 0; i < word_count; ++i) result.member_words[index(i)] = words[index(i)];
        return result;
    }

    [[nodiscard]] VARIANTKIT_INLINE constexpr bool contains(square at) const {
        if constexpr (word_count == 1) {
            return (member_words[0] >> (at.index() & 63)) & 1;
        } else {
            return (member_words[std::size_t(at.index() >> 6)] >> (at.index() & 63)) & 1;
        }
    }
    VARIANTKIT_INLINE constexpr void insert(square at) { *this |= single(at); }
    VARIANTKIT_INLINE constexpr void erase(square at) { *this -= single(at); }

    [[nodiscard]] VARIANTKIT_INLINE constexpr bool empty() const {
        if constexpr (word_count == 1) {
            return member_words[0] == 0;
        } else {
            word any = 0;
            for (word w : member_words) any |= w;
            return any == 0;
        }
    }
    /// Whether there are two squares or more; cheaper than counting.
    [[nodiscard]] VARIANTKIT_INLINE constexpr bool several() const {
        square_set rest = *this;
        rest.drop_first();
        return !rest.empty();
    }
    /// How many squares there are.
    [[nodiscard]] VARIANTKIT_INLINE constexpr int count() const {
        int sum = 0;
        for (word w : member_words) sum += std::popcount(w);
        return sum;
    }
    [[nodiscard]] VARIANTKIT_INLINE constexpr std::size_t size() const { return std::size_t(count()); }

    /// The lowest square. The set must not be empty.
    [[nodiscard]] VARIANTKIT_INLINE constexpr square first() const {
        if constexpr (word_count == 2) {
            return square{member_words[0] != 0 ? std::countr_zero(member_words[0])
                                               : 64 + std::countr_zero(member_words[1])};
        } else {
            for (int i = 0; i + 1 < word_count; ++i) {
                if (member_words[index(i)] != 0) return square{64 * i + std::countr_zero(member_words[index(i)])};
            }
            return square{64 * (word_count - 1) + std::countr_zero(member_words[index(word_count - 1)])};
        }
    }
    /// The highest square. The set must not be empty.
    [[nodiscard]] VARIANTKIT_INLINE constexpr square last() const {
        for (int i = word_count - 1; i > 0; --i) {
            if (member_words[index(i)] != 0) return square{64 * i + 63 - std::countl_zero(member_words[index(i)])};
        }
        return square{63 - std::countl_zero(member_words[0])};
    }
    /// Takes the lowest square out and returns it. The set must not be empty.
    VARIANTKIT_INLINE constexpr square take_first() {
        const square at = first();
        drop_first();
        return at;
    }

    [[nodiscard]] constexpr iterator begin() const;
    [[nodiscard]] constexpr iterator end() const;

    VARIANTKIT_INLINE constexpr square_set& operator&=(const square_set& other) {
        if constexpr (word_count == 1) {
            member_words[0] &= other.member_words[0];
        } else {
            each_word([&](std::size_t i) VARIANTKIT_INLINE_LAMBDA { member_words[i] &= other.member_words[i]; });
        }
        return *this;
    }
    VARIANTKIT_INLINE constexpr square_set& operator|=(const square_set& other) {
        if constexpr (word_count == 1) {
            member_words[0] |= other.member_words[0];
        } else {
            each_word([&](std::size_t i) VARIANTKIT_INLINE_LAMBDA { member_words[i] |= other.member_words[i]; });
        }
        return *this;
    }
    VARIANTKIT_INLINE constexpr square_set& operator^=(const square_set& other) {
        if constexpr (word_count == 1) {
            member_words[0] ^= other.member_words[0];
        } else {
            each_word([&](std::size_t i) VARIANTKIT_INLINE_LAMBDA { member_words[i] ^= other.member_words[i]; });
        }
        return *this;
    }
    /// Takes the squares of `other` out.
    VARIANTKIT_INLINE constexpr square_set& operator-=(const square_set& other) {
        if constexpr (word_count == 1) {
            member_words[0] &= ~other.member_words[0];
        } else {
            each_word([&](std::size_t i) VARIANTKIT_INLINE_LAMBDA { member_words[i] &= ~other.member_words[i]; });
        }
        return *this;
    }
    [[nodiscard]] VARIANTKIT_INLINE friend constexpr square_set operator&(square_set a, const square_set& b) {
        return a &= b;
    }
    [[nodiscard]] VARIANTKIT_INLINE friend constexpr square_set operator|(square_set a, const square_set& b) {
        return a |= b;
    }
    [[nodiscard]] VARIANTKIT_INLINE friend constexpr square_set operator^(square_set a, const square_set& b) {
        return a ^= b;
    }
    [[nodiscard]] VARIANTKIT_INLINE friend constexpr square_set operator-(square_set a, const square_set& b) {
        return a -= b;
    }
    [[nodiscard]] VARIANTKIT_INLINE constexpr square_set operator~() const { return all() - *this; }

    /// Whether the two sets share a square.
    [[nodiscard]] VARIANTKIT_INLINE constexpr bool intersects(const square_set& other) const {
        return !(*this & other).empty();
    }
    /// Whether every square of `other` is in this set.
    [[nodiscard]] VARIANTKIT_INLINE constexpr bool includes(const square_set& other) const {
        return (other - *this).empty();
    }

    friend constexpr bool operator==(const square_set&, const square_set&) = default;

    /// The set's words, lowest squares first.
    [[nodiscard]] VARIANTKIT_INLINE constexpr std::array<word, std::size_t(word_count)> words() const {
        std::array<word, std::size_t(word_count)> copy{};
        for (int i = 0; i < word_count; ++i) copy[index(i)] = member_words[index(i)];
        return copy;
    }

    /// All bits moved up by `Distance` places (down when negative). Squares that leave the board at either end are
    /// gone; nothing is done about files, see `shifted` for steps that never wrap.
    template <int Distance>
    [[nodiscard]] VARIANTKIT_INLINE constexpr square_set moved_bits() const {
        square_set result;
        constexpr int words_over = (Distance >= 0 ? Distance : -Distance) / 64;
        constexpr int bits_over = (Distance >= 0 ? Distance : -Distance) % 64;
        for (int i = 0; i < word_count; ++i) {
            word moved = 0;
            if constexpr (Distance >= 0) {
                if (i - words_over >= 0) moved = member_words[index(i - words_over)] << bits_over;
                if constexpr (bits_over != 0) {
                    if (i - words_over - 1 >= 0) moved |= member_words[index(i - words_over - 1)] >> (64 - bits_over);
                }
            } else {
                if (i + words_over < word_count) moved = member_words[index(i + words_over)] >> bits_over;
                if constexpr (bits_over != 0) {
                    if (i + words_over + 1 < word_count) {
                        moved |= member_words[index(i + words_over + 1)] << (64 - bits_over);
                    }
                }
            }
            result.member_words[index(i)] = moved;
        }
        if constexpr (Distance > 0) result.member_words[index(word_count - 1)] &= last_word_mask;
        return result;
    }

private:
    /// One word or two are no loop: that saves the compiler much unrolling.
    template <class F>
    VARIANTKIT_INLINE static constexpr void each_word(F&& f) {
        if constexpr (word_count == 1) {
            f(0);
        } else if constexpr (word_count == 2) {
            f(0);
            f(1);
        } else {
            for (std::size_t i = 0; i < std::size_t(word_count); ++i) f(i);
        }
    }

    [[nodiscard]] VARIANTKIT_INLINE static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

    [[nodiscard]] VARIANTKIT_INLINE static constexpr square_set single(square at) {
        square_set result;
        if constexpr (word_count == 1) {
            result.member_words[0] = word{1} << (at.index() & 63);
        } else {
            // No indexed store: the words stay in registers.
            const word bit = word{1} << (at.index() & 63);
            for (int i = 0; i < word_count; ++i) result.member_words[index(i)] = (at.index() >> 6) == i ? bit : 0;
        }
        return result;
    }

    VARIANTKIT_INLINE constexpr void drop_first() {
        for (int i = 0; i + 1 < word_count; ++i) {
            if (member_words[index(i)] != 0) {
                member_words[index(i)] &= member_words[index(i)] - 1;
                return;
            }
        }
        member_words[index(word_count - 1)] &= member_words[index(word_count - 1)] - 1;
    }

    detail::word_row<word_count> member_words{};
};

/// Walks the squares of a set in rising order.
template <geometry Board>
class square_set<Board>::iterator {
public:
    using value_type = square;
    using difference_type = std::ptrdiff_t;
    using reference = square;
    using iterator_category = std::input_iterator_tag;
    using iterator_concept = std::forward_iterator_tag;

    constexpr iterator() = default;
    VARIANTKIT_INLINE constexpr explicit iterator(const square_set& rest) : member_rest(rest) {}

    [[nodiscard]] VARIANTKIT_INLINE constexpr square operator*() const { return member_rest.first(); }
    VARIANTKIT_INLINE constexpr iterator& operator++() {
        member_rest.drop_first();
        return *this;
    }
    VARIANTKIT_INLINE constexpr iterator operator++(int) {
        iterator before = *this;
        ++*this;
        return before;
    }
    friend constexpr bool operator==(const iterator&, const iterator&) = default;

private:
    square_set member_rest;
};

template <geometry Board>
constexpr auto square_set<Board>::begin() const -> iterator {
    return iterator{*this};
}
template <geometry Board>
constexpr auto square_set<Board>::end() const -> iterator {
    return iterator{};
}

} // namespace variantkit
