#include "spread_perft.hpp"

#include <cstdint>
#include <iostream>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "answer_lines.hpp"
#include "begin_match.hpp"
#include "count_parts.hpp"
#include "files.hpp"
#include "games.hpp"

namespace vk {

namespace {

using object = nlohmann::ordered_json;

/// A position that was split off.
struct split_line {
    std::uint64_t times = 0;
    int depth = 0;
    std::string fen;
    std::optional<std::uint64_t> nodes; ///< in an answer

    /// What tells it from others.
    [[nodiscard]] std::pair<std::string, int> key() const { return {fen, depth}; }
};

[[nodiscard]] std::string text_of(const std::string& game, const split_line& written) {
    object line;
    line["game"] = game;
    line["depth"] = written.depth;
    line["times"] = written.times;
    line["fen"] = written.fen;
    if (written.nodes) line["nodes"] = *written.nodes;
    return line.dump();
}

/// A number of a line, at most `most`; nothing when it is none.
template <class Number>
[[nodiscard]] std::optional<Number> number_in(const object& line, const char* name, Number most) {
    const auto found = line.find(name);
    if (found == line.end() || !found->is_number_unsigned()) return std::nullopt;
    const auto number = found->template get<std::uint64_t>();
    if (number > static_cast<std::uint64_t>(most)) return std::nullopt;
    return static_cast<Number>(number);
}

[[nodiscard]] variantkit::result<split_line> read_split_line(const std::string& text, const std::string& game) {
    using variantkit::text_error;
    const object line = object::parse(text, nullptr, false);
    if (!line.is_object()) return text_error::because("expected a line as vk perft --split writes it");
    const auto string_in = [&](const char* name) {
        const auto found = line.find(name);
        return found != line.end() && found->is_string() ? found->get<std::string>() : std::string{};
    };
    if (string_in("game") != game) return text_error::because("the line is not about " + game);
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    const auto depth = number_in<int>(line, "depth", 99);
    const auto times = number_in<std::uint64_t>(line, "times", most);
    if (!depth || !times) return text_error::because("expected numbers: \"depth\", of at most 99, and \"times\"");
    split_line read{*times, *depth, string_in("fen"), number_in<std::uint64_t>(line, "nodes", most)};
    if (read.fen.empty()) return text_error::because("expected a position: \"fen\"");
    return read;
}

/// What `nodes` come to so many times, added to a sum.
[[nodiscard]] std::uint64_t added(std::uint64_t sum, std::uint64_t times, std::uint64_t nodes) {
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    if (nodes != 0 && times > (most - sum) / nodes) throw failure{"the sum has more than 64 bits"};
    return sum + times * nodes;
}

/// The lines of a text that are not blank, with their numbers.
template <class F>
void for_each_line(std::istream& input, F&& f) {
    std::string line;
    for (std::size_t number = 1; std::getline(input, line); ++number) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (line.find_first_not_of(" \t") != std::string::npos) f(line, number);
    }
}

} // namespace

exit_status split_perft(const perft_arguments& arguments) {
    if (arguments.split > arguments.depth) throw failure{"cannot split behind the last move", exit_status::bad_usage};
    const auto begun = begin_match(arguments);
    begun->for_each_position_after(arguments.split, [&](std::uint64_t times, const std::string& fen) {
        std::cout << text_of(arguments.game, {times, arguments.depth - arguments.split, fen, {}}) << '\n';
    });
    std::cout.flush();
    return std::cout ? exit_status::success : exit_status::failed;
}

exit_status count_split_lines(const perft_arguments& arguments) {
    const game& asked = find_game(arguments.game);
    const auto how = arguments.every_leaf ? variantkit::counting::every_leaf : variantkit::counting::bulk;
    return answer_lines([&](const std::string& line) -> variantkit::result<std::string> {
        auto wanted = read_split_line(line, arguments.game);
        if (!wanted) return wanted.error();
        const auto begun = asked.begin_from(wanted->fen);
        if (!begun) return begun.error();
        const auto task = begun.value()->perft(wanted->depth, how, arguments.table_bytes());
        const auto counts = count_parts(*task, thread_count(arguments.threads), reporting::none);
        split_line answer = *wanted;
        answer.nodes = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
        return text_of(arguments.game, answer);
    });
}

exit_status add_up_answers(const perft_arguments& arguments) {
    static_cast<void>(find_game(arguments.game));
    std::map<std::pair<std::string, int>, split_line> answers;
    const bool is_checked = !arguments.split_file.empty();
    for_each_line(std::cin, [&](const std::string& line, std::size_t number) {
        const auto read = read_split_line(line, arguments.game);
        if (read && read->nodes) {
            // The same position counted twice counts once, and must have come to the same.
            const auto [there, is_new] = answers.emplace(read->key(), *read);
            if (!is_new && there->second.nodes != read->nodes) {
                throw failure{"standard input:" + std::to_string(number) + ": another answer for this position has " +
                              std::to_string(*there->second.nodes) + " nodes"};
            }
        } else if (!is_checked) {
            throw failure{"standard input:" + std::to_string(number) + ": " +
                          (read ? "expected an answer, with \"nodes\"" : reason_of(read.error()))};
        }
    });
    if (is_checked) {
        std::istringstream lines{read_file(arguments.split_file)};
        std::map<std::pair<std::string, int>, split_line> found;
        bool is_complete = true;
        for_each_line(lines, [&](const std::string& line, std::size_t number) {
            const auto split = read_split_line(line, arguments.game);
            if (!split) {
                throw failure{arguments.split_file + ":" + std::to_string(number) + ": " + reason_of(split.error())};
            }
            const auto answer = answers.find(split->key());
            if (answer == answers.end()) {
                std::cout << line << '\n';
                is_complete = false;
            } else {
                found.insert_or_assign(split->key(),
                                       split_line{split->times, split->depth, split->fen, answer->second.nodes});
            }
        });
        if (!is_complete) throw failure{"positions are left to count; they are on the standard output"};
        answers = std::move(found);
    }
    std::uint64_t sum = 0;
    for (const auto& [key, answer] : answers) sum = added(sum, answer.times, *answer.nodes);
    std::cout << sum << '\n';
    return exit_status::success;
}

} // namespace vk
