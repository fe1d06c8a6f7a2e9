/// \file
/// What the library promises about lists of moves.
#pragma once

#include <algorithm>
#include <concepts>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/check/derived_moves.hpp>
#include <variantkit/check/situation.hpp>

namespace variantkit::check {

/// Fast generation lists the moves that slow generation does.
template <class Rules>
struct lists_what_is_legal {
    static_assert(std::totally_ordered<move_of<Rules>>,
                  "variantkit: the check kit needs moves that can be ordered (<=>)");
    static constexpr std::string_view promised = "the moves listed are those that are left when each is tried";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        auto listed = now.moves;
        auto derived = for_side_to_move(now.position, [&]<color Side>() { return derived_moves<Side>(now.position); });
        std::sort(listed.begin(), listed.end());
        std::sort(derived.begin(), derived.end());
        const auto twice = std::adjacent_find(listed.begin(), listed.end());
        if (twice != listed.end()) return {"a move is listed twice", *twice};
        const auto again = std::adjacent_find(derived.begin(), derived.end());
        if (again != derived.end())
            return {"the turn policy gives a move twice when pieces are asked one by one", *again};
        std::vector<move_of<Rules>> lonely;
        std::set_difference(listed.begin(), listed.end(), derived.begin(), derived.end(), std::back_inserter(lonely));
        if (!lonely.empty()) return {"a move is listed that is not legal when tried", lonely.front()};
        std::set_difference(derived.begin(), derived.end(), listed.begin(), listed.end(), std::back_inserter(lonely));
        if (!lonely.empty()) return {"a legal move is not listed", lonely.front()};
        return {};
    }
};

/// Counting gives the length of the list.
template <class Rules>
struct counts_what_it_lists {
    static constexpr std::string_view promised = "as many moves are counted as are listed";

    [[nodiscard]] finding<Rules> look(const situation<Rules>& now) {
        const std::uint64_t counted = count_moves(now.position);
        if (counted != now.moves.size()) {
            return {std::to_string(counted) + " are counted, " + std::to_string(now.moves.size()) + " listed"};
        }
        return {};
    }
};

} // namespace variantkit::check
