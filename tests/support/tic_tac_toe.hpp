/// \file
/// Tic-tac-toe, a game written by hand.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include <variantkit/play/game.hpp>

namespace test_support {

struct tic_tac_toe {
    using move = unsigned;            // a cell, as its bit
    std::array<unsigned, 2> marked{}; // the cells of White and of Black
    friend bool operator==(const tic_tac_toe&, const tic_tac_toe&) = default;
};

inline variantkit::color side_to_move(const tic_tac_toe& position) {
    return std::popcount(position.marked[0]) == std::popcount(position.marked[1]) ? variantkit::color::white
                                                                                  : variantkit::color::black;
}

inline variantkit::game_outcome outcome(const tic_tac_toe& position) {
    constexpr std::array<unsigned, 8> rows{0b111'000'000, 0b000'111'000, 0b000'000'111, 0b100'100'100,
                                           0b010'010'010, 0b001'001'001, 0b100'010'001, 0b001'010'100};
    const auto has_row = [&](unsigned cells) {
        return std::any_of(rows.begin(), rows.end(), [&](unsigned row) { return (cells & row) == row; });
    };
    if (has_row(position.marked[0])) return {variantkit::game_result::white_wins, "row"};
    if (has_row(position.marked[1])) return {variantkit::game_result::black_wins, "row"};
    if ((position.marked[0] | position.marked[1]) == 0b111'111'111U) return {variantkit::game_result::draw, "full"};
    return {};
}

template <class F>
void for_each_move(const tic_tac_toe& position, F f) {
    if (outcome(position).is_over()) return;
    unsigned free = 0b111'111'111U - position.marked[0] - position.marked[1];
    for (; free != 0; free &= free - 1) f(free & -free);
}

inline tic_tac_toe play(tic_tac_toe position, unsigned cell) {
    position.marked[index_of(side_to_move(position))] |= cell;
    return position;
}

inline std::uint64_t hash(const tic_tac_toe& position) { return position.marked[0] << 9U | position.marked[1]; }

/// The same without a hash.
struct plain_tic_tac_toe : tic_tac_toe {
    friend bool operator==(const plain_tic_tac_toe&, const plain_tic_tac_toe&) = default;
};
inline plain_tic_tac_toe play(const plain_tic_tac_toe& position, unsigned cell) {
    return {play(static_cast<const tic_tac_toe&>(position), cell)};
}
std::uint64_t hash(const plain_tic_tac_toe&) = delete;

} // namespace test_support
