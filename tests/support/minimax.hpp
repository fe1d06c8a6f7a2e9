/// \file
/// The plainest search there is.
#pragma once

#include <algorithm>

#include <variantkit/play/play.hpp>
#include <variantkit/search/score.hpp>

namespace test_support {

/// The value of a position for the side to move, all moves being looked at `depth` plies deep.
template <class G, class Evaluation>
variantkit::score minimax(const G& position, int depth, const Evaluation& evaluation, int ply = 0) {
    using namespace variantkit;
    const game_outcome now = outcome(position);
    if (now.is_over()) {
        if (now.result == game_result::draw) return 0;
        return now.result == win_of(side_to_move(position)) ? wins_in(ply) : loses_in(ply);
    }
    if (depth == 0) return evaluation(position);
    score best = loses_in(0);
    for_each_move(position, [&](const typename G::move& move) {
        best = std::max(best, -minimax(play(position, move), depth - 1, evaluation, ply + 1));
    });
    return best;
}

/// Whether a line of moves is legal and ends in a win of the side that wins by the value.
template <class G, class Line>
bool ends_as_proven(G position, const Line& line, variantkit::score value) {
    using namespace variantkit;
    const color winner = is_win(value) ? side_to_move(position) : ~side_to_move(position);
    if (int(line.size()) != plies_to_end(value)) return false;
    for (const auto& next : line) {
        bool is_legal = false;
        for_each_move(position, [&](const typename G::move& move) { is_legal = is_legal || move == next; });
        if (!is_legal) return false;
        position = play(position, next);
    }
    return outcome(position).result == win_of(winner);
}

} // namespace test_support
