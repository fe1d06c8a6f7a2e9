/// \file
/// The Chess Engine Communication Protocol of XBoard and WinBoard, for any ruleset.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/protocol/command_words.hpp>
#include <variantkit/protocol/player.hpp>
#include <variantkit/protocol/xboard_clock.hpp>
#include <variantkit/protocol/xboard_ranks.hpp>
#include <variantkit/protocol/xboard_thinking.hpp>

namespace variantkit {

/// Answers the lines of a program that speaks CECP version 2 (T. Mann and H. G. Muller, 2009): lines come in by
/// `handle`, answers go out through a function, moves and thoughts from another thread. Positions and moves are written
/// as their rulesets write them; games that XBoard does not know are described to it by `setup`.
///
/// Understood: xboard, protover, new, variant, setboard, usermove (or just a move), force, go, playother, white, black,
/// level, st, sd, time, otim, undo, remove, ?, ping, post, nopost, analyze, exit, ., result, hint, memory, cores, draw,
/// option (Resign), quit.
///
/// A draw is accepted, where the rules know draws, by who does not stand better by his last search. With the option
/// Resign it resigns games that it has thought hopeless for three moves.
class xboard_engine {
public:
    using answer_function = std::function<void(const std::string&)>;

    /// See `uci_engine`.
    xboard_engine(std::string name, std::vector<known_game> games, answer_function answer)
        : member_name(std::move(name)), member_games(std::move(games)), member_thinking(std::move(answer)) {
        member_thinking.choose(member_games.front());
    }

    /// Answers a line; `false` when it says that this was the last.
    bool handle(std::string_view line) {
        detail::command_words words{line};
        const std::string_view word = words.next();
        if (word.empty()) return true;
        if (word == "quit") {
            member_thinking.interrupt();
            return false;
        }
        for (const command& known : commands()) {
            if (known.name == word) {
                (this->*known.act)(words);
                return true;
            }
        }
        const auto is_ignored = [&](std::string_view name) { return name == word; };
        if (std::any_of(ignored.begin(), ignored.end(), is_ignored)) return true;
        if (looks_like_a_move(word)) {
            play_theirs(word);
        } else {
            member_thinking.say("Error (unknown command): " + printable(line));
        }
        return true;
    }

    /// Waits until a move that is being thought about has been made.
    void wait() { member_thinking.wait(); }

private:
    struct command {
        std::string_view name;
        void (xboard_engine::*act)(detail::command_words& words);
    };
    static constexpr std::array<std::string_view, 15> ignored{"xboard", "accepted", "rejected", "random", "easy",
                                                              "hard",   "computer", "name",     "rating", "ics",
                                                              "otim",   "bk",       "egtpath",  "white",  "black"};

    static const std::vector<command>& commands() {
        static const std::vector<command> all{
            {"protover", &xboard_engine::introduce},
            {"new", &xboard_engine::begin},
            {"variant", &xboard_engine::change_variant},
            {"setboard", &xboard_engine::set_board},
            {"usermove", &xboard_engine::user_move},
            {"force", &xboard_engine::force},
            {"result", &xboard_engine::force},
            {"go", &xboard_engine::go},
            {"playother", &xboard_engine::play_other},
            {"level", &xboard_engine::set_level},
            {"st", &xboard_engine::set_seconds},
            {"sd", &xboard_engine::set_depth},
            {"time", &xboard_engine::set_clock},
            {"undo", &xboard_engine::undo},
            {"remove", &xboard_engine::remove},
            {"?", &xboard_engine::move_now},
            {"ping", &xboard_engine::ping},
            {"post", &xboard_engine::post},
            {"nopost", &xboard_engine::no_post},
            {"analyze", &xboard_engine::analyze},
            {"exit", &xboard_engine::stop_analysis},
            {".", &xboard_engine::tell_progress},
            {"hint", &xboard_engine::hint},
            {"memory", &xboard_engine::set_memory},
            {"cores", &xboard_engine::set_cores},
            {"draw", &xboard_engine::consider_draw},
            {"option", &xboard_engine::set_option},
            {"edit", &xboard_engine::refuse},
        };
        return all;
    }

    void error(std::string_view what, std::string_view line) {
        member_thinking.say("Error (" + std::string{what} + "): " + printable(line));
    }
    [[nodiscard]] static std::string printable(std::string_view text) {
        const std::string quoted = detail::quoted(text);
        return quoted.substr(1, quoted.size() - 2);
    }
    [[nodiscard]] static const std::string& name_for_xboard(const known_game& game) {
        return game.xboard_name.empty() ? game.name : game.xboard_name;
    }
    [[nodiscard]] player& game() { return member_thinking.game(); }

    // --- Games and positions

    void introduce(detail::command_words&) {
        std::string variants;
        for (const known_game& game : member_games) variants += (variants.empty() ? "" : ",") + name_for_xboard(game);
        member_thinking.say("feature done=0");
        member_thinking.say(
            "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1 "
            "analyze=1");
        member_thinking.say("feature colors=0 ics=0 name=0 pause=0 nps=0 debug=0 memory=1 smp=1");
        member_thinking.say("feature option=\"Resign -check 0\"");
        member_thinking.say("feature myname=\"" + member_name + "\" variants=\"" + variants + "\"");
        member_thinking.say("feature done=1");
    }

    void begin(detail::command_words&) {
        member_thinking.interrupt();
        member_thinking.choose(member_games.front());
        member_is_forced = false;
        member_engine_side = color::black;
        member_clock.forget_depth();
    }

    void change_variant(detail::command_words& words) {
        member_thinking.interrupt();
        const std::string_view wanted = words.rest();
        for (const known_game& known : member_games) {
            if (wanted != known.name && wanted != name_for_xboard(known)) continue;
            member_thinking.choose(known);
            describe(name_for_xboard(known));
            return;
        }
        error("unknown variant", wanted);
    }

    /// Tells how to set up a game that XBoard may not know.
    void describe(const std::string& name) {
        if (name == "normal") return;
        const auto [files, ranks] = game().board_size();
        std::string letters = game().letters();
        std::string both = letters;
        for (const char letter : letters) both += static_cast<char>(letter - 'A' + 'a');
        member_thinking.say("setup (" + both + ") " + std::to_string(files) + "x" + std::to_string(ranks) +
                            "+0_fairy " + game().position_text());
    }

    void set_board(detail::command_words& words) {
        member_thinking.interrupt();
        const std::string why = begin_from(words.rest());
        if (!why.empty()) return member_thinking.say("tellusererror Illegal position (" + why + ")");
        go_on();
    }
    /// Begins from a position as the ruleset writes it, or as XBoard does, which has fields for what games may not
    /// know.
    [[nodiscard]] std::string begin_from(std::string_view text) {
        const std::string why = game().begin_from(text);
        if (why.empty()) return why;
        detail::command_words words{text};
        const std::string board{words.next()};
        const std::string side{words.next()};
        return game().begin_from(board + " " + side).empty() ? std::string{} : why;
    }

    void undo(detail::command_words&) { take_back(1, "undo"); }
    void remove(detail::command_words&) { take_back(2, "remove"); }
    void take_back(int moves, std::string_view said) {
        member_thinking.interrupt();
        for (; moves > 0; --moves) {
            if (!game().take_back()) {
                error("there is nothing to take back", said);
                break;
            }
        }
        go_on();
    }
    void refuse(detail::command_words&) { error("unsupported, use setboard", "edit"); }

    // --- Moves

    void user_move(detail::command_words& words) { play_theirs(words.rest()); }

    void play_theirs(std::string_view move) {
        member_thinking.interrupt();
        const game_outcome now = game().outcome();
        const std::string why = now.is_over() ? "the game is over: " + std::string{now.reason}
                                              : game().play(from_xboard(move, member_thinking.ranks()));
        if (!why.empty()) {
            member_thinking.say("Illegal move (" + why + "): " + printable(move));
        } else {
            member_thinking.say_result();
        }
        reply();
    }

    void force(detail::command_words&) {
        member_thinking.interrupt();
        member_is_forced = true;
    }
    void go(detail::command_words&) {
        member_thinking.interrupt();
        member_is_forced = false;
        member_engine_side = game().side_to_move();
        reply();
    }
    void play_other(detail::command_words&) {
        member_thinking.interrupt();
        member_is_forced = false;
        member_engine_side = ~game().side_to_move();
    }
    /// Thinks about a move, if it is the engine's turn, or goes on with analysis.
    void reply() {
        if (member_is_analyzing) return member_thinking.analyze();
        if (member_is_forced || game().side_to_move() != member_engine_side || game().outcome().is_over()) return;
        member_thinking.find_move(member_clock.limits(game().length()));
    }
    /// Analysis goes on with a position that has changed.
    void go_on() {
        if (member_is_analyzing) member_thinking.analyze();
    }
    void move_now(detail::command_words&) {
        if (member_thinking.is_busy() && !member_is_analyzing) member_thinking.hurry();
    }
    void consider_draw(detail::command_words&) { member_thinking.answer_draw(); }

    // --- Time

    void set_level(detail::command_words& words) {
        if (!member_clock.set_level(words.rest())) error("expected moves, minutes and seconds", words.rest());
    }
    void set_seconds(detail::command_words& words) {
        if (!member_clock.set_seconds(words.rest())) error("expected seconds", words.rest());
    }
    void set_depth(detail::command_words& words) {
        if (!member_clock.set_depth(words.rest())) error("expected a depth", words.rest());
    }
    void set_clock(detail::command_words& words) {
        if (!member_clock.set_left(words.rest())) error("expected hundredths of a second", words.rest());
    }

    // --- What it thinks

    /// A move that is being thought about comes first.
    void ping(detail::command_words& words) { member_thinking.say_after_move("pong " + printable(words.rest())); }
    void post(detail::command_words&) { member_thinking.post(true); }
    void no_post(detail::command_words&) { member_thinking.post(false); }
    void analyze(detail::command_words&) {
        member_thinking.interrupt();
        member_is_forced = member_is_analyzing = true;
        member_thinking.analyze();
    }
    void stop_analysis(detail::command_words&) {
        member_thinking.interrupt();
        member_is_analyzing = false;
    }
    void tell_progress(detail::command_words&) {
        if (member_is_analyzing) member_thinking.say_progress();
    }
    void hint(detail::command_words&) {
        if (member_thinking.is_busy()) return;
        const thought found = game().think(for_time(std::chrono::milliseconds{300}), {});
        if (!found.best.empty()) member_thinking.say("Hint: " + to_xboard(found.best, member_thinking.ranks()));
    }

    // --- Options

    void set_memory(detail::command_words& words) {
        const auto megabytes = detail::whole_number(words.rest(), 1, 65'536);
        if (!megabytes) return error("expected megabytes", words.rest());
        search_options options = member_thinking.options();
        options.hash_megabytes = static_cast<std::size_t>(*megabytes);
        member_thinking.set_options(options);
    }
    void set_cores(detail::command_words& words) {
        const auto cores = detail::whole_number(words.rest(), 1, 512);
        if (!cores) return error("expected a number of cores", words.rest());
        search_options options = member_thinking.options();
        options.threads = static_cast<unsigned>(*cores);
        member_thinking.set_options(options);
    }
    void set_option(detail::command_words& words) {
        const std::string_view all = words.rest();
        const std::size_t sign = std::min(all.find('='), all.size());
        if (all.substr(0, sign) != "Resign") return error("unknown option", all);
        const std::string_view value = all.substr(std::min(sign + 1, all.size()));
        if (value != "0" && value != "1") return error("expected 0 or 1", all);
        member_thinking.may_resign(value == "1");
    }

    /// A word that begins with a small letter and a digit, or with a capital: nothing that is a command.
    [[nodiscard]] static bool looks_like_a_move(std::string_view word) {
        return word.size() >= 2 && ((word[0] >= 'a' && word[0] <= 'z' && word[1] >= '0' && word[1] <= '9') ||
                                    (word[0] >= 'A' && word[0] <= 'Z'));
    }

    std::string member_name;
    std::vector<known_game> member_games;
    bool member_is_forced = false;
    bool member_is_analyzing = false;
    color member_engine_side = color::black;
    detail::xboard_clock member_clock;
    detail::xboard_thinking member_thinking; ///< ends first
};

} // namespace variantkit
