/// \file
/// The Unicode figures of pieces.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include <variantkit/piece/army.hpp>
#include <variantkit/view/drawing.hpp>

namespace variantkit {

/// White's and Black's figure for a piece, in UTF-8, one column wide; both empty when there is none.
using piece_figures = std::array<std::string_view, 2>;

namespace detail {

struct usual_figures {
    std::string_view name;
    piece_figures figures;
};

/// What Unicode has for pieces that go by these names.
inline constexpr std::array<usual_figures, 7> all_usual_figures{{
    {"king", {"\u2654", "\u265A"}},
    {"queen", {"\u2655", "\u265B"}},
    {"rook", {"\u2656", "\u265C"}},
    {"bishop", {"\u2657", "\u265D"}},
    {"knight", {"\u2658", "\u265E"}},
    {"pawn", {"\u2659", "\u265F"}},
    {"stone", {"\u25CB", "\u25CF"}},
}};

} // namespace detail

/// The figures of a kind: its optional member `figures`, White's and Black's, or else the usual ones for what it looks
/// like (see `drawing_name`).
template <piece_kind Kind>
[[nodiscard]] constexpr piece_figures figures_of() {
    if constexpr (requires { std::string_view{Kind::figures[0]}; }) {
        return {std::string_view{Kind::figures[0]}, std::string_view{Kind::figures[1]}};
    } else {
        for (const auto& usual : detail::all_usual_figures) {
            if (usual.name == drawing_name<Kind>()) return usual.figures;
        }
        return {};
    }
}

namespace detail {

template <class... Kind>
constexpr std::array<piece_figures, sizeof...(Kind)> figures_of_list(type_list<Kind...>) {
    return {figures_of<Kind>()...};
}

} // namespace detail

/// The figures of all kinds of an army, by their numbers.
template <army_type Army>
[[nodiscard]] constexpr std::array<piece_figures, Army::size> figures_of_army() {
    return detail::figures_of_list(typename Army::kinds{});
}

} // namespace variantkit
