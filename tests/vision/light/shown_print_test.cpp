#include "vision/light/shown_print.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

constexpr float kLitSigma = 5.0F;
constexpr double kShownPxPerMm = 2.0;

/// Dark print with bright stripes, 60 x 60 px.
cv::Mat stripes() {
    cv::Mat out(60, 60, CV_32FC3, cv::Scalar(40, 60, 40));
    for (int x = 4; x < 60; x += 8) {
        out.colRange(x, x + 3).setTo(cv::Scalar(180, 200, 180));
    }
    return out;
}

cv::Mat photoOf(const cv::Mat& levels) {
    cv::Mat out;
    levels.convertTo(out, CV_8UC3);
    return out;
}

double worst(const cv::Mat& a, const cv::Mat& photo) {
    cv::Mat b;
    photo.convertTo(b, CV_32FC3);
    return cv::norm(a, b, cv::NORM_INF);
}

TEST(ShownPrint, UnderASheenTheCardIsExpectedAsItIsSeen) {
    const cv::Mat print = stripes();
    const cv::Mat photo = photoOf(0.4 * print + cv::Scalar(120, 115, 110));
    EXPECT_GT(worst(print, photo), 50);
    EXPECT_LT(worst(litAsSeen(photo, print, kLitSigma, kShownPxPerMm), photo), 3);
}

TEST(ShownPrint, WhatHidesThePrintChangesNothing) {
    const cv::Mat print = stripes();
    cv::Mat photo = photoOf(print);
    cv::circle(photo, {30, 30}, 12, {110, 120, 115}, cv::FILLED);
    const cv::Mat lit = litAsSeen(photo, print, kLitSigma, kShownPxPerMm);
    const cv::Rect middle(27, 27, 6, 6);
    EXPECT_EQ(cv::norm(lit(middle), print(middle), cv::NORM_INF), 0.0);
}

TEST(ShownPrint, APlainCardIsExpectedAsBefore) {
    const cv::Mat print(60, 60, CV_32FC3, cv::Scalar(200, 210, 220));
    const cv::Mat photo = photoOf(print * 0.7);
    EXPECT_EQ(cv::norm(litAsSeen(photo, print, kLitSigma, kShownPxPerMm), print, cv::NORM_INF),
              0.0);
}

} // namespace
} // namespace pocketmars::vision
