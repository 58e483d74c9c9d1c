#include "vision/stacks/bare_table.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <optional>

namespace pocketmars::vision {
namespace {

constexpr double kPxPerMm = 2.0;
const cv::Size2d kBuilding(63, 88);
const cv::Point2d kCorner(60, 40); // of the building, px
const cv::Rect2d kBelow(4, 90, 55, 14);

/// A striped table of wood with a building on it.
cv::Mat table() {
    cv::Mat out(480, 320, CV_8UC3);
    for (int x = 0; x < out.cols; ++x) {
        out.col(x) = x / 6 % 2 == 0 ? cv::Scalar(60, 110, 170) : cv::Scalar(40, 80, 130);
    }
    cv::rectangle(out, cv::Rect(60, 40, 126, 176), cv::Scalar(120, 200, 90), cv::FILLED);
    return out;
}

cv::Matx33d toPhoto() { return {kPxPerMm, 0, kCorner.x, 0, kPxPerMm, kCorner.y, 0, 0, 1}; }

void lay(cv::Mat& photo, const cv::Scalar& colour) {
    cv::rectangle(photo, cv::Rect(60, 216, 126, 40), colour, cv::FILLED);
}

TEST(BareTable, IsSeenBelowABuildingWithoutCards) {
    EXPECT_GT(tableShare(table(), toPhoto(), kBuilding, kBelow), 0.95);
}

TEST(BareTable, IsNotSeenWhereACardLies) {
    auto photo = table();
    lay(photo, {90, 80, 80});
    EXPECT_LT(tableShare(photo, toPhoto(), kBuilding, kBelow), 0.1);
}

TEST(BareTable, IsNotSeenWhereABackOfANearlyEqualColourLies) {
    auto photo = table();
    for (int x = 0; x < photo.cols; x += 12) { // a cloth that has green in it as well
        photo(cv::Rect(x, 0, 6, photo.rows)).setTo(cv::Scalar(78, 101, 97));
    }
    lay(photo, {83, 76, 85});
    EXPECT_LT(tableShare(photo, toPhoto(), kBuilding, kBelow), 0.1);
}

TEST(BareTable, IsNotSeenWhereABackOfTheColourOfAJointLies) {
    auto photo = table();
    photo.rowRange(100, 107).colRange(0, 60).setTo(cv::Scalar(30, 28, 40)); // between two boards
    lay(photo, {32, 30, 44});
    EXPECT_LT(tableShare(photo, toPhoto(), kBuilding, kBelow), 0.1);
}

TEST(BareTable, IsSeenInTheShade) {
    auto photo = table();
    cv::Mat below = photo(cv::Rect(60, 216, 126, 40));
    below *= 0.85;
    EXPECT_GT(tableShare(photo, toPhoto(), kBuilding, kBelow), 0.9);
}

TEST(BareTable, IsNotDoubtedWhereThePhotoEnds) {
    auto photo = table();
    lay(photo, {90, 80, 80});
    EXPECT_EQ(tableShare(photo.rowRange(0, 230), toPhoto(), kBuilding, kBelow), std::nullopt);
}

} // namespace
} // namespace pocketmars::vision
