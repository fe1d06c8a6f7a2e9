/// \file
/// Perft that remembers what it has counted.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include <variantkit/play/hash.hpp>
#include <variantkit/search/perft.hpp>

namespace variantkit {

/// Counts of positions, in memory of a fixed size that several threads share. Exact: positions are kept whole and
/// compared, so that two with the same hash are never taken for one another. What counters say makes no difference to
/// perft and is left out.
template <class Rules>
class perft_table {
public:
    /// Takes at most `bytes` of memory, but room for one count at least.
    explicit perft_table(std::size_t bytes)
        : member_entries(std::bit_floor(std::max(bytes / sizeof(entry), std::size_t{1}))) {}

    /// How many counts there is room for.
    [[nodiscard]] std::size_t capacity() const { return member_entries.size(); }

    /// What has been counted to a depth from a position, as `without_counters` has it, whose hash is `key`.
    [[nodiscard]] std::optional<std::uint64_t> find(const position<Rules>& bare, std::uint64_t key, int depth) {
        const std::lock_guard lock{lock_of(key)};
        const entry& found = entry_of(key);
        if (found.depth != depth || found.where != bare) return std::nullopt;
        return found.nodes;
    }

    /// Keeps a count, in place of another where there must be: the larger the count, the more it is worth.
    void keep(const position<Rules>& bare, std::uint64_t key, int depth, std::uint64_t nodes) {
        const std::lock_guard lock{lock_of(key)};
        entry& kept = entry_of(key);
        // One that is in the way grows less dear each time, or the table would fill up with what is never asked again.
        if (kept.depth != 0 && kept.worth > nodes) {
            kept.worth /= 2;
            return;
        }
        kept = {bare, nodes, nodes, depth};
    }

private:
    struct entry {
        position<Rules> where;
        std::uint64_t nodes = 0;
        std::uint64_t worth = 0;
        int depth = 0; ///< 0: free
    };

    [[nodiscard]] entry& entry_of(std::uint64_t key) {
        return member_entries[std::size_t(key) & (member_entries.size() - 1)];
    }
    [[nodiscard]] std::mutex& lock_of(std::uint64_t key) {
        return member_locks[std::size_t(key) % member_locks.size()];
    }

    std::vector<entry> member_entries;
    std::array<std::mutex, 256> member_locks{};
};

/// How many sequences of exactly `depth` legal moves there are, each position counted once a depth as far as the table
/// remembers. Depths below `shallowest` are counted outright, by `outright(position, depth)`: that is faster than to
/// look them up.
template <class Rules, class Outright>
[[nodiscard]] std::uint64_t perft_with(perft_table<Rules>& table, const position<Rules>& at, int depth,
                                       const Outright& outright, int shallowest = 3) {
    if (depth < std::max(shallowest, 2)) return outright(at, depth);
    const position<Rules> bare = without_counters(at);
    const std::uint64_t key = hash(bare);
    if (const auto known = table.find(bare, key, depth)) return *known;
    std::uint64_t nodes = 0;
    for (const auto& move : legal_moves(at)) {
        nodes += perft_with(table, play(at, move), depth - 1, outright, shallowest);
    }
    table.keep(bare, key, depth, nodes);
    return nodes;
}

/// The same, what is shallow counted by perft.
template <counting How = counting::bulk, class Rules>
[[nodiscard]] std::uint64_t perft(const position<Rules>& at, int depth, perft_table<Rules>& table, int shallowest = 3) {
    return perft_with(
        table, at, depth, [](const position<Rules>& below, int left) { return perft<How>(below, left); }, shallowest);
}

} // namespace variantkit
