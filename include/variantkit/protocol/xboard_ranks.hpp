/// \file
/// How XBoard numbers the ranks of boards.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace variantkit {

namespace detail {

/// A move in coordinates with every rank changed by a number; other texts as they are.
[[nodiscard]] inline std::string with_ranks_moved(std::string_view move, int by) {
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (move.size() < 2 || !is_letter(move[0]) || !is_digit(move[1])) return std::string{move};
    std::string moved;
    for (std::size_t i = 0; i < move.size();) {
        if (!is_digit(move[i])) {
            moved += move[i++];
            continue;
        }
        int rank = 0;
        for (; i < move.size() && is_digit(move[i]); ++i) rank = rank < 1000 ? 10 * rank + (move[i] - '0') : rank;
        moved += std::to_string(rank + by);
    }
    return moved;
}

/// The number of the lowest rank.
[[nodiscard]] constexpr int lowest_xboard_rank(int ranks) { return ranks == 10 ? 0 : 1; }

} // namespace detail

/// A move in coordinates as XBoard's protocol has it: on boards of ten ranks, ranks count from 0.
[[nodiscard]] inline std::string to_xboard(std::string_view move, int ranks) {
    return detail::with_ranks_moved(move, detail::lowest_xboard_rank(ranks) - 1);
}
/// The other way.
[[nodiscard]] inline std::string from_xboard(std::string_view move, int ranks) {
    return detail::with_ranks_moved(move, 1 - detail::lowest_xboard_rank(ranks));
}

} // namespace variantkit
