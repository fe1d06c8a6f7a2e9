/// \file
/// Where placed pieces come from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <variantkit/board/number_text.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/config.hpp>
#include <variantkit/piece/color.hpp>

namespace variantkit {

/// As many pieces as are asked for.
///
/// A supply says whether a side has a piece to place, and gives it:
/// - `available<Side>(position)`: whether there is one;
/// - `take<Side>(next)`: takes one away, at once: later actions of the same turn do without it.
/// Models: `unlimited`, `reserve`.
struct unlimited {
    template <color Side, class Position>
    [[nodiscard]] static constexpr bool available(const Position&) {
        return true;
    }
    template <color Side, class Position>
    static constexpr void take(Position&) {}
};

/// Each side begins with `Count` pieces of a kind beside the board, from which they are placed. In position texts:
/// what is left, White's and Black's, `15/15`.
template <class Kind, int Count>
struct reserve {
    static_assert(Count >= 0 && Count <= 0xFFFF, "variantkit: reserve<Kind, Count> takes 0 to 65535 pieces");

    struct state {
        std::array<std::uint16_t, 2> left{}; ///< by side
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// How many a side has left.
    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr int left(const Position& position) {
        return position.template state<reserve>().left[index_of(Side)];
    }
    /// Whether neither side has any left.
    template <class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool exhausted(const Position& position) {
        return left<color::white>(position) == 0 && left<color::black>(position) == 0;
    }

    template <color Side, class Position>
    [[nodiscard]] VARIANTKIT_INLINE static constexpr bool available(const Position& position) {
        return left<Side>(position) != 0;
    }
    template <color Side, class Position>
    VARIANTKIT_INLINE static constexpr void take(Position& next) {
        --next.template state<reserve>().left[index_of(Side)];
    }

    /// For pictures: how many pieces of a kind a side has left.
    template <class Position>
    [[nodiscard]] static constexpr int held(const Position& position, std::size_t kind, color side) {
        return kind == Position::army::template index<Kind> ? position.template state<reserve>().left[index_of(side)]
                                                            : 0;
    }

    /// See `state_policy`: what is not on the board as the game begins.
    template <class Position>
    static constexpr void begin(state& now, const Position& position) {
        for (const color side : {color::white, color::black}) {
            const int rest = Count - position.template pieces<Kind>(side).count();
            now.left[index_of(side)] = static_cast<std::uint16_t>(rest > 0 ? rest : 0);
        }
    }
    /// See `state_policy`: pieces are taken as they are placed.
    template <color Side, class Transition>
    VARIANTKIT_INLINE static constexpr void advance(state&, const Transition&) {}

    [[nodiscard]] static constexpr std::uint64_t key(const state& now) {
        return (std::uint64_t{now.left[0]} << 16U) | now.left[1];
    }

    /// With colours exchanged, see `castling`.
    template <class Position, class Symmetry>
    [[nodiscard]] static constexpr state mirrored(const Position& original, const Symmetry& symmetry) {
        const auto& left = original.template state<reserve>().left;
        return symmetry.exchanges_sides ? state{{left[1], left[0]}} : state{left};
    }

    template <class Position>
    [[nodiscard]] static std::string write(const Position& position) {
        return std::to_string(left<color::white>(position)) + "/" + std::to_string(left<color::black>(position));
    }
    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position& position) {
        const std::size_t slash = field.find('/');
        const int white = read_number(field.substr(0, slash), Count);
        const int black = slash == std::string_view::npos ? -1 : read_number(field.substr(slash + 1), Count);
        if (white < 0 || black < 0) return "reserves, White's/Black's, each 0 to " + std::to_string(Count);
        position.template state<reserve>().left = {static_cast<std::uint16_t>(white),
                                                   static_cast<std::uint16_t>(black)};
        return {};
    }

    /// Pieces may be missing altogether, but there are never more than at the beginning.
    template <class Position>
    [[nodiscard]] static std::string problem(const Position& position) {
        for (const color side : {color::white, color::black}) {
            const int on_board = position.template pieces<Kind>(side).count();
            const int beside = position.template state<reserve>().left[index_of(side)];
            if (on_board + beside > Count) {
                return detail::sentence({name_of(side), " has ", std::to_string(on_board), " on the board and ",
                                         std::to_string(beside), " in reserve, more than ", std::to_string(Count),
                                         " together"});
            }
        }
        return {};
    }
};

} // namespace variantkit
