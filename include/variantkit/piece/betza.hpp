/// \file
/// Movements in Betza's notation.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include <variantkit/board/fixed_string.hpp>
#include <variantkit/piece/betza_text.hpp>
#include <variantkit/piece/leap_lines.hpp>
#include <variantkit/piece/line_slides.hpp>
#include <variantkit/piece/movement.hpp>

namespace variantkit {

// What is wrong with a text appears in the compiler's message as the name of an incomplete type: these are never
// defined. Columns are counted from 1.
template <char Character, std::size_t Column>
struct betza_does_not_understand;
template <std::size_t Column>
struct betza_expects_a_piece_letter_at_the_end;
template <char Character, std::size_t Column>
struct betza_expects_a_range_from_1_to_99;
template <char Character, std::size_t Column>
struct betza_hopper_must_be_a_rider;
template <char Character, std::size_t Column>
struct betza_step_crosses_nothing_and_cannot_be_lame;
template <char Character, std::size_t Column>
struct betza_directions_leave_no_move;

namespace detail {

template <betza_fault Fault, char Character, std::size_t Column>
constexpr void report_betza_fault() {
    if constexpr (Fault == betza_fault::not_understood) {
        static_cast<void>(sizeof(betza_does_not_understand<Character, Column>));
    } else if constexpr (Fault == betza_fault::no_atom) {
        static_cast<void>(sizeof(betza_expects_a_piece_letter_at_the_end<Column>));
    } else if constexpr (Fault == betza_fault::bad_range) {
        static_cast<void>(sizeof(betza_expects_a_range_from_1_to_99<Character, Column>));
    } else if constexpr (Fault == betza_fault::hopper_that_does_not_ride) {
        static_cast<void>(sizeof(betza_hopper_must_be_a_rider<Character, Column>));
    } else if constexpr (Fault == betza_fault::lame_step) {
        static_cast<void>(sizeof(betza_step_crosses_nothing_and_cannot_be_lame<Character, Column>));
    } else if constexpr (Fault == betza_fault::no_way) {
        static_cast<void>(sizeof(betza_directions_leave_no_move<Character, Column>));
    }
}

/// The ways of a part, each once.
struct betza_way_list {
    std::array<direction, 8> ways{};
    std::size_t count = 0;
};
[[nodiscard]] constexpr betza_way_list chosen_betza_ways(const betza_part& part) {
    betza_way_list list;
    const auto all = betza_ways(part.far, part.near);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (((part.ways >> i) & 1U) == 0) continue;
        bool known = false;
        for (std::size_t j = 0; j < list.count; ++j) known = known || list.ways[j] == all[i];
        if (!known) list.ways[list.count++] = all[i];
    }
    return list;
}

/// The movement that a part stands for: the most special type there is, so that equal movements are one type.
template <betza_part Part, std::size_t... I>
constexpr auto movement_of_betza(std::index_sequence<I...>) {
    constexpr auto list = chosen_betza_ways(Part);
    constexpr bool is_plain = Part.over == hurdle::none && Part.across == crossing::free;
    constexpr bool is_whole = Part.ways == 0xFF;
    if constexpr (Part.is_king && is_plain) {
        return king_steps{};
    } else if constexpr (is_plain && Part.range == 1 && is_whole) {
        return leaps<Part.far, Part.near>{};
    } else if constexpr (is_plain && Part.range == 1) {
        return forward_steps<list.ways[I]...>{};
    } else if constexpr (is_plain && Part.far == 1 && is_whole && Part.range == any_distance) {
        if constexpr (Part.near == 0) {
            return orthogonal_slides{};
        } else {
            return diagonal_slides{};
        }
    } else if constexpr (is_plain && Part.far == 1) {
        return line_slides<Part.range, list.ways[I]...>{};
    } else {
        return leap_lines<Part.range, Part.over, Part.across, list.ways[I]...>{};
    }
}

/// One movement of several; itself if it is one.
template <class... Part>
struct betza_union {
    using type = combined<Part...>;
};
template <class Part>
struct betza_union<Part> {
    using type = Part;
};

template <class List>
struct betza_union_of;
template <class... Part>
struct betza_union_of<type_list<Part...>> : betza_union<Part...> {};

template <fixed_string Text>
struct betza_movement {
    static constexpr betza_text text = read_betza(Text.view());

    template <std::size_t I, bool Capturing>
    static constexpr auto part() {
        constexpr betza_part one = text.parts[I];
        if constexpr (Capturing ? one.captures : one.moves) {
            return type_list<decltype(movement_of_betza<one>(
                std::make_index_sequence<chosen_betza_ways(one).count>{}))>{};
        } else {
            return type_list<>{};
        }
    }
    template <bool Capturing, std::size_t... I>
    static constexpr auto parts(std::index_sequence<I...>) {
        return unique<joined<decltype(part<I, Capturing>())...>>{};
    }
    template <bool Capturing>
    static constexpr auto whole() {
        if constexpr (text.fault != betza_fault::none) {
            report_betza_fault<text.fault, (text.column < Text.view().size() ? Text.view()[text.column] : '\0'),
                               text.column + 1>();
            return immobile{};
        } else {
            return typename betza_union_of<decltype(parts<Capturing>(std::make_index_sequence<text.count>{}))>::type{};
        }
    }

    using quiet = decltype(whole<false>());
    using capturing = decltype(whole<true>());
    using type = typename differing_capture<quiet, capturing>::type;
};

} // namespace detail

/// A movement in Betza's notation: `betza<"WfF">` is the gold general's, `betza<"mRcpR">` the Chinese cannon's.
///
/// Capitals are leaps, from a square so far and so wide: `W` 1,0 `F` 1,1 `D` 2,0 `N` 2,1 `A` 2,2 `H` (or `T`) 3,0 `C`
/// (or `L`) 3,1 `Z` (or `J`) 3,2 `G` 3,3. `R`, `B`, `Q` and `K` are Chess's rook, bishop, queen and king. Several on
/// end are a compound (`RN`). A capital twice is a rider, which goes on leap after leap while squares are empty (`NN`);
/// a number behind says how many leaps at most (`W3`, `R4`).
///
/// Small letters before a capital modify that one:
/// - `f` `b` `l` `r` ahead, back, left, right, as the side that moves sees it; `v` ahead and back, `s` to both sides;
/// of
///   oblique leaps also `ff`, `fs` and the like, see `betza_directions`; `K` and `Q` are their two parts, `WF` and
///   `RB`;
/// - `m` only without capturing, `c` only capturing;
/// - `p` needs one piece on the way, jumps over it and may go on (cannon), `g` lands right behind it (grasshopper):
/// riders;
/// - `n` is lame: a piece on the squares that the leap crosses stops it, see `crossing`.
///
/// Anything else is an error of compilation that names the character and its column.
template <fixed_string Text>
using betza = typename detail::betza_movement<Text>::type;

} // namespace variantkit
