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

} // namespace
} // namespace pocketmars::calibration
