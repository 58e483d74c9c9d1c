#include "calibration/pages/page_on_map.h"

#include "calibration/page_model/page_plane.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <vector>

namespace pocketmars::calibration {
namespace {

constexpr float kOdds = 6;

/// Seven cards in two rows, seen at a slant: so many mm apart.
PageModel sevenCards(double apart) {
    PageModel model;
    model.size = {63, 88};
    model.view.pxPerMm = 1.9;
    model.view.view.focal = 0.85;
    model.view.view.lean = {0.08, -0.05};
    for (int i = 0; i < 7; ++i) {
        const int row = i / 4;
        const double x = (i % 4 - 1.5) * (63 + apart);
        const double y = (row - 0.5) * (88 + apart);
        model.cards.push_back({{{x, y}, 0.02 * (i % 3 - 1) * std::min(1.0, apart / 12)}, false});
    }
    return model;
}

cv::Mat mapOf(const PageModel& model, cv::Size size) {
    cv::Mat odds(size, CV_32F, cv::Scalar(-kOdds));
    for (std::size_t c = 0; c < model.cards.size(); ++c) {
        std::vector<cv::Point> corners;
        for (const auto& corner : model.inPicture(c, size)) {
            corners.emplace_back(cvRound(corner.x * 16), cvRound(corner.y * 16));
        }
        cv::fillConvexPoly(odds, corners, cv::Scalar(kOdds), cv::LINE_8, 4);
    }
    return odds;
}

/// The farthest that a corner lies from the same one of the nearest card, px.
double farthest(const PageModel& found, const PageModel& real, cv::Size size) {
    double far = 0;
    for (std::size_t c = 0; c < real.cards.size(); ++c) {
        double nearest = 1e9;
        for (std::size_t f = 0; f < found.cards.size(); ++f) {
            double off = 0;
            for (std::size_t k = 0; k < 4; ++k) {
                off = std::max(off,
                               cv::norm(found.inPicture(f, size)[k] - real.inPicture(c, size)[k]));
            }
            nearest = std::min(nearest, off);
        }
        far = std::max(far, nearest);
    }
    return far;
}

const cv::Size kMapSize(800, 600);
const PageQuestion kSeven{7, {63, 88}};

TEST(PageOnMap, CardsAreFoundToAPx) {
    const auto model = sevenCards(12);
    const auto found = pageOnMap(mapOf(model, kMapSize), kSeven);
    ASSERT_TRUE(found);
    EXPECT_LT(farthest(found->model, model, kMapSize), 1.2);
    EXPECT_GT(found->agreement.leastAlong, 0.95);
    EXPECT_GT(found->agreement.leastClear, 0.9);
}

TEST(PageOnMap, ACardThatThePictureCutsOffIsNoneOfThePage) {
    auto model = sevenCards(12);
    auto all = model;
    all.cards.push_back({{{112.5, 130}, 0}, false});
    // One of the page's own shows less than the one at the edge.
    auto odds = mapOf(all, kMapSize);
    const auto faint = model.inPicture(0, kMapSize);
    const cv::Rect box = cv::boundingRect(std::vector<cv::Point2f>(faint.begin(), faint.end()));
    cv::Mat part = odds(box);
    part.setTo(1.0F, part > 0);
    const auto found = pageOnMap(odds, kSeven);
    ASSERT_TRUE(found);
    EXPECT_LT(farthest(found->model, model, kMapSize), 1.2);
}

TEST(PageOnMap, CardsCloseToEachOtherAreParted) {
    const auto model = sevenCards(2);
    const auto found = pageOnMap(mapOf(model, kMapSize), kSeven);
    ASSERT_TRUE(found);
    EXPECT_LT(farthest(found->model, model, kMapSize), 2.5);
}

TEST(PageOnMap, ABiteOutOfACardIsBornByTheOthers) {
    const auto model = sevenCards(12);
    auto odds = mapOf(model, kMapSize);
    const auto corner = model.inPicture(0, kMapSize)[0];
    cv::circle(odds, corner, 40, cv::Scalar(-kOdds), cv::FILLED);
    const auto found = pageOnMap(odds, kSeven);
    ASSERT_TRUE(found);
    EXPECT_LT(farthest(found->model, model, kMapSize), 2);
    EXPECT_LT(found->agreement.leastAlong, 0.95) << "and told";
}

TEST(PageOnMap, FewerOrMoreCardsAreNoPage) {
    const auto odds = mapOf(sevenCards(12), kMapSize);
    EXPECT_FALSE(pageOnMap(odds, {8, {63, 88}}));
    EXPECT_FALSE(pageOnMap(odds, {6, {63, 88}}));
    EXPECT_FALSE(pageOnMap(cv::Mat(kMapSize, CV_32F, cv::Scalar(-kOdds)), kSeven));
}

} // namespace
} // namespace pocketmars::calibration
