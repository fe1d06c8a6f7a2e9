/// \file
/// The moves of a position, the most promising ones first.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <variantkit/search/game_steps.hpp>
#include <variantkit/search/move_ordering.hpp>
#include <variantkit/search/search_options.hpp>

namespace variantkit::detail {

/// The moves of all positions on the way to where a search is, one position's behind the other's.
template <game G, class Evaluation>
class move_picker {
public:
    using move = typename G::move;

    explicit move_picker(const Evaluation& evaluation)
        : member_evaluation(evaluation), member_values(capture_values<G>(evaluation)) {}

    [[nodiscard]] std::size_t size() const { return member_moves.size(); }
    [[nodiscard]] ordered_move<move>& operator[](std::size_t i) { return member_moves[i]; }
    [[nodiscard]] const ordered_move<move>& operator[](std::size_t i) const { return member_moves[i]; }
    [[nodiscard]] auto begin() { return member_moves.begin(); }
    [[nodiscard]] auto end() { return member_moves.end(); }
    void resize(std::size_t size) { member_moves.resize(size); }
    void clear() { member_moves.clear(); }

    /// What has been learned about quiet moves.
    [[nodiscard]] quiet_memory<move>& memory() { return member_memory; }

    /// Lists the legal moves behind those that are there, and returns where they begin.
    VARIANTKIT_NOINLINE std::size_t list(const G& at) {
        const std::size_t first = member_moves.size();
        for_each_move(at, [&](const move& legal) { member_moves.push_back({legal, 0, 0}); });
        return first;
    }

    /// Says of each move how promising it is. `true` when one wins at once: it then stands first. Where there are very
    /// many moves it calls `count_node()` for each, and ends when that says so.
    template <class Count>
    bool promise(const G& at, std::size_t first, int ply, int depth, const std::optional<remembered<move>>& known,
                 Count&& count_node) {
        const color side = side_to_move(at);
        const bool many = member_moves.size() - first > most_moves_in_full;
        const bool looks_ahead = evaluates && (many || (!captures && depth >= 2));
        for (std::size_t i = first; i < member_moves.size(); ++i) {
            auto& one = member_moves[i];
            if (looks_ahead) {
                const G next = after_move(at, one.move);
                if (many && count_node()) return false;
                if (has_won(next, side)) {
                    std::swap(member_moves[first], one);
                    return true;
                }
                one.promise = -static_cast<int>(member_evaluation(next)) * 4;
                if (!many) one.promise += member_memory.promise_of(side, one.move, ply) / 16;
            } else if constexpr (captures) {
                one.gain = gain_of(at, one.move, member_values);
                one.promise = one.gain > 0 ? capture_promise + one.gain * 8 - member_values[one.move.kind] / 8
                                           : member_memory.promise_of(side, one.move, ply);
            } else {
                one.promise = member_memory.promise_of(side, one.move, ply);
            }
            if (known && known->has_move && one.move == known->best) one.promise = 4 * capture_promise;
        }
        return false;
    }

    /// Brings the most promising of the moves from `i` on to `i`. Captures that lose material are put off.
    void choose(const G& at, std::size_t i) {
        for (;;) {
            std::size_t best = i;
            for (std::size_t j = i + 1; j < member_moves.size(); ++j) {
                if (member_moves[j].promise > member_moves[best].promise) best = j;
            }
            std::swap(member_moves[i], member_moves[best]);
            if constexpr (captures) {
                auto& one = member_moves[i];
                const bool is_doubtful = one.gain > 0 && one.promise < 4 * capture_promise &&
                                         one.promise > capture_promise / 2 && one.gain < member_values[one.move.kind];
                if (is_doubtful && can_be_taken(after_move(at, one.move), one.move)) {
                    one.promise = one.gain - member_values[one.move.kind] - capture_promise;
                    continue;
                }
            }
            return;
        }
    }

private:
    static constexpr int capture_promise = 1'000'000;
    static constexpr bool evaluates = !std::same_as<Evaluation, no_evaluation>;
    static constexpr bool captures = is_ruleset_position<G> && moves_a_piece<move>;

    const Evaluation& member_evaluation;
    decltype(capture_values<G>(std::declval<const Evaluation&>())) member_values;
    quiet_memory<move> member_memory{};
    std::vector<ordered_move<move>> member_moves{};
};

} // namespace variantkit::detail
