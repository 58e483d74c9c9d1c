#include "calibration/learning/page_marks.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <utility>
#include <vector>

namespace pocketmars::calibration {
namespace {

/// Seven cards in two rows, as a camera sees them that looks down at a slant.
std::vector<Quad> pageAtASlant() {
    const std::vector<cv::Point2f> from{{0, 0}, {400, 0}, {400, 300}, {0, 300}};
    const std::vector<cv::Point2f> to{{260, 120}, {1290, 150}, {1580, 1010}, {40, 960}};
    const cv::Matx33d camera(cv::getPerspectiveTransform(from, to));
    std::vector<Quad> cards;
    for (int i = 0; i < 7; ++i) {
        const int row = i / 4;
        const auto x = static_cast<float>(20 + i % 4 * 92 + i % 3);
        const auto y = static_cast<float>(20 + row * 130 + i % 2);
        const Quad card{cv::Point2f(x, y), cv::Point2f(x + 63, y), cv::Point2f(x + 63, y + 88),
                        cv::Point2f(x, y + 88)};
        cards.push_back(project(camera, card));
    }
    return cards;
}

TEST(OddCards, PerspectiveAndAnUnsureHandAreNotOdd) {
    auto cards = pageAtASlant();
    EXPECT_TRUE(oddCards(cards).empty());
    cv::RNG hand(11);
    for (auto& card : cards) {
        for (auto& corner : card) {
            corner += cv::Point2f(hand.uniform(-3.F, 3.F), hand.uniform(-3.F, 3.F));
        }
    }
    EXPECT_TRUE(oddCards(cards).empty());
}

TEST(OddCards, ACornerOnTheTableIsOdd) {
    for (std::size_t row = 0; row < 7; ++row) {
        auto cards = pageAtASlant();
        auto& corner = cards[row][2];
        corner += 0.25F * (corner - cards[row][0]);
        EXPECT_EQ(oddCards(cards), std::vector<std::size_t>{row});
    }
}

TEST(OddCards, ACardOfHalfTheSizeIsOdd) {
    auto cards = pageAtASlant();
    cards[4][1] = 0.5F * (cards[4][0] + cards[4][1]);
    cards[4][2] = 0.5F * (cards[4][3] + cards[4][2]);
    EXPECT_EQ(oddCards(cards), std::vector<std::size_t>{4});
}

TEST(CrowdedCards, AFrameThatWasShiftedOntoItsNeighbourIsTold) {
    auto cards = pageAtASlant();
    EXPECT_TRUE(crowdedCards(cards).empty());
    const auto shift = 0.5F * (cards[1][1] - cards[1][0]);
    for (auto& corner : cards[1]) {
        corner += 0.3F * shift;
    }
    EXPECT_TRUE(crowdedCards(cards).empty()); // over bare table alone
    for (auto& corner : cards[1]) {
        corner += shift;
    }
    const std::vector<std::pair<std::size_t, std::size_t>> pair{{1, 2}};
    EXPECT_EQ(crowdedCards(cards), pair);
    std::swap(cards[2][1], cards[2][3]); // marked the other way round
    EXPECT_EQ(crowdedCards(cards), pair);
    cards.resize(3);
    EXPECT_EQ(crowdedCards(cards), pair);
}

TEST(OddCards, OneThatLiesAcrossIsNoneWhateverShapeCardsHave) {
    for (const float height : {72.F, 80.F, 88.F, 97.F, 108.F, 114.F}) {
        std::vector<Quad> cards;
        for (int i = 0; i < 5; ++i) { // the last lies across
            const auto x = static_cast<float>(i < 4 ? 80 * i : 100);
            const auto y = i < 4 ? 0.F : height + 20;
            const cv::Size2f size = i < 4 ? cv::Size2f(63, height) : cv::Size2f(height, 63);
            cards.push_back({cv::Point2f(x, y), cv::Point2f(x + size.width, y),
                             cv::Point2f(x + size.width, y + size.height),
                             cv::Point2f(x, y + size.height)});
        }
        EXPECT_TRUE(oddCards(cards).empty()) << height;
        cards[4][1].x += 0.3F * height;
        EXPECT_EQ(oddCards(cards), std::vector<std::size_t>{4}) << height;
    }
}

TEST(OddCards, OfThreeNothingIsTold) {
    auto cards = pageAtASlant();
    cards.resize(3);
    cards[0][0] -= cv::Point2f(60, 60);
    EXPECT_TRUE(oddCards(cards).empty());
}

} // namespace
} // namespace pocketmars::calibration
