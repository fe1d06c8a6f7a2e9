/// \file
/// The best move of a position of any game, by iterative deepening.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include <variantkit/search/alpha_beta_worker.hpp>
#include <variantkit/search/default_evaluation.hpp>
#include <variantkit/search/parallel.hpp>
#include <variantkit/search/search_result.hpp>

namespace variantkit {

/// Searches for best moves: principal-variation search, deeper and deeper, which remembers positions, tries promising
/// moves first and looks less deeply at the others, follows captures to their end, and may use several threads.
///
/// A score that is a proof (see `score`) is true whatever has been pruned; the search then makes sure that it is the
/// shortest (see `search_result::is_shortest`) and completes the line to the end of the game. In games that end by
/// repetition a position that comes again, in the game or in the line, counts as a draw. What is remembered of a
/// position leaves its counters aside, as `hash` does: within a search's depth of a draw by counting moves, a win that
/// comes from there may come too late (`search_options::remembers` can be switched off).
///
/// Where a position has more than `most_moves_in_full` moves, all of them are looked at for one that wins at once, and
/// `search_options::most_candidates` are searched: those after which the evaluation is best. If they all lose, the
/// others are searched too, up to some thousands; a position with more moves than that is never said to be lost.
///
/// One object serves one search at a time, and remembers from one to the next.
template <game G, class Evaluation = default_evaluation_of<G>>
    requires evaluation_for<Evaluation, G>
class alpha_beta {
public:
    using move = typename G::move;
    /// What searches find.
    using result = search_result<move>;

    /// Remembers nothing yet.
    explicit alpha_beta(const search_options& options = {}, Evaluation evaluation = {})
        : member_options(options), member_evaluation(std::move(evaluation)), member_table(options.hash_megabytes) {}

    [[nodiscard]] const search_options& options() const { return member_options; }
    /// Changes the options; what is remembered is lost if that is to be of another size.
    void set_options(const search_options& options) {
        if (options.hash_megabytes != member_options.hash_megabytes) member_table.resize(options.hash_megabytes);
        member_options = options;
    }
    /// What positions are worth that are searched no further.
    [[nodiscard]] const Evaluation& evaluation() const { return member_evaluation; }
    /// Evaluates otherwise from now on; what it remembers is forgotten.
    void set_evaluation(Evaluation evaluation) {
        member_evaluation = std::move(evaluation);
        forget();
    }
    /// Forgets what it remembers, as before another game.
    void forget() { member_table.clear(); }

    /// The best move where a game stands: `game` lists its positions, the last one is searched. Calls `report(result)`
    /// for every depth that is done, in the calling thread. Where moves are given, `only` those are thought of; they
    /// must be legal.
    template <class Report>
    result search(const std::vector<G>& game, const search_limits& limits, Report&& report,
                  std::vector<move> only = {}) {
        detail::shared_search<move> shared;
        shared.table = &member_table;
        shared.options = member_options;
        shared.limits = limits;
        shared.only = std::move(only);
        if constexpr (detail::hashed<G>) {
            for (std::size_t i = 0; i + 1 < game.size(); ++i) shared.earlier.push_back(hash(game[i]));
        }
        member_table.next_search();
        return with_helpers(game.back(), shared, report);
    }
    /// The same for a position without a past.
    template <class Report>
    result search(const G& position, const search_limits& limits, Report&& report) {
        return search(std::vector<G>{position}, limits, report);
    }
    /// The same without reports.
    result search(const G& position, const search_limits& limits) {
        return search(position, limits, [](const result&) {});
    }
    /// Of a game so far, without reports.
    result search(const std::vector<G>& game, const search_limits& limits) {
        return search(game, limits, [](const result&) {});
    }

private:
    using worker = detail::alpha_beta_worker<G, Evaluation>;
    using shared_search = detail::shared_search<move>;
    static constexpr score infinite = 31'000;

    /// The first thread's search is the one that counts; the others fill the table.
    template <class Report>
    result with_helpers(const G& root, shared_search& shared, Report&& report) {
        result best;
#if defined(VARIANTKIT_SINGLE_THREADED)
        worker own{shared, member_evaluation};
        best = deepen(root, shared, own, report);
        own.hand_in_count();
#else
        std::vector<std::thread> helpers;
        for (unsigned i = 1; i < member_options.threads; ++i) {
            helpers.emplace_back([&, i] {
                worker helping{shared, member_evaluation};
                for (int depth = 1 + int(i % 2); depth <= shared.limits.depth && !helping.is_stopped(); ++depth) {
                    helping.search(root, depth, -infinite, infinite, detail::thoroughness::usual);
                }
                helping.hand_in_count();
            });
        }
        {
            const auto own = std::make_unique<worker>(shared, member_evaluation);
            best = deepen(root, shared, *own, report);
            own->hand_in_count();
        }
        shared.stopped.store(true, std::memory_order_relaxed);
        for (std::thread& helper : helpers) helper.join();
#endif
        best.nodes = shared.nodes.load();
        best.time = shared.elapsed();
        return best;
    }

    template <class Report>
    result deepen(const G& root, shared_search& shared, worker& own, Report&& report) {
        result best;
        const std::vector<move> choices = own.root_moves(root);
        if (choices.empty()) {
            best.value = detail::final_score(root, 0);
            best.is_shortest = true;
            return best;
        }
        best.best = choices.front(); // better than none
        best.line = {*best.best};
        if (shared.limits.win_within > 0 && finds_win_within(best, root, shared, own)) {
            report(std::as_const(best));
            return best;
        }
        for (int depth = 1; depth <= std::min(shared.limits.depth, search_limits::deepest); ++depth) {
            const score value = within_window(root, depth, best.value, own);
            if (own.is_stopped()) {
                take_interrupted(best, own, depth);
                break;
            }
            take(best, own.line(), value, depth);
            if (is_proof(value) && shared.limits.ends_when_proven) settle(best, root, shared, own);
            best.deepest = std::max(own.deepest(), depth);
            count(best, shared, own);
            report(std::as_const(best));
            if (best.is_shortest && shared.limits.ends_when_proven) break;
            if (shared.limits.time && (shared.elapsed() >= shared.limits.time->enough || choices.size() == 1)) break;
        }
        return best;
    }

    static void count(result& best, shared_search& shared, worker& own) {
        own.hand_in_count();
        best.nodes = shared.nodes.load();
        best.time = shared.elapsed();
    }

    /// Looks for a win in `limits.win_within` plies with nothing pruned, the shortest first.
    bool finds_win_within(result& best, const G& root, shared_search& shared, worker& own) {
        for (int plies = 1; plies <= std::min(shared.limits.win_within, search_limits::deepest); plies += 2) {
            const score bound = wins_in(plies);
            const score value = own.search(root, plies, bound - 1, bound, detail::thoroughness::proving);
            if (own.is_stopped()) return false;
            if (value < bound) continue;
            take(best, own.line(), value, plies);
            best.is_shortest = true;
            complete(best, root, own);
            best.deepest = std::max(own.deepest(), plies);
            count(best, shared, own);
            return true;
        }
        return false;
    }

    /// A search around the last value first, which cuts off more.
    score within_window(const G& root, int depth, score last, worker& own) {
        if (depth < 4 || is_proof(last))
            return own.search(root, depth, -infinite, infinite, detail::thoroughness::usual);
        score width = 25;
        score low = last - width;
        score high = last + width;
        for (;;) {
            const score value = own.search(root, depth, low, high, detail::thoroughness::usual);
            if (own.is_stopped()) return value;
            if (value > low && value < high) return value;
            width *= 4;
            const bool is_wide = width > 1000 || is_proof(value);
            if (value <= low) {
                low = is_wide ? -infinite : value - width;
            } else {
                high = is_wide ? infinite : value + width;
            }
        }
    }

    static void take(result& best, const std::vector<move>& line, score value, int depth) {
        best.value = value;
        best.depth = depth;
        if (line.empty()) return;
        best.line = line;
        best.best = line.front();
    }

    /// What a search had found for this depth when it was interrupted: the best move of the last depth was tried first.
    static void take_interrupted(result& best, const worker& own, int depth) {
        const auto& found = own.best_so_far();
        if (!found || (depth > 1 && found->second < best.value - 25)) return;
        if (own.line().empty() || own.line().front() != found->first) {
            best.line = {found->first};
        } else {
            best.line = own.line();
        }
        best.best = found->first;
        best.value = found->second;
    }

    /// Makes sure that a proven value is the shortest, as far as a fair amount of work shows that, and completes the
    /// line.
    void settle(result& best, const G& root, shared_search& shared, worker& own) {
        const search_limits asked = shared.limits;
        const std::uint64_t most = shared.nodes.load() * 5 + 200'000;
        shared.limits.nodes = asked.nodes == 0 ? most : std::min(most, asked.nodes);
        bool is_shortest = false;
        while (!is_shortest) {
            const int shorter = plies_to_end(best.value) - 2;
            if (shorter < 1) {
                is_shortest = true;
                break;
            }
            const score bound = is_win(best.value) ? wins_in(shorter) : loses_in(shorter);
            const score value = is_win(bound)
                                    ? own.search(root, shorter, bound - 1, bound, detail::thoroughness::proving)
                                    : own.search(root, shorter, bound, bound + 1, detail::thoroughness::proving);
            if (own.is_stopped()) break;
            if (is_win(bound) ? value >= bound : value <= bound) {
                take(best, own.line(), value, best.depth);
            } else {
                is_shortest = true;
            }
        }
        best.is_shortest = is_shortest;
        if (!own.is_stopped()) complete(best, root, own);
        // Only the limit of this work has been reached, perhaps.
        shared.limits = asked;
        shared.stopped.store(false, std::memory_order_relaxed);
        shared.look_at_limits();
    }

    /// Adds to the line of a proven value what is missing to the end of the game.
    void complete(result& best, const G& root, worker& own) {
        G at = root;
        score value = best.value;
        const auto on = [&](const move& next) {
            at = detail::after_move(at, next);
            value = is_win(value) ? -(value + 1) : -(value - 1);
        };
        for (const move& next : best.line) on(next);
        while (plies_to_end(value) > 0 && !own.is_stopped()) {
            own.restrict(best.line.empty());
            own.search(at, plies_to_end(value), value - 1, value + 1, detail::thoroughness::proving);
            const std::vector<move> more = own.line();
            if (own.is_stopped() || more.empty()) break;
            for (const move& next : more) {
                best.line.push_back(next);
                on(next);
            }
        }
        own.restrict(true);
    }

    search_options member_options;
    Evaluation member_evaluation;
    transposition_table<move> member_table;
};

} // namespace variantkit
