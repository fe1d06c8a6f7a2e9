/// \file
/// What a drawing of a piece is, and which one a kind of piece has.
#pragma once

#include <array>
#include <string_view>

#include <variantkit/piece/army.hpp>

namespace variantkit {

/// A drawing of a piece on a square of 100 by 100, `y` down: three pieces of SVG path data. Lines are 4.5 wide.
struct drawing {
    std::string_view name;
    std::string_view body;    ///< filled in the colour of the side, and outlined
    std::string_view lines{}; ///< lines on the body, dark on White's and light on Black's
    std::string_view spots{}; ///< the same, filled: an eye
};

/// The name of the drawing that a kind of piece has: its optional member `drawing`, or else its name.
template <piece_kind Kind>
[[nodiscard]] constexpr std::string_view drawing_name() {
    if constexpr (requires { std::string_view{Kind::drawing}; }) {
        return Kind::drawing;
    } else {
        return Kind::name;
    }
}

namespace detail {

template <class... Kind>
constexpr std::array<std::string_view, sizeof...(Kind)> drawing_names(type_list<Kind...>) {
    return {drawing_name<Kind>()...};
}

} // namespace detail

/// The names of the drawings of all kinds of an army, by their numbers.
template <army_type Army>
[[nodiscard]] constexpr std::array<std::string_view, Army::size> drawing_names_of_army() {
    return detail::drawing_names(typename Army::kinds{});
}

} // namespace variantkit
