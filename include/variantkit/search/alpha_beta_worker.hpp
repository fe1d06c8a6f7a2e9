/// \file
/// Principal-variation search to one depth, by one thread.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <variantkit/rules/royal_safe.hpp>
#include <variantkit/search/quiescence.hpp>
#include <variantkit/search/reductions.hpp>
#include <variantkit/search/search_thread.hpp>

namespace variantkit::detail {

/// One thread's part in a search.
template <game G, class Evaluation>
class alpha_beta_worker {
public:
    using move = typename G::move;

    alpha_beta_worker(shared_search<move>& shared, const Evaluation& evaluation) : member_thread(shared, evaluation) {}
    alpha_beta_worker(const alpha_beta_worker&) = delete;
    alpha_beta_worker& operator=(const alpha_beta_worker&) = delete;

    /// The value of a position, if it lies between the bounds, to a depth; `line` is how it comes about.
    score search(const G& root, int depth, score alpha, score beta, thoroughness how) {
        member_thread.begin(how);
        member_depth = depth;
        member_root_best.reset();
        member_keys = member_thread.shared().earlier;
        return node(root, depth, alpha, beta, 0, false);
    }

    /// The legal moves of the first position that are to be searched.
    [[nodiscard]] std::vector<move> root_moves(const G& at) {
        std::vector<move> moves;
        const std::size_t first = list_root(at);
        for (std::size_t i = first; i < member_thread.picker().size(); ++i)
            moves.push_back(member_thread.picker()[i].move);
        member_thread.picker().resize(first);
        return moves;
    }

    [[nodiscard]] const std::vector<move>& line() const { return member_thread.line(0); }
    /// The best of those moves that have been searched, when that was interrupted.
    [[nodiscard]] const std::optional<std::pair<move, score>>& best_so_far() const { return member_root_best; }
    [[nodiscard]] int deepest() const { return member_thread.deepest(); }
    [[nodiscard]] bool is_stopped() const { return member_thread.is_stopped(); }

    /// Whether searches are restricted to the moves that are asked for; they are until it is told otherwise.
    void restrict(bool restricts) { member_restricts = restricts; }

    /// See `search_thread`.
    void hand_in_count() { member_thread.hand_in_count(); }

    /// Another position is searched next.
    void begin() {
        member_thread.picker().memory().fade();
        member_thread.forget_deepest();
    }

private:
    using traits = search_traits<G, Evaluation>;
    static constexpr std::uint64_t proving_salt = 0x5851F42D4C957F2DULL;

    /// Whether the side to move may be thought to pass: where a move is hardly ever a burden.
    static constexpr bool may_think_of_passing = [] {
        if constexpr (is_ruleset_position<G>) {
            using legality = legality_of<typename G::rules>;
            return traits::captures && has_royals<typename G::rules> &&
                   (std::same_as<legality, royal_safe> || std::same_as<legality, every_move>);
        } else {
            return false;
        }
    }();

    /// Lists the moves of the first position, or those of them that are asked for.
    std::size_t list_root(const G& at) {
        const std::vector<move>& only = member_thread.shared().only;
        const std::size_t first = member_thread.picker().list(at);
        if (!member_restricts || only.empty()) return first;
        const auto unwanted = std::remove_if(
            member_thread.picker().begin() + std::ptrdiff_t(first), member_thread.picker().end(),
            [&](const auto& one) { return std::find(only.begin(), only.end(), one.move) == only.end(); });
        member_thread.picker().resize(std::size_t(unwanted - member_thread.picker().begin()));
        return first;
    }

    /// Whether the position with this hash has stood before, in the game or on the way here.
    [[nodiscard]] bool repeats(std::uint64_t key) const {
        if constexpr (repetition_matters<G> && hashed<G>) {
            return std::find(member_keys.rbegin(), member_keys.rend(), key) != member_keys.rend();
        } else {
            return false;
        }
    }

    // --- Any node ---------------------------------------------------------------------------------------------------

    score node(const G& at, int depth, score alpha, score beta, int ply, bool may_pass) {
        member_thread.clear_line(ply);
        member_thread.clear_line(ply + 1);
        if (member_thread.count_node()) return 0;
        member_thread.reach(ply);
        if (ply > 0) {
            alpha = std::max(alpha, loses_in(ply));
            beta = std::min(beta, wins_in(ply));
            if (alpha >= beta) return alpha;
            if (ends_here(at)) return final_score(at, ply);
            if (ply >= traits::most_plies) return member_thread.evaluate(at);
        }
        std::uint64_t key = 0;
        if constexpr (hashed<G>) key = hash(at);
        if (ply > 0 && repeats(key)) return 0;

        const bool is_in_check = in_check(at);
        if (is_in_check && member_thread.prunes() && ply > 0 && ply < 2 * member_depth) ++depth;
        if (depth <= 0) return member_quiescence(at, alpha, beta, ply);

        const bool is_wide = beta - alpha > 1;
        const std::uint64_t table_key = member_thread.is_usual() ? key : key ^ proving_salt;
        std::optional<remembered<move>> known;
        if constexpr (hashed<G>) {
            if (member_thread.shared().options.remembers) {
                known = member_thread.shared().table->find(table_key);
                if (known && !is_wide && ply > 0) {
                    if (const auto value = usable(*known, depth, alpha, beta, ply)) return *value;
                }
            }
        }
        if constexpr (is_ruleset_position<G> && traits::evaluates) {
            if (member_thread.prunes() && !is_wide && !is_in_check && !is_proof(alpha) && !is_proof(beta) &&
                depth <= 40) {
                if (const auto value = without_moving(at, depth, beta, ply, may_pass, key)) return *value;
                if (member_thread.is_stopped()) return 0;
            }
        }
        if (member_thread.prunes() && depth >= 4 && !(known && known->has_move)) --depth;

        member_keys.push_back(key);
        const std::size_t first = ply == 0 ? list_root(at) : member_thread.picker().list(at);
        const score value = member_thread.picker().size() == first
                                ? final_score(at, ply)
                                : best_of(at, depth, alpha, beta, ply, first, is_in_check, known, table_key);
        member_thread.picker().resize(first);
        member_keys.pop_back();
        return value;
    }

    /// A remembered score, where it answers the question.
    [[nodiscard]] static std::optional<score> usable(const remembered<move>& known, int depth, score alpha, score beta,
                                                     int ply) {
        score value = known.value;
        if (is_win(value)) value -= ply;
        if (is_loss(value)) value += ply;
        const bool holds = known.depth >= depth || (is_win(value) && known.bound == score_bound::at_least) ||
                           (is_loss(value) && known.bound == score_bound::at_most);
        if (!holds) return std::nullopt;
        if (known.bound != score_bound::at_most && value >= beta) return value;
        if (known.bound != score_bound::at_least && value <= alpha) return value;
        return std::nullopt;
    }

    /// A score that is good enough without a move, be it that the other side moves twice.
    std::optional<score> without_moving(const G& at, int depth, score beta, int ply, bool may_pass, std::uint64_t key) {
        const score now = member_thread.evaluate(at);
        if (depth <= 6 && now - 85 * depth >= beta) return now;
        if constexpr (may_think_of_passing) {
            if (!may_pass || depth < 3 || now < beta || !has_pieces_to_spare(at)) return std::nullopt;
            const int reduction = 3 + depth / 4 + std::min((now - beta) / 200, 3);
            member_keys.push_back(key);
            const score value = -node(after_passing(at), depth - reduction, -beta, -beta + 1, ply + 1, false);
            member_keys.pop_back();
            if (value >= beta && !member_thread.is_stopped()) return is_proof(value) ? beta : value;
        }
        return std::nullopt;
    }

    // --- Moves ------------------------------------------------------------------------------------------------------

    score best_of(const G& at, int depth, score alpha, score beta, int ply, std::size_t first, bool is_in_check,
                  const std::optional<remembered<move>>& known, std::uint64_t table_key) {
        const bool wins_at_once =
            member_thread.picker().promise(at, first, ply, depth, known, [&] { return member_thread.count_node(); });
        if (member_thread.is_stopped() && ply > 0) return 0;
        if (wins_at_once) {
            member_thread.clear_line(ply + 1);
            member_thread.found(member_thread.picker()[first].move, ply);
            if (ply == 0) member_root_best = {member_thread.picker()[first].move, wins_in(1)};
            return wins_in(ply + 1);
        }
        // Of very many moves only some are searched, unless those seem to lose.
        const std::size_t count = member_thread.picker().size() - first;
        const bool is_limited = traits::evaluates && count > most_moves_in_full && member_thread.is_usual();
        std::size_t searched = count;
        if (is_limited) {
            searched = std::min(count, member_thread.shared().options.most_candidates * (ply == 0 ? 2 : 1));
            std::partial_sort(member_thread.picker().begin() + std::ptrdiff_t(first),
                              member_thread.picker().begin() + std::ptrdiff_t(first + searched),
                              member_thread.picker().end(),
                              [](const auto& a, const auto& b) { return a.promise > b.promise; });
        }
        progress state{alpha, beta, -traits::infinite, {}, false};
        const score before = alpha;
        const bool may_prune = member_thread.prunes() && beta - alpha == 1 && !is_in_check && traits::evaluates;
        const score now = may_prune && depth <= 6 ? member_thread.evaluate(at) : 0;
        std::size_t i = 0;
        for (; i < searched; ++i) {
            if (!is_limited) member_thread.picker().choose(at, first + i);
            if (may_prune && depth <= 6 && state.best > -proof_bound && !is_proof(state.alpha) &&
                is_dull(at, first + i, i, depth, now, state.alpha)) {
                state.best = std::max(state.best, std::min(now, state.alpha));
                continue;
            }
            if (try_move(at, first + i, i, depth, ply, is_in_check, state)) break;
            if (member_thread.is_stopped()) return 0;
        }
        if (is_limited && i == searched && is_loss(state.best)) {
            for (; i < count && is_loss(state.best) && count <= most_widened; ++i) {
                if (try_move(at, first + i, i, depth, ply, is_in_check, state)) break;
                if (member_thread.is_stopped()) return 0;
            }
            if (i >= searched && i < count && is_loss(state.best))
                state.best = -proof_bound; // not all have been looked at
        }
        if (member_thread.is_stopped()) return state.best == -traits::infinite ? 0 : state.best;
        keep(state, before, depth, ply, table_key);
        return state.best;
    }

    /// A position with more moves than that is not proven lost; searching all of them would take too long.
    static constexpr std::size_t most_widened = 4'000;

    struct progress {
        score alpha;
        score beta;
        score best;
        std::optional<move> chosen;
        bool is_enough;
    };

    /// Whether a late quiet move is not worth a search, so near the end.
    [[nodiscard]] bool is_dull(const G& at, std::size_t at_index, std::size_t number, int depth, score now,
                               score alpha) const {
        const auto& one = member_thread.picker()[at_index];
        if (one.gain > 0 || one.promise > quiet_memory<move>::most) return false;
        const bool is_late = traits::captures && number > 5 + std::size_t(depth * depth);
        const bool is_hopeless = traits::captures && number > 0 && now + 120 + 90 * depth <= alpha;
        return (is_late || is_hopeless) && !in_check(after_move(at, one.move));
    }

    /// Searches a move. `true` when it is good enough.
    bool try_move(const G& at, std::size_t at_index, std::size_t number, int depth, int ply, bool is_in_check,
                  progress& state) {
        const auto one = member_thread.picker()[at_index]; // not a reference: the list grows
        const G next = after_move(at, one.move);
        const bool is_quiet = one.gain == 0;
        score value = 0;
        if (number == 0) {
            value = -node(next, depth - 1, -state.beta, -state.alpha, ply + 1, true);
        } else {
            int reduction = 0;
            if (member_thread.prunes() && depth >= 3 && number >= 3 && !is_in_check && (is_quiet || one.promise < 0)) {
                reduction = reduction_of(depth, number);
                if (state.beta - state.alpha > 1) --reduction;
                if (one.promise > quiet_memory<move>::most) --reduction;
                reduction = std::clamp(reduction, 0, depth - 2);
            }
            value = -node(next, depth - 1 - reduction, -state.alpha - 1, -state.alpha, ply + 1, true);
            if (value > state.alpha && reduction > 0)
                value = -node(next, depth - 1, -state.alpha - 1, -state.alpha, ply + 1, true);
            if (value > state.alpha && value < state.beta)
                value = -node(next, depth - 1, -state.beta, -state.alpha, ply + 1, true);
        }
        if (member_thread.is_stopped()) return false;
        if (value > state.best) state.best = value;
        if (value > state.alpha) {
            state.alpha = value;
            state.chosen = one.move;
            member_thread.found(one.move, ply);
            if (ply == 0) member_root_best = {one.move, value};
        } else if (ply == 0 && !member_root_best) {
            member_root_best = {one.move, value};
        }
        if (value < state.beta) return false;
        if (is_quiet) {
            const color side = side_to_move(at);
            const std::size_t first = at_index - number;
            member_thread.picker().memory().reward(side, one.move, ply, depth);
            for (std::size_t j = first; j < at_index && j < first + 32; ++j) {
                if (member_thread.picker()[j].gain == 0)
                    member_thread.picker().memory().punish(side, member_thread.picker()[j].move, depth);
            }
        }
        return true;
    }

    void keep(const progress& state, score before, int depth, int ply, std::uint64_t table_key) {
        if (!hashed<G> || !member_thread.shared().options.remembers) return;
        if (ply == 0 && member_restricts && !member_thread.shared().only.empty())
            return; // not what the position is worth
        remembered<move> kept;
        kept.has_move = state.chosen.has_value();
        if (state.chosen) kept.best = *state.chosen;
        score value = state.best;
        if (is_win(value)) value += ply;
        if (is_loss(value)) value -= ply;
        kept.value = static_cast<std::int16_t>(value);
        kept.depth = static_cast<std::int16_t>(depth);
        kept.bound = state.best >= state.beta ? score_bound::at_least
                     : state.best > before    ? score_bound::exact
                                              : score_bound::at_most;
        member_thread.shared().table->store(table_key, kept);
    }

    search_thread<G, Evaluation> member_thread;
    quiescence<G, Evaluation> member_quiescence{member_thread};
    bool member_restricts = true;
    int member_depth = 0;
    std::vector<std::uint64_t> member_keys{}; ///< hashes of all positions on the way
    std::optional<std::pair<move, score>> member_root_best{};
};

} // namespace variantkit::detail
