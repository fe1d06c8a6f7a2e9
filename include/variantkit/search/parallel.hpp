/// \file
/// Work shared out among the processor's cores.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>

#if !defined(VARIANTKIT_SINGLE_THREADED) && defined(__wasm__)
#define VARIANTKIT_SINGLE_THREADED
#endif
#if !defined(VARIANTKIT_SINGLE_THREADED)
#include <thread>
#include <vector>
#endif

namespace variantkit {

/// How many threads can run at once here, at least 1; 1 where there are no threads.
[[nodiscard]] inline unsigned available_threads() {
#if defined(VARIANTKIT_SINGLE_THREADED)
    return 1;
#else
    return std::max(1U, std::thread::hardware_concurrency());
#endif
}

/// Calls `work(worker, begin, end)` for pieces of the range from 0 to `size`, `grain` numbers or fewer each, on as
/// many threads at once; `worker` counts them from 0. Returns when all is done. `work` must not throw.
template <class Work>
void parallel_for(std::uint64_t size, std::uint64_t grain, unsigned threads, Work&& work) {
    std::atomic<std::uint64_t> next{0};
    const auto run = [&](unsigned worker) {
        for (;;) {
            const std::uint64_t begin = next.fetch_add(grain, std::memory_order_relaxed);
            if (begin >= size) return;
            work(worker, begin, std::min(begin + grain, size));
        }
    };
#if !defined(VARIANTKIT_SINGLE_THREADED)
    if (threads > 1 && size > grain) {
        std::vector<std::thread> helpers;
        for (unsigned worker = 1; worker < threads; ++worker) helpers.emplace_back(run, worker);
        run(0);
        for (std::thread& helper : helpers) helper.join();
        return;
    }
#endif
    (void)threads;
    run(0);
}

} // namespace variantkit
