#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

#include "begin_match.hpp"
#include "commands.hpp"
#include "count_parts.hpp"
#include "json.hpp"
#include "spread_perft.hpp"
#include "terminal.hpp"

namespace vk {

namespace {

/// Each of the root's moves and its count, sorted.
std::vector<std::pair<std::string, std::uint64_t>> divided(const perft_task& task,
                                                           const std::vector<std::uint64_t>& counts) {
    std::vector<std::pair<std::string, std::uint64_t>> lines;
    for (std::size_t i = 0; i < counts.size(); ++i) lines.emplace_back(task.root_text(i), counts[i]);
    std::sort(lines.begin(), lines.end());
    return lines;
}

} // namespace

exit_status count_perft(const perft_arguments& arguments) {
    if (arguments.from_input) return count_split_lines(arguments);
    if (arguments.sum) return add_up_answers(arguments);
    if (arguments.depth < 0) throw failure{"perft needs a DEPTH", exit_status::bad_usage};
    if (arguments.split >= 0) return split_perft(arguments);
    const auto begun = begin_match(arguments);
    const auto begin = std::chrono::steady_clock::now();
    const auto how = arguments.every_leaf ? variantkit::counting::every_leaf : variantkit::counting::bulk;
    const auto task = begun->perft(arguments.depth, how, arguments.table_bytes());
    const auto counts = count_parts(*task, thread_count(arguments.threads),
                                    error_output_is_terminal() ? reporting::progress : reporting::when_interrupted);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    const auto nodes = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});

    if (arguments.divide && arguments.depth > 0) {
        for (const auto& [move, count] : divided(*task, counts)) {
            if (arguments.json) {
                std::cout << divide_json(move, count) << '\n';
            } else {
                std::cout << move << ": " << count << '\n';
            }
        }
    }
    if (arguments.json) {
        std::cout << perft_json(arguments.game, arguments.depth, nodes, time.count()) << '\n';
    } else {
        std::cout << (arguments.divide ? "total: " : "") << nodes << '\n';
        if (!output_is_terminal()) return exit_status::success;
        const double million = time.count() > 0 ? static_cast<double>(nodes) / time.count() / 1e6 : 0;
        std::cout.flush();
        std::cerr << std::fixed << std::setprecision(2) << time.count() << " s, " << std::setprecision(1) << million
                  << " million nodes a second\n";
    }
    return exit_status::success;
}

} // namespace vk
