#include "calibration/tiles/qr_code.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {
namespace {

cv::Mat enlarged(const cv::Mat& modules) {
    cv::Mat out;
    cv::copyMakeBorder(modules, out, 4, 4, 4, 4, cv::BORDER_CONSTANT, 255);
    cv::resize(out, out, {}, 5, 5, cv::INTER_NEAREST);
    return out;
}

TEST(QrCode, IsReadAsItWasDrawn) {
    for (const std::string text : {"PMT1 A 40 mine", "PMT1 D 40 Żółw 日本", "PMT1 A 40 "}) {
        EXPECT_EQ(readQrCode(enlarged(drawQrCode(text))), text);
    }
}

TEST(QrCode, IsNotSeenWhereThereIsNone) {
    cv::Mat noise(200, 200, CV_8UC1);
    cv::RNG(7).fill(noise, cv::RNG::UNIFORM, 0, 256);
    EXPECT_FALSE(readQrCode(noise));
    EXPECT_FALSE(readQrCode(cv::Mat(200, 200, CV_8UC1, cv::Scalar(255))));
}

} // namespace
} // namespace pocketmars::calibration
