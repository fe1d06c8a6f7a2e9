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
#include <variantkit/search/game_steps.hpp>
#include <variantkit/search/move_picker.hpp>
#include <variantkit/search/reductions.hpp>
#include <variantkit/search/search_options.hpp>

namespace variantkit::detail {

/// How a position is searched: `usual` with everything that makes it deeper, `proving` with nothing that could overlook
/// a win or a defence within the depth.
enum class thoroughness : std::uint8_t { usual, proving };

/// One thread's part in a search.
template <game G, class Evaluation>
class alpha_beta_worker {
public:
    using move = typename G::move;

    alpha_beta_worker(shared_search<move>& shared, const Evaluation& evaluation)
        : member_shared(shared), member_evaluation(evaluation), member_picker(evaluation) {}

    /// The value of a position, if it lies between the bounds, to a depth; `line` is how it comes about.
    score search(const G& root, int depth, score alpha, score beta, thoroughness how) {
        member_how = how;
        member_depth = depth;
        member_root_best.reset();
        member_keys = member_shared.earlier;
        member_picker.clear();
        member_quota = member_shared.nodes_until_look();
        return node(root, depth, alpha, beta, 0, false);
    }

    /// The legal moves of the first position that are to be searched.
    [[nodiscard]] std::vector<move> root_moves(const G& at) {
        std::vector<move> moves;
        const std::size_t first = list_root(at);
        for (std::size_t i = first; i < member_picker.size(); ++i) moves.push_back(member_picker[i].move);
        member_picker.resize(first);
        return moves;
    }

    [[nodiscard]] const std::vector<move>& line() const { return member_lines[0]; }
    /// The best of those moves that have been searched, when that was interrupted.
    [[nodiscard]] const std::optional<std::pair<move, score>>& best_so_far() const { return member_root_best; }
    [[nodiscard]] int deepest() const { return member_deepest; }
    [[nodiscard]] bool is_stopped() const { return member_shared.stopped.load(std::memory_order_relaxed); }

    /// Whether searches are restricted to the moves that are asked for; they are until it is told otherwise.
    void restrict(bool restricts) { member_restricts = restricts; }

    /// Adds the nodes that it has counted by itself to those of all threads.
    void hand_in_count() {
        member_shared.nodes.fetch_add(member_uncounted, std::memory_order_relaxed);
        member_uncounted = 0;
    }

    /// Another position is searched next.
    void begin() {
        member_picker.memory().fade();
        member_deepest = 0;
    }

private:
    static constexpr int most_plies = search_limits::deepest + 28;
    static constexpr bool evaluates = !std::same_as<Evaluation, no_evaluation>;
    static constexpr bool captures = is_ruleset_position<G> && moves_a_piece<move>;
    static constexpr score infinite = 31'000;
    static constexpr std::uint64_t proving_salt = 0x5851F42D4C957F2DULL;

    /// Whether the side to move may be thought to pass: where a move is hardly ever a burden.
    static constexpr bool may_think_of_passing = [] {
        if constexpr (is_ruleset_position<G>) {
            using legality = legality_of<typename G::rules>;
            return captures && has_royals<typename G::rules> &&
                   (std::same_as<legality, royal_safe> || std::same_as<legality, every_move>);
        } else {
            return false;
        }
    }();

    [[nodiscard]] bool prunes() const { return member_shared.options.prunes && member_how == thoroughness::usual; }
    [[nodiscard]] bool quiesces() const { return member_shared.options.quiesces && member_how == thoroughness::usual; }

    /// Counts a node; `true` when the search is to end.
    bool count_node() {
        if (++member_uncounted >= member_quota) {
            hand_in_count();
            member_shared.look_at_limits();
            member_quota = member_shared.nodes_until_look();
        }
        return is_stopped();
    }

    /// Lists the moves of the first position, or those of them that are asked for.
    std::size_t list_root(const G& at) {
        const std::vector<move>& only = member_shared.only;
        const std::size_t first = member_picker.list(at);
        if (!member_restricts || only.empty()) return first;
        const auto unwanted =
            std::remove_if(member_picker.begin() + std::ptrdiff_t(first), member_picker.end(), [&](const auto& one) {
                return std::find(only.begin(), only.end(), one.move) == only.end();
            });
        member_picker.resize(std::size_t(unwanted - member_picker.begin()));
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

    [[nodiscard]] static bool checked(const G& at) {
        if constexpr (is_ruleset_position<G>) return is_checked(at);
        return false;
    }

    void found(const move& best, int ply) {
        auto& line = member_lines[std::size_t(ply)];
        const auto& rest = member_lines[std::size_t(ply) + 1];
        line.assign(1, best);
        line.insert(line.end(), rest.begin(), rest.end());
    }

    // --- Any node ---------------------------------------------------------------------------------------------------

    score node(const G& at, int depth, score alpha, score beta, int ply, bool may_pass) {
        member_lines[std::size_t(ply)].clear();
        member_lines[std::size_t(ply) + 1].clear();
        if (count_node()) return 0;
        member_deepest = std::max(member_deepest, ply);
        if (ply > 0) {
            alpha = std::max(alpha, loses_in(ply));
            beta = std::min(beta, wins_in(ply));
            if (alpha >= beta) return alpha;
            if (ends_here(at)) return final_score(at, ply);
            if (ply >= most_plies) return member_evaluation(at);
        }
        std::uint64_t key = 0;
        if constexpr (hashed<G>) key = hash(at);
        if (ply > 0 && repeats(key)) return 0;

        const bool in_check = checked(at);
        if (in_check && prunes() && ply > 0 && ply < 2 * member_depth) ++depth;
        if (depth <= 0) return quiet_node(at, alpha, beta, ply, 0);

        const bool is_wide = beta - alpha > 1;
        const std::uint64_t table_key = member_how == thoroughness::usual ? key : key ^ proving_salt;
        std::optional<remembered<move>> known;
        if constexpr (hashed<G>) {
            if (member_shared.options.remembers) {
                known = member_shared.table->find(table_key);
                if (known && !is_wide && ply > 0) {
                    if (const auto value = usable(*known, depth, alpha, beta, ply)) return *value;
                }
            }
        }
        if constexpr (is_ruleset_position<G> && evaluates) {
            if (prunes() && !is_wide && !in_check && !is_proof(alpha) && !is_proof(beta) && depth <= 40) {
                if (const auto value = without_moving(at, depth, beta, ply, may_pass, key)) return *value;
                if (is_stopped()) return 0;
            }
        }
        if (prunes() && depth >= 4 && !(known && known->has_move)) --depth;

        member_keys.push_back(key);
        const std::size_t first = ply == 0 ? list_root(at) : member_picker.list(at);
        const score value = member_picker.size() == first
                                ? final_score(at, ply)
                                : best_of(at, depth, alpha, beta, ply, first, in_check, known, table_key);
        member_picker.resize(first);
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
        const score now = member_evaluation(at);
        if (depth <= 6 && now - 85 * depth >= beta) return now;
        if constexpr (may_think_of_passing) {
            if (!may_pass || depth < 3 || now < beta || !has_pieces_to_spare(at)) return std::nullopt;
            const int reduction = 3 + depth / 4 + std::min((now - beta) / 200, 3);
            member_keys.push_back(key);
            const score value = -node(after_passing(at), depth - reduction, -beta, -beta + 1, ply + 1, false);
            member_keys.pop_back();
            if (value >= beta && !is_stopped()) return is_proof(value) ? beta : value;
        }
        return std::nullopt;
    }

    // --- Moves ------------------------------------------------------------------------------------------------------

    score best_of(const G& at, int depth, score alpha, score beta, int ply, std::size_t first, bool in_check,
                  const std::optional<remembered<move>>& known, std::uint64_t table_key) {
        const bool wins_at_once = member_picker.promise(at, first, ply, depth, known, [&] { return count_node(); });
        if (is_stopped() && ply > 0) return 0;
        if (wins_at_once) {
            member_lines[std::size_t(ply) + 1].clear();
            found(member_picker[first].move, ply);
            if (ply == 0) member_root_best = {member_picker[first].move, wins_in(1)};
            return wins_in(ply + 1);
        }
        // Of very many moves only some are searched, unless those seem to lose.
        const std::size_t count = member_picker.size() - first;
        const bool is_limited = evaluates && count > most_moves_in_full && member_how == thoroughness::usual;
        std::size_t searched = count;
        if (is_limited) {
            searched = std::min(count, member_shared.options.most_candidates * (ply == 0 ? 2 : 1));
            std::partial_sort(member_picker.begin() + std::ptrdiff_t(first),
                              member_picker.begin() + std::ptrdiff_t(first + searched), member_picker.end(),
                              [](const auto& a, const auto& b) { return a.promise > b.promise; });
        }
        progress state{alpha, beta, -infinite, {}, false};
        const score before = alpha;
        const bool may_prune = prunes() && beta - alpha == 1 && !in_check && evaluates;
        const score now = may_prune && depth <= 6 ? member_evaluation(at) : 0;
        std::size_t i = 0;
        for (; i < searched; ++i) {
            if (!is_limited) member_picker.choose(at, first + i);
            if (may_prune && depth <= 6 && state.best > -proof_bound && !is_proof(state.alpha) &&
                is_dull(at, first + i, i, depth, now, state.alpha)) {
                state.best = std::max(state.best, std::min(now, state.alpha));
                continue;
            }
            if (try_move(at, first + i, i, depth, ply, in_check, state)) break;
            if (is_stopped()) return 0;
        }
        if (is_limited && i == searched && is_loss(state.best)) {
            for (; i < count && is_loss(state.best) && count <= most_widened; ++i) {
                if (try_move(at, first + i, i, depth, ply, in_check, state)) break;
                if (is_stopped()) return 0;
            }
            if (i >= searched && i < count && is_loss(state.best))
                state.best = -proof_bound; // not all have been looked at
        }
        if (is_stopped()) return state.best == -infinite ? 0 : state.best;
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
        const auto& one = member_picker[at_index];
        if (one.gain > 0 || one.promise > quiet_memory<move>::most) return false;
        const bool is_late = captures && number > 5 + std::size_t(depth * depth);
        const bool is_hopeless = captures && number > 0 && now + 120 + 90 * depth <= alpha;
        return (is_late || is_hopeless) && !checked(after_move(at, one.move));
    }

    /// Searches a move. `true` when it is good enough.
    bool try_move(const G& at, std::size_t at_index, std::size_t number, int depth, int ply, bool in_check,
                  progress& state) {
        const auto one = member_picker[at_index]; // not a reference: the list grows
        const G next = after_move(at, one.move);
        const bool is_quiet = one.gain == 0;
        score value = 0;
        if (number == 0) {
            value = -node(next, depth - 1, -state.beta, -state.alpha, ply + 1, true);
        } else {
            int reduction = 0;
            if (prunes() && depth >= 3 && number >= 3 && !in_check && (is_quiet || one.promise < 0)) {
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
        if (is_stopped()) return false;
        if (value > state.best) state.best = value;
        if (value > state.alpha) {
            state.alpha = value;
            state.chosen = one.move;
            found(one.move, ply);
            if (ply == 0) member_root_best = {one.move, value};
        } else if (ply == 0 && !member_root_best) {
            member_root_best = {one.move, value};
        }
        if (value < state.beta) return false;
        if (is_quiet) {
            const color side = side_to_move(at);
            const std::size_t first = at_index - number;
            member_picker.memory().reward(side, one.move, ply, depth);
            for (std::size_t j = first; j < at_index && j < first + 32; ++j) {
                if (member_picker[j].gain == 0) member_picker.memory().punish(side, member_picker[j].move, depth);
            }
        }
        return true;
    }

    void keep(const progress& state, score before, int depth, int ply, std::uint64_t table_key) {
        if (!hashed<G> || !member_shared.options.remembers) return;
        if (ply == 0 && member_restricts && !member_shared.only.empty()) return; // not what the position is worth
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
        member_shared.table->store(table_key, kept);
    }

    // --- Beyond the depth -------------------------------------------------------------------------------------------

    static constexpr int most_evasions = 6; ///< plies beyond the depth in which checks are answered by any move

    score quiet_node(const G& at, score alpha, score beta, int ply, int beyond) {
        member_lines[std::size_t(ply)].clear();
        member_lines[std::size_t(ply) + 1].clear();
        if (beyond > 0) {
            if (count_node()) return 0;
            member_deepest = std::max(member_deepest, ply);
            if (ends_here(at)) return final_score(at, ply);
            if (ply >= most_plies) return member_evaluation(at);
        }
        if (!quiesces() || !captures) return leaf(at, ply);
        const bool evades = beyond < most_evasions && checked(at);
        score best = -infinite;
        if (!evades) {
            best = member_evaluation(at);
            if (best >= beta) return best;
            alpha = std::max(alpha, best);
        }
        const score now = best;
        const std::size_t first = member_picker.list(at);
        if (member_picker.size() == first) return final_score(at, ply);
        member_picker.promise(at, first, ply, 0, std::nullopt, [&] { return count_node(); });
        for (std::size_t i = first; i < member_picker.size(); ++i) {
            member_picker.choose(at, i);
            const auto one = member_picker[i];
            if (!evades && (one.gain <= 0 || one.promise < 0)) break; // the rest loses or is quiet
            if (!evades && !is_proof(alpha) && now + one.gain + 150 <= alpha) continue;
            const score value = -quiet_node(after_move(at, one.move), -beta, -alpha, ply + 1, beyond + 1);
            if (is_stopped()) break;
            if (value > best) best = value;
            if (value > alpha) {
                alpha = value;
                found(one.move, ply);
            }
            if (value >= beta) break;
        }
        member_picker.resize(first);
        return is_stopped() ? 0 : best;
    }

    /// A position as it stands; where moves are so many that a win among them is likely, after a look at them.
    score leaf(const G& at, int ply) {
        const game_outcome now = standing_of(at);
        if (now.is_over()) return final_score(at, ply);
        if constexpr (evaluates && !captures) {
            if (member_how == thoroughness::usual && quiesces()) {
                const std::size_t first = member_picker.list(at);
                std::optional<move> winning;
                for (std::size_t i = first; i < member_picker.size() && !winning && !is_stopped(); ++i) {
                    if (i % 16 == 0) count_node();
                    if (has_won(after_move(at, member_picker[i].move), side_to_move(at)))
                        winning = member_picker[i].move;
                }
                member_picker.resize(first);
                if (winning) {
                    found(*winning, ply);
                    return wins_in(ply + 1);
                }
            }
        }
        return member_evaluation(at);
    }

    shared_search<move>& member_shared;
    const Evaluation& member_evaluation;
    thoroughness member_how = thoroughness::usual;
    bool member_restricts = true;
    int member_depth = 0;
    int member_deepest = 0;
    std::uint64_t member_uncounted = 0;
    std::uint64_t member_quota = 1; ///< nodes to count before looking at the limits
    move_picker<G, Evaluation> member_picker;
    std::vector<std::uint64_t> member_keys{}; ///< hashes of all positions on the way
    std::array<std::vector<move>, std::size_t(most_plies) + 2> member_lines{};
    std::optional<std::pair<move, score>> member_root_best{};
};

} // namespace variantkit::detail
