#include "vision/profile_check.h"

#include "calibration/photo/photo.h"
#include "tests/vision/samples.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace pocketmars::vision {
namespace {

using Verdict = CheckedCard::Verdict;

cv::Mat page(const std::string& file) {
    const auto photo = calibration::loadPhoto(std::string(POCKETMARS_SAMPLES) + "/profile/" + file);
    return photo.value().image;
}

TEST(ProfileCheck, KnowsTheCardsOfATable) {
    const auto cards = checkCards(sampleProfile(), samplePhoto("solo-1-easy"));
    std::multiset<std::string> names;
    for (const auto& card : cards) {
        ASSERT_NE(card.face, nullptr);
        EXPECT_EQ(card.verdict, Verdict::Good) << card.face->name() << ' ' << card.agreement;
        EXPECT_EQ(card.outline.size(), 4U);
        names.insert(card.face->name());
    }
    for (const auto* name : {"building-greenhouse", "building-habitation", "earth", "ship-red",
                             "ship-yellow", "G7", "A4"}) {
        EXPECT_EQ(names.count(name), 1U) << name;
    }
}

TEST(ProfileCheck, SeesThatACardFades) {
    auto photo = page("backs.jpg");
    photo = photo * 0.3 + cv::Scalar::all(160);
    const auto faded = checkCards(sampleProfile(), photo);
    const auto fresh = checkCards(sampleProfile(), page("backs.jpg"));
    ASSERT_EQ(fresh.size(), 5U);
    double least = 1;
    for (const auto& card : fresh) {
        EXPECT_EQ(card.verdict, Verdict::Good);
        least = std::min(least, card.agreement);
    }
    for (const auto& card : faded) {
        EXPECT_LT(card.agreement, least);
    }
}

TEST(ProfileCheck, DoesNotKnowOtherCards) {
    // Mirrored: cards of this size that nobody has printed.
    cv::Mat mirrored;
    cv::flip(page("greenhouse.jpg"), mirrored, 1);
    cv::GaussianBlur(mirrored, mirrored, {}, 4);
    for (const auto& card : checkCards(sampleProfile(), mirrored)) {
        EXPECT_EQ(card.face, nullptr);
        EXPECT_EQ(card.verdict, Verdict::NotRecognised);
    }
    EXPECT_TRUE(
        checkCards(sampleProfile(), cv::Mat(600, 800, CV_8UC3, cv::Scalar(90, 120, 160))).empty());
}

} // namespace
} // namespace pocketmars::vision
