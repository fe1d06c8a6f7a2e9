/// \file
/// Random numbers that are the same everywhere, in constant expressions too.
#pragma once

#include <cstdint>
#include <limits>

namespace variantkit {

/// A source of random numbers from a seed: SplitMix64 (public domain, S. Vigna 2015). The same seed gives the same
/// numbers with every compiler and library. Models `std::uniform_random_bit_generator`.
class random_source {
public:
    using result_type = std::uint64_t;

    /// Begins with a seed.
    constexpr explicit random_source(std::uint64_t seed) : member_state(seed) {}

    [[nodiscard]] static constexpr result_type min() { return 0; }
    [[nodiscard]] static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

    constexpr result_type operator()() {
        member_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t word = member_state;
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ULL;
        word = (word ^ (word >> 27)) * 0x94D049BB133111EBULL;
        return word ^ (word >> 31);
    }

    /// A number from 0 to `bound` - 1, each as likely as the others (Lemire 2019); `bound` is at least 1.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = scaled(bound);
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t surplus = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < surplus) product = scaled(bound);
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    [[nodiscard]] constexpr std::uint64_t scaled(std::uint32_t bound) { return ((*this)() >> 32) * bound; }

    std::uint64_t member_state;
};

} // namespace variantkit
