/// \file
/// The three verbs: which moves are legal, play one, how does the game stand.
#pragma once

#include <cstddef>
#include <cstdint>

#include <variantkit/config.hpp>
#include <variantkit/play/generate.hpp>
#include <variantkit/play/outcome.hpp>
#include <variantkit/play/start.hpp>
#include <variantkit/rules/move_list.hpp>

namespace variantkit {

/// Whose turn it is.
template <class Rules>
[[nodiscard]] constexpr color side_to_move(const position<Rules>& position) {
    return position.side_to_move();
}

/// How many legal moves there are.
template <class Rules>
[[nodiscard]] constexpr std::uint64_t count_moves(const position<Rules>& position) {
    return position.side_to_move() == color::white ? detail::counted_moves<color::white>(position)
                                                   : detail::counted_moves<color::black>(position);
}

/// All legal moves, in no particular order. A game that is won has none; one that is drawn by counting or material
/// still lists them. Compiled once a ruleset, wherever it is used.
template <class Rules>
[[nodiscard]] VARIANTKIT_FLATTEN constexpr move_list_of<Rules> legal_moves(const position<Rules>& position) {
    move_list_of<Rules> list;
    // Where there is no bound, there are many, and counting costs next to nothing.
    if constexpr (requires { list.reserve(std::size_t{}); })
        list.reserve(static_cast<std::size_t>(count_moves(position)));
    const auto add = [&](const move_of<Rules>& move) { list.push_back(move); };
    if (position.side_to_move() == color::white) {
        for_each_move_of<color::white>(position, add);
    } else {
        for_each_move_of<color::black>(position, add);
    }
    return list;
}

/// Calls `f(move)` for every legal move, in no particular order. `for_each_move_of` is for where it must be inlined.
template <class Rules, class F>
constexpr void for_each_move(const position<Rules>& position, F&& f) {
    const auto moves = legal_moves(position);
    for (const auto& move : moves) f(move);
}

/// The position after a legal move. Compiled once a ruleset, wherever it is used.
template <class Rules>
[[nodiscard]] VARIANTKIT_FLATTEN constexpr position<Rules> play(const position<Rules>& before,
                                                                const move_of<Rules>& move) {
    return before.side_to_move() == color::white ? play_of<color::white>(before, move)
                                                 : play_of<color::black>(before, move);
}

/// The squares that a legal move empties of enemy pieces.
template <class Rules>
[[nodiscard]] VARIANTKIT_FLATTEN constexpr square_set<typename Rules::board>
captured_squares(const position<Rules>& position, const move_of<Rules>& move) {
    return position.side_to_move() == color::white ? Rules::turn::template captured<color::white>(position, move)
                                                   : Rules::turn::template captured<color::black>(position, move);
}

} // namespace variantkit
