#include "calibration/learning/card_rows.h"

#include "calibration/support/geometry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace pocketmars::calibration {
namespace {

/// A card by its middle, px; its top points upwards where `degrees` is 0, to the right where 90.
CardQuad card(double x, double y, double degrees = 0, cv::Size2d size = {63, 88}) {
    const double angle = degrees * CV_PI / 180;
    const cv::Point2d along(std::cos(angle) * size.width / 2, std::sin(angle) * size.width / 2);
    const cv::Point2d down(-std::sin(angle) * size.height / 2, std::cos(angle) * size.height / 2);
    const cv::Point2d at(x, y);
    CardQuad result;
    result.corners = {cv::Point2f(at - along - down), cv::Point2f(at + along - down),
                      cv::Point2f(at + along + down), cv::Point2f(at - along + down)};
    return result;
}

/// Cards in rows as on a table, the whole table turned.
std::vector<CardQuad> laidOut(const std::vector<int>& rowLengths, double degrees) {
    const double angle = degrees * CV_PI / 180;
    std::vector<CardQuad> cards;
    for (std::size_t row = 0; row < rowLengths.size(); ++row) {
        for (int column = 0; column < rowLengths[row]; ++column) {
            // Nobody lays cards out in a straight line.
            const double x = 90.0 * column + (row % 2 == 0 ? 0 : 40);
            const double y = 110.0 * static_cast<double>(row) + (column % 2 == 0 ? 12 : -12);
            cards.push_back(card(500 + x * std::cos(angle) - y * std::sin(angle),
                                 500 + x * std::sin(angle) + y * std::cos(angle), degrees));
        }
    }
    return cards;
}

TEST(CardRows, UprightTurnsACardByWholeQuarters) {
    for (const double degrees : {-170.0, -100.0, -40.0, 0.0, 40.0, 80.0, 130.0, 180.0}) {
        const auto turned = card(300, 300, degrees);
        const auto stands = upright(turned);
        const auto top = stands.corners[1] - stands.corners[0];
        EXPECT_GT(top.x, 0) << degrees;
        EXPECT_LE(std::abs(top.y), top.x) << degrees;
        EXPECT_TRUE(std::is_permutation(stands.corners.begin(), stands.corners.end(),
                                        turned.corners.begin()))
            << degrees;
        EXPECT_TRUE(isConvex(stands.corners)) << degrees;
    }
}

TEST(CardRows, ACardOnItsSideIsWide) {
    EXPECT_FALSE(isWide(card(0, 0)));
    EXPECT_TRUE(isWide(upright(card(0, 0, 90))));
    EXPECT_TRUE(isWide(card(0, 0, 0, {88, 63})));
}

class TurnedTable : public testing::TestWithParam<double> {};

TEST_P(TurnedTable, IsReadRowByRow) {
    const auto cards = laidOut({4, 3}, GetParam());
    auto shuffled = cards;
    std::rotate(shuffled.begin(), shuffled.begin() + 3, shuffled.end());
    std::swap(shuffled[0], shuffled[5]);
    const auto read = rows(shuffled);
    ASSERT_EQ(read.size(), 2U);
    ASSERT_EQ(read[0].size(), 4U);
    ASSERT_EQ(read[1].size(), 3U);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto& found = i < 4 ? read[0][i] : read[1][i - 4];
        EXPECT_EQ(found.corners, cards[i].corners) << i;
    }
}

INSTANTIATE_TEST_SUITE_P(Degrees, TurnedTable, testing::Values(0.0, 20.0, -35.0));

TEST(CardRows, NoCardsMakeNoRows) { EXPECT_TRUE(rows({}).empty()); }

} // namespace
} // namespace pocketmars::calibration
