/// \file
/// Words for pieces, for the messages of policies.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <variantkit/board/square_name.hpp>
#include <variantkit/piece/color.hpp>

namespace variantkit::detail {

/// "a rook", "an immobilizer".
[[nodiscard]] inline std::string with_article(std::string_view name) {
    const bool vowel = !name.empty() && std::string_view{"aeiou"}.find(name[0]) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string{name};
}

/// "White's bishop".
[[nodiscard]] inline std::string belonging_to(color side, std::string_view name) {
    return std::string{name_of(side)} + "'s " + std::string{name};
}

/// "the bishop on b4", without saying whose; "nothing on b4" when the square is empty.
template <class Position>
[[nodiscard]] std::string piece_there(const Position& position, square at) {
    const auto found = position.piece_on(at);
    const std::string place = " on " + square_name<typename Position::board>(at);
    return found ? "the " + std::string{Position::army::names[found->kind]} + place : "nothing" + place;
}

/// "the bishop on b4 is in the way".
template <class Position>
[[nodiscard]] std::string in_the_way(const Position& position, square at) {
    return piece_there(position, at) + " is in the way";
}

} // namespace variantkit::detail
