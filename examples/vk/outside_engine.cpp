#include "outside_engine.hpp"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include <variantkit/protocol/xboard_ranks.hpp>

#include "failure.hpp"
#include "line_program.hpp"

namespace vk {

namespace {

using std::chrono::milliseconds;

[[nodiscard]] bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

class outside_engine final : public variantkit::player {
public:
    outside_engine(const std::string& command, std::string game, int ranks)
        : member_command(command), member_game(std::move(game)), member_ranks(ranks), member_program(command) {
        member_program.say("xboard");
        member_program.say("protover 2");
        std::string line;
        bool speaks = false;
        while (member_program.hear(line, std::chrono::seconds{3})) {
            speaks = speaks || begins(line, "feature");
            if (line.find("usermove=1") != std::string::npos) member_says_usermove = true;
            if (line.find("ping=1") != std::string::npos) member_answers_pings = true;
            if (line.find("done=1") != std::string::npos) break;
        }
        if (!speaks) throw failure{"'" + command + "' does not speak XBoard's protocol"};
    }

    [[nodiscard]] std::string_view game() const override { return member_game; }
    [[nodiscard]] std::pair<int, int> board_size() const override { return {0, 0}; }
    [[nodiscard]] std::string letters() const override { return {}; }
    void begin() override { begin_from({}); }
    std::string begin_from(std::string_view text) override {
        member_program.say("new");
        if (member_game != "chess") member_program.say("variant " + member_game);
        for (const char* line : {"easy", "nopost", "force"}) member_program.say(line);
        if (!text.empty()) member_program.say("setboard " + std::string{text});
        member_moves = 0;
        member_own.clear();
        member_has_level = false;
        synchronise();
        return {};
    }
    std::string play(std::string_view text) override {
        if (!member_own.empty()) { // the program knows its own move
            member_own.clear();
            return {};
        }
        member_program.say((member_says_usermove ? "usermove " : "") + variantkit::to_xboard(text, member_ranks));
        return {};
    }
    bool take_back() override { return false; }
    [[nodiscard]] std::size_t length() const override { return 0; }
    [[nodiscard]] variantkit::color side_to_move() const override { return variantkit::color::white; }
    [[nodiscard]] variantkit::game_outcome outcome() const override { return {}; }
    [[nodiscard]] std::string position_text() const override { return {}; }
    [[nodiscard]] variantkit::score estimate() const override { return 0; }
    void set_options(const variantkit::search_options&) override {}
    void forget() override {}
    [[nodiscard]] std::vector<std::pair<std::string, std::uint64_t>>
    perft(int, const variantkit::stop_signal&) const override {
        return {};
    }

    variantkit::thought think(const variantkit::search_limits& limits, const report&) override {
        using clock = std::chrono::steady_clock;
        const milliseconds share = limits.time ? limits.time->most : milliseconds{1000};
        tell_time(share);
        const auto begin = clock::now();
        member_program.say("go");
        variantkit::thought found;
        found.best = answer(share * session + std::chrono::seconds{5});
        member_left -= std::chrono::duration_cast<milliseconds>(clock::now() - begin);
        member_program.say("force");
        member_own = found.best;
        return found;
    }

private:
    static constexpr int session = 40; ///< moves that a clock is for

    void tell_time(milliseconds share) {
        if (!member_has_level) {
            const auto seconds = std::max<long long>(share.count() * session / 1000, 1);
            const std::string rest = std::to_string(seconds % 60);
            member_program.say("level " + std::to_string(session) + " " + std::to_string(seconds / 60) + ":" +
                               (rest.size() < 2 ? "0" : "") + rest + " 0");
            member_has_level = true;
        }
        if (member_moves++ % session == 0) member_left = share * session;
        const std::string hundredths = std::to_string(std::max<long long>(member_left.count() / 10, 1));
        member_program.say("time " + hundredths);
        member_program.say("otim " + hundredths);
    }

    /// Its move, or `resignation`.
    [[nodiscard]] std::string answer(milliseconds patience) {
        const auto end = std::chrono::steady_clock::now() + patience;
        for (;;) {
            const auto left = std::chrono::duration_cast<milliseconds>(end - std::chrono::steady_clock::now());
            std::string line;
            if (!member_program.hear(line, left)) {
                throw failure{member_program.has_ended() ? "'" + member_command + "' has ended"
                                                         : "'" + member_command + "' makes no move for " +
                                                               std::to_string(patience.count() / 1000) + " seconds"};
            }
            if (begins(line, "move ")) return variantkit::from_xboard(line.substr(5), member_ranks);
            if (begins(line, resignation)) return std::string{resignation};
            const bool claims = begins(line, "1-0") || begins(line, "0-1") || begins(line, "1/2-1/2");
            const bool refuses = begins(line, "Illegal move");
            if (refuses || (claims && member_answers_pings)) // without pings it may speak of the game before
                throw failure{"'" + member_command + "' says \"" + line + "\" and makes no move"};
        }
    }

    /// Waits until it has done what it was told; what it says meanwhile belongs to the game before.
    void synchronise() {
        if (!member_answers_pings) return;
        const std::string number = std::to_string(++member_pings);
        member_program.say("ping " + number);
        std::string line;
        while (line != "pong " + number) {
            if (!member_program.hear(line, std::chrono::seconds{10}))
                throw failure{"'" + member_command + "' does not answer"};
        }
    }

    std::string member_command;
    std::string member_game;
    int member_ranks;
    line_program member_program;
    bool member_says_usermove = false;
    bool member_answers_pings = false;
    bool member_has_level = false;
    int member_moves = 0;
    int member_pings = 0;
    milliseconds member_left{0};
    std::string member_own; ///< the move that it has just made
};

} // namespace

std::unique_ptr<variantkit::player> start_outside_engine(const std::string& command, std::string game, int ranks) {
    return std::make_unique<outside_engine>(command, std::move(game), ranks);
}

} // namespace vk
