/// \file
/// Under which symmetries of the board a game stays the same.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include <variantkit/play/position_problem.hpp>
#include <variantkit/search/board_symmetry.hpp>
#include <variantkit/search/endgame_material.hpp>
#include <variantkit/search/endgame_value.hpp>

namespace variantkit {

namespace detail {

/// A hash of what stands where and whose turn it is, states aside.
template <class Rules>
[[nodiscard]] constexpr std::uint64_t board_key(const position<Rules>& position) {
    std::uint64_t key = index_of(position.side_to_move());
    for (std::size_t kind = 0; kind < Rules::army::size; ++kind) {
        for (const color side : {color::white, color::black}) {
            for (const auto word : position.pieces(kind, side).words()) key = mix(key, word);
        }
    }
    return key;
}

/// What a symmetry must leave alone: whether the position is possible, how it stands, and what its moves lead to.
template <class Rules>
struct symmetric_facts {
    bool possible = false;
    endgame_value value{};
    bool over = false;
    std::vector<std::uint64_t> next{}; ///< sorted

    friend bool operator==(const symmetric_facts&, const symmetric_facts&) = default;
};

/// The facts of a position after `symmetry`, or, when `before`, of the position as it is, as they should be after it.
template <class Rules>
[[nodiscard]] symmetric_facts<Rules> facts_of(const position<Rules>& position,
                                              const board_symmetry<typename Rules::board>& symmetry, bool before) {
    symmetric_facts<Rules> facts;
    facts.possible = position_problem(position).empty();
    facts.over = outcome(position).is_over();
    facts.value = finished_value(position);
    for (const auto& move : legal_moves(position)) {
        const auto after = play(position, move);
        std::uint64_t key = board_key(before ? moved_by(symmetry, after) : after);
        key = mix(key, (outcome(after).is_over() ? 1U : 0U) + (is_bare(after) ? 2U : 0U));
        const endgame_value value = finished_value(after);
        facts.next.push_back(mix(key, static_cast<std::uint64_t>(value.result)));
    }
    std::sort(facts.next.begin(), facts.next.end());
    return facts;
}

/// Pieces on squares drawn by lot; nothing when they do not fit on the board.
template <class Rules, class Generator>
[[nodiscard]] std::optional<position<Rules>> random_placement(const endgame_material<Rules>& material,
                                                              Generator& generator) {
    using board = typename Rules::board;
    if (material.size() > board::square_count) return std::nullopt;
    position<Rules> found;
    for (const color side : {color::white, color::black}) {
        for (std::size_t kind = 0; kind < Rules::army::size; ++kind) {
            for (int n = 0; n < material.counts[index_of(side)][kind]; ++n) {
                square at;
                do at = square{static_cast<int>(generator() % std::uint64_t(board::square_count))};
                while (found.occupied().contains(at));
                found.put(kind, side, at);
            }
        }
    }
    found.set_side_to_move(generator() % 2 == 0 ? color::white : color::black);
    return found;
}

/// Whether carrying out any two of them is one of them.
template <geometry Board>
[[nodiscard]] bool is_group(const std::vector<board_symmetry<Board>>& symmetries) {
    for (const auto& first : symmetries) {
        for (const auto& second : symmetries) {
            board_symmetry<Board> both = first;
            for (std::size_t i = 0; i < both.to.size(); ++i) both.to[i] = second.to[first.to[i]];
            both.exchanges_sides = first.exchanges_sides != second.exchanges_sides;
            if (std::find(symmetries.begin(), symmetries.end(), both) == symmetries.end()) return false;
        }
    }
    return true;
}

} // namespace detail

/// Whether positions of this material stand and move alike after a symmetry: tried on `trials` positions drawn by lot,
/// possible and impossible ones, always the same.
template <class Rules>
[[nodiscard]] bool plays_alike(const endgame_material<Rules>& material,
                               const board_symmetry<typename Rules::board>& symmetry, int trials = 4000) {
    std::mt19937_64 generator{20240229};
    for (int trial = 0; trial < trials; ++trial) {
        const auto position = detail::random_placement(material, generator);
        if (!position) return true;
        if (detail::facts_of(moved_by(symmetry, *position), symmetry, false) !=
            detail::facts_of(*position, symmetry, true))
            return false;
    }
    return true;
}

/// The symmetries under which positions of this material stand and move alike: at least the one that changes nothing,
/// which comes first. A ruleset may declare which to try (`static std::vector<board_symmetry<board>> symmetries()`).
template <class Rules>
[[nodiscard]] std::vector<board_symmetry<typename Rules::board>>
find_symmetries(const endgame_material<Rules>& material) {
    using symmetry = board_symmetry<typename Rules::board>;
    std::vector<symmetry> candidates;
    if constexpr (requires { Rules::symmetries(); }) {
        candidates = Rules::symmetries();
    } else {
        candidates = board_symmetries<typename Rules::board>();
    }
    std::vector<symmetry> found{board_symmetries<typename Rules::board>().front()};
    for (const symmetry& candidate : candidates) {
        if (!candidate.is_identity() && plays_alike(material, candidate)) found.push_back(candidate);
    }
    if (!detail::is_group(found)) found.resize(1);
    return found;
}

} // namespace variantkit
