/// \file
/// What is said to the engine of a protocol, and what it answers.
#pragma once

#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <variantkit/protocol/player.hpp>

namespace test_support {

/// Talks to a `uci_engine` or `xboard_engine`.
template <class Engine>
class conversation {
public:
    explicit conversation(std::vector<variantkit::known_game> games)
        : member_engine("tested", std::move(games), [this](const std::string& line) {
              const std::lock_guard lock{member_mutex};
              member_answers.push_back(line);
          }) {}

    Engine& engine() { return member_engine; }

    /// The answers to some lines, when all that they begin has ended.
    std::vector<std::string> say(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) member_engine.handle(line);
        member_engine.wait();
        return taken();
    }
    /// The answers that come at once.
    std::vector<std::string> say_only(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) member_engine.handle(line);
        return taken();
    }

private:
    std::vector<std::string> taken() {
        const std::lock_guard lock{member_mutex};
        return std::exchange(member_answers, {});
    }

    std::mutex member_mutex;
    std::vector<std::string> member_answers;
    Engine member_engine;
};

} // namespace test_support
