/// \file
/// When a search ends.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

#include <variantkit/piece/color.hpp>

namespace variantkit {

/// Ends searches from another thread.
class stop_signal {
public:
    /// Searches end as soon as they see it.
    void raise() { member_raised.store(true, std::memory_order_relaxed); }
    /// Searches may go on.
    void lower() { member_raised.store(false, std::memory_order_relaxed); }
    /// Whether searches are to end.
    [[nodiscard]] bool is_raised() const { return member_raised.load(std::memory_order_relaxed); }

private:
    std::atomic<bool> member_raised{false};
};

/// How long a search may take: it begins nothing new after `enough`, and ends at `most`.
struct time_budget {
    std::chrono::milliseconds enough{0}; ///< to begin nothing new after
    std::chrono::milliseconds most{0};   ///< to end at
};

/// What the players' clocks say.
struct game_clock {
    std::chrono::milliseconds left{0};      ///< for the side to move
    std::chrono::milliseconds increment{0}; ///< that it gets for every move
    int moves_to_go = 0;                    ///< until it gets more time; 0 when that is the time for the whole game

    /// The time for one move: a fair share, and in need a multiple of it, never so much that the clock runs out.
    [[nodiscard]] constexpr time_budget budget() const {
        using std::chrono::milliseconds;
        constexpr milliseconds reserve{30}; // lost on the way to the clock
        const int moves = moves_to_go > 0 ? std::min(moves_to_go, 30) : 30;
        const milliseconds usable = std::max(left - reserve, milliseconds{1});
        const milliseconds share = usable / moves + increment * 3 / 4;
        const milliseconds most = moves == 1 ? usable * 9 / 10 : std::min(usable / 2, share * 3);
        return {std::max(std::min(share * 3 / 5, most), milliseconds{1}), std::max(most, milliseconds{1})};
    }
};

/// What ends a search, whichever comes first; without any limit it goes on until it has proven something, or for ever.
struct search_limits {
    static constexpr int deepest = 100; ///< plies that a search may go

    int depth = deepest;               ///< plies, 1 to `deepest`
    std::uint64_t nodes = 0;           ///< positions looked at; 0 for no limit
    std::optional<time_budget> time{}; ///< from the call on
    /// Ends the search when raised.
    const stop_signal* stop = nullptr;
    bool ends_when_proven = true; ///< a win or loss that is known to be the shortest ends the search
    int win_within = 0;           ///< plies: a win in so many is looked for first, thoroughly; 0 for none
};

/// A limit of time alone: all of it is used.
[[nodiscard]] constexpr search_limits for_time(std::chrono::milliseconds time) {
    search_limits limits;
    limits.time = time_budget{time, time};
    return limits;
}
/// A limit of depth alone.
[[nodiscard]] constexpr search_limits to_depth(int plies) {
    search_limits limits;
    limits.depth = plies;
    return limits;
}
/// A limit of nodes alone.
[[nodiscard]] constexpr search_limits for_nodes(std::uint64_t nodes) {
    search_limits limits;
    limits.nodes = nodes;
    return limits;
}

} // namespace variantkit
