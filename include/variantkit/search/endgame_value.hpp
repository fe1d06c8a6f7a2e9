/// \file
/// What a position is worth when both sides play perfectly.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

#include <variantkit/play/hash.hpp>
#include <variantkit/play/play.hpp>

namespace variantkit {

/// How the side to move fares.
enum class endgame_result : std::uint8_t { draw, win, loss };

/// "win", "draw" or "loss".
[[nodiscard]] constexpr std::string_view name_of(endgame_result result) {
    switch (result) {
    case endgame_result::win: return "win";
    case endgame_result::loss: return "loss";
    default: return "draw";
    }
}

/// How the side to move fares when it wins as soon and loses as late as it can, and the other side likewise.
/// Draws by counting and by repetition are no part of it: what goes on for ever is a draw.
struct endgame_value {
    endgame_result result = endgame_result::draw; ///< for the side to move
    int plies = 0;                                ///< until the game is won or lost; 0 for a draw

    friend constexpr bool operator==(const endgame_value&, const endgame_value&) = default;
    friend constexpr auto operator<=>(const endgame_value&, const endgame_value&) = default;
};

namespace detail {

/// What the ending policies say at a glance, moves uncounted and the past forgotten, for the side to move.
template <color Side, class Rules>
[[nodiscard]] VARIANTKIT_INLINE constexpr verdict verdict_at_sight(const position<Rules>& position) {
    verdict found = verdict::open;
    for_each_type(endings_of<Rules>{}, [&]<class Policy>() VARIANTKIT_INLINE_LAMBDA {
        if constexpr (requires { Policy::template judge<Side>(position); }) {
            if (found == verdict::open) found = Policy::template judge<Side>(position);
        }
    });
    return found;
}

/// The value of a finished position.
template <class Rules>
[[nodiscard]] constexpr endgame_value finished_value(const position<Rules>& position) {
    const game_result result = outcome(position).result;
    if (result == game_result::draw || result == game_result::ongoing) return {};
    return {result == win_of(position.side_to_move()) ? endgame_result::win : endgame_result::loss, 0};
}

/// Whether the policies remember nothing that matters: the pieces and the turn are all there is.
template <class Rules>
[[nodiscard]] constexpr bool is_bare(const position<Rules>& position) {
    bool bare = true;
    for_each_type(state_policies_of<Rules>{}, [&]<class Policy>() {
        if constexpr (!counts_only<Policy>) {
            typename Policy::state state = position.template state<Policy>();
            if (state == typename Policy::state{}) return;
            if constexpr (requires { Policy::template forget_irrelevant<color::white>(state, position); }) {
                if (position.side_to_move() == color::white) {
                    Policy::template forget_irrelevant<color::white>(state, position);
                } else {
                    Policy::template forget_irrelevant<color::black>(state, position);
                }
            }
            bare = bare && state == typename Policy::state{};
        }
    });
    return bare;
}

/// The value of a position whose moves lead to positions of known value; `draws` when one of them is drawn or unknown.
class best_value {
public:
    constexpr void consider(const endgame_value& next) {
        if (next.result == endgame_result::loss) {
            if (member_fastest_win < 0 || next.plies + 1 < member_fastest_win) member_fastest_win = next.plies + 1;
        } else if (next.result == endgame_result::win) {
            if (next.plies + 1 > member_slowest_loss) member_slowest_loss = next.plies + 1;
        } else {
            member_draws = true;
        }
    }
    [[nodiscard]] constexpr bool wins() const { return member_fastest_win >= 0; }
    [[nodiscard]] constexpr bool draws() const { return member_draws; }
    [[nodiscard]] constexpr int slowest_loss() const { return member_slowest_loss; }

    /// The value; nothing considered is a draw.
    [[nodiscard]] constexpr endgame_value value() const {
        if (wins()) return {endgame_result::win, member_fastest_win};
        if (member_draws || member_slowest_loss < 0) return {};
        return {endgame_result::loss, member_slowest_loss};
    }

private:
    int member_fastest_win = -1;
    int member_slowest_loss = -1;
    bool member_draws = false;
};

} // namespace detail

} // namespace variantkit
