/// \file
/// What searches remember of positions.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <type_traits>

#include <variantkit/search/score.hpp>

namespace variantkit {

/// How a remembered score stands to the true one.
enum class score_bound : std::uint8_t { exact, at_least, at_most };

/// What is remembered of a position.
template <class Move>
struct remembered {
    Move best{};                            ///< the move to try first, if `has_move`
    bool has_move = false;                  ///< whether there is one
    std::int16_t value = 0;                 ///< for the side to move
    std::int16_t depth = 0;                 ///< plies that were searched below it
    score_bound bound = score_bound::exact; ///< what the value is
};

/// A table of positions by their hashes, which several threads may use at once: an entry that two of them have written
/// into at a time is not recognised, never misread. Newer and deeper entries replace others.
template <class Move>
class transposition_table {
    static_assert(std::is_trivially_copyable_v<Move>,
                  "variantkit: transposition_table<Move> takes moves that can be copied as bytes");

public:
    /// What is remembered.
    using entry = remembered<Move>;

    /// Of a size in megabytes, empty.
    explicit transposition_table(std::size_t megabytes = 16) { resize(megabytes); }

    /// Sets the size in megabytes, at least 1, and forgets everything.
    void resize(std::size_t megabytes) {
        std::size_t count = 1024;
        while (count * 2 * sizeof(bucket) <= (megabytes < 1 ? 1 : megabytes) * 1024 * 1024) count *= 2;
        member_buckets.reset(); // not both at once
        member_buckets = std::make_unique<bucket[]>(count);
        member_mask = count - 1;
        member_age = 0;
    }

    /// Forgets everything.
    void clear() {
        for (std::size_t i = 0; i <= member_mask; ++i) {
            for (slot& one : member_buckets[i]) {
                for (auto& word : one) word.store(0, std::memory_order_relaxed);
            }
        }
        member_age = 0;
    }

    /// A new search begins: what earlier ones have written makes room first.
    void next_search() { ++member_age; }

    /// What is remembered under a hash.
    [[nodiscard]] std::optional<entry> find(std::uint64_t key) const {
        for (const slot& one : member_buckets[key & member_mask]) {
            packed read;
            if (load(one, read) == key && read.age != 0) return read.kept;
        }
        return std::nullopt;
    }

    /// Remembers, instead of what is older or less deep.
    void store(std::uint64_t key, const entry& kept) {
        const auto age = static_cast<std::uint8_t>(member_age % 255 + 1);
        slot* chosen = nullptr;
        int least = 0;
        for (slot& one : member_buckets[key & member_mask]) {
            packed there;
            const std::uint64_t other = load(one, there);
            // Another position's, and the same position's when that was searched deeper just now.
            int worth = there.age == 0 ? -1000 : there.kept.depth - (there.age == age ? 0 : 100);
            if (other == key && there.age != 0) {
                if (there.age == age && there.kept.depth > kept.depth + 3 && kept.bound != score_bound::exact) return;
                worth = -2000;
            }
            if (chosen == nullptr || worth < least) {
                chosen = &one;
                least = worth;
            }
        }
        save(*chosen, key, packed{kept, age});
    }

private:
    struct packed {
        entry kept{};
        std::uint8_t age = 0; ///< 0: empty
    };
    static constexpr std::size_t words = (sizeof(packed) + 7) / 8;
    using slot = std::array<std::atomic<std::uint64_t>, words + 1>; // the key, mixed with the rest, comes first
    using bucket = std::array<slot, 4>;

    static std::uint64_t load(const slot& one, packed& into) {
        std::array<std::uint64_t, words> raw;
        std::uint64_t key = one[0].load(std::memory_order_relaxed);
        for (std::size_t i = 0; i < words; ++i) {
            raw[i] = one[i + 1].load(std::memory_order_relaxed);
            key ^= raw[i];
        }
        std::memcpy(static_cast<void*>(&into), raw.data(), sizeof into);
        return key;
    }
    static void save(slot& one, std::uint64_t key, const packed& from) {
        std::array<std::uint64_t, words> raw{};
        std::memcpy(raw.data(), &from, sizeof from);
        for (std::size_t i = 0; i < words; ++i) {
            key ^= raw[i];
            one[i + 1].store(raw[i], std::memory_order_relaxed);
        }
        one[0].store(key, std::memory_order_relaxed);
    }

    std::unique_ptr<bucket[]> member_buckets;
    std::size_t member_mask = 0;
    unsigned member_age = 0;
};

} // namespace variantkit
