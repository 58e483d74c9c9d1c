#include "calibration/pages/page_prints.h"

#include "calibration/pages/page_refinement.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <cmath>
#include <vector>

namespace pocketmars::calibration {
namespace {

constexpr double kPrintedPxPerMm = 2;

/// Four cards in a row that are of their table's colour: what is printed on them is all that shows.
/// @param isAlike  else each is printed in a way of its own
cv::Mat invisibleCards(std::vector<Quad>& cards, bool isAlike) {
    cv::Mat photo(400, 800, CV_8UC3, cv::Scalar(120, 130, 140));
    cv::RNG random(5);
    for (int i = 0; i < 4; ++i) {
        const cv::Rect card(80 + 170 * i, 100, 126, 176);
        const cv::Scalar ink(60 + 40 * i, 200 - 30 * i, 90);
        if (isAlike) {
            cv::rectangle(photo, {card.x + 12, card.y + 14, 102, 70}, ink, cv::FILLED);
            cv::rectangle(photo, {card.x + 12, card.y + 100, 60, 58}, ink, 3);
            cv::circle(photo, {card.x + 95, card.y + 130}, 14, ink, cv::FILLED);
        } else {
            for (int k = 0; k < 8; ++k) {
                cv::circle(photo,
                           {card.x + random.uniform(15, 110), card.y + random.uniform(15, 160)},
                           random.uniform(4, 14), ink, cv::FILLED);
            }
        }
        const auto x = static_cast<float>(card.x) - 0.5F;
        const auto y = static_cast<float>(card.y) - 0.5F;
        cards.push_back({cv::Point2f(x, y), {x + 126, y}, {x + 126, y + 176}, {x, y + 176}});
    }
    cv::GaussianBlur(photo, photo, {}, 0.8);
    return photo;
}

/// The page as it lies, but for the third card, which is drawn somewhere else.
PageModel drawn(const std::vector<Quad>& cards, cv::Size picture, cv::Point2d off) {
    auto model = pageFrom(cards, {63, 88}, picture);
    model.cards[2].pose.middle += off;
    return model;
}

const std::vector<double> kSure{0.9, 0.9, 0.3, 0.9};

TEST(PagePrints, ACardThatDoesNotShowLiesWhereItsPrintFitsTheOthers) {
    std::vector<Quad> cards;
    const auto photo = invisibleCards(cards, true);
    const cv::Point2d off(7, -4); // mm
    const auto model = drawn(cards, photo.size(), off);
    const auto places = printPlaces(photo, model, kSure);
    ASSERT_EQ(places.size(), 4U);
    ASSERT_TRUE(places[2]);
    EXPECT_NEAR(printAgreement(model, places).farthestMm, cv::norm(off), 0.5);
    const auto found = movedOntoPrints(model, places);
    const auto there = found.inPicture(photo.size());
    for (std::size_t c = 0; c < 4; ++c) {
        for (std::size_t i = 0; i < 4; ++i) {
            EXPECT_LT(cv::norm(there[c][i] - cards[c][i]) / kPrintedPxPerMm, 0.5) << c;
        }
    }
    const auto again = printPlaces(photo, found, kSure);
    EXPECT_GT(printAgreement(found, again).leastLike, 0.8);
    EXPECT_LT(printAgreement(found, again).farthestMm, 0.3);
}

TEST(PagePrints, WhatIsNearStaysOnItsBorders) {
    std::vector<Quad> cards;
    const auto photo = invisibleCards(cards, true);
    const auto model = drawn(cards, photo.size(), {0.3, 0});
    const auto places = printPlaces(photo, model, kSure);
    const auto moved = movedOntoPrints(model, places);
    EXPECT_EQ(moved.cards[2].pose.middle, model.cards[2].pose.middle);
}

TEST(PagePrints, CardsThatAreNotPrintedAlikeStayWhereTheyAre) {
    std::vector<Quad> cards;
    const auto photo = invisibleCards(cards, false);
    const auto model = drawn(cards, photo.size(), {7, -4});
    const auto places = printPlaces(photo, model, kSure);
    const auto moved = movedOntoPrints(model, places);
    for (std::size_t c = 0; c < 4; ++c) {
        EXPECT_EQ(moved.cards[c].pose.middle, model.cards[c].pose.middle) << c;
    }
}

TEST(PagePrints, ACardByItselfHasNobodyToBeLike) {
    std::vector<Quad> cards;
    const auto photo = invisibleCards(cards, true);
    const auto model = pageFrom({cards[0]}, {63, 88}, photo.size());
    const auto places = printPlaces(photo, model, {0.9});
    ASSERT_EQ(places.size(), 1U);
    EXPECT_FALSE(places[0]);
    EXPECT_EQ(printAgreement(model, places).leastLike, 0);
}

} // namespace
} // namespace pocketmars::calibration
