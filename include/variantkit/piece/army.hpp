/// \file
/// Kinds of piece, and the army that a game fields.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>

#include <variantkit/piece/movement.hpp>

namespace variantkit {

/// A kind of piece, as a type.
///
/// Provide: `name` (lower case, as people say it), `letter` (one capital, as texts write it), `movement`.
/// Optional:
/// - `capture_movement`: how it moves when capturing, where that differs (the pawn) and the movement does not say so;
/// - `capture`: a capture policy; capture by replacement when absent;
/// - `royal = true`: the game is about its safety;
/// - `drawing`: the name of what it looks like in pictures, "rook"; its name when absent;
/// - `figures`: White's and Black's Unicode figure, where there are better ones than the usual.
template <class Kind>
concept piece_kind = requires {
    { Kind::name } -> std::convertible_to<std::string_view>;
    { Kind::letter } -> std::convertible_to<char>;
    typename Kind::movement;
} && movement<typename Kind::movement>;

namespace detail {

template <class Kind>
struct capture_movement_of_trait {
    using type = typename capturing_of<typename Kind::movement>::type;
};
template <class Kind>
    requires requires { typename Kind::capture_movement; }
struct capture_movement_of_trait<Kind> {
    using type = typename Kind::capture_movement;
};

template <std::size_t N>
constexpr bool all_different(const std::array<char, N>& letters) {
    for (std::size_t i = 0; i < N; ++i) {
        for (std::size_t j = i + 1; j < N; ++j) {
            if (letters[i] == letters[j]) return false;
        }
    }
    return true;
}

template <class Kind>
constexpr bool says_royal() {
    if constexpr (requires { Kind::royal; }) {
        return Kind::royal;
    } else {
        return false;
    }
}

/// Instantiating this says what a kind of piece lacks.
template <class Kind>
struct kind_check {
    static constexpr bool has_name = requires {
        { Kind::name } -> std::convertible_to<std::string_view>;
    };
    static constexpr bool has_letter = requires {
        { Kind::letter } -> std::convertible_to<char>;
    };
    static constexpr bool has_movement = requires { typename Kind::movement; };
    static_assert(has_name,
                  "variantkit: a kind of piece has no name: static constexpr std::string_view name = \"...\";");
    static_assert(has_letter, "variantkit: a kind of piece has no letter: static constexpr char letter = 'G';");
    static_assert(has_movement, "variantkit: a kind of piece has no movement: using movement = king_steps;");
    static_assert(!has_movement || piece_kind<Kind> || !has_name || !has_letter,
                  "variantkit: the movement of a kind of piece is no movement (see piece/movement.hpp)");
    static constexpr bool passed = piece_kind<Kind>;
};

} // namespace detail

/// How a kind moves when it captures.
template <piece_kind Kind>
using capture_movement_of = typename detail::capture_movement_of_trait<Kind>::type;

/// Whether a kind moves alike with and without capturing.
template <piece_kind Kind>
inline constexpr bool captures_as_it_moves = std::same_as<capture_movement_of<Kind>, typename Kind::movement>;

/// Whether the game is about the safety of this kind.
template <piece_kind Kind>
inline constexpr bool is_royal = detail::says_royal<Kind>();

/// The kinds of piece of a game; letters must differ.
template <class... Kinds>
struct army {
    static_assert((detail::kind_check<Kinds>::passed &&
                   ...)); // says what a kind lacks, before anything stumbles over it

    using kinds = type_list<Kinds...>;
    static constexpr std::size_t size = sizeof...(Kinds);
    static constexpr std::array<char, size> letters{Kinds::letter...};
    static constexpr std::array<std::string_view, size> names{std::string_view{Kinds::name}...};

    static_assert(size >= 1, "variantkit: an army needs at least one kind of piece");
    static_assert(detail::all_different(letters), "variantkit: two kinds of an army have the same letter");
    static_assert(((Kinds::letter >= 'A' && Kinds::letter <= 'Z') && ...),
                  "variantkit: the letter of a piece kind is one of A to Z");

    /// The number of a kind in this army, from 0.
    template <class Kind>
    static constexpr std::size_t index = list_index<Kind, kinds>;

    /// Whether the army has this kind.
    template <class Kind>
    static constexpr bool has = list_contains<Kind, kinds>;
};

/// An army type.
template <class A>
concept army_type = requires {
    typename A::kinds;
    { A::size } -> std::convertible_to<std::size_t>;
};

} // namespace variantkit
