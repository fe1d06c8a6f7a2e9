/// \file
/// Moves that win at once, and those that would if the other side did nothing.
#pragma once

#include <vector>

#include <variantkit/play/play.hpp>

namespace variantkit {

/// Whether a legal move wins: the side that plays it has won when it is played.
template <class Rules>
[[nodiscard]] constexpr bool wins(const position<Rules>& position, const move_of<Rules>& move) {
    return outcome(play(position, move)).result == win_of(position.side_to_move());
}

/// The legal moves that win at once, in no particular order.
template <class Rules>
[[nodiscard]] std::vector<move_of<Rules>> winning_moves(const position<Rules>& position) {
    std::vector<move_of<Rules>> winning;
    const auto moves = legal_moves(position);
    for (const auto& move : moves) {
        if (wins(position, move)) winning.push_back(move);
    }
    return winning;
}

/// The same position as if the side to move passed. What policies remember stays as it is.
template <class Rules>
[[nodiscard]] constexpr position<Rules> passed(position<Rules> position) {
    position.set_side_to_move(~position.side_to_move());
    return position;
}

/// What the side that has just moved threatens: the moves that would win at once if the other side passed (see
/// `passed`), in no particular order. None when the game has been won on the board, and before the first move.
template <class Rules>
[[nodiscard]] std::vector<move_of<Rules>> threats(const position<Rules>& position) {
    const bool white_to_move = position.side_to_move() == color::white;
    const bool begins = position.side_to_move() == Rules::setup::first_to_move;
    if (begins && position.template state<move_number>().number == 1) return {};
    if constexpr (detail::ends_early<Rules>) {
        if (white_to_move ? detail::decided<color::white>(position) : detail::decided<color::black>(position))
            return {};
    }
    return winning_moves(passed(position));
}

/// Whether there is a winning move.
template <class Rules>
[[nodiscard]] bool has_winning_move(const position<Rules>& position) {
    const auto moves = legal_moves(position);
    for (const auto& move : moves) {
        if (wins(position, move)) return true;
    }
    return false;
}

/// The legal moves after which the other side has no winning move; those that win themselves among them.
template <class Rules>
[[nodiscard]] std::vector<move_of<Rules>> saving_moves(const position<Rules>& position) {
    std::vector<move_of<Rules>> saving;
    const auto moves = legal_moves(position);
    for (const auto& move : moves) {
        const auto after = play(position, move);
        if (wins(position, move) || !has_winning_move(after)) saving.push_back(move);
    }
    return saving;
}

} // namespace variantkit
