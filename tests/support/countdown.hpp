// A game with no board: take one or two of a heap; who takes the last wins.
#pragma once

#include <variantkit/play/game.hpp>

struct countdown {
    using move = int;
    int left = 0;
    variantkit::color turn = variantkit::color::white;

    friend bool operator==(const countdown&, const countdown&) = default;
};

inline variantkit::color side_to_move(const countdown& position) { return position.turn; }

template <class F>
void for_each_move(const countdown& position, F f) {
    for (int taken = 1; taken <= 2 && taken <= position.left; ++taken) f(taken);
}

inline countdown play(const countdown& position, int taken) { return {position.left - taken, ~position.turn}; }

inline variantkit::game_outcome outcome(const countdown& position) {
    if (position.left > 0) return {};
    return {variantkit::win_of(~position.turn), "the heap is gone"};
}

static_assert(variantkit::game<countdown>);
