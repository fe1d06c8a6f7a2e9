/// \file
/// What one thread of a search has to itself.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <variantkit/search/game_steps.hpp>
#include <variantkit/search/move_picker.hpp>
#include <variantkit/search/search_options.hpp>

namespace variantkit::detail {

/// How a position is searched: `usual` with everything that makes it deeper, `proving` with nothing that could overlook
/// a win or a defence within the depth.
enum class thoroughness : std::uint8_t { usual, proving };

/// Facts about a kind of game that searches go by.
template <game G, class Evaluation>
struct search_traits {
    static constexpr int most_plies = search_limits::deepest + 28;
    static constexpr score infinite = 31'000;
    static constexpr bool evaluates = !std::same_as<Evaluation, no_evaluation>;
    static constexpr bool captures = is_ruleset_position<G> && moves_a_piece<typename G::move>;
};

/// A thread's evaluation and list of moves, its part in counting nodes, and the best lines that it finds.
template <game G, class Evaluation>
class search_thread {
public:
    using move = typename G::move;
    using traits = search_traits<G, Evaluation>;

    search_thread(shared_search<move>& shared, const Evaluation& evaluation)
        : member_shared(shared), member_evaluation(evaluation), member_picker(evaluation) {}

    [[nodiscard]] shared_search<move>& shared() const { return member_shared; }
    [[nodiscard]] score evaluate(const G& at) const { return member_evaluation(at); }
    [[nodiscard]] move_picker<G, Evaluation>& picker() { return member_picker; }
    [[nodiscard]] const move_picker<G, Evaluation>& picker() const { return member_picker; }

    /// A search of a position begins.
    void begin(thoroughness how) {
        member_how = how;
        member_picker.clear();
        member_quota = member_shared.nodes_until_look();
    }
    [[nodiscard]] bool is_usual() const { return member_how == thoroughness::usual; }
    [[nodiscard]] bool prunes() const { return member_shared.options.prunes && is_usual(); }
    [[nodiscard]] bool quiesces() const { return member_shared.options.quiesces && is_usual(); }

    /// Counts a node; `true` when the search is to end.
    bool count_node() {
        if (++member_uncounted >= member_quota) {
            hand_in_count();
            member_shared.look_at_limits();
            member_quota = member_shared.nodes_until_look();
        }
        return is_stopped();
    }
    /// Adds the nodes that it has counted by itself to those of all threads.
    void hand_in_count() {
        member_shared.nodes.fetch_add(member_uncounted, std::memory_order_relaxed);
        member_uncounted = 0;
    }
    [[nodiscard]] bool is_stopped() const { return member_shared.stopped.load(std::memory_order_relaxed); }

    /// It is so many plies away from where it began.
    void reach(int ply) { member_deepest = std::max(member_deepest, ply); }
    [[nodiscard]] int deepest() const { return member_deepest; }
    void forget_deepest() { member_deepest = 0; }

    /// The best line from a ply on, as far as it is known.
    [[nodiscard]] const std::vector<move>& line(int ply) const { return member_lines[std::size_t(ply)]; }
    /// Nothing is known from a ply on.
    void clear_line(int ply) { member_lines[std::size_t(ply)].clear(); }
    /// A move is the best at a ply, with what is known to come behind it.
    void found(const move& best, int ply) {
        auto& line = member_lines[std::size_t(ply)];
        const auto& rest = member_lines[std::size_t(ply) + 1];
        line.assign(1, best);
        line.insert(line.end(), rest.begin(), rest.end());
    }

private:
    shared_search<move>& member_shared;
    const Evaluation& member_evaluation;
    move_picker<G, Evaluation> member_picker;
    thoroughness member_how = thoroughness::usual;
    int member_deepest = 0;
    std::uint64_t member_uncounted = 0;
    std::uint64_t member_quota = 1; ///< nodes to count before looking at the limits
    std::array<std::vector<move>, std::size_t(traits::most_plies) + 2> member_lines{};
};

/// Whether the side to move is in check, if the game knows check.
template <class G>
[[nodiscard]] bool in_check(const G& at) {
    if constexpr (is_ruleset_position<G>) return is_checked(at);
    return false;
}

} // namespace variantkit::detail
