#include "calibration/outlines/quad_candidates.h"

#include "calibration/outlines/tuning.h"
#include "calibration/support/lab.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>

namespace pocketmars::calibration {
namespace {

/// Canny's upper thresholds, from faint edges to strong ones; the lower is half of it.
constexpr std::array<double, 4> kThresholds{15.0, 30.0, 60.0, 110.0};

void addQuads(const cv::Mat& binary, std::vector<Quad>& quads) {
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(binary, contours, cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
    const double picture = static_cast<double>(binary.total());
    for (const auto& contour : contours) {
        std::vector<cv::Point> hull;
        cv::convexHull(contour, hull);
        const double area = cv::contourArea(hull);
        if (area < tuning::quadCandidates.minArea() * picture ||
            area > tuning::quadCandidates.maxArea() * picture) {
            continue;
        }
        std::vector<cv::Point> polygon;
        cv::approxPolyDP(hull, polygon, tuning::quadCandidates.bend() * cv::arcLength(hull, true),
                         true);
        const std::vector<cv::Point2f> corners(polygon.begin(), polygon.end());
        const auto quad = quadAround(corners);
        if (quad && area > tuning::quadCandidates.fullness() * signedArea(*quad)) {
            quads.push_back(*quad);
        }
    }
}

} // namespace

std::vector<Quad> quadCandidates(const cv::Mat& picture) {
    std::vector<Quad> quads;
    auto lab = toLab(picture);
    cv::GaussianBlur(lab, lab, {}, tuning::quadCandidates.sigma());
    std::vector<cv::Mat> channels;
    cv::split(lab, channels);
    for (const double threshold : kThresholds) {
        cv::Mat edges = cv::Mat::zeros(picture.size(), CV_8U);
        for (const auto& channel : channels) {
            cv::Mat edge;
            cv::Canny(channel, edge, threshold / 2, threshold);
            edges |= edge;
        }
        addQuads(edges, quads);
        cv::dilate(edges, edges, cv::Mat());
        addQuads(edges, quads);
    }
    for (const auto& channel : channels) {
        double low = 0;
        double high = 0;
        cv::minMaxLoc(channel, &low, &high);
        const int levels = tuning::quadCandidates.levels();
        for (int i = 1; i < levels; ++i) {
            cv::Mat binary;
            cv::threshold(channel, binary, low + (high - low) * i / levels, 255, cv::THRESH_BINARY);
            addQuads(binary, quads);
        }
    }
    return quads;
}

} // namespace pocketmars::calibration
