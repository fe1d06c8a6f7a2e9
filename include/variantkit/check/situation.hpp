/// \file
/// What promises of the library are checked on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include <variantkit/play/play.hpp>
#include <variantkit/search/random.hpp>

namespace variantkit::check {

/// What breaks a promise: a few words, and the move in question where there is one. Nothing wrong when empty.
template <class Rules>
struct finding {
    std::string what{}; ///< in words; empty when nothing is wrong
    std::optional<move_of<Rules>> move{};

    [[nodiscard]] explicit operator bool() const { return !what.empty(); }
};

/// A position that has come up in play, with its moves as the library lists them.
///
/// A promise is a class template over the ruleset with `promised`, a sentence, and `look(situation)`, which returns a
/// `finding`; it may remember what it saw.
template <class Rules>
struct situation {
    const variantkit::position<Rules>& position; ///< what came up
    const std::vector<move_of<Rules>>& moves;    ///< all legal ones
    random_source& random;                       ///< for promises that look at some of the moves only
};

/// Calls `f.template operator()<Side>()` for the side to move, and returns what it returns.
template <class Rules, class F>
decltype(auto) for_side_to_move(const position<Rules>& position, F&& f) {
    return position.side_to_move() == color::white ? f.template operator()<color::white>()
                                                   : f.template operator()<color::black>();
}

/// Some of the moves, `most` at most, chosen at random; all of them where there are no more.
template <class Rules>
[[nodiscard]] std::vector<move_of<Rules>> some_moves(const situation<Rules>& now, std::size_t most) {
    std::vector<move_of<Rules>> chosen = now.moves;
    if (chosen.size() <= most) return chosen;
    for (std::size_t i = 0; i < most; ++i) {
        const auto rest = static_cast<std::uint32_t>(chosen.size() - i);
        std::swap(chosen[i], chosen[i + now.random.below(rest)]);
    }
    chosen.resize(most);
    return chosen;
}

/// How many moves of a position are looked at where looking costs more than playing them.
inline constexpr std::size_t moves_looked_at = 64;

} // namespace variantkit::check
