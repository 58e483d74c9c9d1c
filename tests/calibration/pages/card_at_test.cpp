#include "calibration/pages/card_at.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <vector>

namespace pocketmars::calibration {
namespace {

const cv::Size2d kSize(63, 88);

Quad drawnCard(cv::Mat& photo, cv::Point2f middle, double degrees) {
    Quad card;
    cv::RotatedRect(middle, {189, 264}, static_cast<float>(degrees)).points(card.data());
    std::vector<cv::Point> polygon;
    for (const auto& corner : card) {
        polygon.emplace_back(cvRound(corner.x * 16), cvRound(corner.y * 16));
    }
    cv::fillConvexPoly(photo, polygon, cv::Scalar(220, 225, 230), cv::LINE_AA, 4);
    // RotatedRect begins at the lower left.
    return {card[1], card[2], card[3], card[0]};
}

TEST(CardAt, ATapSomewhereInACardIsEnough) {
    cv::Mat photo(800, 1000, CV_8UC3, cv::Scalar(60, 80, 50));
    const auto known = drawnCard(photo, {220, 300}, 0);
    const auto wanted = drawnCard(photo, {620, 420}, 5);
    const auto found = cardAt(photo, {628, 408}, {known}, kSize); // some 5 mm off its middle
    ASSERT_TRUE(found);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_LT(cv::norm((*found)[i] - wanted[i]), 3.0) << i; // 1 mm
    }
}

TEST(CardAt, WhereNothingShowsItLiesWhereItWasPointedAt) {
    const cv::Mat photo(800, 1000, CV_8UC3, cv::Scalar(60, 80, 50));
    const Quad known{cv::Point2f(125, 168), {314, 168}, {314, 432}, {125, 432}};
    const auto found = cardAt(photo, {620, 420}, {known}, kSize);
    ASSERT_TRUE(found);
    EXPECT_NEAR(centre(*found).x, 620, 1);
    EXPECT_NEAR(centre(*found).y, 420, 1);
    EXPECT_NEAR((*found)[1].x - (*found)[0].x, 189, 2);
}

TEST(CardAt, OutOfThePhotoThereIsNone) {
    const cv::Mat photo(800, 1000, CV_8UC3, cv::Scalar(60, 80, 50));
    const Quad known{cv::Point2f(125, 168), {314, 168}, {314, 432}, {125, 432}};
    EXPECT_FALSE(cardAt(photo, {990, 790}, {known}, kSize));
    EXPECT_FALSE(cardAt(photo, {500, 400}, {}, kSize));
    EXPECT_FALSE(cardAt(photo, {5000, 4000}, {known}, kSize));
    EXPECT_FALSE(cardAt(photo, {-1e9F, 0}, {known}, kSize));
}

TEST(CardAt, AFrameThatIsHalfEditedTellsNothing) {
    const cv::Mat photo(800, 1000, CV_8UC3, cv::Scalar(60, 80, 50));
    const Quad known{cv::Point2f(125, 168), {314, 168}, {314, 432}, {125, 432}};
    const Quad crossing{cv::Point2f(525, 168), {714, 168}, {525, 432}, {714, 432}};
    const Quad dented{cv::Point2f(525, 168), {714, 168}, {580, 230}, {525, 432}};
    const Quad flat{cv::Point2f(525, 168), {714, 168}, {714, 168}, {525, 168}};
    const Quad tiny{cv::Point2f(525, 168), {525.5F, 168}, {525.5F, 168.5F}, {525, 168.5F}};
    for (const auto& quad : {crossing, dented, flat, tiny}) {
        EXPECT_FALSE(cardAt(photo, {620, 420}, {quad}, kSize));
        EXPECT_FALSE(cardAt(photo, {620, 420}, {known, quad}, kSize)) << "beside one that is right";
    }
}

} // namespace
} // namespace pocketmars::calibration
