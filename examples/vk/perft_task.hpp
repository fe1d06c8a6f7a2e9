/// \file
/// Perft, divided into parts that several threads can count.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace vk {

/// What there is to count for a perft: parts, each below one of the root's moves.
class perft_task {
public:
    perft_task() = default;
    perft_task(const perft_task&) = delete;
    perft_task& operator=(const perft_task&) = delete;
    virtual ~perft_task() = default;

    /// How many moves the root has; one that is no move when the depth is 0.
    [[nodiscard]] virtual std::size_t root_count() const = 0;
    /// A move of the root, as programs write it.
    [[nodiscard]] virtual std::string root_text(std::size_t root) const = 0;

    [[nodiscard]] virtual std::size_t part_count() const = 0;
    /// The move of the root to which a part belongs.
    [[nodiscard]] virtual std::size_t root_of(std::size_t part) const = 0;
    /// Counts a part; several threads may do so at once.
    [[nodiscard]] virtual std::uint64_t count(std::size_t part) const = 0;
};

} // namespace vk
