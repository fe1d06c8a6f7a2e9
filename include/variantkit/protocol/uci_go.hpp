/// \file
/// What UCI's `go` asks for.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <variantkit/piece/color.hpp>
#include <variantkit/protocol/command_words.hpp>
#include <variantkit/search/time_limits.hpp>

namespace variantkit::detail {

/// How a search is to go about it, by the words behind `go`; amounts that are too small or large are brought within
/// their bounds.
class uci_go {
public:
    /// `side` is to move: its clock counts.
    uci_go(command_words words, color side) : member_is_white(side == color::white) {
        while (!words.empty() && member_problem.empty()) take(words);
        if (member_has_clock && !member_is_infinite && !member_limits.time) member_limits.time = member_clock.budget();
        member_limits.ends_when_proven = !member_is_infinite;
    }

    /// What is wrong; "" when nothing is.
    [[nodiscard]] const std::string& problem() const { return member_problem; }
    [[nodiscard]] const search_limits& limits() const { return member_limits; }
    /// The search goes on until it is stopped.
    [[nodiscard]] bool is_infinite() const { return member_is_infinite; }
    /// The depth of a perft, which is asked for instead of a search.
    [[nodiscard]] const std::optional<int>& perft_depth() const { return member_perft_depth; }
    /// The only moves to be searched; all when there are none.
    [[nodiscard]] const std::vector<std::string>& only() const { return member_only; }

private:
    static constexpr std::int64_t day = std::int64_t{24} * 60 * 60 * 1000;

    void take(command_words& words) {
        const std::string_view what = words.next();
        if (what == "infinite") {
            member_is_infinite = true;
        } else if (what == "searchmoves") {
            while (!words.empty() && !is_word_of_go(words.peek())) member_only.emplace_back(words.next());
        } else if (what != "ponder") {
            const std::string_view text = words.next();
            const auto number = whole_number(text, -365 * day, 1'000'000'000'000'000);
            if (!number) {
                member_problem = "expected a number after " + quoted(what) + ", found " + quoted(text);
            } else if (!limit(what, std::max<std::int64_t>(*number, 0))) {
                member_problem = "there is no limit " + quoted(what);
            }
        }
    }

    /// `false` when there is no such limit.
    bool limit(std::string_view what, std::int64_t amount) {
        const std::chrono::milliseconds time{std::min(amount, 365 * day)};
        const auto plies = [](std::int64_t wanted) {
            return static_cast<int>(std::clamp<std::int64_t>(wanted, 1, search_limits::deepest));
        };
        if (what == "depth") {
            member_limits.depth = plies(amount);
        } else if (what == "mate") {
            member_limits.depth = member_limits.win_within = plies(2 * amount - 1);
        } else if (what == "nodes") {
            member_limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(amount, 1));
        } else if (what == "movetime") {
            member_limits.time = time_budget{time, time};
        } else if (what == "perft") {
            member_perft_depth = static_cast<int>(std::min<std::int64_t>(amount, 99));
        } else if (what == "movestogo") {
            member_clock.moves_to_go = static_cast<int>(std::min<std::int64_t>(amount, 10'000));
        } else if (what == "wtime" || what == "btime") {
            if ((what == "wtime") == member_is_white) member_clock.left = time;
            member_has_clock = true;
        } else if (what == "winc" || what == "binc") {
            if ((what == "winc") == member_is_white) member_clock.increment = time;
        } else {
            return false;
        }
        return true;
    }

    /// Whether a word is none of the moves to be searched.
    [[nodiscard]] static bool is_word_of_go(std::string_view word) {
        constexpr std::array<std::string_view, 13> all{"searchmoves", "ponder",    "wtime", "btime", "winc",
                                                       "binc",        "movestogo", "depth", "nodes", "mate",
                                                       "movetime",    "infinite",  "perft"};
        return std::find(all.begin(), all.end(), word) != all.end();
    }

    bool member_is_white;
    std::string member_problem;
    search_limits member_limits;
    game_clock member_clock;
    bool member_has_clock = false;
    bool member_is_infinite = false;
    std::optional<int> member_perft_depth;
    std::vector<std::string> member_only;
};

} // namespace variantkit::detail
