/// \file
/// The move of placing games: what is put on the board, and what goes where.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <string>
#include <string_view>

#include <variantkit/board/square.hpp>
#include <variantkit/board/words.hpp>

namespace variantkit {

/// One action of a turn: a piece is placed, or goes somewhere and perhaps has another one follow.
struct board_action {
    square from;     ///< where the piece that moves stood; none when one is placed
    square to;       ///< where it arrives or is placed; none for no action
    square follower; ///< where the piece that follows stood; none when it comes from off the board, or none follows

    /// Whether anything is done at all.
    [[nodiscard]] constexpr bool exists() const { return to.exists(); }
    /// Whether a piece is placed, none moved.
    [[nodiscard]] constexpr bool places() const { return !from.exists(); }

    friend constexpr bool operator==(const board_action&, const board_action&) = default;
    friend constexpr auto operator<=>(const board_action&, const board_action&) = default;
};

/// A turn of up to `Most` actions, in their order. Missing ones stand at the end.
template <std::size_t Most>
struct action_sequence {
    static_assert(Most >= 1, "variantkit: a turn has at least one action");
    static constexpr std::size_t most = Most; ///< how many there may be

    std::array<board_action, Most> actions{}; ///< in their order

    constexpr action_sequence() = default;
    constexpr explicit action_sequence(const board_action& only) { actions[0] = only; }
    /// The same actions, as a turn that might have had more; or fewer: those beyond `Most` are lost.
    template <std::size_t Other>
        requires(Other != Most)
    constexpr explicit action_sequence(const action_sequence<Other>& other) {
        for (std::size_t i = 0; i < Most && i < Other; ++i) actions[i] = other.actions[i];
    }

    /// How many actions there are.
    [[nodiscard]] constexpr std::size_t size() const {
        std::size_t n = 0;
        while (n < Most && actions[n].exists()) ++n;
        return n;
    }

    friend constexpr bool operator==(const action_sequence&, const action_sequence&) = default;
    friend constexpr auto operator<=>(const action_sequence&, const action_sequence&) = default;
};

namespace detail {

/// "first half" of two actions, "third action" of more; without the noun when `brief`.
[[nodiscard]] inline std::string part_name(std::size_t number, std::size_t parts, bool brief = false) {
    static constexpr std::array<std::string_view, 6> ordinals{"first", "second", "third", "fourth", "fifth", "next"};
    const std::string_view ordinal = ordinals[std::min(number, ordinals.size() - 1)];
    return sentence({ordinal, brief ? "" : parts == 2 ? " half" : " action"});
}

} // namespace detail

} // namespace variantkit
