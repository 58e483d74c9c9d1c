#pragma once

#include <opencv2/core/utility.hpp>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

namespace pocketmars::calibration {

/// Calls `work(i)` for 0 .. count - 1 on as many threads as OpenCV uses; each call writes what is
/// its own only. They begin in that order, each as soon as a thread is free. Within one of several,
/// such loops and the library's own run on one thread.
template <class Work> void forEachInParallel(std::size_t count, const Work& work) {
    if (count == 1) {
        work(0); // leaves the threads to the library's own loops
        return;
    }
    std::atomic<std::size_t> next{0};
    const auto some = [&](const cv::Range& /*thread*/) {
        for (std::size_t i = next++; i < count; i = next++) {
            work(i);
        }
    };
    const int threads = std::min(cv::getNumThreads(), static_cast<int>(count));
#ifdef __SANITIZE_THREAD__
    // How OpenCV's pool keeps its threads apart the sanitizer does not see, but what ours do to
    // each other. (GCC defines this by itself, for clang the preset does.)
    std::vector<std::jthread> ours;
    for (int i = 1; i < threads; ++i) {
        ours.emplace_back([&] { some({}); });
    }
    some({});
#else
    cv::parallel_for_({0, threads}, some, static_cast<double>(threads));
#endif
}

/// Something to do that writes what is its own only.
struct Task {
    std::function<void()> run;
    double length = 0.0; ///< expected; compared with the others'
};
using Work = std::vector<Task>;

/// The longest begin, so that no thread waits long for another's last.
inline void doInParallel(Work work) {
    std::stable_sort(work.begin(), work.end(),
                     [](const Task& a, const Task& b) { return a.length > b.length; });
    forEachInParallel(work.size(), [&](std::size_t i) { work[i].run(); });
}

} // namespace pocketmars::calibration
