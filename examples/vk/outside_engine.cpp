#include "outside_engine.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "failure.hpp"

#if __has_include(<unistd.h>)
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace vk {

#if __has_include(<unistd.h>)

namespace {

/// A program whose input and output are lines.
class line_program {
public:
    explicit line_program(const std::string& command) {
        int in[2];
        int out[2];
        if (pipe(in) != 0 || pipe(out) != 0) throw failure{"cannot start " + command};
        std::signal(SIGPIPE, SIG_IGN); // a program that has ended is noticed when it does not answer
        member_child = fork();
        if (member_child == 0) {
            dup2(in[0], 0);
            dup2(out[1], 1);
            for (const int end : {in[0], in[1], out[0], out[1]}) close(end);
            execl("/bin/sh", "sh", "-c", command.c_str(), static_cast<char*>(nullptr));
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        if (member_child < 0) throw failure{"cannot start " + command};
        member_in = in[1];
        member_out = out[0];
        fcntl(member_in, F_SETFD, FD_CLOEXEC);
        fcntl(member_out, F_SETFD, FD_CLOEXEC);
    }
    line_program(const line_program&) = delete;
    line_program& operator=(const line_program&) = delete;
    ~line_program() {
        say("quit");
        close(member_in);
        close(member_out);
        waitpid(member_child, nullptr, 0);
    }

    void say(const std::string& line) const {
        const std::string text = line + "\n";
        std::size_t written = 0;
        while (written < text.size()) {
            const ssize_t size = write(member_in, text.data() + written, text.size() - written);
            if (size <= 0) return;
            written += static_cast<std::size_t>(size);
        }
    }
    /// The next line; `false` when none has come in time, or there will be none.
    bool hear(std::string& line, std::chrono::milliseconds patience) {
        for (;;) {
            const std::size_t end = member_heard.find('\n');
            if (end != std::string::npos) {
                line = member_heard.substr(0, end);
                if (!line.empty() && line.back() == '\r') line.pop_back();
                member_heard.erase(0, end + 1);
                return true;
            }
            pollfd waiting{member_out, POLLIN, 0};
            if (poll(&waiting, 1, static_cast<int>(patience.count())) <= 0) return false;
            char text[4096];
            const ssize_t size = read(member_out, text, sizeof text);
            if (size <= 0) return false;
            member_heard.append(text, static_cast<std::size_t>(size));
        }
    }

private:
    int member_in = -1;
    int member_out = -1;
    pid_t member_child = -1;
    std::string member_heard;
};

class outside_engine final : public variantkit::player {
public:
    outside_engine(const std::string& command, std::string game)
        : member_command(command), member_game(std::move(game)), member_program(command) {
        member_program.say("xboard");
        member_program.say("protover 2");
        std::string line;
        while (member_program.hear(line, std::chrono::seconds{3})) {
            if (line.find("usermove=1") != std::string::npos) member_says_usermove = true;
            if (line.find("done=1") != std::string::npos) break;
        }
        if (line.empty()) throw failure{"'" + command + "' does not speak XBoard's protocol"};
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
        return {};
    }
    std::string play(std::string_view text) override {
        if (!member_own.empty()) { // the program knows its own move
            member_own.clear();
            return {};
        }
        member_program.say((member_says_usermove ? "usermove " : "") + std::string{text});
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
        const std::chrono::milliseconds share = limits.time ? limits.time->most : std::chrono::milliseconds{1000};
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
        const auto begin = clock::now();
        member_program.say("go");
        variantkit::thought found;
        std::string line;
        while (member_program.hear(line, share * session + std::chrono::seconds{10})) {
            if (line.compare(0, 5, "move ") != 0) continue;
            found.best = line.substr(5);
            break;
        }
        if (found.best.empty()) throw failure{"'" + member_command + "' makes no move"};
        member_left -= std::chrono::duration_cast<std::chrono::milliseconds>(clock::now() - begin);
        member_program.say("force");
        member_own = found.best;
        return found;
    }

private:
    static constexpr int session = 40;

    std::string member_command;
    std::string member_game;
    line_program member_program;
    bool member_says_usermove = false;
    bool member_has_level = false;
    int member_moves = 0;
    std::chrono::milliseconds member_left{0};
    std::string member_own; ///< the move that it has just made
};

} // namespace

std::unique_ptr<variantkit::player> start_outside_engine(const std::string& command, std::string game) {
    return std::make_unique<outside_engine>(command, std::move(game));
}

#else

std::unique_ptr<variantkit::player> start_outside_engine(const std::string& command, std::string) {
    throw failure{"cannot start '" + command + "': there are no processes here"};
}

#endif

} // namespace vk
