// A game that owes nothing to rulesets: the few functions that the library's algorithms ask of any game, and what they
// then do with it. X is White, O is Black.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iostream>
#include <vector>

#include <variantkit/perft.hpp>
#include <variantkit/search/distinct_positions.hpp>
#include <variantkit/search/random_play.hpp>

using namespace variantkit;

namespace {

// --- The game
// ---------------------------------------------------------------------------------------------------------

struct tic_tac_toe {
    using move = unsigned;            // a cell, as its bit
    std::array<unsigned, 2> marked{}; // the cells of X and of O
    friend bool operator==(const tic_tac_toe&, const tic_tac_toe&) = default;
};

constexpr unsigned all_cells = 0b111'111'111;

constexpr bool has_row(unsigned cells) {
    constexpr std::array<unsigned, 8> rows{0b111'000'000, 0b000'111'000, 0b000'000'111, 0b100'100'100,
                                           0b010'010'010, 0b001'001'001, 0b100'010'001, 0b001'010'100};
    return std::any_of(rows.begin(), rows.end(), [&](unsigned row) { return (cells & row) == row; });
}

constexpr color side_to_move(const tic_tac_toe& position) {
    return std::popcount(position.marked[0]) == std::popcount(position.marked[1]) ? color::white : color::black;
}

constexpr game_outcome outcome(const tic_tac_toe& position) {
    if (has_row(position.marked[0])) return {game_result::white_wins, "three in a row"};
    if (has_row(position.marked[1])) return {game_result::black_wins, "three in a row"};
    if ((position.marked[0] | position.marked[1]) == all_cells) return {game_result::draw, "the board is full"};
    return {};
}

template <class F>
constexpr void for_each_move(const tic_tac_toe& position, F f) {
    if (outcome(position).is_over()) return;
    for (unsigned free = all_cells - position.marked[0] - position.marked[1]; free != 0; free &= free - 1)
        f(free & -free);
}

constexpr tic_tac_toe play(tic_tac_toe position, unsigned cell) {
    position.marked[index_of(side_to_move(position))] |= cell;
    return position;
}

constexpr std::uint64_t hash(const tic_tac_toe& position) { return position.marked[0] << 9 | position.marked[1]; }

static_assert(game<tic_tac_toe>);

// --- What the library does with it ----------------------------------------------------------------------------------

static_assert(perft(tic_tac_toe{}, 3) == 504); // 9 * 8 * 7

struct tally {
    std::uint64_t white_wins = 0, black_wins = 0, draws = 0;

    void add(game_result result, std::uint64_t games) {
        (result == game_result::draw ? draws : result == game_result::white_wins ? white_wins : black_wins) += games;
    }
    [[nodiscard]] std::uint64_t games() const { return white_wins + black_wins + draws; }
};

std::ostream& operator<<(std::ostream& out, const tally& counted) {
    return out << counted.games() << " games: X wins " << counted.white_wins << ", O wins " << counted.black_wins
               << ", " << counted.draws << " are drawn\n";
}

/// All games, by going over the different positions ply by ply.
tally all_games(std::uint64_t& positions) {
    tally counted;
    std::vector<reached_position<tic_tac_toe>> now{{tic_tac_toe{}, 1}};
    for (positions = 1; !now.empty();) {
        std::vector<reached_position<tic_tac_toe>> next;
        for_each_distinct_next(now, [&](const tic_tac_toe& position, std::uint64_t games) {
            ++positions;
            if (outcome(position).is_over()) {
                counted.add(outcome(position).result, games);
            } else {
                next.push_back({position, games});
            }
        });
        now = next;
    }
    return counted;
}

tally random_games(int number) {
    tally counted;
    random_source random{2024};
    for (int i = 0; i < number; ++i) counted.add(outcome(random_play(tic_tac_toe{}, random)).result, 1);
    return counted;
}

} // namespace

int main() {
    std::uint64_t positions = 0;
    const tally all = all_games(positions);
    std::cout << "At random: " << random_games(10'000) << "All:       " << all << "There are " << positions
              << " positions; " << perft(tic_tac_toe{}, 9) << " games take all nine moves.\n";
    return all.games() == 255'168 ? 0 : 1;
}
