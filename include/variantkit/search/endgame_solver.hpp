/// \file
/// Solving an endgame by retrograde analysis.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <variantkit/play/position_problem.hpp>
#include <variantkit/search/endgame_code.hpp>
#include <variantkit/search/endgame_index.hpp>
#include <variantkit/search/parallel.hpp>
#include <variantkit/search/unmoves.hpp>

namespace variantkit {

/// How far a solver has come.
struct endgame_progress {
    int plies = 0;               ///< wins and losses of fewer plies are known
    std::uint64_t known = 0;     ///< positions known to be won or lost
    std::uint64_t positions = 0; ///< positions in all
};

namespace detail {

/// Solves the positions of one index. What its moves lead to outside is looked up in `Outside`:
/// `value_of(position)` is an `optional<endgame_value>`, and must be safe to call from several threads.
///
/// First every position is looked at with its moves; finished ones, and those whose moves all lead outside, are known.
/// Then, ply by ply, what is known is carried back: a position from which the opponent can be brought to a lost one is
/// won; one whose every move has been seen to lose is lost. Who can be carried back to is known by taking moves back
/// (`takes_back`), each position counting the moves that may still save it; where moves cannot be taken back, every
/// open position is looked at again on every ply.
template <class Rules, class Outside>
class endgame_solver {
public:
    endgame_solver(const endgame_index<Rules>& index, const Outside& outside, unsigned threads,
                   bool take_back = takes_back<Rules>)
        : member_index{index}, member_outside{outside}, member_threads{std::max(1U, threads)},
          member_takes_back{take_back}, member_codes(std::size_t(index.size())) {}

    /// Materials that moves lead to.
    struct way_out {
        std::vector<endgame_material<Rules>> known;   ///< some, when `missing` is not empty
        std::vector<endgame_material<Rules>> missing; ///< some of those that `Outside` does not know
    };

    /// Looks at every position once. When something is missing, the solver is of no more use.
    [[nodiscard]] way_out begin() {
        std::vector<way_out> met(member_threads);
        std::vector<tally> tallies(member_threads);
        std::atomic<bool> any_missing{false};
        parallel_for(member_index.size(), grain, member_threads,
                     [&](unsigned worker, std::uint64_t from, std::uint64_t to) {
                         if (any_missing.load(std::memory_order_relaxed)) return;
                         for (std::uint64_t number = from; number < to; ++number)
                             look_at(number, met[worker], tallies[worker]);
                         if (!met[worker].missing.empty()) any_missing.store(true, std::memory_order_relaxed);
                     });
        for (const tally& each : tallies) {
            member_positions += each.positions;
            member_needs_moves = member_needs_moves || each.needs_moves;
            take_up(each);
        }
        way_out all;
        for (const way_out& each : met) {
            for (const auto& material : each.known) note(all.known, material);
            for (const auto& material : each.missing) note(all.missing, material);
        }
        return all;
    }

    /// Solves, after `begin`; calls `progress(endgame_progress)` after every ply. Returns what is known of each number.
    template <class Progress>
    [[nodiscard]] std::vector<std::uint16_t> finish(Progress&& progress) {
        const bool taking_back = member_takes_back && !member_needs_moves;
        int idle = 0;
        for (int plies = 0; plies <= member_last_plies || (!taking_back && idle < most_idle); ++plies) {
            if (plies >= endgame_code::most_plies) break;
            const std::uint64_t changes = taking_back ? carry_back(plies) : look_again(plies);
            idle = changes == 0 ? idle + 1 : 0;
            std::uint64_t known = 0;
            for (std::size_t i = 0; i < member_by_plies.size() && i <= std::size_t(plies); ++i)
                known += member_by_plies[i];
            progress(endgame_progress{plies + 1, known, member_positions});
        }
        return std::move(member_codes);
    }

private:
    static constexpr std::uint64_t grain = 1 << 14;
    /// Looking at moves through positions that are not bare takes a ply or two longer.
    static constexpr int most_idle = 4;

    /// What one thread finds.
    struct tally {
        std::uint64_t positions = 0;
        std::uint64_t changes = 0;
        bool needs_moves = false;
        int last_plies = 0;
        std::vector<std::uint64_t> by_plies =
            std::vector<std::uint64_t>(64); ///< positions won or lost in so many plies

        void add(const endgame_value& value) {
            if (value.result == endgame_result::draw) return;
            const auto plies = static_cast<std::size_t>(value.plies);
            if (plies >= by_plies.size()) by_plies.resize(plies + 64);
            ++by_plies[plies];
            ++changes;
            last_plies = std::max(last_plies, value.plies);
        }
        /// Takes back what `add` was told, perhaps by another thread: sums wrap around.
        void remove(const endgame_value& value) {
            const auto plies = static_cast<std::size_t>(value.plies);
            if (plies >= by_plies.size()) by_plies.resize(plies + 64);
            --by_plies[plies];
        }
    };

    static void note(std::vector<endgame_material<Rules>>& list, const endgame_material<Rules>& material) {
        if (std::find(list.begin(), list.end(), material) == list.end()) list.push_back(material);
    }

    void take_up(const tally& found) {
        member_last_plies = std::max(member_last_plies, found.last_plies);
        if (found.by_plies.size() > member_by_plies.size()) member_by_plies.resize(found.by_plies.size());
        for (std::size_t i = 0; i < found.by_plies.size(); ++i) member_by_plies[i] += found.by_plies[i];
    }

    // --- What is known, read and written by several threads at once
    // ----------------------------------------------------

    [[nodiscard]] endgame_code code(std::uint64_t number) const {
        // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): atomic_ref of const comes with C++26
        auto& bits = const_cast<std::uint16_t&>(member_codes[std::size_t(number)]);
        return endgame_code{std::atomic_ref<std::uint16_t>{bits}.load(std::memory_order_relaxed)};
    }
    void set_code(std::uint64_t number, endgame_code to) {
        std::atomic_ref<std::uint16_t>{member_codes[std::size_t(number)]}.store(to.bits(), std::memory_order_relaxed);
    }
    /// Sets it unless somebody has changed it from `from`, which is then brought up to date.
    [[nodiscard]] bool change_code(std::uint64_t number, endgame_code& from, endgame_code to) {
        std::uint16_t expected = from.bits();
        const bool changed = std::atomic_ref<std::uint16_t>{member_codes[std::size_t(number)]}.compare_exchange_weak(
            expected, to.bits(), std::memory_order_relaxed);
        from = endgame_code{expected};
        return changed;
    }

    // --- Looking at moves
    // -----------------------------------------------------------------------------------------------

    [[nodiscard]] bool is_inside(const position<Rules>& position) const {
        return endgame_material<Rules>::of(position) == member_index.pieces();
    }

    /// Whether a move of `Side` has left the material as it was.
    template <color Side, class Move>
    [[nodiscard]] bool stays_inside(const position<Rules>& before, const Move& move,
                                    const position<Rules>& after) const {
        if (before.template pieces<~Side>() != after.template pieces<~Side>()) return false;
        if (before.template pieces<Side>().count() != after.template pieces<Side>().count()) return false;
        if constexpr (requires { move.kind == move.becomes; }) {
            return move.kind == move.becomes;
        } else {
            return is_inside(after);
        }
    }

    [[nodiscard]] std::uint64_t number_of(const position<Rules>& position) const {
        return member_index.number_of(member_index.placement_of(position));
    }

    /// The value of a position that a move has led to, if it is known to be of at most `plies` plies.
    [[nodiscard]] std::optional<endgame_value> known_value(const position<Rules>& position, int plies,
                                                           int depth = 0) const {
        std::optional<endgame_value> found;
        if (at_sight(position) != verdict::open) {
            found = finished_value(position);
        } else if (!is_bare(position)) {
            if (depth < 8) found = known_by_moves(position, plies, depth + 1);
        } else if (is_inside(position)) {
            const endgame_code known = code(number_of(position));
            if (!known.is_open()) found = known.value();
        } else {
            found = member_outside.value_of(position);
        }
        if (found && found->plies > plies) found.reset();
        return found;
    }

    /// The same by its moves.
    [[nodiscard]] std::optional<endgame_value> known_by_moves(const position<Rules>& position, int plies,
                                                              int depth) const {
        best_value best;
        bool all_known = true;
        for (const auto& move : legal_moves(position)) {
            const auto next = known_value(play(position, move), plies, depth);
            if (next) {
                best.consider(*next);
            } else {
                all_known = false;
            }
        }
        if (best.wins() || all_known) return best.value();
        return std::nullopt;
    }

    [[nodiscard]] static verdict at_sight(const position<Rules>& position) {
        return position.side_to_move() == color::white ? verdict_at_sight<color::white>(position)
                                                       : verdict_at_sight<color::black>(position);
    }

    void look_at(std::uint64_t number, way_out& met, tally& found) {
        endgame_placement placement;
        if (!member_index.placement_of(number, placement)) return;
        if (placement.to_move == color::white) {
            look_at_moves<color::white>(number, member_index.position_of(placement), met, found);
        } else {
            look_at_moves<color::black>(number, member_index.position_of(placement), met, found);
        }
    }

    template <color Side>
    void look_at_moves(std::uint64_t number, const position<Rules>& position, way_out& met, tally& found) {
        if constexpr (ends_early<Rules>) {
            if (decided<Side>(position)) return;
        }
        if (!position_problem(position).empty()) return;
        ++found.positions;
        best_value outside;
        int moves = 0;
        int open = 0;
        std::vector<std::uint64_t> inside; // where symmetric successors must be counted once
        const bool once = member_index.symmetry_count() > 1;
        for_each_move(position, [&](const move_of<Rules>& move) {
            ++moves;
            const auto next = play(position, move);
            if (verdict_at_sight<~Side>(next) != verdict::open) {
                outside.consider(finished_value(next));
            } else if (!is_bare(next)) {
                found.needs_moves = true;
                ++open;
            } else if (stays_inside<Side>(position, move, next)) {
                if (once) inside.push_back(number_of(next));
                ++open;
            } else if (const auto value = member_outside.value_of(next)) {
                outside.consider(*value);
                note(met.known, endgame_material<Rules>::of(next));
            } else {
                note(met.missing, endgame_material<Rules>::of(next));
            }
        });
        if (once && !found.needs_moves) {
            std::sort(inside.begin(), inside.end());
            open = static_cast<int>(std::unique(inside.begin(), inside.end()) - inside.begin());
        }
        endgame_code known = endgame_code::of(outside.value());
        if (moves == 0 || verdict_at_sight<Side>(position) != verdict::open) {
            known = endgame_code::of(finished_value(position));
        } else if (!outside.wins() && open != 0) {
            // A move to a draw saves the position for good.
            known = endgame_code::open(std::min(open + (outside.draws() ? 1 : 0), endgame_code::most_open_moves),
                                       outside.slowest_loss() >= 0);
        }
        set_code(number, known);
        if (!known.is_open()) found.add(known.value());
        if (known.is_open() && outside.slowest_loss() >= 0)
            found.last_plies = std::max(found.last_plies, outside.slowest_loss());
    }

    // --- Ply by ply
    // -----------------------------------------------------------------------------------------------------

    /// Carries back what is won or lost in `plies` plies. Returns how many positions have become known.
    std::uint64_t carry_back(int plies) {
        if (std::size_t(plies) >= member_by_plies.size() || member_by_plies[std::size_t(plies)] == 0) return 0;
        std::vector<tally> tallies(member_threads);
        parallel_for(member_index.size(), grain, member_threads,
                     [&](unsigned worker, std::uint64_t from, std::uint64_t to) {
                         if constexpr (takes_back<Rules>) {
                             std::vector<std::uint64_t> reached;
                             for (std::uint64_t number = from; number < to; ++number) {
                                 const endgame_code known = code(number);
                                 if ((known.is_win() || known.is_loss()) && known.plies() == plies)
                                     carry_back_from(number, known, reached, tallies[worker]);
                             }
                         }
                     });
        return take_up_all(tallies);
    }

    std::uint64_t take_up_all(const std::vector<tally>& tallies) {
        std::uint64_t changes = 0;
        for (const tally& each : tallies) {
            take_up(each);
            changes += each.changes;
        }
        return changes;
    }

    void carry_back_from(std::uint64_t number, endgame_code known, std::vector<std::uint64_t>& reached, tally& found) {
        endgame_placement placement;
        (void)member_index.placement_of(number, placement);
        reached.clear();
        if (placement.to_move == color::white) {
            take_back_moves<color::black>(placement, reached);
        } else {
            take_back_moves<color::white>(placement, reached);
        }
        if (member_index.symmetry_count() > 1) {
            std::sort(reached.begin(), reached.end());
            reached.erase(std::unique(reached.begin(), reached.end()), reached.end());
        }
        for (const std::uint64_t before : reached) {
            if (known.is_loss()) {
                mark_won(before, known.plies() + 1, found);
            } else {
                count_lost_move(before, known.plies() + 1, found);
            }
        }
    }

    template <color Mover>
    void take_back_moves(const endgame_placement& placement, std::vector<std::uint64_t>& reached) const {
        for_each_unmove<Mover>(member_index.position_of(placement), [&](std::size_t kind, square from, square to) {
            endgame_placement before = placement;
            before.to_move = Mover;
            member_index.move_piece(before, kind, Mover, to, from);
            reached.push_back(member_index.number_of(before));
        });
    }

    void mark_won(std::uint64_t number, int plies, tally& found) {
        endgame_code known = code(number);
        const endgame_value value{endgame_result::win, plies};
        while (known.is_open() || (known.is_win() && known.plies() > plies)) {
            const endgame_code promise = known;
            if (change_code(number, known, endgame_code::of(value))) {
                if (promise.is_win()) found.remove(promise.value());
                found.add(value);
                return;
            }
        }
    }

    void count_lost_move(std::uint64_t number, int plies, tally& found) {
        endgame_code known = code(number);
        while (known.is_open()) {
            endgame_code next = endgame_code::open(known.open_moves() - 1, known.loses_outside());
            if (known.open_moves() == 1) {
                endgame_value value{endgame_result::loss, plies};
                if (known.loses_outside()) {
                    endgame_placement placement;
                    (void)member_index.placement_of(number, placement);
                    value = known_by_moves(member_index.position_of(placement), endgame_code::most_plies, 0)
                                .value_or(value);
                }
                next = endgame_code::of(value);
            }
            if (change_code(number, known, next)) {
                if (!next.is_open()) found.add(next.value());
                return;
            }
        }
    }

    /// Looks at the moves of all open positions for what is won or lost in `plies` plies. Returns how many are.
    std::uint64_t look_again(int plies) {
        std::vector<tally> tallies(member_threads);
        parallel_for(member_index.size(), grain, member_threads,
                     [&](unsigned worker, std::uint64_t from, std::uint64_t to) {
                         endgame_placement placement;
                         for (std::uint64_t number = from; number < to; ++number) {
                             const endgame_code known = code(number);
                             if (!known.is_open() && !(known.is_win() && known.plies() > plies)) continue;
                             (void)member_index.placement_of(number, placement);
                             const auto value = known_by_moves(member_index.position_of(placement), plies - 1, 0);
                             if (!value || value->result == endgame_result::draw) continue;
                             set_code(number, endgame_code::of(*value));
                             if (known.is_win()) tallies[worker].remove(known.value());
                             tallies[worker].add(*value);
                         }
                     });
        return take_up_all(tallies);
    }

    const endgame_index<Rules>& member_index;
    const Outside& member_outside;
    unsigned member_threads;
    bool member_takes_back;
    std::vector<std::uint16_t> member_codes;
    std::uint64_t member_positions = 0;
    bool member_needs_moves = false;            ///< some moves lead to positions that are not bare
    int member_last_plies = 0;                  ///< no value of more plies is known or promised
    std::vector<std::uint64_t> member_by_plies; ///< positions won or lost in so many plies, promises included
};

} // namespace detail

} // namespace variantkit
