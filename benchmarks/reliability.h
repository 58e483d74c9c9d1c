#pragma once

#include "benchmarks/accuracy_summary.h"

#include <cstddef>
#include <ostream>
#include <vector>

/// Whether confidences mean what they say: reliability tables (Niculescu-Mizil and Caruana 2005)
/// and the expected calibration error (Guo et al. 2017).
namespace pocketmars::benchmarks {

/// Readings of about one confidence.
struct ReliabilityBin {
    double from = 0; ///< confidence, 0..1
    double to = 1;
    std::size_t count = 0;
    std::size_t right = 0;
    double confidences = 0; ///< their sum

    [[nodiscard]] double share() const {
        return static_cast<double>(right) / static_cast<double>(count);
    }
    [[nodiscard]] double confidence() const { return confidences / static_cast<double>(count); }
};

/// What a share that was measured may truly be: the Wilson score interval, 95 %.
struct Interval {
    double low = 0;
    double high = 1;
};
[[nodiscard]] Interval wilson(std::size_t right, std::size_t count);

/// The values that were read with a confidence, in bins that are finer where readings claim to be
/// sure. What was not read claims nothing.
[[nodiscard]] std::vector<ReliabilityBin> reliability(const std::vector<ComparedItem>& items);

/// By how much confidences and shares differ in the mean, 0..1.
[[nodiscard]] double expectedCalibrationError(const std::vector<ReliabilityBin>& bins);

/// The tables by kind of item and of all, and how many sheets without a question are wrong.
void printReliability(std::ostream& out, const std::vector<PhotoResult>& photos);

} // namespace pocketmars::benchmarks
