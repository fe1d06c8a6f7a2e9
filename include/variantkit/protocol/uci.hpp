/// \file
/// The Universal Chess Interface, for any ruleset.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/protocol/background.hpp>
#include <variantkit/protocol/command_words.hpp>
#include <variantkit/protocol/player.hpp>
#include <variantkit/protocol/uci_go.hpp>

namespace variantkit {

/// Answers the lines of a program that speaks UCI (S. Meyer-Kahlen, 2006): lines come in by `handle`, answers go out
/// through a function, those to `go` from another thread. `UCI_Variant` chooses among the games; positions and moves
/// are written as their rulesets write them. What cannot be understood is answered `info string ...`.
///
/// Understood: uci, isready, ucinewgame, setoption (Hash, Threads, UCI_Variant), position startpos|fen ... moves ...,
/// go (searchmoves, depth, nodes, movetime, mate, wtime, btime, winc, binc, movestogo, infinite, perft), stop, d, quit;
/// debug, register and ponderhit are ignored.
class uci_engine {
public:
    using answer_function = std::function<void(const std::string&)>;

    /// `games` must not be empty; the first one is played until another is chosen. `answer` gets lines without their
    /// ends, one at a time, and must not call the engine.
    uci_engine(std::string name, std::vector<known_game> games, answer_function answer)
        : member_name(std::move(name)), member_games(std::move(games)), member_answer(std::move(answer)) {
        choose(member_games.front());
    }
    uci_engine(const uci_engine&) = delete;
    uci_engine& operator=(const uci_engine&) = delete;
    ~uci_engine() { member_search.stop(); }

    /// Answers a line; `false` when it says that this was the last.
    bool handle(std::string_view line) {
        detail::command_words words{line};
        const std::string_view command = words.next();
        if (command == "quit") {
            member_search.stop();
            return false;
        }
        if (command.empty() || command == "debug" || command == "register" || command == "ponderhit") return true;
        if (command == "uci") {
            introduce();
        } else if (command == "isready") {
            say("readyok");
        } else if (command == "stop") {
            member_search.stop();
        } else if (command == "ucinewgame" || command == "setoption" || command == "position" || command == "go" ||
                   command == "d") {
            if (member_search.is_busy() && !member_has_answered.load()) {
                complain("'" + std::string{command} + "' must wait for the search to end; 'stop' ends it");
            } else {
                member_search.finish();
                obey(command, words);
            }
        } else {
            complain("there is no command " + detail::quoted(command));
        }
        return true;
    }

    /// Waits until a search that goes on has ended by itself.
    void wait() { member_search.finish(); }

private:
    static constexpr int most_megabytes = 65'536;
    static constexpr int most_threads = 512;

    void say(const std::string& line) {
        const std::lock_guard lock{member_mutex};
        member_answer(line);
    }
    void complain(const std::string& why) { say("info string " + why); }

    void introduce() {
        say("id name " + member_name);
        say("id author the authors of variantkit");
        say("option name Hash type spin default 16 min 1 max " + std::to_string(most_megabytes));
        say("option name Threads type spin default 1 min 1 max " + std::to_string(most_threads));
        std::string variants = "option name UCI_Variant type combo default " + member_games.front().name;
        for (const known_game& game : member_games) variants += " var " + game.name;
        say(variants);
        say("uciok");
    }

    void choose(const known_game& game) {
        member_player = game.make();
        member_player->set_options(member_options);
        member_position = "startpos";
    }

    void obey(std::string_view command, detail::command_words& words) {
        if (command == "ucinewgame") {
            member_player->forget();
        } else if (command == "setoption") {
            set_option(words);
        } else if (command == "position") {
            set_position(words);
        } else if (command == "d") {
            complain(std::string{member_player->game()} + ": " + member_player->position_text());
        } else {
            go(words);
        }
    }

    void set_option(detail::command_words& words) {
        if (words.next() != "name") return complain("setoption: expected 'name'");
        std::string_view name = words.until("value");
        while (!name.empty() && name.back() <= ' ') name.remove_suffix(1);
        words.next();
        const std::string_view value = words.rest();
        if (is_same(name, "Hash") || is_same(name, "Threads")) {
            const bool is_hash = is_same(name, "Hash");
            const auto number = detail::whole_number(value, 1, is_hash ? most_megabytes : most_threads);
            if (!number) {
                return complain("setoption: " + std::string{name} + " is a number from 1 to " +
                                std::to_string(is_hash ? most_megabytes : most_threads));
            }
            search_options wanted = member_options;
            if (is_hash) {
                wanted.hash_megabytes = static_cast<std::size_t>(*number);
            } else {
                wanted.threads = static_cast<unsigned>(*number);
            }
            try {
                member_player->set_options(wanted);
                member_options = wanted;
            } catch (const std::bad_alloc&) {
                member_player->set_options(member_options);
                complain("setoption: there is not enough memory");
            }
        } else if (is_same(name, "UCI_Variant")) {
            const auto game = std::find_if(member_games.begin(), member_games.end(),
                                           [&](const known_game& known) { return known.name == value; });
            if (game == member_games.end()) return complain("setoption: there is no game " + detail::quoted(value));
            choose(*game);
        } else {
            complain("setoption: there is no option " + detail::quoted(name));
        }
    }

    /// A position with all its moves, or the one before.
    void set_position(const detail::command_words& words) {
        const std::string wanted{words.rest()};
        const std::string why = try_position(wanted);
        if (why.empty()) {
            member_position = wanted;
        } else {
            complain("position: " + why);
            static_cast<void>(try_position(member_position));
        }
    }

    /// Sets up what follows `position`; what is wrong with it, or "".
    [[nodiscard]] std::string try_position(std::string_view text) {
        detail::command_words words{text};
        const std::string_view kind = words.next();
        if (kind == "startpos") {
            member_player->begin();
        } else if (kind == "fen") {
            std::string_view board = words.until("moves");
            while (!board.empty() && static_cast<unsigned char>(board.back()) <= ' ') board.remove_suffix(1);
            std::string why = member_player->begin_from(board);
            if (!why.empty()) return why;
        } else {
            return "expected 'startpos' or 'fen', found " + detail::quoted(kind);
        }
        if (words.empty()) return {};
        if (words.next() != "moves") return "expected 'moves'";
        while (!words.empty()) {
            const std::string_view move = words.next();
            const std::string why = member_player->play(move);
            if (!why.empty()) return "the move " + detail::quoted(move) + ": " + why;
        }
        return {};
    }

    // --- Searching

    void go(const detail::command_words& words) {
        const detail::uci_go wanted{words, member_player->side_to_move()};
        std::string why = wanted.problem();
        if (why.empty()) why = member_player->search_only(wanted.only());
        if (!why.empty()) return complain("go: " + why);
        member_has_answered.store(false);
        if (wanted.perft_depth()) {
            member_search.start([this, depth = *wanted.perft_depth()] { count(depth); });
        } else {
            search_limits limits = wanted.limits();
            limits.stop = &member_search.signal();
            member_search.start([this, limits, is_infinite = wanted.is_infinite()] { think(limits, is_infinite); });
        }
    }

    void think(const search_limits& limits, bool is_infinite) {
        const thought found = member_player->think(limits, [&](const thought& now) { say(info(now)); });
        if (is_infinite) member_search.wait_for_signal();
        member_has_answered.store(true); // whoever hears it may go on at once
        say("bestmove " + (found.best.empty() ? "(none)" : found.best));
    }

    void count(int depth) {
        std::uint64_t sum = depth < 1 ? 1 : 0;
        for (const auto& [move, nodes] : member_player->perft(depth, member_search.signal())) {
            say(move + ": " + std::to_string(nodes));
            sum += nodes;
        }
        member_has_answered.store(true);
        say(member_search.signal().is_raised() ? "info string perft was stopped"
                                               : "Nodes searched: " + std::to_string(sum));
    }

    [[nodiscard]] static std::string info(const thought& now) {
        std::string line =
            "info depth " + std::to_string(now.depth) + " seldepth " + std::to_string(now.deepest) + " score ";
        line += is_proof(now.value)
                    ? "mate " + std::to_string(detail::moves_to_end(plies_to_end(now.value), is_win(now.value)))
                    : "cp " + std::to_string(now.value);
        line += " nodes " + std::to_string(now.nodes) + " nps " + std::to_string(now.speed()) + " time " +
                std::to_string(now.time.count());
        if (!now.line.empty()) line += " pv";
        for (const std::string& move : now.line) line += " " + move;
        return line;
    }

    /// Options are written with capitals or without.
    [[nodiscard]] static bool is_same(std::string_view a, std::string_view b) {
        const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
        return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return small(x) == small(y); });
    }

    std::string member_name;
    std::vector<known_game> member_games;
    answer_function member_answer;
    std::mutex member_mutex; ///< of the answers
    search_options member_options{};
    std::unique_ptr<player> member_player;
    std::string member_position = "startpos"; ///< what the last `position` that was understood said
    std::atomic<bool> member_has_answered{true};
    detail::background member_search; ///< ends first
};

} // namespace variantkit
