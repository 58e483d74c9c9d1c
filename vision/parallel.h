#pragma once

#include <opencv2/core/utility.hpp>

#include <cstddef>
#include <functional>
#include <vector>

namespace pocketmars::vision {

/// Calls `work(i)` for 0 .. count - 1 on as many threads as OpenCV uses, in any order; each call
/// writes what is its own only. Within one of them the library's own loops run on one thread.
template <class Work> void forEachInParallel(std::size_t count, const Work& work) {
    const auto some = [&work](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            work(static_cast<std::size_t>(i));
        }
    };
    if (count == 1) {
        work(0); // leaves the threads to the library's own loops
        return;
    }
    // One stripe an index: they differ in length.
    cv::parallel_for_({0, static_cast<int>(count)}, some, static_cast<double>(count));
}

/// Things to do in any order, each of which writes what is its own only.
using Work = std::vector<std::function<void()>>;

inline void doInParallel(const Work& work) {
    forEachInParallel(work.size(), [&](std::size_t i) { work[i](); });
}

} // namespace pocketmars::vision
