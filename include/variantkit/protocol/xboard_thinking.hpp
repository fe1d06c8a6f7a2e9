/// \file
/// An engine's thinking, as XBoard is told of it.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/notation/record_text.hpp>
#include <variantkit/protocol/background.hpp>
#include <variantkit/protocol/command_words.hpp>
#include <variantkit/protocol/early_endings.hpp>
#include <variantkit/protocol/player.hpp>
#include <variantkit/protocol/xboard_ranks.hpp>

namespace variantkit::detail {

/// A player, what he thinks about in another thread, and all that is said meanwhile, one line at a time.
class xboard_thinking {
public:
    using answer_function = std::function<void(const std::string&)>;

    explicit xboard_thinking(answer_function answer) : member_answer(std::move(answer)) {}
    xboard_thinking(const xboard_thinking&) = delete;
    xboard_thinking& operator=(const xboard_thinking&) = delete;
    ~xboard_thinking() { member_search.stop(); }

    /// The player; nothing may be done with him while he thinks.
    [[nodiscard]] player& game() { return *member_player; }
    [[nodiscard]] const player& game() const { return *member_player; }
    [[nodiscard]] int ranks() const { return member_player->board_size().second; }

    /// Begins a game.
    void choose(const known_game& wanted) {
        if (!member_player || member_player->game() != wanted.name) {
            member_player = wanted.make();
            member_player->set_options(member_options);
        } else {
            member_player->forget();
            member_player->begin();
        }
        member_endings.begin(wanted.knows_draws);
    }
    [[nodiscard]] const search_options& options() const { return member_options; }
    void set_options(const search_options& options) {
        interrupt();
        member_options = options;
        member_player->set_options(options);
    }
    /// Whether it tells what it thinks about its moves.
    void post(bool posts) { member_is_posting = posts; }
    void may_resign(bool may) {
        interrupt();
        member_endings.may_resign(may);
    }

    void say(const std::string& line) {
        const std::lock_guard lock{member_mutex};
        member_answer(line);
    }
    /// Says how the game has ended, if it has.
    void say_result() {
        const game_outcome now = member_player->outcome();
        if (!now.is_over()) return;
        say(std::string{result_sign(now.result)} + " {" + std::string{now.reason} + "}");
    }

    [[nodiscard]] bool is_busy() const { return member_search.is_busy(); }
    /// Ends what is being thought about, without a move.
    void interrupt() {
        member_is_interrupted.store(true);
        member_search.stop();
        member_is_interrupted.store(false);
    }
    /// Asks for the move that is being thought about.
    void hurry() { member_search.hurry(); }
    void wait() { member_search.finish(); }

    /// Thinks about a move, and plays it.
    void find_move(search_limits limits) {
        limits.stop = &member_search.signal();
        {
            const std::lock_guard lock{member_mutex};
            member_is_finding_move = true;
        }
        member_search.start([this, limits] {
            const thought found = member_player->think(limits, [&](const thought& now) { report(now, false); });
            if (!member_is_interrupted.load() && !found.best.empty()) make_move(found);
            const std::lock_guard lock{member_mutex};
            member_is_finding_move = false;
            for (const std::string& line : member_owed) member_answer(line);
            member_owed.clear();
        });
    }
    /// Thinks without end about the position.
    void analyze() {
        if (member_player->outcome().is_over()) return;
        search_limits limits;
        limits.stop = &member_search.signal();
        limits.ends_when_proven = false;
        member_search.start(
            [this, limits] { member_player->think(limits, [&](const thought& now) { report(now, true); }); });
    }

    /// Says a line when the move that is being thought about has been made.
    void say_after_move(const std::string& line) {
        const std::lock_guard lock{member_mutex};
        if (member_is_finding_move) {
            member_owed.push_back(line);
        } else {
            member_answer(line);
        }
    }
    /// Answers an offer of a draw: at once, or when the move that is being thought about is found.
    void answer_draw() {
        const std::lock_guard lock{member_mutex};
        member_endings.offer_draw();
        if (!member_is_finding_move) accept_draw();
    }
    /// Says how far analysis is.
    void say_progress() {
        const std::lock_guard lock{member_mutex};
        member_answer("stat01: " + std::to_string(member_last.time.count() / 10) + " " +
                      std::to_string(member_last.nodes) + " " + std::to_string(member_last.depth) + " 0 0");
    }

private:
    void make_move(const thought& found) {
        {
            const std::lock_guard lock{member_mutex};
            member_endings.has_thought(found.value);
            if (member_endings.resigns()) return member_answer("resign");
            accept_draw();
        }
        member_player->play(found.best);
        say("move " + to_xboard(found.best, ranks()));
        say_result();
    }
    /// While nobody else speaks.
    void accept_draw() {
        if (member_endings.accepts_draw()) member_answer("offer draw");
    }

    void report(const thought& now, bool is_wanted) {
        {
            const std::lock_guard lock{member_mutex};
            member_last = now;
        }
        if (!is_wanted && !member_is_posting.load()) return;
        score value = now.value;
        if (is_proof(value)) {
            const int moves = moves_to_end(plies_to_end(value), is_win(value));
            value = moves < 0 ? -100'000 + moves : 100'000 + moves;
        }
        std::string line = std::to_string(now.depth) + " " + std::to_string(value) + " " +
                           std::to_string(now.time.count() / 10) + " " + std::to_string(now.nodes);
        for (const std::string& move : now.line) line += " " + to_xboard(move, ranks());
        say(line);
    }

    answer_function member_answer;
    std::mutex member_mutex; ///< of the answers and what follows up to the options
    thought member_last;
    bool member_is_finding_move = false;
    std::vector<std::string> member_owed; ///< answers that wait for the move
    early_endings member_endings;
    search_options member_options{};
    std::unique_ptr<player> member_player;
    std::atomic<bool> member_is_posting{false};
    std::atomic<bool> member_is_interrupted{false};
    background member_search; ///< ends first
};

} // namespace variantkit::detail
