/// \file
/// How searches go about their work, and what their threads share.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <variantkit/search/time_limits.hpp>
#include <variantkit/search/transposition_table.hpp>

namespace variantkit {

/// How an alpha-beta search goes about its work.
struct search_options {
    std::size_t hash_megabytes = 16; ///< for what it remembers of positions
    unsigned threads = 1;            ///< 1: the same search gives the same result, if depth or nodes end it
    bool remembers = true;           ///< whether it uses that table
    bool prunes = true;   ///< whether moves that promise little are looked at less deeply, checks more deeply
    bool quiesces = true; ///< whether captures are followed beyond the depth
    std::size_t most_candidates = 40; ///< where there are more than `most_moves_in_full` moves: how many are searched
};

/// Up to this many moves of a position are all searched.
inline constexpr std::size_t most_moves_in_full = 250;

namespace detail {

/// What the threads of one search share.
template <class Move>
struct shared_search {
    using clock = std::chrono::steady_clock;

    transposition_table<Move>* table = nullptr;
    search_options options{};
    search_limits limits{};
    clock::time_point begin = clock::now();
    std::vector<std::uint64_t> earlier{}; ///< hashes of the game's positions before this one
    std::vector<Move> only{};             ///< the only moves of the first position to be searched; all when empty
    std::atomic<std::uint64_t> nodes{0};  ///< counted so far, by all threads
    std::atomic<bool> stopped{false};

    [[nodiscard]] std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(clock::now() - begin);
    }

    /// How many nodes a thread may count by itself before it looks at the limits again.
    [[nodiscard]] std::uint64_t nodes_until_look() const {
        constexpr std::uint64_t usual = 256;
        if (limits.nodes == 0) return usual;
        const std::uint64_t counted = nodes.load(std::memory_order_relaxed);
        const std::uint64_t left = limits.nodes > counted ? limits.nodes - counted : 0;
        return std::clamp<std::uint64_t>(left / options.threads, 1, usual);
    }

    /// Notices when a limit has been reached.
    void look_at_limits() {
        if ((limits.stop != nullptr && limits.stop->is_raised()) ||
            (limits.nodes != 0 && nodes.load(std::memory_order_relaxed) >= limits.nodes) ||
            (limits.time && elapsed() >= limits.time->most)) {
            stopped.store(true, std::memory_order_relaxed);
        }
    }
};

} // namespace detail

} // namespace variantkit
