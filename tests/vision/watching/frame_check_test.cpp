#include "vision/watching/frame_check.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace pocketmars::vision {
namespace {

cv::Mat table(cv::Size size) {
    cv::Mat image(size, CV_8UC3, cv::Scalar(70, 110, 150));
    cv::rectangle(image, {size.width / 4, size.height / 4, size.width / 3, size.height / 3},
                  {230, 230, 235}, cv::FILLED);
    return image;
}

TEST(FrameCheck, ATableMayBeRead) { EXPECT_EQ(findFault(table({1600, 1200})), std::nullopt); }

TEST(FrameCheck, ADimRoomMayBeRead) {
    EXPECT_EQ(findFault(table({1600, 1200}) * 0.3), std::nullopt);
}

TEST(FrameCheck, SaysWhatIsWrong) {
    cv::Mat dark(1200, 1600, CV_8UC3);
    cv::RNG(1).fill(dark, cv::RNG::UNIFORM, 0, 12);
    EXPECT_EQ(findFault(dark), FrameFault::TooDark);
    cv::Mat burnt;
    table({1600, 1200}).convertTo(burnt, CV_8UC3, 1.0, 200.0);
    EXPECT_EQ(findFault(burnt), FrameFault::TooBright);
    EXPECT_EQ(findFault(cv::Mat(1200, 1600, CV_8UC3, cv::Scalar(90, 60, 160))), FrameFault::Blank);
    EXPECT_EQ(findFault(table({320, 240})), FrameFault::TooSmall);
}

} // namespace
} // namespace pocketmars::vision
