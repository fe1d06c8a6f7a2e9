/// \file
/// Words for pieces, for the messages of policies.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <variantkit/board/square_name.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/piece/color.hpp>

namespace variantkit::detail {

/// "bishop on b4", "nothing on b4".
template <class Position>
[[nodiscard]] std::string name_there(const Position& position, square at) {
    const auto found = position.piece_on(at);
    return sentence({found ? std::string_view{Position::army::names[found->kind]} : "nothing", " on ",
                     square_name<typename Position::board>(at)});
}

/// "the bishop on b4", without saying whose; the square must be occupied.
template <class Position>
[[nodiscard]] std::string piece_there(const Position& position, square at) {
    return "the " + name_there(position, at);
}

/// "the bishop on b4 is in the way".
template <class Position>
[[nodiscard]] std::string in_the_way(const Position& position, square at) {
    return piece_there(position, at) + " is in the way";
}

} // namespace variantkit::detail
