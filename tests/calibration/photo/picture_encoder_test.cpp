#include "calibration/photo/picture_encoder.h"

#include "calibration/photo/picture_decoder.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <limits>

namespace pocketmars::calibration {
namespace {

std::optional<cv::Mat> decoded(const std::string& bytes, Channels channels) {
    const std::span data(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    const auto header = readPictureHeader(data);
    if (!header) {
        return std::nullopt;
    }
    return decodePicture(data, *header, channels, std::numeric_limits<int>::max());
}

/// Noise in the upper half and a ramp below, with a stride of its own.
cv::Mat picture(int type) {
    cv::Mat wide(90, 200, type);
    cv::RNG random(1);
    random.fill(wide, cv::RNG::UNIFORM, 0, 256);
    cv::Mat part = wide.colRange(10, 131);
    for (int x = 0; x < part.cols; ++x) {
        part.rowRange(45, 90).col(x).setTo(cv::Scalar(x, 2 * x, 255 - x));
    }
    return part;
}

TEST(PictureEncoder, APngHoldsEveryPixel) {
    for (const auto type : {CV_8UC3, CV_8UC1}) {
        const auto image = picture(type);
        ASSERT_FALSE(image.isContinuous());
        const auto back =
            decoded(encodePng(image), type == CV_8UC3 ? Channels::Bgr : Channels::Grey);
        ASSERT_TRUE(back);
        ASSERT_EQ(back->size(), image.size());
        ASSERT_EQ(back->type(), type);
        EXPECT_EQ(cv::norm(*back, image, cv::NORM_INF), 0.0);
    }
}

TEST(PictureEncoder, AJpegLooksTheSame) {
    for (const auto type : {CV_8UC3, CV_8UC1}) {
        cv::Mat image;
        cv::GaussianBlur(picture(type), image, {}, 3.0);
        const auto back =
            decoded(encodeJpeg(image, 95), type == CV_8UC3 ? Channels::Bgr : Channels::Grey);
        ASSERT_TRUE(back);
        ASSERT_EQ(back->size(), image.size());
        EXPECT_LT(cv::norm(*back, image, cv::NORM_L1) / static_cast<double>(image.total()),
                  3.0 * image.channels());
    }
}

TEST(PictureEncoder, ACoarserJpegIsSmaller) {
    const auto image = picture(CV_8UC3);
    EXPECT_LT(encodeJpeg(image, 40).size(), encodeJpeg(image, 90).size());
}

TEST(PictureEncoder, NoPictureGivesNoFile) {
    EXPECT_EQ(encodePng({}), "");
    EXPECT_EQ(encodeJpeg({}, 90), "");
}

} // namespace
} // namespace pocketmars::calibration
