// Sets of squares by chance, for tests that compare two ways to say the same.
#pragma once

#include <vector>

#include <variantkit/board/square_set.hpp>
#include <variantkit/search/random.hpp>

/// Each square with a chance of `percent` in a hundred.
template <variantkit::geometry Board>
variantkit::square_set<Board> random_squares(variantkit::random_source& random, unsigned percent) {
    variantkit::square_set<Board> squares;
    for (int i = 0; i < Board::square_count; ++i) {
        if (random.below(100) < percent) squares.insert(variantkit::square{i});
    }
    return squares;
}

/// Nothing, everything, and a number of sets from sparse to dense.
template <variantkit::geometry Board>
std::vector<variantkit::square_set<Board>> sample_sets(variantkit::random_source& random, int number) {
    std::vector<variantkit::square_set<Board>> sets{variantkit::square_set<Board>{},
                                                    variantkit::square_set<Board>::all()};
    for (int i = 0; i < number; ++i) sets.push_back(random_squares<Board>(random, 1 + random.below(99)));
    return sets;
}
