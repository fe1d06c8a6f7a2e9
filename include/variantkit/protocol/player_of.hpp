/// \file
/// A player for any ruleset.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/notation/notations.hpp>
#include <variantkit/notation/position_text.hpp>
#include <variantkit/play/history.hpp>
#include <variantkit/protocol/player.hpp>
#include <variantkit/search/alpha_beta.hpp>
#include <variantkit/search/perft.hpp>

namespace variantkit {

/// See `player`. `Thinker` is `alpha_beta`, or another type with `search(positions, limits, report)` that returns a
/// `search_result`; it may have `set_options(search_options)`, `set_evaluation(default_evaluation)`, `forget()`, and
/// take the only moves to be searched behind the report.
template <class Rules, class Thinker = alpha_beta<position<Rules>>>
class player_of final : public player {
public:
    using position_type = position<Rules>;
    using move_type = move_of<Rules>;

    /// Thinks by a search.
    explicit player_of(Thinker thinker = Thinker{}) : member_thinker(std::move(thinker)) {}

    [[nodiscard]] std::string_view game() const override { return Rules::name; }
    [[nodiscard]] std::pair<int, int> board_size() const override {
        return {Rules::board::file_count, Rules::board::rank_count};
    }
    [[nodiscard]] std::string letters() const override {
        return {Rules::army::letters.begin(), Rules::army::letters.end()};
    }

    void begin() override { member_history = history<Rules>{}; }
    std::string begin_from(std::string_view text) override {
        const auto read = read_position<Rules>(text);
        if (!read) return read.error().message();
        member_history = history<Rules>{*read};
        return {};
    }
    std::string play(std::string_view text) override {
        const auto read = read_move(member_history.position(), text);
        if (!read) return read.error().reason.empty() ? read.error().message() : read.error().reason;
        member_history.play(*read);
        return {};
    }
    bool take_back() override { return member_history.take_back(); }

    [[nodiscard]] std::size_t length() const override { return member_history.moves().size(); }
    [[nodiscard]] color side_to_move() const override { return member_history.position().side_to_move(); }
    [[nodiscard]] game_outcome outcome() const override { return member_history.outcome(); }
    [[nodiscard]] std::string position_text() const override {
        return variantkit::position_text(member_history.position());
    }
    [[nodiscard]] score estimate() const override { return member_evaluation(member_history.position()); }

    [[nodiscard]] std::vector<int> values() const override {
        if constexpr (evaluates_by_values) {
            const auto& values = member_evaluation.values();
            return {values.begin(), values.end()};
        } else {
            return {};
        }
    }
    void set_values([[maybe_unused]] const std::vector<int>& values) override {
        if constexpr (evaluates_by_values) {
            kind_values<Rules> wanted{};
            if (values.size() != wanted.size()) return;
            std::copy(values.begin(), values.end(), wanted.begin());
            member_evaluation = default_evaluation<Rules>{wanted};
            member_thinker.set_evaluation(member_evaluation);
        }
    }

    void set_options([[maybe_unused]] const search_options& options) override {
        if constexpr (requires { member_thinker.set_options(options); }) member_thinker.set_options(options);
    }
    void forget() override {
        if constexpr (requires { member_thinker.forget(); }) member_thinker.forget();
    }

    std::string search_only([[maybe_unused]] const std::vector<std::string>& moves) override {
        std::vector<move_type> wanted;
        for (const std::string& text : moves) {
            const auto read = read_move(member_history.position(), text);
            if (!read) return "the move " + detail::quoted(text) + ": " + read.error().message();
            wanted.push_back(*read);
        }
        member_only = std::move(wanted);
        return {};
    }
    thought think(const search_limits& limits, const report& reports) override {
        const auto tell = [&](const auto& found) {
            if (reports) reports(in_words(found));
        };
        const std::vector<move_type> only = std::exchange(member_only, {});
        if constexpr (requires { member_thinker.search(member_history.positions(), limits, tell, only); }) {
            return in_words(member_thinker.search(member_history.positions(), limits, tell, only));
        } else {
            return in_words(member_thinker.search(member_history.positions(), limits, tell));
        }
    }

    [[nodiscard]] std::vector<std::pair<std::string, std::uint64_t>> perft(int depth,
                                                                           const stop_signal& stop) const override {
        const position_type& root = member_history.position();
        std::vector<std::pair<std::string, std::uint64_t>> counts;
        if (depth < 1) return counts;
        for (const auto& move : legal_moves(root)) {
            if (stop.is_raised()) break;
            counts.emplace_back(coordinate_text(root, move),
                                count_below(variantkit::play(root, move), depth - 1, stop));
        }
        return counts;
    }

private:
    static constexpr bool evaluates_by_values =
        requires(Thinker& thinker, const default_evaluation<Rules>& evaluation) { thinker.set_evaluation(evaluation); };

    /// Deep counts are done in parts, so that they can be stopped.
    [[nodiscard]] static std::uint64_t count_below(const position_type& at, int depth, const stop_signal& stop) {
        if (depth <= 1 || stop.is_raised()) return depth < 1 ? 1 : count_moves(at);
        std::uint64_t sum = 0;
        for_each_move(at, [&](const move_type& move) {
            if (!stop.is_raised()) sum += count_below(variantkit::play(at, move), depth - 1, stop);
        });
        return sum;
    }

    [[nodiscard]] thought in_words(const search_result<move_type>& found) const {
        thought words;
        position_type at = member_history.position();
        if (found.best) words.best = coordinate_text(at, *found.best);
        for (const move_type& move : found.line) {
            words.line.push_back(coordinate_text(at, move));
            words.line_text.push_back(to_text(at, move));
            at = variantkit::play(at, move);
        }
        words.value = found.value;
        words.is_shortest = found.is_shortest;
        words.depth = found.depth;
        words.deepest = found.deepest;
        words.nodes = found.nodes;
        words.time = found.time;
        return words;
    }

    history<Rules> member_history{};
    default_evaluation<Rules> member_evaluation{};
    std::vector<move_type> member_only{}; ///< of which the next search is to choose; all when empty
    Thinker member_thinker;
};

/// A ruleset as a game that protocols can be asked for.
template <class Rules>
[[nodiscard]] known_game known_as_game() {
    return {std::string{Rules::name}, [] { return std::make_unique<player_of<Rules>>(); }};
}

} // namespace variantkit
