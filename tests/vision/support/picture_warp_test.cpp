#include "vision/support/picture_warp.h"

#include "vision/plane/placed_card.h"

#include <opencv2/core.hpp>

#include <gtest/gtest.h>

#include <numbers>

namespace pocketmars::vision {
namespace {

/// Blue grows with x, green with y; red is full.
cv::Mat ramps(cv::Size size) {
    cv::Mat out(size, CV_8UC3);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            out.at<cv::Vec3b>(y, x) = {static_cast<uchar>(x), static_cast<uchar>(y), 255};
        }
    }
    return out;
}

TEST(CutOut, HasTheResolutionThatWasAskedFor) {
    const auto out = cutOut(ramps({100, 80}), cv::Matx33d::eye(), {5, 6, 20, 10}, 3.0);
    EXPECT_EQ(out.size(), cv::Size(60, 30));
    EXPECT_EQ(out.type(), CV_32FC3);
}

TEST(CutOut, ShowsTheFrameAtPixelCentres) {
    const cv::Matx33d frameToPhoto(1.5, 0, 3, 0, 1.2, 2, 0, 0, 1);
    const double pxPerMm = 4.0;
    constexpr double kSteep = 4.0; // levels a px, as levels are rounded
    const cv::Mat steep = kSteep * ramps({50, 50});
    const auto out = cutOut(steep, frameToPhoto, {4, 5, 12, 9}, pxPerMm);
    for (const cv::Point at : {cv::Point(0, 0), {17, 5}, {47, 35}}) {
        const auto photo = project(
            frameToPhoto, cv::Point2d(4 + (at.x + 0.5) / pxPerMm, 5 + (at.y + 0.5) / pxPerMm));
        const auto& seen = out.at<cv::Vec3f>(at);
        // The px that is 0 has its middle at 0.5.
        EXPECT_NEAR(static_cast<double>(seen[0]) / kSteep, photo.x - 0.5, 0.15);
        EXPECT_NEAR(static_cast<double>(seen[1]) / kSteep, photo.y - 0.5, 0.15);
    }
}

TEST(CutOut, FollowsPerspective) {
    const cv::Matx33d frameToPhoto(3, 0.2, 4, 0.1, 2.5, 9, 0.002, 0.004, 1);
    const auto out = cutOut(ramps({200, 200}), frameToPhoto, {0, 0, 40, 40}, 2.0);
    const auto photo = project(frameToPhoto, {30.25, 20.25});
    EXPECT_NEAR(static_cast<double>(out.at<cv::Vec3f>(40, 60)[0]), photo.x - 0.5, 0.6);
    EXPECT_NEAR(static_cast<double>(out.at<cv::Vec3f>(40, 60)[1]), photo.y - 0.5, 0.6);
}

TEST(CutOut, IsBlackOutsideThePhoto) {
    const auto out = cutOut(ramps({50, 50}), cv::Matx33d::eye(), {-10, 20, 100, 10}, 1.0);
    EXPECT_EQ(out.at<cv::Vec3f>(5, 3), cv::Vec3f(0, 0, 0));
    EXPECT_EQ(out.at<cv::Vec3f>(5, 80), cv::Vec3f(0, 0, 0));
    EXPECT_EQ(out.at<cv::Vec3f>(5, 30)[2], 255.0F);
}

TEST(Rigid, TurnsClockwiseThenShifts) {
    const auto p = project(rigid({10, 20}, std::numbers::pi / 2), {3, 1});
    EXPECT_NEAR(p.x, 9, 1e-12);
    EXPECT_NEAR(p.y, 23, 1e-12);
}

} // namespace
} // namespace pocketmars::vision
