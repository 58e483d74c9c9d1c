#include "calibration/outlines/outline_report.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {
namespace {

constexpr int kWidth = 126;
constexpr int kHeight = 176;

/// White rectangles on a dark table with some noise.
cv::Mat table(const std::vector<cv::Rect>& things) {
    cv::Mat photo(800, 1000, CV_8UC3, cv::Scalar(40, 60, 70));
    for (const auto& thing : things) {
        cv::rectangle(photo, thing, cv::Scalar(220, 225, 230), cv::FILLED);
    }
    cv::GaussianBlur(photo, photo, {}, 0.8);
    cv::Mat noise(photo.size(), CV_16SC3);
    cv::RNG(3).fill(noise, cv::RNG::NORMAL, cv::Scalar::all(0), cv::Scalar::all(2));
    cv::add(photo, noise, photo, cv::noArray(), CV_8U);
    return photo;
}

std::vector<cv::Rect> fourCards() {
    return {{100, 100, kWidth, kHeight},
            {300, 100, kWidth, kHeight},
            {500, 100, kWidth, kHeight},
            {100, 500, kWidth, kHeight}};
}

cv::Rect box(const CardQuad& card) {
    return cv::boundingRect(std::vector<cv::Point2f>(card.corners.begin(), card.corners.end()));
}

TEST(OutlineReport, HasNothingToSayOfCardsThatLieApart) {
    const auto report = reportOutlines(table(fourCards()));
    EXPECT_EQ(report.cards.size(), 4U);
    EXPECT_TRUE(report.touching.empty());
    EXPECT_TRUE(report.cut.empty());
}

TEST(OutlineReport, FindsACardThatALensMadeSmaller) {
    const auto report = reportOutlines(table({{60, 60, 180, 252},
                                              {290, 60, 180, 252},
                                              {520, 60, 180, 252},
                                              {60, 400, 180, 252},
                                              {750, 60, 172, 246}}));
    EXPECT_EQ(report.cards.size(), 5U);
}

TEST(OutlineReport, NamesAPairWithoutAnEdgeBetween) {
    auto things = fourCards();
    const cv::Rect pair(500, 500, 2 * kWidth, kHeight);
    things.push_back(pair);
    OutlineOptions options;
    options.aspect = 63.0 / 88.0;
    const auto report = reportOutlines(table(things), options);
    EXPECT_EQ(report.cards.size(), 4U);
    ASSERT_EQ(report.touching.size(), 1U);
    EXPECT_GT((box(report.touching[0]) & pair).area(), 0.95 * pair.area());
}

TEST(OutlineReport, NamesACardThatThePhotoCutsOff) {
    auto things = fourCards();
    const cv::Rect cut(920, 300, kWidth, kHeight);
    things.push_back(cut);
    const auto report = reportOutlines(table(things));
    EXPECT_EQ(report.cards.size(), 4U);
    ASSERT_EQ(report.cut.size(), 1U);
    EXPECT_GT((box(report.cut[0]) & cut).area(), 0.9 * cut.area());
}

} // namespace
} // namespace pocketmars::calibration
