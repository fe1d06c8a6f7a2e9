/// \file
/// The Chess Engine Communication Protocol of XBoard and WinBoard, for any ruleset.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <variantkit/notation/record_text.hpp>
#include <variantkit/protocol/background.hpp>
#include <variantkit/protocol/command_words.hpp>
#include <variantkit/protocol/player.hpp>
#include <variantkit/protocol/xboard_ranks.hpp>

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
        : member_name(std::move(name)), member_games(std::move(games)), member_answer(std::move(answer)) {
        choose(member_games.front());
    }
    xboard_engine(const xboard_engine&) = delete;
    xboard_engine& operator=(const xboard_engine&) = delete;
    ~xboard_engine() { member_search.stop(); }

    /// Answers a line; `false` when it says that this was the last.
    bool handle(std::string_view line) {
        detail::command_words words{line};
        const std::string_view word = words.next();
        if (word.empty()) return true;
        if (word == "quit") {
            interrupt();
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
            say("Error (unknown command): " + printable(line));
        }
        return true;
    }

    /// Waits until a move that is being thought about has been made.
    void wait() { member_search.finish(); }

private:
    struct command {
        std::string_view name;
        void (xboard_engine::*act)(detail::command_words& words);
    };
    static constexpr score hopeless = -1'000;
    static constexpr int patience = 3; ///< moves for which a game is hopeless before it is resigned

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

    [[nodiscard]] int ranks() const { return member_player->board_size().second; }

    void say(const std::string& line) {
        const std::lock_guard lock{member_mutex};
        member_answer(line);
    }
    void error(std::string_view what, std::string_view line) {
        say("Error (" + std::string{what} + "): " + printable(line));
    }
    [[nodiscard]] static std::string printable(std::string_view text) {
        const std::string quoted = detail::quoted(text);
        return quoted.substr(1, quoted.size() - 2);
    }
    [[nodiscard]] static const std::string& name_for_xboard(const known_game& game) {
        return game.xboard_name.empty() ? game.name : game.xboard_name;
    }

    // --- What commands do
    // ---------------------------------------------------------------------------------------------

    void introduce(detail::command_words&) {
        std::string variants;
        for (const known_game& game : member_games) variants += (variants.empty() ? "" : ",") + name_for_xboard(game);
        say("feature done=0");
        say("feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1 "
            "analyze=1");
        say("feature colors=0 ics=0 name=0 pause=0 nps=0 debug=0 memory=1 smp=1");
        say("feature option=\"Resign -check 0\"");
        say("feature myname=\"" + member_name + "\" variants=\"" + variants + "\"");
        say("feature done=1");
    }

    void begin(detail::command_words&) {
        interrupt();
        choose(member_games.front());
        member_is_forced = false;
        member_engine_side = color::black;
        member_depth.reset();
    }

    void change_variant(detail::command_words& words) {
        interrupt();
        const std::string_view wanted = words.rest();
        for (const known_game& game : member_games) {
            if (wanted != game.name && wanted != name_for_xboard(game)) continue;
            choose(game);
            describe(name_for_xboard(game));
            return;
        }
        error("unknown variant", wanted);
    }

    /// Tells how to set up a game that XBoard may not know.
    void describe(const std::string& name) {
        if (name == "normal") return;
        const auto [files, ranks] = member_player->board_size();
        std::string letters = member_player->letters();
        std::string both = letters;
        for (const char letter : letters) both += static_cast<char>(letter - 'A' + 'a');
        say("setup (" + both + ") " + std::to_string(files) + "x" + std::to_string(ranks) + "+0_fairy " +
            member_player->position_text());
    }

    void set_board(detail::command_words& words) {
        interrupt();
        const std::string why = begin_from(words.rest());
        if (!why.empty()) return say("tellusererror Illegal position (" + why + ")");
        if (member_is_analyzing) think_on();
    }

    /// Begins from a position as the ruleset writes it, or as XBoard does, which has fields for what games may not
    /// know.
    [[nodiscard]] std::string begin_from(std::string_view text) {
        const std::string why = member_player->begin_from(text);
        if (why.empty()) return why;
        detail::command_words words{text};
        const std::string board{words.next()};
        const std::string side{words.next()};
        return member_player->begin_from(board + " " + side).empty() ? std::string{} : why;
    }

    void user_move(detail::command_words& words) { play_theirs(words.rest()); }

    void play_theirs(std::string_view move) {
        interrupt();
        const game_outcome now = member_player->outcome();
        const std::string why = now.is_over() ? "the game is over: " + std::string{now.reason}
                                              : member_player->play(from_xboard(move, ranks()));
        if (!why.empty()) {
            say("Illegal move (" + why + "): " + printable(move));
        } else {
            tell_result();
        }
        reply();
    }

    void force(detail::command_words&) {
        interrupt();
        member_is_forced = true;
    }
    void go(detail::command_words&) {
        interrupt();
        member_is_forced = false;
        member_engine_side = member_player->side_to_move();
        reply();
    }
    void play_other(detail::command_words&) {
        interrupt();
        member_is_forced = false;
        member_engine_side = ~member_player->side_to_move();
    }

    /// `level MOVES BASE INCREMENT`: the base is in minutes, or minutes:seconds.
    void set_level(detail::command_words& words) {
        const std::string_view all = words.rest();
        const auto moves = detail::whole_number(words.next(), 0, 10'000);
        const std::string_view base = words.next();
        const std::size_t colon = std::min(base.find(':'), base.size());
        const auto minutes = detail::whole_number(base.substr(0, colon), 0, 100'000);
        const auto seconds =
            colon < base.size() ? detail::whole_number(base.substr(colon + 1), 0, 59) : std::optional<std::int64_t>{0};
        const std::string_view more = words.next();
        const auto increment = detail::whole_number(more.substr(0, more.find('.')), 0, 100'000);
        if (!moves || !minutes || !seconds || !increment) return error("expected moves, minutes and seconds", all);
        member_moves_a_session = static_cast<int>(*moves);
        member_clock.left = std::chrono::seconds{*minutes * 60 + *seconds};
        member_clock.increment = std::chrono::seconds{*increment};
        member_move_time.reset();
    }
    void set_seconds(detail::command_words& words) {
        const auto seconds = detail::whole_number(words.rest(), 1, 1'000'000);
        if (!seconds) return error("expected seconds", words.rest());
        member_move_time = std::chrono::seconds{*seconds};
    }
    void set_depth(detail::command_words& words) {
        const auto depth = detail::whole_number(words.rest(), 1, search_limits::deepest);
        if (!depth) return error("expected a depth", words.rest());
        member_depth = static_cast<int>(*depth);
    }
    void set_clock(detail::command_words& words) {
        const auto hundredths = detail::whole_number(words.rest(), -1'000'000'000, 1'000'000'000);
        if (!hundredths) return error("expected hundredths of a second", words.rest());
        member_clock.left = std::chrono::milliseconds{std::max<std::int64_t>(*hundredths, 0) * 10};
    }
    void undo(detail::command_words&) {
        interrupt();
        if (!member_player->take_back()) error("there is nothing to take back", "undo");
        if (member_is_analyzing) think_on();
    }
    void remove(detail::command_words&) {
        interrupt();
        if (!member_player->take_back() || !member_player->take_back())
            error("there is nothing to take back", "remove");
        if (member_is_analyzing) think_on();
    }
    void move_now(detail::command_words&) {
        if (member_search.is_busy() && !member_is_analyzing) member_search.hurry();
    }
    /// A move that is being thought about comes first.
    void ping(detail::command_words& words) {
        const std::string pong = "pong " + printable(words.rest());
        const std::lock_guard lock{member_mutex};
        if (member_is_thinking) {
            member_owed.push_back(pong);
        } else {
            member_answer(pong);
        }
    }
    void post(detail::command_words&) { member_is_posting = true; }
    void no_post(detail::command_words&) { member_is_posting = false; }
    void analyze(detail::command_words&) {
        interrupt();
        member_is_forced = member_is_analyzing = true;
        think_on();
    }
    void stop_analysis(detail::command_words&) {
        interrupt();
        member_is_analyzing = false;
    }
    void tell_progress(detail::command_words&) {
        const std::lock_guard lock{member_mutex};
        if (!member_is_analyzing) return;
        member_answer("stat01: " + std::to_string(member_last.time.count() / 10) + " " +
                      std::to_string(member_last.nodes) + " " + std::to_string(member_last.depth) + " 0 0");
    }
    void hint(detail::command_words&) {
        if (member_search.is_busy()) return;
        search_limits limits = for_time(std::chrono::milliseconds{300});
        const thought found = member_player->think(limits, {});
        if (!found.best.empty()) say("Hint: " + to_xboard(found.best, ranks()));
    }
    void set_memory(detail::command_words& words) {
        const auto megabytes = detail::whole_number(words.rest(), 1, 65'536);
        if (!megabytes) return error("expected megabytes", words.rest());
        interrupt();
        member_options.hash_megabytes = static_cast<std::size_t>(*megabytes);
        member_player->set_options(member_options);
    }
    /// Answers an offer of a draw: at once, or when the move that is being thought about is found.
    void consider_draw(detail::command_words&) {
        const std::lock_guard lock{member_mutex};
        member_is_offered_draw = true;
        if (!member_is_thinking) answer_offer();
    }
    /// While nobody else speaks.
    void answer_offer() {
        const bool accepts =
            member_is_offered_draw && member_knows_draws && member_last_value && *member_last_value <= 0;
        member_is_offered_draw = false;
        if (accepts) member_answer("offer draw");
    }
    void set_option(detail::command_words& words) {
        const std::string_view all = words.rest();
        const std::size_t sign = std::min(all.find('='), all.size());
        if (all.substr(0, sign) != "Resign") return error("unknown option", all);
        const std::string_view value = all.substr(std::min(sign + 1, all.size()));
        if (value != "0" && value != "1") return error("expected 0 or 1", all);
        interrupt();
        member_resigns = value == "1";
    }
    void set_cores(detail::command_words& words) {
        const auto cores = detail::whole_number(words.rest(), 1, 512);
        if (!cores) return error("expected a number of cores", words.rest());
        interrupt();
        member_options.threads = static_cast<unsigned>(*cores);
        member_player->set_options(member_options);
    }
    void refuse(detail::command_words&) { error("unsupported, use setboard", "edit"); }

    // --- Thinking
    // -----------------------------------------------------------------------------------------------------

    void choose(const known_game& game) {
        member_knows_draws = game.knows_draws;
        member_last_value.reset();
        member_hopeless_moves = 0;
        member_is_offered_draw = false;
        if (!member_player || member_player->game() != game.name) {
            member_player = game.make();
            member_player->set_options(member_options);
        } else {
            member_player->forget();
            member_player->begin();
        }
    }

    /// Ends what is being thought about, without a move.
    void interrupt() {
        member_is_interrupted.store(true);
        member_search.stop();
        member_is_interrupted.store(false);
    }

    /// Thinks about a move, if it is the engine's turn.
    void reply() {
        if (member_is_analyzing) return think_on();
        if (member_is_forced || member_player->side_to_move() != member_engine_side ||
            member_player->outcome().is_over())
            return;
        search_limits limits;
        limits.stop = &member_search.signal();
        if (member_depth) limits.depth = *member_depth;
        if (member_move_time) {
            limits.time = time_budget{*member_move_time * 9 / 10, *member_move_time * 9 / 10};
        } else {
            game_clock clock = member_clock;
            if (member_moves_a_session > 0) {
                clock.moves_to_go = member_moves_a_session - int(member_player->length() / 2) % member_moves_a_session;
            }
            limits.time = clock.budget();
        }
        {
            const std::lock_guard lock{member_mutex};
            member_is_thinking = true;
        }
        member_search.start([this, limits] {
            const thought found = member_player->think(limits, [&](const thought& now) { tell(now); });
            if (!member_is_interrupted.load() && !found.best.empty()) {
                make_move(found);
            }
            const std::lock_guard lock{member_mutex};
            member_is_thinking = false;
            for (const std::string& pong : member_owed) member_answer(pong);
            member_owed.clear();
        });
    }

    void make_move(const thought& found) {
        member_hopeless_moves = found.value <= hopeless ? member_hopeless_moves + 1 : 0;
        if (member_resigns && member_hopeless_moves >= patience) return say("resign");
        {
            const std::lock_guard lock{member_mutex};
            member_last_value = found.value;
            answer_offer();
        }
        member_player->play(found.best);
        say("move " + to_xboard(found.best, ranks()));
        tell_result();
    }

    /// Thinks without end about the position, for analysis.
    void think_on() {
        if (member_player->outcome().is_over()) return;
        search_limits limits;
        limits.stop = &member_search.signal();
        limits.ends_when_proven = false;
        member_search.start([this, limits] { member_player->think(limits, [&](const thought& now) { tell(now); }); });
    }

    void tell(const thought& now) {
        {
            const std::lock_guard lock{member_mutex};
            member_last = now;
        }
        if (!member_is_posting.load() && !member_is_analyzing.load()) return;
        score value = now.value;
        if (is_proof(value)) {
            const int moves = detail::moves_to_end(plies_to_end(value), is_win(value));
            value = moves < 0 ? -100'000 + moves : 100'000 + moves;
        }
        std::string line = std::to_string(now.depth) + " " + std::to_string(value) + " " +
                           std::to_string(now.time.count() / 10) + " " + std::to_string(now.nodes);
        for (const std::string& move : now.line) line += " " + to_xboard(move, ranks());
        say(line);
    }

    void tell_result() {
        const game_outcome now = member_player->outcome();
        if (!now.is_over()) return;
        say(std::string{detail::result_sign(now.result)} + " {" + std::string{now.reason} + "}");
    }

    /// A word that begins with a small letter and a digit, or with a capital: nothing that is a command.
    [[nodiscard]] static bool looks_like_a_move(std::string_view word) {
        return word.size() >= 2 && ((word[0] >= 'a' && word[0] <= 'z' && word[1] >= '0' && word[1] <= '9') ||
                                    (word[0] >= 'A' && word[0] <= 'Z'));
    }

    std::string member_name;
    std::vector<known_game> member_games;
    answer_function member_answer;
    std::mutex member_mutex; ///< of the answers and what follows up to the player
    thought member_last;
    bool member_is_thinking = false;      ///< about a move of its own
    std::vector<std::string> member_owed; ///< answers that wait for it
    bool member_is_offered_draw = false;
    bool member_knows_draws = true;
    std::optional<score> member_last_value; ///< of its last move, for itself
    search_options member_options{};
    std::unique_ptr<player> member_player;

    bool member_resigns = false;
    int member_hopeless_moves = 0; ///< its last ones
    bool member_is_forced = false;
    color member_engine_side = color::black;
    std::atomic<bool> member_is_posting{false};
    std::atomic<bool> member_is_analyzing{false};
    std::atomic<bool> member_is_interrupted{false};
    int member_moves_a_session = 40;
    game_clock member_clock{std::chrono::minutes{5}, {}, 0};
    std::optional<std::chrono::milliseconds> member_move_time;
    std::optional<int> member_depth;
    detail::background member_search; ///< ends first
};

} // namespace variantkit
