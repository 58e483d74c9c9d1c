#include "calibration/pages/page_sides.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

namespace pocketmars::calibration {
namespace {

const cv::Size kSeenFromAbove(900, 700);
constexpr float kPxOfMm = 4;

/// An upright card of 63 x 88 mm and a lying one, seen from straight above.
/// @param outwards  px
std::vector<Quad> twoCards(float outwards = 0) {
    const auto card = [&](float x, float y, float width, float height) {
        const cv::Point2f from(x - outwards, y - outwards);
        const cv::Point2f to(x + width + outwards, y + height + outwards);
        return Quad{from, cv::Point2f(to.x, from.y), to, cv::Point2f(from.x, to.y)};
    };
    return {card(60, 60, 63 * kPxOfMm, 88 * kPxOfMm), card(420, 80, 88 * kPxOfMm, 63 * kPxOfMm)};
}

RefinedPage placedCards() {
    RefinedPage page;
    page.model = pageFrom(twoCards(), {63, 88}, kSeenFromAbove);
    page.cards = twoCards();
    return page;
}

TEST(PageSides, EachIsMovedOnItsOwn) {
    const Quad quad{cv::Point2f(0, 0), {10, 0}, {10, 20}, {0, 20}};
    const auto wide = widened(quad, {1, 2, 3, 4});
    const Quad expected{cv::Point2f(-4, -1), {12, -1}, {12, 23}, {-4, 23}};
    EXPECT_LT(farthestCorner({wide}, {expected}), 0.01);
}

TEST(PageSides, AreMovedByMmHoweverCardsLie) {
    auto wider = placedCards();
    widen(wider, 1.5);
    EXPECT_LT(farthestCorner(wider.cards, twoCards(1.5F * kPxOfMm)), 0.2);
    EXPECT_DOUBLE_EQ(wider.model.size.width, 66);
    widen(wider, -1.5);
    EXPECT_LT(farthestCorner(wider.cards, twoCards()), 0.2);
}

TEST(PageSides, TellTheProportions) {
    auto narrow = placedCards();
    EXPECT_NEAR(aspectOf(narrow, kSeenFromAbove), 63.0 / 88, 0.001);
    widen(narrow, -1);
    EXPECT_NEAR(aspectOf(narrow, kSeenFromAbove), 61.0 / 86, 0.001);
}

} // namespace
} // namespace pocketmars::calibration
