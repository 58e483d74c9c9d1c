#include "vision/pieces/scan_spans.h"

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

/// Sums along the rows of a map of ones.
cv::Mat sumsOfOnes(cv::Size size) {
    cv::Mat out(size.height, size.width + 1, CV_32F);
    for (int r = 0; r < out.rows; ++r) {
        for (int c = 0; c < out.cols; ++c) {
            out.at<float>(r, c) = static_cast<float>(c);
        }
    }
    return out;
}

const cv::Size kPicture(40, 30);

TEST(ScanSpans, HoldThePixelsOfARectangle) {
    const Spans spans = scan({{5, 4}, {15, 4}, {15, 10}, {5, 10}}, kPicture);
    EXPECT_EQ(spans.firstRow, 4);
    EXPECT_EQ(spans.endRow(), 10);
    EXPECT_DOUBLE_EQ(sum(spans, sumsOfOnes(kPicture)), 60.0);
    EXPECT_TRUE(spans.contains(5, 4));
    EXPECT_FALSE(spans.contains(15, 4));
    EXPECT_FALSE(spans.contains(5, 10));
}

TEST(ScanSpans, HoldTheAreaOfATurnedSquare) {
    const Spans spans = scan({{20, 5}, {30, 15}, {20, 25}, {10, 15}}, kPicture);
    EXPECT_NEAR(sum(spans, sumsOfOnes(kPicture)), 200.0, 10.0);
}

TEST(ScanSpans, LeaveOutWhatLiesBesideThePicture) {
    const Spans spans = scan({{-10, -10}, {5, -10}, {5, 5}, {-10, 5}}, kPicture);
    EXPECT_DOUBLE_EQ(sum(spans, sumsOfOnes(kPicture)), 25.0);
    EXPECT_TRUE(scan({{50, 50}, {60, 50}, {60, 60}}, kPicture).rows.empty());
}

TEST(ScanSpans, AreSummedWhereTheyAreMovedTo) {
    const Spans spans = scan({{0, 0}, {10, 0}, {10, 6}, {0, 6}}, {11, 7});
    const cv::Mat sums = sumsOfOnes(kPicture);
    EXPECT_DOUBLE_EQ(sum(spans, sums, {5, 4}), 60.0);
    EXPECT_DOUBLE_EQ(sum(spans, sums, {-4, -2}), 24.0) << "what is left of the picture is cut off";
    EXPECT_DOUBLE_EQ(sum(spans, sums, {35, 28}), 10.0) << "likewise right of it and below";
    EXPECT_DOUBLE_EQ(sum(spans, sums, {0, 40}), 0.0);
    EXPECT_DOUBLE_EQ(sum(spans, sums, {0, -40}), 0.0);
}

} // namespace
} // namespace pocketmars::vision
