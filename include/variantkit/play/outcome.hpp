/// \file
/// How a game stands or has ended.
#pragma once

#include <cstdint>
#include <string_view>

#include <variantkit/config.hpp>
#include <variantkit/play/generate.hpp>

namespace variantkit {

/// How a game stands.
enum class game_result : std::uint8_t { ongoing, white_wins, black_wins, draw };

/// "ongoing", "white_wins", "black_wins" or "draw".
[[nodiscard]] constexpr std::string_view name_of(game_result result) {
    switch (result) {
    case game_result::white_wins: return "white_wins";
    case game_result::black_wins: return "black_wins";
    case game_result::draw: return "draw";
    default: return "ongoing";
    }
}

/// A result and, in a few words, the reason; no reason while the game goes on.
struct game_outcome {
    game_result result = game_result::ongoing; ///< who has won, if the game is over
    std::string_view reason{};                 ///< empty while the game goes on

    /// Whether the game has ended.
    [[nodiscard]] constexpr bool is_over() const { return result != game_result::ongoing; }
    friend constexpr bool operator==(const game_outcome&, const game_outcome&) = default;
};

/// The result when `side` wins.
[[nodiscard]] constexpr game_result win_of(color side) {
    return side == color::white ? game_result::white_wins : game_result::black_wins;
}

namespace detail {

/// `count_moves_of` compiled once, for all who are in no hurry.
template <color Side, class Rules>
[[nodiscard]] VARIANTKIT_FLATTEN constexpr std::uint64_t counted_moves(const position<Rules>& position) {
    return count_moves_of<Side>(position);
}

/// Whether `Side`, whose turn it is, has a legal move. A turn policy with moves in great numbers may say so without
/// counting them: `any<Side>(position, guard)`.
template <color Side, class Rules>
[[nodiscard]] constexpr bool has_move(const position<Rules>& position) {
    using turn = typename Rules::turn;
    using legality = legality_of<Rules>;
    if constexpr (requires { turn::template any<Side>(position, legality::template guard<Side>(position)); }) {
        if constexpr (ends_early<Rules>) {
            if (decided<Side>(position)) return false;
        }
        return turn::template any<Side>(position, legality::template guard<Side>(position));
    } else {
        return counted_moves<Side>(position) != 0;
    }
}

template <color Side>
[[nodiscard]] constexpr game_result result_of(verdict found) {
    switch (found) {
    case verdict::win: return win_of(Side);
    case verdict::loss: return win_of(~Side);
    case verdict::draw: return game_result::draw;
    default: return game_result::ongoing;
    }
}

template <color Side, class Rules>
[[nodiscard]] constexpr game_outcome outcome_of(const position<Rules>& position) {
    game_outcome found;
    int moves_known = -1; // looked up once, and only if an ending policy asks
    for_each_type(endings_of<Rules>{}, [&]<class Policy>() {
        if (found.is_over()) return;
        verdict says = verdict::open;
        if constexpr (requires { Policy::template judge<Side>(position); })
            says = Policy::template judge<Side>(position);
        if constexpr (requires { Policy::template judge_stuck<Side>(position); }) {
            if (says == verdict::open) {
                if (moves_known < 0) moves_known = has_move<Side>(position) ? 1 : 0;
                if (moves_known == 0) says = Policy::template judge_stuck<Side>(position);
            }
        }
        if (says != verdict::open) found = {result_of<Side>(says), Policy::reason};
    });
    return found;
}

} // namespace detail

/// How a position stands, by itself: repetition is a matter of `history`.
template <class Rules>
[[nodiscard]] constexpr game_outcome outcome(const position<Rules>& position) {
    return position.side_to_move() == color::white ? detail::outcome_of<color::white>(position)
                                                   : detail::outcome_of<color::black>(position);
}

} // namespace variantkit
