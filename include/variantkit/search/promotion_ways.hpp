/// \file
/// The ways of pieces that may promote.
#pragma once

#include <array>
#include <cstddef>

#include <variantkit/search/goal_closeness.hpp>

namespace variantkit::detail {

/// For a kind that promotes: how far it still has to go, over which squares, and which squares it may come to attack.
template <class Kind, class Rules>
struct promotion_ways {
    using board = typename Rules::board;
    using set = square_set<board>;
    static constexpr std::size_t squares = std::size_t(board::square_count);

    std::array<distance_table<board>, 2> distance{
        distances_to<Kind, color::white, board>(promotion_of<Rules>::template zone<color::white, board>()),
        distances_to<Kind, color::black, board>(promotion_of<Rules>::template zone<color::black, board>())};
    std::array<std::array<set, squares>, 2> path{paths<color::white>(), paths<color::black>()};
    std::array<std::array<set, squares>, 2> attacked{attacks<color::white>(), attacks<color::black>()};

    /// Those of a side's pieces that no enemy of the same kind can stop on their way by standing there or capturing.
    template <color Side>
    [[nodiscard]] set free_runners(const position<Rules>& at) const {
        set stopped = at.template pieces<Kind, ~Side>();
        for_each_square(at.template pieces<Kind, ~Side>(),
                        [&](square enemy) { stopped |= attacked[index_of(~Side)][std::size_t(enemy.index())]; });
        set free;
        for_each_square(at.template pieces<Kind, Side>(), [&](square own) {
            if (!path[index_of(Side)][std::size_t(own.index())].intersects(stopped)) free.insert(own);
        });
        return free;
    }

private:
    /// Where a piece may get to without capturing.
    template <color Side>
    [[nodiscard]] static std::array<set, squares> paths() {
        std::array<set, squares> found{};
        for (int i = 0; i < board::square_count; ++i) {
            set now{square{i}};
            set& all = found[std::size_t(i)];
            while (!now.empty()) {
                set next;
                for (square from : now) next |= reach_of<typename Kind::movement, Side, board>(from, {});
                now = next - all;
                all |= next;
            }
        }
        return found;
    }
    /// What it attacks from there.
    template <color Side>
    [[nodiscard]] static std::array<set, squares> attacks() {
        std::array<set, squares> found = paths<Side>();
        for (int i = 0; i < board::square_count; ++i) {
            set all;
            for (square from : found[std::size_t(i)] | set{square{i}})
                all |= reach_of<capture_movement_of<Kind>, Side, board>(from, {});
            found[std::size_t(i)] = all;
        }
        return found;
    }
};

} // namespace variantkit::detail
