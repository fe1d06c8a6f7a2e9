/// \file
/// Monte Carlo tree search, for games of which nobody knows how to evaluate positions.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <variantkit/play/game.hpp>
#include <variantkit/search/game_steps.hpp>
#include <variantkit/search/random_play.hpp>
#include <variantkit/search/search_result.hpp>
#include <variantkit/search/time_limits.hpp>

namespace variantkit {

/// How a Monte Carlo search goes about its work.
struct mcts_options {
    std::uint64_t seed = 1;      ///< the same search with the same seed gives the same result, if nodes end it
    double exploration = 1.2;    ///< how much rarely played moves attract
    int most_plies = 200;        ///< of a random game; a longer one counts as a draw
    std::size_t most_moves = 64; ///< of a position: more are drawn by lot, those that win at once always among them
};

/// Finds moves by playing games at random and growing a tree of those moves that do well (UCT; Kocsis and Szepesvari
/// 2006). It knows nothing of a game but its moves and outcomes; wins and losses that are seen to be forced are played
/// out of the tree (Winands 2008). One thread.
template <game G>
class mcts {
public:
    using move = typename G::move;
    /// What searches find.
    using result = search_result<move>;

    /// Has no tree yet.
    explicit mcts(const mcts_options& options = {}) : member_options(options), member_random(options.seed) {}

    /// The best move; `limits.nodes` are random games (10,000 when there is no limit at all), the depth does not
    /// matter. The value is a win or loss in as many plies as the line has where that is forced in the tree, else the
    /// expected result from -100 to 100.
    result search(const G& root, const search_limits& limits) {
        const auto begin = std::chrono::steady_clock::now();
        const auto elapsed = [&] {
            return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
        };
        const std::uint64_t most = limits.nodes != 0 || limits.time || limits.stop != nullptr ? limits.nodes : 10'000;
        member_nodes.assign(1, node{});
        result best;
        for (; most == 0 || best.nodes < most; ++best.nodes) {
            if (member_nodes[0].proof != unknown) break;
            if (limits.stop != nullptr && limits.stop->is_raised()) break;
            if (limits.time && best.nodes % 16 == 0 && elapsed() >= limits.time->most) break;
            if (member_nodes.size() > most_nodes) break;
            simulate(root);
        }
        conclude(root, best);
        best.time = elapsed();
        return best;
    }

    /// The same where a game stands, see `alpha_beta::search`; the one report comes at the end.
    template <class Report>
    result search(const std::vector<G>& game, const search_limits& limits, Report&& report) {
        const result found = search(game.back(), limits);
        report(found);
        return found;
    }

private:
    static constexpr std::size_t most_nodes = 20'000'000;
    static constexpr std::int8_t unknown = 2; ///< of proofs; others are 1, 0, -1 for the side to move

    struct node {
        move played{}; ///< the move that leads here
        std::uint32_t visits = 0;
        double sum = 0;          ///< of results, for the side that has played it
        std::uint32_t first = 0; ///< of the nodes below, which lie behind each other
        std::uint32_t count = 0; ///< how many there are
        bool is_expanded = false;
        bool is_complete = true; ///< all legal moves are among them
        std::int8_t proof = unknown;
    };

    /// 1, 0 or -1 as a game that is over ended for a side.
    [[nodiscard]] static int worth(game_result how, color side) {
        return how == win_of(side) ? 1 : how == win_of(~side) ? -1 : 0;
    }

    /// One game: down the tree, a new node, on at random, back with the result.
    void simulate(const G& root) {
        G at = root;
        std::vector<std::size_t> way{0};
        while (member_nodes[way.back()].proof == unknown) {
            if (!member_nodes[way.back()].is_expanded) {
                expand(way.back(), at);
                if (member_nodes[way.back()].visits == 0 || member_nodes[way.back()].proof != unknown) break;
            }
            way.push_back(most_urgent(way.back()));
            at = detail::after_move(at, member_nodes[way.back()].played);
        }
        const color side = side_to_move(at);
        const std::int8_t proof = member_nodes[way.back()].proof;
        int value = proof; // for `side`
        if (proof == unknown)
            value =
                worth(outcome(random_play(at, member_random, [](const G&) {}, member_options.most_plies)).result, side);
        for (std::size_t i = way.size(); i-- > 0;) {
            node& one = member_nodes[way[i]];
            ++one.visits;
            one.sum -= value;
            value = -value;
            if (i + 1 < way.size()) prove(way[i]);
        }
    }

    void expand(std::size_t number, const G& at) {
        member_nodes[number].is_expanded = true;
        const game_outcome now = detail::standing_of(at);
        if (now.is_over()) {
            member_nodes[number].proof = static_cast<std::int8_t>(worth(now.result, side_to_move(at)));
            return;
        }
        std::vector<move> moves = detail::listed_moves(at);
        const bool is_complete = moves.size() <= member_options.most_moves;
        if (!is_complete) keep_some(at, moves);
        if (moves.empty()) {
            member_nodes[number].proof = 0;
            return;
        }
        node& one = member_nodes[number];
        one.first = static_cast<std::uint32_t>(member_nodes.size());
        one.count = static_cast<std::uint32_t>(moves.size());
        one.is_complete = is_complete;
        for (const move& legal : moves) {
            node below;
            below.played = legal;
            member_nodes.push_back(below);
        }
    }

    /// Of very many moves some drawn by lot, and one that wins at once if there is any.
    void keep_some(const G& at, std::vector<move>& moves) {
        const auto wins = [&](const move& legal) {
            return detail::has_won(detail::after_move(at, legal), side_to_move(at));
        };
        const auto winning = std::find_if(moves.begin(), moves.end(), wins);
        if (winning != moves.end()) std::swap(moves.front(), *winning);
        for (std::size_t i = 1; i < member_options.most_moves; ++i) {
            const auto left = static_cast<std::uint32_t>(moves.size() - i);
            std::swap(moves[i], moves[i + member_random.below(left)]);
        }
        moves.resize(std::max<std::size_t>(member_options.most_moves, 1));
    }

    [[nodiscard]] std::size_t most_urgent(std::size_t number) const {
        const node& one = member_nodes[number];
        const double wanted = std::log(double(one.visits) + 1);
        std::size_t best = one.first;
        double most = -1e9;
        for (std::size_t i = one.first; i < one.first + one.count; ++i) {
            const node& below = member_nodes[i];
            double urgency = below.visits == 0 ? 1e6 - double(i - one.first)
                                               : below.sum / below.visits +
                                                     member_options.exploration * std::sqrt(wanted / below.visits);
            if (below.proof == 1) urgency = -1e6; // lost for whoever goes there
            if (urgency > most) {
                most = urgency;
                best = i;
            }
        }
        return best;
    }

    /// What the nodes below prove.
    void prove(std::size_t number) {
        node& one = member_nodes[number];
        if (one.proof != unknown) return;
        int best = one.is_complete ? -1 : -2;
        for (std::size_t i = one.first; i < one.first + one.count; ++i) {
            const std::int8_t below = member_nodes[i].proof;
            if (below == -1) {
                one.proof = 1;
                return;
            }
            if (below == unknown) best = 2;
            if (best < 2 && best != -2) best = std::max(best, -int{below});
        }
        if (best == -1 || best == 0) one.proof = static_cast<std::int8_t>(best);
    }

    /// The move that was played most, or is proven best.
    [[nodiscard]] std::size_t preferred(std::size_t number) const {
        const node& one = member_nodes[number];
        const auto rank = [&](const node& below) {
            const double proven = below.proof == -1 ? 1e12 : below.proof == 1 ? -1e12 : 0;
            return proven + below.visits;
        };
        std::size_t best = one.first;
        for (std::size_t i = one.first; i < one.first + one.count; ++i) {
            if (rank(member_nodes[i]) > rank(member_nodes[best])) best = i;
        }
        return best;
    }

    void conclude(const G& root, result& best) const {
        const node& top = member_nodes[0];
        for (std::size_t at = 0; member_nodes[at].count != 0;) {
            at = preferred(at);
            if (member_nodes[at].visits == 0) break;
            best.line.push_back(member_nodes[at].played);
        }
        best.depth = best.deepest = static_cast<int>(best.line.size());
        if (!best.line.empty()) {
            best.best = best.line.front();
        } else {
            const std::vector<move> moves = detail::listed_moves(root);
            if (!moves.empty()) best.best = moves.front();
        }
        if (top.proof == 1) best.value = wins_in(best.depth);
        if (top.proof == -1) best.value = loses_in(best.depth);
        if (top.proof == unknown && top.visits != 0) best.value = static_cast<score>(-100 * top.sum / top.visits);
    }

    mcts_options member_options;
    random_source member_random;
    std::vector<node> member_nodes;
};

} // namespace variantkit
