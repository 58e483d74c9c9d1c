#include "vision/stacks/print_light.h"

#include "calibration/support/median.h"
#include "vision/stacks/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace pocketmars::vision {
namespace {

constexpr double kWhite = 255;

/// A pixel of one channel.
struct Sample {
    double print;
    double seen;
};

struct Line {
    double gain = 1;
    double gloss = 0;

    [[nodiscard]] double at(double print) const { return std::min(gain * print + gloss, kWhite); }
};

double medianOf(const std::vector<Sample>& samples, const auto& value) {
    std::vector<double> values;
    values.reserve(samples.size());
    for (const auto& sample : samples) {
        values.push_back(value(sample));
    }
    return calibration::medianInPlace(std::span(values));
}

/// The line through those that lie near one.
std::optional<Line> lineThrough(const std::vector<Sample>& samples, const Line& near) {
    constexpr double kLeastDeviation = 2; // grey levels
    constexpr int kFewest = 20;
    const auto off = [&](const Sample& s) { return std::abs(s.seen - near.at(s.print)); };
    const double reach = 3 * (1.4826 * medianOf(samples, off) + kLeastDeviation);
    double n = 0;
    Sample mean{0, 0};
    double square = 0;
    double product = 0;
    for (const auto& s : samples) {
        if (off(s) < reach) {
            ++n;
            mean.print += s.print;
            mean.seen += s.seen;
            square += s.print * s.print;
            product += s.print * s.seen;
        }
    }
    if (n < kFewest || square <= 0) {
        return std::nullopt;
    }
    mean = {mean.print / n, mean.seen / n};
    square /= n;
    product /= n;
    // Least squares with a small price on the gloss.
    const double price = 1 + tuning::energy.glossPrice();
    Line line;
    line.gain =
        (price * product - mean.print * mean.seen) / (price * square - mean.print * mean.print);
    line.gloss = (mean.seen - line.gain * mean.print) / price;
    if (line.gloss < 0) {
        line = {product / square, 0};
    }
    return line.gain > 0 ? std::optional(line) : std::nullopt;
}

Line lineOf(const std::vector<Sample>& samples) {
    constexpr int kRounds = 4;
    constexpr double kDarkest = 4; // below, a ratio says nothing
    Line line{medianOf(samples,
                       [](const Sample& s) { return (s.seen + kDarkest) / (s.print + kDarkest); }),
              0};
    for (int round = 0; round < kRounds; ++round) {
        const auto next = lineThrough(samples, line);
        if (!next) {
            break;
        }
        line = *next;
    }
    return line;
}

/// Where a channel doesn't say how bright it is, or what softens into it doesn't.
cv::Mat burntOut(const cv::Mat& seen) {
    constexpr double kBurntOut = 250;
    constexpr int kBesides = 2; // px, about what softening reaches
    cv::Mat out;
    cv::dilate(seen >= kBurntOut, out,
               cv::getStructuringElement(cv::MORPH_RECT, {2 * kBesides + 1, 2 * kBesides + 1}));
    return out;
}

/// @param seen, print  one channel, CV_32FC1
/// @param where  CV_8UC1, not 0 where to take them
std::vector<Sample> samplesOf(const cv::Mat& seen, const cv::Mat& print, const cv::Mat& where) {
    constexpr int kStep = 2; // px; what lies between is much the same
    std::vector<Sample> samples;
    for (int r = 0; r < print.rows; r += kStep) {
        for (int c = 0; c < print.cols; c += kStep) {
            if (where.at<uchar>(r, c) != 0) {
                samples.push_back({static_cast<double>(print.at<float>(r, c)),
                                   static_cast<double>(seen.at<float>(r, c))});
            }
        }
    }
    return samples;
}

/// Without what is fine enough to be lost in a photo: it would look like less contrast.
cv::Mat softened(const cv::Mat& picture) {
    cv::Mat out;
    cv::GaussianBlur(picture, out, {}, tuning::energy.lightBlurMm() * tuning::energy.pxPerMm());
    return out;
}

} // namespace

cv::Mat PrintLight::onPrint(const cv::Mat& print) const {
    cv::Mat lit;
    cv::multiply(print, cv::Scalar(gain[0], gain[1], gain[2]), lit);
    cv::add(lit, cv::Scalar(gloss[0], gloss[1], gloss[2]), lit);
    cv::min(lit, kWhite, lit);
    return lit;
}

cv::Vec3d PrintLight::onWood(const cv::Vec3d& bgr) const {
    cv::Vec3d lit = bgr.mul(gain);
    for (int k = 0; k < 3; ++k) {
        lit[k] = std::min(lit[k], kWhite);
    }
    return lit;
}

PrintLight fitPrintLight(const cv::Mat& seen, const cv::Mat& print, const cv::Mat& inPhoto) {
    const cv::Mat softSeen = softened(seen);
    const cv::Mat softPrint = softened(print);
    PrintLight light;
    constexpr int kFewest = 4; // one of so many px
    for (int k = 0; k < 3; ++k) {
        const auto channel = [k](const cv::Mat& picture) {
            cv::Mat one;
            cv::extractChannel(picture, one, k);
            return one;
        };
        const cv::Mat kept = inPhoto & ~burntOut(channel(seen));
        // Where the card is burnt out all over, what is not is no print.
        const bool isEnough = cv::countNonZero(kept) * kFewest > cv::countNonZero(inPhoto);
        const auto samples =
            samplesOf(channel(softSeen), channel(softPrint), isEnough ? kept : inPhoto);
        if (!samples.empty()) {
            const auto line = lineOf(samples);
            light.gain[k] = line.gain;
            light.gloss[k] = line.gloss;
        }
    }
    return light;
}

} // namespace pocketmars::vision
