#include "calibration/profile/card_features.h"

#include "calibration/profile/profile.h"
#include "calibration/support/px.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <cmath>
#include <numbers>

namespace pocketmars::calibration {
namespace {

/// A card with some print on it.
cv::Mat printedCard(int seed) {
    cv::RNG random(static_cast<std::uint64_t>(seed));
    cv::Mat card(cvRound(88 * kReferencePxPerMm), cvRound(63 * kReferencePxPerMm), CV_8UC3,
                 cv::Scalar(200, 210, 220));
    for (int i = 0; i < 40; ++i) {
        const cv::Point at(random.uniform(0, card.cols), random.uniform(0, card.rows));
        cv::circle(card, at, random.uniform(5, 25), cv::Scalar::all(random.uniform(0, 200)),
                   cv::FILLED);
    }
    return card;
}

std::vector<CardFace> threeFaces() {
    // The one in the middle is blank and has no features.
    const cv::Mat blank(100, 100, CV_8UC3, cv::Scalar(90, 90, 90));
    return {{BuildingFace{engine::Suit::Greenhouse}, printedCard(1)},
            {BackFace{engine::Suit::Greenhouse}, blank},
            {EarthFace{}, printedCard(2)}};
}

TEST(CardFeatures, LieOnTheirCards) {
    const auto features = findFeatures(threeFaces());
    ASSERT_GT(features.places.size(), 20U);
    ASSERT_EQ(features.descriptors.rows, static_cast<int>(features.places.size()));
    EXPECT_EQ(features.descriptors.type(), CV_8UC1);
    bool first = false;
    bool last = false;
    for (const auto& place : features.places) {
        EXPECT_NE(place.face, 1);
        first = first || place.face == 0;
        last = last || place.face == 2;
        EXPECT_TRUE(cv::Rect2d(0, 0, 63, 88).contains(place.mm)) << place.mm;
        EXPECT_GT(place.sizeMm, 0.0);
    }
    EXPECT_TRUE(first);
    EXPECT_TRUE(last);
}

TEST(CardFeatures, ComeBackFromThePictureThatKeepsThem) {
    const auto features = findFeatures(threeFaces());
    const auto back = unpacked(packed(features), 3);
    ASSERT_TRUE(back);
    ASSERT_EQ(back->places.size(), features.places.size());
    EXPECT_EQ(cv::norm(back->descriptors, features.descriptors, cv::NORM_INF), 0.0);
    for (std::size_t i = 0; i < features.places.size(); ++i) {
        const auto& was = features.places[i];
        const auto& is = back->places[i];
        EXPECT_EQ(is.face, was.face);
        EXPECT_NEAR(is.mm.x, was.mm.x, 0.002);
        EXPECT_NEAR(is.mm.y, was.mm.y, 0.002);
        EXPECT_NEAR(is.sizeMm, was.sizeMm, 0.002);
        EXPECT_NEAR(std::cos(is.angle - was.angle), 1.0, 1e-6);
    }
}

TEST(CardFeatures, AreNotTakenFromAnotherPicture) {
    const auto picture = packed(findFeatures(threeFaces()));
    EXPECT_FALSE(unpacked(picture, 2)) << "face 2 is none of the two";
    EXPECT_FALSE(unpacked(picture.colRange(0, 100).clone(), 3));
    EXPECT_FALSE(unpacked(printedCard(1), 3));
    EXPECT_FALSE(unpacked(cv::Mat(), 3));
}

} // namespace
} // namespace pocketmars::calibration
