/// \file
/// Captures followed to their end.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include <variantkit/search/search_thread.hpp>

namespace variantkit::detail {

/// The value of positions beyond the depth of a search: as they stand when nothing that can be captured is worth it.
template <game G, class Evaluation>
class quiescence {
public:
    explicit quiescence(search_thread<G, Evaluation>& thread) : member_thread(thread) {}

    /// The value of a position `ply` plies from where the search began, if it lies between the bounds.
    [[nodiscard]] score operator()(const G& at, score alpha, score beta, int ply) {
        return value_of(at, alpha, beta, ply, 0);
    }

private:
    using move = typename G::move;
    using traits = search_traits<G, Evaluation>;

    static constexpr int most_evasions = 6; ///< plies beyond the depth in which checks are answered by any move

    score value_of(const G& at, score alpha, score beta, int ply, int beyond) {
        member_thread.clear_line(ply);
        member_thread.clear_line(ply + 1);
        if (beyond > 0) {
            if (member_thread.count_node()) return 0;
            member_thread.reach(ply);
            if (ends_here(at)) return final_score(at, ply);
            if (ply >= traits::most_plies) return member_thread.evaluate(at);
        }
        if (!member_thread.quiesces() || !traits::captures) return leaf(at, ply);
        const bool evades = beyond < most_evasions && in_check(at);
        score best = -traits::infinite;
        if (!evades) {
            best = member_thread.evaluate(at);
            if (best >= beta) return best;
            alpha = std::max(alpha, best);
        }
        const score now = best;
        const std::size_t first = member_thread.picker().list(at);
        if (member_thread.picker().size() == first) return final_score(at, ply);
        member_thread.picker().promise(at, first, ply, 0, std::nullopt, [&] { return member_thread.count_node(); });
        for (std::size_t i = first; i < member_thread.picker().size(); ++i) {
            member_thread.picker().choose(at, i);
            const auto one = member_thread.picker()[i];
            if (!evades && (one.gain <= 0 || one.promise < 0)) break; // the rest loses or is quiet
            if (!evades && !is_proof(alpha) && now + one.gain + 150 <= alpha) continue;
            const score value = -value_of(after_move(at, one.move), -beta, -alpha, ply + 1, beyond + 1);
            if (member_thread.is_stopped()) break;
            if (value > best) best = value;
            if (value > alpha) {
                alpha = value;
                member_thread.found(one.move, ply);
            }
            if (value >= beta) break;
        }
        member_thread.picker().resize(first);
        return member_thread.is_stopped() ? 0 : best;
    }

    /// A position as it stands; where moves are so many that a win among them is likely, after a look at them.
    score leaf(const G& at, int ply) {
        const game_outcome now = standing_of(at);
        if (now.is_over()) return final_score(at, ply);
        if constexpr (traits::evaluates && !traits::captures) {
            if (member_thread.is_usual() && member_thread.quiesces()) {
                const std::size_t first = member_thread.picker().list(at);
                std::optional<move> winning;
                for (std::size_t i = first;
                     i < member_thread.picker().size() && !winning && !member_thread.is_stopped(); ++i) {
                    if (i % 16 == 0) member_thread.count_node();
                    if (has_won(after_move(at, member_thread.picker()[i].move), side_to_move(at)))
                        winning = member_thread.picker()[i].move;
                }
                member_thread.picker().resize(first);
                if (winning) {
                    member_thread.found(*winning, ply);
                    return wins_in(ply + 1);
                }
            }
        }
        return member_thread.evaluate(at);
    }

    search_thread<G, Evaluation>& member_thread;
};

} // namespace variantkit::detail
