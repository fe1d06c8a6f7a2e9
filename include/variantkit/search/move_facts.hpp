/// \file
/// What searches want to know of moves and positions, for rulesets and for games written by hand.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <variantkit/play/game.hpp>
#include <variantkit/play/hash.hpp>
#include <variantkit/search/evaluation.hpp>
#include <variantkit/search/null_move.hpp>
#include <variantkit/search/piece_values.hpp>

namespace variantkit::detail {

template <class G>
inline constexpr bool is_ruleset_position = requires { typename G::rules; };

template <class G>
concept hashed = requires(const G& position) {
    { hash(position) } -> std::convertible_to<std::uint64_t>;
};

/// Moves that name a piece, its departure and its arrival.
template <class Move>
concept moves_a_piece = requires(const Move& move) {
    move.from.index();
    move.to.index();
    move.kind;
    move.becomes;
};

/// Whether a game has endings that look back on repetitions.
template <class Ending, class G>
concept looks_back = !requires(const G& position) { Ending::template judge<color::white>(position); } &&
                     !requires(const G& position) { Ending::template judge_stuck<color::white>(position); };

template <class G>
inline constexpr bool repetition_matters = [] {
    if constexpr (is_ruleset_position<G>) {
        return []<class... Ending>(type_list<Ending...>) {
            return (looks_back<Ending, G> || ...);
        }(endings_of<typename G::rules>{});
    } else {
        return false;
    }
}();

/// Whether a position with moves is drawn by counting or material; whoever has not decided it must ask for the outcome.
template <class G>
[[nodiscard]] VARIANTKIT_NOINLINE bool ends_here(const G& position) {
    if constexpr (is_ruleset_position<G>) {
        bool over = false;
        for_each_type(endings_of<typename G::rules>{}, [&]<class Ending>() {
            if constexpr (requires { Ending::template judge<color::white>(position); }) {
                over = over || (position.side_to_move() == color::white
                                    ? Ending::template judge<color::white>(position)
                                    : Ending::template judge<color::black>(position)) != verdict::open;
            }
        });
        return over;
    } else {
        return outcome(position).is_over();
    }
}

/// The score of a position that is over after `ply` moves from where the search began; a draw when nobody has won.
template <class G>
[[nodiscard]] VARIANTKIT_NOINLINE score final_score(const G& position, int ply) {
    const game_result result = outcome(position).result;
    if (result == win_of(side_to_move(position))) return wins_in(ply);
    return result == win_of(~side_to_move(position)) ? loses_in(ply) : 0;
}

/// What kinds are worth in captures: royal pieces more than anything.
template <class G, class Evaluation>
[[nodiscard]] auto capture_values([[maybe_unused]] const Evaluation& evaluation) {
    if constexpr (is_ruleset_position<G>) {
        using rules = typename G::rules;
        kind_values<rules> values{};
        if constexpr (requires { evaluation.values(); }) {
            values = evaluation.values();
        } else {
            values = values_by_mobility<rules>();
        }
        for_each_type(typename rules::army::kinds{}, [&]<class Kind>() {
            if constexpr (is_royal<Kind>) values[rules::army::template index<Kind>] = 10'000;
        });
        return values;
    } else {
        return std::array<int, 1>{};
    }
}

/// What a move takes off, and what it gains by becoming something else, at these values.
template <class G, class Values>
[[nodiscard]] VARIANTKIT_NOINLINE int gain_of(const G& position, const typename G::move& move, const Values& values) {
    if constexpr (is_ruleset_position<G> && moves_a_piece<typename G::move>) {
        using rules = typename G::rules;
        int gain = move.becomes != move.kind ? values[move.becomes] - values[move.kind] : 0;
        const auto taken = captured_squares(position, move);
        if (taken.empty()) return gain;
        const color enemy = ~position.side_to_move();
        for (std::size_t kind = 0; kind < rules::army::size; ++kind) {
            gain += values[kind] * (position.pieces(kind, enemy) & taken).count();
        }
        return gain;
    } else {
        return 0;
    }
}

/// Whether, after a move, what moved could be captured by the side whose turn it is then.
template <class G>
[[nodiscard]] VARIANTKIT_NOINLINE bool can_be_taken(const G& after, const typename G::move& move) {
    if constexpr (is_ruleset_position<G> && moves_a_piece<typename G::move>) {
        return after.side_to_move() == color::white ? can_capture<color::white>(after, move.to)
                                                    : can_capture<color::black>(after, move.to);
    } else {
        return false;
    }
}

/// Whether a side has something else than royal pieces and such as promote: then passing is hardly ever best.
template <class Rules>
[[nodiscard]] bool has_pieces_to_spare(const position<Rules>& position) {
    typename variantkit::position<Rules>::set others;
    for_each_type(typename Rules::army::kinds{}, [&]<class Kind>() {
        if constexpr (!is_royal<Kind> && !promotion_of<Rules>::template promotes<Kind>)
            others |= position.template pieces_of_kind<Kind>();
    });
    return (others & position.pieces(position.side_to_move())).several();
}

/// A number below `Size` for a move, where moves can be told apart by their bytes or by where they come from and go.
template <std::size_t Size, class Move>
[[nodiscard]] std::size_t move_number_below(const Move& move) {
    if constexpr (moves_a_piece<Move>) {
        return (std::size_t(move.kind) * 16'411 + std::size_t(move.from.index()) * 131 + std::size_t(move.to.index())) %
               Size;
    } else if constexpr (std::is_integral_v<Move>) {
        return static_cast<std::size_t>(move) % Size;
    } else if constexpr (requires { move.actions; }) {
        std::uint64_t mixed = 0;
        for (const auto& action : move.actions) {
            mixed = mix(mixed, (std::uint64_t(action.from.index()) << 32U) | (std::uint64_t(action.to.index()) << 16U) |
                                   std::uint64_t(action.follower.index()));
        }
        return static_cast<std::size_t>(mixed % Size);
    } else {
        return 0;
    }
}

} // namespace variantkit::detail
