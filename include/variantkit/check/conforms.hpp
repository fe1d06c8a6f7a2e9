/// \file
/// The check kit: a ruleset is played at random, and every promise of the library is looked at on the way.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <variantkit/check/capture_promises.hpp>
#include <variantkit/check/generation_promises.hpp>
#include <variantkit/check/hash_promises.hpp>
#include <variantkit/check/outcome_promises.hpp>
#include <variantkit/check/play_promises.hpp>
#include <variantkit/check/report.hpp>
#include <variantkit/check/symmetry_promise.hpp>
#include <variantkit/check/text_promises.hpp>

namespace variantkit::check {

namespace detail_of_conforms {

/// The board as rows of letters, seen from White's side, empty squares as points.
template <class Rules>
[[nodiscard]] std::string picture_of(const position<Rules>& position) {
    using board = typename Rules::board;
    std::string text;
    for (int rank = board::rank_count - 1; rank >= 0; --rank) {
        for (int file = 0; file < board::file_count; ++file) {
            const square at = board::square_at(file, rank);
            char symbol = at.exists() ? '.' : ' ';
            if (const auto piece = at.exists() ? position.piece_on(at) : std::nullopt) {
                symbol = Rules::army::letters[piece->kind];
                if (piece->side == color::black) symbol = static_cast<char>(symbol - 'A' + 'a');
            }
            text += symbol;
            text += file + 1 < board::file_count ? ' ' : '\n';
        }
    }
    return text;
}

template <class Rules>
[[nodiscard]] std::string move_text(const position<Rules>& position, const move_of<Rules>& move) {
    if constexpr (writes_moves<Rules>) {
        return coordinate_text(position, move);
    } else {
        return {};
    }
}

/// Looks at one position; writes the first broken promise into the report.
template <class Rules, class... Promise>
void look(const situation<Rules>& now, std::tuple<Promise...>& promises, report& result) {
    const auto look_at_one = [&](auto& promise) {
        if (!result.passed) return;
        const finding<Rules> found = promise.look(now);
        if (!found) return;
        result.passed = false;
        result.promise = promise.promised;
        result.found = found.what;
        result.position = position_text(now.position);
        result.picture = picture_of(now.position);
        if (found.move) result.move = move_text(now.position, *found.move);
    };
    std::apply([&](auto&... promise) { (look_at_one(promise), ...); }, promises);
    ++result.positions;
    result.moves += now.moves.size();
}

} // namespace detail_of_conforms

/// Plays `games` games at random from a position, each until it is over, and looks at every position on the way:
/// - fast generation lists what is legal, each move once; counting agrees with listing;
/// - boards stay sound; moves take what they are said to take; capture policies threaten what they can take;
/// - hashes tell positions apart, counters aside; what repetition forgets changes no move;
/// - outcomes are those of the ending policies; a won game has no moves; the sides are alike where the array is;
/// - positions and moves are read back from their texts, in every notation of the ruleset; illegal moves are refused.
///
/// The report names the first promise that is broken, with position and move. `Further` are promises of your own,
/// see `situation`. The same seed plays the same games.
template <class Rules, template <class> class... Further>
[[nodiscard]] report conforms(const position<Rules>& first, std::uint64_t seed, int games, int most_plies = 1000) {
    std::tuple<board_holds_together<Rules>, lists_what_is_legal<Rules>, counts_what_it_lists<Rules>,
               takes_what_it_says<Rules>, threatens_what_it_can_take<Rules>, hash_tells_positions_apart<Rules>,
               forgets_what_nobody_can_use<Rules>, outcome_is_consistent<Rules>, sides_are_alike<Rules>,
               position_text_is_read_back<Rules>, move_texts_are_read_back<Rules>, illegal_moves_are_refused<Rules>,
               Further<Rules>...>
        promises;
    report result;
    for (int game = 0; game < games && result.passed; ++game) {
        result.seed = seed + static_cast<std::uint64_t>(game);
        random_source play_random{result.seed};
        random_source look_random{~result.seed}; // what is looked at does not change what is played
        position<Rules> now = first;
        std::vector<move_of<Rules>> moves;
        for (int ply = 0;; ++ply) {
            const auto listed = legal_moves(now);
            moves.assign(listed.begin(), listed.end());
            detail_of_conforms::look(situation<Rules>{now, moves, look_random}, promises, result);
            if (!result.passed || moves.empty() || ply == most_plies || outcome(now).is_over()) break;
            now = play(now, moves[play_random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        ++result.games;
    }
    return result;
}

/// The same from the start of the game.
template <class Rules, template <class> class... Further>
[[nodiscard]] report conforms(std::uint64_t seed, int games, int most_plies = 1000) {
    return conforms<Rules, Further...>(start<Rules>(), seed, games, most_plies);
}

} // namespace variantkit::check
