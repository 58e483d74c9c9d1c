#include "calibration/pages/page_proportions.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

const cv::Size kPicture(1600, 1200);
constexpr double kAspect = 56.0 / 87;

/// A page of two upright cards and one on its long side, drawn too tall.
PageModel tooTall() {
    PageModel model;
    model.view.view.focal = 0.8;
    model.view.pxPerMm = 5;
    model.size = {56, 91};
    model.cards = {{{{-70, 0}, 0.02}, false}, {{{0, 3}, 0}, false}, {{{85, 0}, -0.01}, true}};
    return model;
}

TEST(PageProportions, AreThoseThatAreKnown) {
    const auto pages = inProportion(tooTall(), kAspect, kPicture);
    ASSERT_EQ(pages.size(), 6U);
    for (const auto& page : pages) {
        EXPECT_NEAR(std::log(page.size.aspectRatio() / kAspect), 0, 0.003);
        EXPECT_EQ(page.cards.size(), 3U);
    }
}

/// Px that a side's middle lies outwards of where the drawn card has it.
double outwards(const Quad& drawn, const Quad& page, std::size_t side) {
    const auto middle = [side](const Quad& quad) {
        return cv::Point2d(quad[side] + quad[(side + 1) % 4]) / 2;
    };
    const cv::Point2d way = cv::Point2d(drawn[(side + 1) % 4] - drawn[side]);
    return (middle(page) - middle(drawn)).dot(cv::Point2d(way.y, -way.x) / cv::norm(way));
}

TEST(PageProportions, AnySideMayBeTheOneThatLiesElsewhere) {
    const auto model = tooTall();
    const auto pages = inProportion(model, kAspect, kPicture);
    const auto drawn = model.inPicture(1, kPicture);
    for (std::size_t side = 0; side < 4; ++side) {
        EXPECT_TRUE(std::any_of(pages.begin(), pages.end(),
                                [&](const PageModel& page) {
                                    const auto card = page.inPicture(1, kPicture);
                                    // 4 mm too tall, or 2.6 too narrow
                                    const double px = side % 2 == 0 ? -20 : 13;
                                    return std::abs(outwards(drawn, card, side) - px) < 3 &&
                                           std::abs(outwards(drawn, card, (side + 2) % 4)) < 3;
                                }))
            << "side " << side;
    }
}

/// What a map may show of upright cards, 56 x 87 mm: the lower half of each.
PageModel lowerHalves(double rowsApartMm) {
    PageModel model;
    model.view.view.focal = 0.8;
    model.view.pxPerMm = 4;
    model.size = {36, 56};
    model.cards = {
        {{{-35, -45}, 0}, true}, {{{35, -45}, 0.01}, true}, {{{0, rowsApartMm - 45}, 0}, true}};
    return model;
}

TEST(UprightInstead, CardsGoOnWhereTheyHaveRoom) {
    const auto pages = uprightInstead(lowerHalves(95), kPicture, KnownShape::Usual);
    ASSERT_EQ(pages.size(), 2U);
    const auto half = lowerHalves(95).inPicture(0, kPicture);
    for (std::size_t p = 0; p < 2; ++p) {
        EXPECT_FALSE(pages[p].cards[0].isWide);
        const auto card = pages[p].inPicture(0, kPicture);
        EXPECT_NEAR(outwards(half, card, p == 0 ? 0 : 2), 4 * (56 / (36.0 / 56) - 36), 6);
        EXPECT_NEAR(outwards(half, card, p == 0 ? 2 : 0), 0, 6);
    }
}

TEST(UprightInstead, NotWhereOthersLie) {
    EXPECT_TRUE(uprightInstead(lowerHalves(45), kPicture, KnownShape::Usual).empty());
}

TEST(UprightInstead, NotIfACardStandsUprightAlready) {
    auto model = lowerHalves(95);
    model.cards[1].isWide = false;
    EXPECT_TRUE(uprightInstead(model, kPicture, KnownShape::Usual).empty());
}

} // namespace
} // namespace pocketmars::calibration
