/// \file
/// Something done beside the conversation of a protocol.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <utility>

#include <variantkit/search/parallel.hpp>
#include <variantkit/search/time_limits.hpp>

namespace variantkit::detail {

/// One task at a time, which looks at a stop signal. Where there are no threads it is done at once, and cannot be
/// stopped.
class background {
public:
    background() = default;
    background(const background&) = delete;
    background& operator=(const background&) = delete;
    ~background() { stop(); }

    [[nodiscard]] bool is_busy() const { return member_busy.load(); }
    [[nodiscard]] const stop_signal& signal() const { return member_stop; }

    /// Calls `task()` in another thread; what was done before must have ended.
    template <class Task>
    void start(Task task) {
        finish();
        member_stop.lower();
        member_busy.store(true);
#if defined(VARIANTKIT_SINGLE_THREADED)
        task();
        member_busy.store(false);
#else
        member_thread = std::thread{[this, work = std::move(task)]() mutable {
            work();
            member_busy.store(false);
        }};
#endif
    }

    /// Ends the task, and waits until it has ended.
    void stop() {
        {
            const std::lock_guard lock{member_mutex};
            member_stop.raise();
        }
        member_raised.notify_all();
        finish();
    }
    /// Asks the task to end, without waiting.
    void hurry() {
        {
            const std::lock_guard lock{member_mutex};
            member_stop.raise();
        }
        member_raised.notify_all();
    }

    /// Waits until the task has ended by itself.
    void finish() {
#if !defined(VARIANTKIT_SINGLE_THREADED)
        if (member_thread.joinable()) member_thread.join();
#endif
    }

    /// For the task: waits until it is to end.
    void wait_for_signal() {
#if !defined(VARIANTKIT_SINGLE_THREADED)
        std::unique_lock lock{member_mutex};
        member_raised.wait(lock, [&] { return member_stop.is_raised(); });
#endif
    }

private:
    stop_signal member_stop;
    std::atomic<bool> member_busy{false};
    std::mutex member_mutex;
    std::condition_variable member_raised;
#if !defined(VARIANTKIT_SINGLE_THREADED)
    std::thread member_thread;
#endif
};

} // namespace variantkit::detail
