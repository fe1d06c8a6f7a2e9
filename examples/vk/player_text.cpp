#include "player_text.hpp"

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include <variantkit/protocol/command_words.hpp>

#include "failure.hpp"
#include "outside_engine.hpp"

namespace vk {

using variantkit::color;
using variantkit::detail::whole_number;

namespace {

/// What stands behind the colon of "name:..."; nothing when the text is another.
[[nodiscard]] std::optional<std::string> behind(const std::string& text, const std::string& name) {
    if (text.compare(0, name.size() + 1, name + ":") != 0) return std::nullopt;
    return text.substr(name.size() + 1);
}

[[nodiscard]] failure no_opponent(const std::string& text) {
    return failure{"there is no player " + variantkit::detail::quoted(text) + "; there are " +
                       std::string{opponent_forms},
                   exit_status::bad_usage};
}

[[nodiscard]] std::int64_t number_or_fail(const std::string& text, const std::string& number, std::int64_t most) {
    const auto value = whole_number(number, 1, most);
    if (!value) throw no_opponent(text);
    return *value;
}

[[nodiscard]] std::string hundredths(variantkit::score value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%+.2f", value / 100.0);
    return text.data();
}

/// What kind of player a text asks for, and how long it may think.
struct wish {
    player_kind kind = player_kind::engine;
    variantkit::search_limits limits{};
    std::string command{}; ///< that starts another program; empty when none is wanted
};

/// "0.5": seconds.
[[nodiscard]] variantkit::search_limits time_or_fail(const std::string& text, const std::string& time) {
    char* end = nullptr;
    const double seconds = std::strtod(time.c_str(), &end);
    if (time.empty() || *end != '\0' || !(seconds > 0) || seconds > 1e6) throw no_opponent(text);
    return variantkit::for_time(std::chrono::milliseconds{static_cast<std::int64_t>(seconds * 1000) + 1});
}

[[nodiscard]] wish read_wish(const std::string& text) {
    if (text == "random") return {player_kind::random, {}, {}};
    if (text == "mcts") return {player_kind::mcts, variantkit::for_nodes(1000), {}};
    if (const auto games = behind(text, "mcts")) {
        return {player_kind::mcts,
                variantkit::for_nodes(static_cast<std::uint64_t>(number_or_fail(text, *games, 1'000'000'000))),
                {}};
    }
    wish engine;
    if (const auto level = behind(text, "level")) {
        engine.limits = limits_of_level(static_cast<int>(number_or_fail(text, *level, most_level)));
    } else if (const auto nodes = behind(text, "nodes")) {
        engine.limits =
            variantkit::for_nodes(static_cast<std::uint64_t>(number_or_fail(text, *nodes, 1'000'000'000'000)));
    } else if (const auto depth = behind(text, "depth")) {
        engine.limits =
            variantkit::to_depth(static_cast<int>(number_or_fail(text, *depth, variantkit::search_limits::deepest)));
    } else if (const auto time = behind(text, "time")) {
        engine.limits = time_or_fail(text, *time);
    } else if (const auto outside = behind(text, "xboard")) {
        const std::size_t colon = outside->find(':');
        if (colon == std::string::npos || colon + 1 == outside->size()) throw no_opponent(text);
        engine.limits = time_or_fail(text, outside->substr(0, colon));
        engine.command = outside->substr(colon + 1);
    } else {
        throw no_opponent(text);
    }
    return engine;
}

} // namespace

variantkit::search_limits limits_of_level(int level) {
    constexpr std::array<std::uint64_t, most_level> nodes{30,     150,     600,     2'500,     10'000,
                                                          40'000, 150'000, 500'000, 1'500'000, 5'000'000};
    variantkit::search_limits limits = variantkit::for_nodes(nodes[static_cast<std::size_t>(level - 1)]);
    limits.depth = level < 4 ? level : variantkit::search_limits::deepest;
    return limits;
}

std::string opponent_problem(const std::string& text) {
    try {
        (void)read_wish(text);
        return {};
    } catch (const failure& failed) {
        return failed.what();
    }
}

opponent make_opponent(const game& played, const std::string& text, std::uint64_t seed) {
    const wish wanted = read_wish(text);
    if (!wanted.command.empty()) {
        const int ranks = played.make_player(player_kind::random, 0)->board_size().second;
        return {start_outside_engine(wanted.command, std::string{played.name()}, ranks), wanted.limits, text};
    }
    return {played.make_player(wanted.kind, seed), wanted.limits, text};
}

void follow(variantkit::player& player, const match& played) {
    player.begin_from(played.position_text(0));
    for (std::size_t i = 0; i < played.length(); ++i) player.play(played.played(i).move);
}

std::string value_in_words(const variantkit::thought& found, color side_to_move) {
    const variantkit::score value = found.value;
    if (variantkit::is_proof(value)) {
        const int moves = (variantkit::plies_to_end(value) + 1) / 2;
        const color winner = variantkit::is_win(value) ? side_to_move : ~side_to_move;
        return std::string{name_of(winner)} + " wins in " + std::to_string(moves);
    }
    return hundredths(side_to_move == color::white ? value : -value);
}

std::string line_in_words(const variantkit::thought& found, const match& played) {
    std::string text;
    color side = played.side_to_move();
    for (std::size_t i = 0; i < found.line_text.size(); ++i, side = ~side) {
        if (i == 0) {
            text += played.number(played.length()) + " ";
        } else if (side == color::white) {
            const std::string first = played.number(played.length());
            const int number =
                std::atoi(first.c_str()) + static_cast<int>((i + (played.side_to_move() == color::black ? 1 : 0)) / 2);
            text += std::to_string(number) + ". ";
        }
        text += found.line_text[i] + (i + 1 < found.line_text.size() ? " " : "");
    }
    return text;
}

} // namespace vk
