/// \file
/// Endgames solved, and their values held against each other.
#pragma once

#include <optional>
#include <random>
#include <string>

#include <variantkit/search/retrograde.hpp>

#include "support/catch.hpp"

namespace test_support {

using namespace variantkit;

/// The material of that name, which must be one.
template <class Rules>
endgame_material<Rules> read(const std::string& pieces) {
    return endgame_material<Rules>::read(pieces).value();
}

/// The tables of a material and all that it leads to.
template <class Rules>
endgames<Rules> solved(const std::string& pieces, const endgame_options& options = {}) {
    endgames<Rules> all{options};
    REQUIRE(all.solve(read<Rules>(pieces)).empty());
    return all;
}

/// The value of a position as its moves have it, from those of the positions that they lead to.
template <class Rules>
std::optional<endgame_value> one_ply_on(const endgames<Rules>& all, const position<Rules>& position) {
    std::optional<endgame_value> best;
    const auto better = [](const endgame_value& a, const endgame_value& b) {
        const auto rank = [](const endgame_value& value) {
            if (value.result == endgame_result::win) return 100000 - value.plies;
            if (value.result == endgame_result::loss) return value.plies - 100000;
            return 0;
        };
        return rank(a) > rank(b);
    };
    for (const auto& move : legal_moves(position)) {
        const auto next = all.value_of(play(position, move));
        if (!next) return std::nullopt;
        endgame_value value{endgame_result::draw, 0};
        if (next->result == endgame_result::loss) value = {endgame_result::win, next->plies + 1};
        if (next->result == endgame_result::win) value = {endgame_result::loss, next->plies + 1};
        if (!best || better(value, *best)) best = value;
    }
    return best;
}

/// Counts positions drawn by lot whose value does not follow from its moves, of those that can be on the board.
template <class Rules>
int contradictions(const endgames<Rules>& all, const std::string& pieces, int trials, int& looked_at) {
    std::mt19937_64 generator{7};
    int found = 0;
    for (int trial = 0; trial < trials; ++trial) {
        const auto position = detail::random_placement(read<Rules>(pieces), generator);
        if (!position_problem(*position).empty() || outcome(*position).is_over()) continue;
        ++looked_at;
        const auto value = all.value_of(*position);
        if (!value || value != one_ply_on(all, *position)) ++found;
        // One ply on policies may remember something.
        for (const auto& move : legal_moves(*position)) {
            const auto next = play(*position, move);
            if (outcome(next).is_over() || detail::is_bare(next)) continue;
            ++looked_at;
            if (all.value_of(next) != one_ply_on(all, next)) ++found;
        }
    }
    return found;
}

/// Counts all positions of a table whose value does not follow from their moves. Where there are none, all values are
/// right: the fewest plies to a wrong value of a won or lost position would be a contradiction.
template <class Rules>
int contradictions(const endgames<Rules>& all, const endgame_table<Rules>& table) {
    int found = 0;
    table.for_each([&](const position<Rules>& position, const endgame_value& value) {
        const game_outcome now = outcome(position);
        if (now.is_over()) {
            found += value == detail::finished_value(position) ? 0 : 1;
        } else {
            found += one_ply_on(all, position) == value ? 0 : 1;
        }
    });
    return found;
}

} // namespace test_support
