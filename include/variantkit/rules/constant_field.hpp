/// \file
/// A field of the position text that always says the same.
#pragma once

#include <string>
#include <string_view>

#include <variantkit/board/fixed_string.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/rules/ending.hpp>

namespace variantkit {

/// Holds the place of a field that relatives of a game have and it has not: nothing is remembered, `Text` is written.
/// An ending policy that ends nothing.
template <fixed_string Text>
struct constant_field {
    static constexpr std::string_view reason{};
    static constexpr bool counts_only = true;

    struct state {
        friend constexpr bool operator==(const state&, const state&) = default;
    };

    /// See `state_policy`.
    template <color Side, class Transition>
    static constexpr void advance(state&, const Transition&) {}

    template <color Side, class Position>
    [[nodiscard]] static constexpr verdict judge(const Position&) {
        return verdict::open;
    }

    template <class Position>
    [[nodiscard]] static std::string write(const Position&) {
        return std::string{Text.view()};
    }
    /// See `state_policy`.
    template <class Position>
    [[nodiscard]] static std::string read(std::string_view field, Position&) {
        return field == Text.view() ? std::string{}
                                    : detail::sentence({Text.view(), ", which this game does not count"});
    }
};

} // namespace variantkit
