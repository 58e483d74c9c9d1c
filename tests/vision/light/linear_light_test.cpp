#include "vision/light/linear_light.h"

#include <opencv2/core.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace pocketmars::vision {
namespace {

// Of IEC 61966-2-1.
TEST(LinearLight, HasTheStandardsValues) {
    EXPECT_FLOAT_EQ(toLinear(0.0F), 0.0F);
    EXPECT_FLOAT_EQ(toLinear(255.0F), 1.0F);
    EXPECT_NEAR(toLinear(10.0F), 0.003035F, 1e-5F);
    EXPECT_NEAR(toLinear(127.5F), 0.214041F, 2e-5F);
    EXPECT_NEAR(toLevel(0.5F), 187.516F, 0.1F);
}

TEST(LinearLight, WhatIsNoNumberStaysNone) {
    EXPECT_TRUE(std::isnan(toLinear(std::numeric_limits<float>::quiet_NaN())));
}

TEST(LinearLight, GoesThereAndBack) {
    for (float level = 0.0F; level <= 255.0F; level += 0.25F) {
        EXPECT_NEAR(toLevel(toLinear(level)), level, 0.15F);
    }
}

TEST(LinearLight, IsTheSameForOneLevelAndForAPicture) {
    const cv::Vec3b levels(3, 128, 250);
    const cv::Mat picture(1, 1, CV_8UC3, cv::Scalar(3, 128, 250));
    EXPECT_EQ(linearImage(picture).at<cv::Vec3f>(0), toLinear(levels));
    EXPECT_EQ(toLinear(cv::Vec3f(levels)), toLinear(levels));
}

TEST(LinearLight, ClipsLightThatNoLevelShows) {
    EXPECT_FLOAT_EQ(toLevel(1.7F), 255.0F);
    EXPECT_FLOAT_EQ(toLevel(-0.1F), 0.0F);
}

} // namespace
} // namespace pocketmars::vision
