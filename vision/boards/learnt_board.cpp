#include "vision/boards/learnt_board.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/features2d.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace pocketmars::vision {
namespace {

constexpr double kFlatPx = 1400.0;
/// Photos are searched at this size: a board fills a good part of its photo.
constexpr double kSearchedPx = 1400.0;
constexpr int kMostFeatures = 4000;
/// Lowe's ratio: the next best feature is so much less like it.
constexpr float kRatio = 0.75F;
constexpr double kReprojectionPx = 4.0;
/// Chance agreements of features on photos without the board stayed below 12.
constexpr int kFewestFeatures = 24;
/// Of the photo; a board that small could not be compared by eye.
constexpr double kSmallestShare = 0.02;

cv::Mat grey(const cv::Mat& bgr) {
    cv::Mat out;
    cv::cvtColor(bgr, out, cv::COLOR_BGR2GRAY);
    return out;
}

double cross(const cv::Point2d& a, const cv::Point2d& b) { return a.x * b.y - a.y * b.x; }

double areaOf(const BoardCorners& corners) {
    double area = 0.0;
    for (std::size_t i = 0; i < 4; ++i) {
        area += cross(corners.at(i), corners.at((i + 1) % 4)) / 2.0;
    }
    return area;
}

} // namespace

struct LearntBoard::Features {
    cv::Size size; ///< of the flat picture, px
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
};

bool isBoard(const BoardCorners& corners) {
    for (std::size_t i = 0; i < 4; ++i) {
        const auto side = corners.at((i + 1) % 4) - corners.at(i);
        const auto next = corners.at((i + 2) % 4) - corners.at((i + 1) % 4);
        constexpr double kLeastSine = 0.05;
        const double lengths = std::hypot(side.x, side.y) * std::hypot(next.x, next.y);
        if (!(cross(side, next) > kLeastSine * lengths) || lengths < 1.0) {
            return false;
        }
    }
    return true;
}

cv::Mat flattened(const cv::Mat& photo, const BoardCorners& corners, cv::Size2d mm) {
    assert(photo.type() == CV_8UC3 && isBoard(corners));
    const double pxPerMm = kFlatPx / std::max(mm.width, mm.height);
    const cv::Size size(cvRound(mm.width * pxPerMm), cvRound(mm.height * pxPerMm));
    std::array<cv::Point2f, 4> from;
    std::ranges::copy(corners, from.begin());
    const auto right = static_cast<float>(size.width);
    const auto bottom = static_cast<float>(size.height);
    const std::array<cv::Point2f, 4> to{
        {{0.0F, 0.0F}, {right, 0.0F}, {right, bottom}, {0.0F, bottom}}};
    cv::Mat out;
    cv::warpPerspective(photo, out, cv::getPerspectiveTransform(from.data(), to.data()), size,
                        cv::INTER_AREA);
    return out;
}

LearntBoard::LearntBoard(const cv::Mat& flat) {
    auto features = std::make_unique<Features>();
    features->size = flat.size();
    cv::SIFT::create(kMostFeatures)
        ->detectAndCompute(grey(flat), cv::noArray(), features->points, features->descriptors);
    m_features = std::move(features);
}

LearntBoard::~LearntBoard() = default;
LearntBoard::LearntBoard(LearntBoard&&) noexcept = default;
LearntBoard& LearntBoard::operator=(LearntBoard&&) noexcept = default;

std::optional<FoundBoard> LearntBoard::find(const cv::Mat& photo) const {
    const double scale = std::min(1.0, kSearchedPx / std::max(photo.cols, photo.rows));
    cv::Mat small;
    cv::resize(grey(photo), small, {}, scale, scale, cv::INTER_AREA);
    std::vector<cv::KeyPoint> points;
    cv::Mat descriptors;
    cv::SIFT::create(kMostFeatures)->detectAndCompute(small, cv::noArray(), points, descriptors);
    if (points.size() < 2 || m_features->points.size() < 2) {
        return std::nullopt;
    }
    std::vector<std::vector<cv::DMatch>> pairs;
    cv::BFMatcher(cv::NORM_L2).knnMatch(descriptors, m_features->descriptors, pairs, 2);
    std::vector<cv::Point2f> here;
    std::vector<cv::Point2f> learnt;
    for (const auto& pair : pairs) {
        if (pair.size() == 2 && pair[0].distance < kRatio * pair[1].distance) {
            here.push_back(points[static_cast<std::size_t>(pair[0].queryIdx)].pt);
            learnt.push_back(m_features->points[static_cast<std::size_t>(pair[0].trainIdx)].pt);
        }
    }
    if (static_cast<int>(here.size()) < kFewestFeatures) {
        return std::nullopt;
    }
    cv::Mat agrees;
    const cv::Mat toPhoto = cv::findHomography(learnt, here, cv::RANSAC, kReprojectionPx, agrees);
    FoundBoard found;
    found.features = toPhoto.empty() ? 0 : cv::countNonZero(agrees);
    if (found.features < kFewestFeatures) {
        return std::nullopt;
    }
    const auto right = static_cast<float>(m_features->size.width);
    const auto bottom = static_cast<float>(m_features->size.height);
    std::vector<cv::Point2f> corners{{0.0F, 0.0F}, {right, 0.0F}, {right, bottom}, {0.0F, bottom}};
    cv::perspectiveTransform(corners, corners, toPhoto);
    for (std::size_t i = 0; i < 4; ++i) {
        found.corners.at(i) = cv::Point2d(corners[i]) / scale;
    }
    const bool large =
        areaOf(found.corners) > kSmallestShare * static_cast<double>(photo.cols) * photo.rows;
    return isBoard(found.corners) && large ? std::optional(found) : std::nullopt;
}

} // namespace pocketmars::vision
