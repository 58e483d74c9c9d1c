#include "vision/light/shown_print.h"

#include "vision/light/tuning.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::vision {
namespace {

cv::Mat meanOver(const cv::Mat& picture, cv::Size window) {
    cv::Mat out;
    cv::blur(picture, out, window, {-1, -1}, cv::BORDER_REFLECT_101 | cv::BORDER_ISOLATED);
    return out;
}

/// All channels together.
cv::Mat sumOfChannels(const cv::Mat& picture) {
    cv::Mat out;
    cv::transform(picture, out, cv::Matx13f(1, 1, 1));
    return out;
}

} // namespace

cv::Mat litAsSeen(const cv::Mat& photo, const cv::Mat& levels, float sigma, double pxPerMm) {
    const int side = std::max(5, cvRound(tuning::shownPrint.windowMm() * pxPerMm) | 1);
    const cv::Size window(side, side);
    cv::Mat seen;
    photo.convertTo(seen, CV_32FC3);
    const cv::Mat seenMean = meanOver(seen, window);
    const cv::Mat printMean = meanOver(levels, window);
    const cv::Mat both = meanOver(seen.mul(levels), window) - seenMean.mul(printMean);
    const cv::Mat print = meanOver(levels.mul(levels), window) - printMean.mul(printMean);
    const cv::Mat seenSpread =
        sumOfChannels(meanOver(seen.mul(seen), window) - seenMean.mul(seenMean));
    const cv::Mat printSpread = sumOfChannels(print);
    const cv::Mat common = sumOfChannels(both);
    const float contrast =
        std::max(tuning::shownPrint.leastContrast(), tuning::shownPrint.leastOverNoise() * sigma);
    const float enough = 3 * contrast * contrast;
    const float noise = 3 * tuning::colours.leastSigma() * tuning::colours.leastSigma();
    cv::Mat out = levels.clone();
    for (int r = 0; r < out.rows; ++r) {
        const auto* seenSpreads = seenSpread.ptr<float>(r);
        const auto* printSpreads = printSpread.ptr<float>(r);
        const auto* commons = common.ptr<float>(r);
        for (int c = 0; c < out.cols; ++c) {
            const float seenOwn = std::max(seenSpreads[c] - noise, 1.0F);
            if (printSpreads[c] < enough ||
                commons[c] < tuning::shownPrint.leastCorrelation() *
                                 std::sqrt(std::max(printSpreads[c] * seenOwn, 0.0F))) {
                continue;
            }
            // One steepness for all colours: where one of them has no contrast it can't tell.
            const float steepness =
                std::clamp(commons[c] / printSpreads[c], tuning::shownPrint.leastSteepness(),
                           tuning::shownPrint.mostSteepness());
            out.at<cv::Vec3f>(r, c) =
                seenMean.at<cv::Vec3f>(r, c) +
                steepness * (levels.at<cv::Vec3f>(r, c) - printMean.at<cv::Vec3f>(r, c));
        }
    }
    return out;
}

} // namespace pocketmars::vision
