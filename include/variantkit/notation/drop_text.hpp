/// \file
/// Drops as texts.
#pragma once

#include <string>

#include <variantkit/board/square_name.hpp>
#include <variantkit/rules/drop.hpp>

namespace variantkit::detail {

/// `P@e4`: the letter of what is dropped, and where.
template <class Position>
[[nodiscard]] std::string drop_text(const Position&, const typename Position::move& move) {
    return std::string{Position::army::letters[move.kind], '@'} + square_name<typename Position::board>(move.to);
}

} // namespace variantkit::detail
