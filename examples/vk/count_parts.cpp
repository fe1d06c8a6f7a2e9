#include "count_parts.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <mutex>
#include <thread>

namespace vk {

namespace {

using clock = std::chrono::steady_clock;

/// What the threads have in common.
struct common_work {
    const perft_task& task;
    std::vector<std::uint64_t> counts; ///< of the parts; each is written by one thread
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> done{0};
    std::atomic<std::uint64_t> nodes{0};
    std::mutex mutex{};
    std::condition_variable finished{};
    int running = 0;
};

void count_some(common_work& work) {
    for (std::size_t i = work.next++; i < work.counts.size(); i = work.next++) {
        work.counts[i] = work.task.count(i);
        work.nodes += work.counts[i];
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

} // namespace

std::vector<std::uint64_t> count_parts(const perft_task& task, unsigned threads, bool progress) {
    common_work work{task, std::vector<std::uint64_t>(task.part_count())};
    const auto useful = std::max<std::size_t>(1, std::min(std::size_t{threads}, task.part_count()));
    work.running = static_cast<int>(useful);
    std::vector<std::thread> workers;
    for (std::size_t i = 0; i < useful; ++i) workers.emplace_back([&work] { count_some(work); });

    const auto begin = clock::now();
    std::unique_lock lock{work.mutex};
    const auto is_finished = [&work] { return work.running == 0; };
    bool written = false;
    while (progress && !work.finished.wait_for(lock, std::chrono::milliseconds{250}, is_finished)) {
        const double seconds = std::chrono::duration<double>(clock::now() - begin).count();
        if (seconds < 1) continue;
        write_progress(work, seconds);
        written = true;
    }
    work.finished.wait(lock, is_finished);
    lock.unlock();
    for (std::thread& worker : workers) worker.join();
    if (written) std::cerr << "\r\x1b[K" << std::flush;

    std::vector<std::uint64_t> roots(task.root_count());
    for (std::size_t i = 0; i < work.counts.size(); ++i) roots[task.root_of(i)] += work.counts[i];
    return roots;
}

} // namespace vk
