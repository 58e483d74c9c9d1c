#include "calibration/outlines/quad_candidates.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::calibration {
namespace {

/// A card covers at least this part of the picture: 40 cards side by side would fill a third of it.
constexpr double kMinArea = 0.0015;
constexpr double kMaxArea = 0.7;

void addQuads(const cv::Mat& binary, std::vector<Quad>& quads) {
    std::vector<std::vector<cv::Point>> contours;
    cv::findContours(binary, contours, cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
    const double picture = static_cast<double>(binary.total());
    for (const auto& contour : contours) {
        std::vector<cv::Point> hull;
        cv::convexHull(contour, hull);
        const double area = cv::contourArea(hull);
        if (area < kMinArea * picture || area > kMaxArea * picture) {
            continue;
        }
        std::vector<cv::Point> polygon;
        cv::approxPolyDP(hull, polygon, 0.004 * cv::arcLength(hull, true), true);
        const std::vector<cv::Point2f> corners(polygon.begin(), polygon.end());
        const auto quad = quadAround(corners);
        if (quad && area > 0.92 * signedArea(*quad)) {
            quads.push_back(*quad);
        }
    }
}

} // namespace

std::vector<Quad> quadCandidates(const cv::Mat& picture) {
    std::vector<Quad> quads;
    cv::Mat lab;
    cv::cvtColor(picture, lab, cv::COLOR_BGR2Lab);
    cv::GaussianBlur(lab, lab, {}, 1.2);
    std::vector<cv::Mat> channels;
    cv::split(lab, channels);
    for (const double threshold : {15.0, 30.0, 60.0, 110.0}) {
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
        constexpr int kLevels = 14;
        for (int i = 1; i < kLevels; ++i) {
            cv::Mat binary;
            cv::threshold(channel, binary, low + (high - low) * i / kLevels, 255,
                          cv::THRESH_BINARY);
            addQuads(binary, quads);
        }
    }
    return quads;
}

} // namespace pocketmars::calibration
