/// \file
/// Which moves a search tries first.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <variantkit/search/move_facts.hpp>
#include <variantkit/search/time_limits.hpp>

namespace variantkit::detail {

/// A move and how promising it is.
template <class Move>
struct ordered_move {
    Move move{};
    int promise = 0;
    int gain = 0; ///< what it captures
};

/// What a thread has learned about quiet moves: those that refuted others at the same ply, and how often each did at
/// all.
template <class Move>
class quiet_memory {
public:
    static constexpr int most = 16'000;

    /// From 0 to `most`, killers above.
    [[nodiscard]] int promise_of(color side, const Move& move, int ply) const {
        const auto& two = member_killers[std::size_t(ply)];
        if (two[0] && *two[0] == move) return most + 2;
        if (two[1] && *two[1] == move) return most + 1;
        return member_successes[index_of(side)][move_number_below<size>(move)];
    }

    /// A quiet move was good enough after `depth` more plies; those before it were not.
    void reward(color side, const Move& move, int ply, int depth) {
        auto& two = member_killers[std::size_t(ply)];
        if (!two[0] || *two[0] != move) {
            two[1] = two[0];
            two[0] = move;
        }
        adjust(side, move, std::min(depth * depth * 8, 1600));
    }
    void punish(color side, const Move& move, int depth) { adjust(side, move, -std::min(depth * depth * 4, 800)); }

    /// Another search begins.
    void fade() {
        for (auto& two : member_killers) two = {};
        for (auto& side : member_successes) {
            for (auto& count : side) count = static_cast<std::int16_t>(count / 4);
        }
    }

private:
    static constexpr std::size_t size = 16'384;

    void adjust(color side, const Move& move, int by) {
        auto& count = member_successes[index_of(side)][move_number_below<size>(move)];
        count = static_cast<std::int16_t>(std::clamp(count + by - count * (by < 0 ? -by : by) / most, -most, most));
    }

    std::array<std::array<std::optional<Move>, 2>, search_limits::deepest + 30> member_killers{};
    std::vector<std::array<std::int16_t, size>> member_successes = std::vector<std::array<std::int16_t, size>>(2);
};

} // namespace variantkit::detail
