/// \file
/// Words for pieces, for the messages of policies.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <variantkit/board/square_name.hpp>
#include <variantkit/board/words.hpp>
#include <variantkit/piece/color.hpp>
#include <variantkit/piece/type_list.hpp>

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

/// What the capture policy of the piece there says that it does to pieces (`done`), or "captured".
template <class Position>
[[nodiscard]] std::string_view done_by(const Position& position, square at) {
    std::string_view done = "captured";
    const auto found = position.piece_on(at);
    for_each_type(typename Position::army::kinds{}, [&]<class Kind>() {
        if constexpr (requires { Kind::capture::done; }) {
            if (found && found->kind == Position::army::template index<Kind>) done = Kind::capture::done;
        }
    });
    return done;
}

/// "the bishop on b4 is in the way".
template <class Position>
[[nodiscard]] std::string in_the_way(const Position& position, square at) {
    return piece_there(position, at) + " is in the way";
}

} // namespace variantkit::detail
