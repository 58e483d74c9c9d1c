#include "vision/support/connected_parts.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

namespace pocketmars::vision {
namespace {

TEST(ConnectedParts, AreBoxedAndCounted) {
    cv::Mat mask = cv::Mat::zeros(20, 30, CV_8U);
    mask(cv::Rect(2, 3, 5, 4)) = 255;
    mask.at<uchar>(7, 7) = 255; // touches at a corner
    mask(cv::Rect(20, 10, 3, 3)) = 255;
    cv::Mat labels;
    const auto parts = connectedParts(mask, labels);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_EQ(parts[0].box, cv::Rect(2, 3, 6, 5));
    EXPECT_EQ(parts[0].pixels, 21);
    EXPECT_EQ(parts[1].box, cv::Rect(20, 10, 3, 3));
    EXPECT_EQ(parts[1].pixels, 9);
    EXPECT_EQ(labels.at<int>(4, 3), 1);
    EXPECT_EQ(labels.at<int>(11, 21), 2);
    EXPECT_EQ(labels.at<int>(0, 0), 0);
}

TEST(ConnectedParts, AnEmptyMaskHasNone) {
    cv::Mat labels;
    EXPECT_TRUE(connectedParts(cv::Mat::zeros(5, 5, CV_8U), labels).empty());
}

} // namespace
} // namespace pocketmars::vision
