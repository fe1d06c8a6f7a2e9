/// \file
/// What the library promises about hashes and about what repetition forgets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <variantkit/check/situation.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/play/hash.hpp>

namespace variantkit::check {

/// Hashes tell positions apart, and leave counters out.
template <class Rules>
struct hash_tells_positions_apart {
    static constexpr std::string_view promised =
        "two positions have the same hash if, and as good as only if, they differ in counters at most";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        const std::uint64_t key = hash(now.position);
        variantkit::position<Rules> bare = now.position;
        for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() {
            if constexpr (detail::counts_only<Policy>) bare.template state<Policy>() = typename Policy::state{};
        });
        if (hash(bare) != key) return {"the hash changes with a counter"};
        if (member_seen.size() < most_remembered) {
            const auto [place, is_new] = member_seen.try_emplace(key, bare);
            if (!is_new && place->second != bare) return {"the same hash as " + position_text(place->second)};
        }
        return {};
    }

private:
    static constexpr std::size_t most_remembered = 100'000;
    std::unordered_map<std::uint64_t, variantkit::position<Rules>> member_seen;
};

/// What is forgotten of a position to compare it with others changes no move.
template <class Rules>
struct forgets_what_nobody_can_use {
    static constexpr std::string_view promised = "what repetition forgets, counters among it, changes no move";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        const variantkit::position<Rules> forgetful = without_counters(now.position);
        if (without_counters(forgetful) != forgetful) return {"something more is forgotten the second time"};
        if (forgetful == now.position) return {};
        auto listed = now.moves;
        const auto legal = legal_moves(forgetful);
        std::vector<move_of<Rules>> left(legal.begin(), legal.end());
        std::sort(listed.begin(), listed.end());
        std::sort(left.begin(), left.end());
        if (listed != left) return {"there are other moves afterwards"};
        return {};
    }
};

} // namespace variantkit::check
