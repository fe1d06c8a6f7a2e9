#include "count_parts.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <limits>
#include <mutex>
#include <string>
#include <thread>

#include "last_words.hpp"

namespace vk {

namespace {

using clock = std::chrono::steady_clock;

/// A part that has not been counted.
constexpr std::uint64_t uncounted = std::numeric_limits<std::uint64_t>::max();

/// What the threads have in common.
struct common_work {
    const perft_task& task;
    std::vector<std::atomic<std::uint64_t>> counts; ///< of the parts; each is written by one thread
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> done{0};
    std::atomic<std::uint64_t> nodes{0};
    std::mutex mutex{};
    std::condition_variable finished{};
    int running = 0;
};

void count_some(common_work& work) {
    for (std::size_t i = work.next++; i < work.counts.size(); i = work.next++) {
        const std::uint64_t nodes = work.task.count(i);
        work.counts[i] = nodes;
        work.nodes += nodes;
        ++work.done;
    }
    const std::lock_guard lock{work.mutex};
    if (--work.running == 0) work.finished.notify_one();
}

void write_progress(const common_work& work, double seconds) {
    const std::size_t done = work.done;
    const auto nodes = static_cast<double>(work.nodes.load());
    char line[128];
    std::snprintf(line, sizeof line, "\r%3zu %%  %.0f s  %.4g nodes  %.3g million a second \x1b[K",
                  100 * done / work.counts.size(), seconds, nodes, nodes / seconds / 1e6);
    std::cerr << line << std::flush;
}

/// Which of the root's moves are counted to the end so far.
std::string what_is_finished(const common_work& work) {
    std::vector<std::uint64_t> roots(work.task.root_count());
    for (std::size_t i = 0; i < work.counts.size(); ++i) {
        std::uint64_t& root = roots[work.task.root_of(i)];
        const std::uint64_t nodes = work.counts[i];
        root = nodes == uncounted || root == uncounted ? uncounted : root + nodes;
    }
    std::string text;
    std::size_t finished = 0;
    for (std::size_t i = 0; i < roots.size(); ++i) {
        if (roots[i] == uncounted) continue;
        ++finished;
        text += work.task.root_text(i) + ": " + std::to_string(roots[i]) + "\n";
    }
    return text + "interrupted: " + std::to_string(finished) + " of " + std::to_string(roots.size()) +
           " first moves are counted, " + std::to_string(work.nodes) + " nodes in all\n";
}

} // namespace

std::vector<std::uint64_t> count_parts(const perft_task& task, unsigned threads, reporting says) {
    common_work work{task, std::vector<std::atomic<std::uint64_t>>(task.part_count())};
    for (auto& count : work.counts) count = uncounted;
    const auto useful = std::max<std::size_t>(1, std::min(std::size_t{threads}, task.part_count()));
    work.running = static_cast<int>(useful);
    std::vector<std::thread> workers;
    for (std::size_t i = 0; i < useful; ++i) workers.emplace_back([&work] { count_some(work); });

    const auto begin = clock::now();
    std::unique_lock lock{work.mutex};
    const auto is_finished = [&work] { return work.running == 0; };
    bool written = false;
    if (says != reporting::none) say_when_interrupted(what_is_finished(work));
    while (!work.finished.wait_for(lock, std::chrono::milliseconds{250}, is_finished)) {
        if (says == reporting::none) continue;
        say_when_interrupted((written ? "\n" : "") + what_is_finished(work));
        const double seconds = std::chrono::duration<double>(clock::now() - begin).count();
        if (says != reporting::progress || seconds < 1) continue;
        write_progress(work, seconds);
        written = true;
    }
    lock.unlock();
    for (std::thread& worker : workers) worker.join();
    if (written) std::cerr << "\r\x1b[K" << std::flush;

    std::vector<std::uint64_t> roots(task.root_count());
    for (std::size_t i = 0; i < work.counts.size(); ++i) roots[task.root_of(i)] += work.counts[i];
    return roots;
}

} // namespace vk
