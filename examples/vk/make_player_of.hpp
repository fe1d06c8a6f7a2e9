/// \file
/// Who plays the game of a ruleset.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include <variantkit/protocol/player_of.hpp>
#include <variantkit/search/mcts.hpp>
#include <variantkit/search/random_play.hpp>

#include "make_player.hpp"

namespace vk {

/// Plays any legal move.
template <class Position>
class random_thinker {
public:
    explicit random_thinker(std::uint64_t seed) : member_random(seed) {}

    template <class Report>
    variantkit::search_result<typename Position::move> search(const std::vector<Position>& game,
                                                              const variantkit::search_limits&, Report&&) {
        variantkit::search_result<typename Position::move> found;
        found.best = variantkit::random_move(game.back(), member_random);
        return found;
    }

private:
    variantkit::random_source member_random;
};

template <class Rules>
std::unique_ptr<variantkit::player> make_player(player_kind kind, std::uint64_t seed) {
    using position = variantkit::position<Rules>;
    switch (kind) {
    case player_kind::mcts: {
        variantkit::mcts_options options;
        options.seed = seed;
        using tree = variantkit::mcts<position>;
        return std::make_unique<variantkit::player_of<Rules, tree>>(tree{options});
    }
    case player_kind::random:
        return std::make_unique<variantkit::player_of<Rules, random_thinker<position>>>(random_thinker<position>{seed});
    default: return std::make_unique<variantkit::player_of<Rules>>();
    }
}

} // namespace vk
