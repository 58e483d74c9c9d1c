#include "calibration/learning/page_cards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace pocketmars::calibration {
namespace {

const cv::Size kPicture(900, 600);

CardQuad found(float x, float y, double confidence = 0.9) {
    return {{cv::Point2f(x, y), cv::Point2f(x + 63, y), cv::Point2f(x + 63, y + 88),
             cv::Point2f(x, y + 88)},
            confidence};
}

/// Seven cards, the page of a suit: four and three.
OutlineReport suitPage() {
    OutlineReport report;
    report.cards = {found(500, 400), found(100, 100), found(300, 110), found(700, 100),
                    found(100, 400), found(500, 95),  found(300, 405)};
    return report;
}

std::string message(const OutlineReport& report, std::size_t expected) {
    const auto cards = pageCards(report, expected, kPicture);
    EXPECT_FALSE(cards);
    return cards ? std::string() : cards.error();
}

bool holds(const std::vector<CardQuad>& cards, cv::Point2f first) {
    return std::any_of(cards.begin(), cards.end(),
                       [&](const CardQuad& card) { return card.corners[0] == first; });
}

TEST(PageCards, TakesADoubtfulCardThatMakesTheNumberRight) {
    auto report = suitPage();
    report.doubtful = {found(700, 400, 0.4)};
    const auto cards = pageCards(report, 8, kPicture);
    ASSERT_TRUE(cards) << cards.error();
    EXPECT_TRUE(holds(*cards, {700, 400}));
}

TEST(PageCards, DoesNotChooseAmongDoubtfulCards) {
    auto report = suitPage();
    report.doubtful = {found(700, 400, 0.45), found(800, 500, 0.4)};
    EXPECT_EQ(message(report, 8), "found 7 cards, expected 8: one hardly shows at the lower right; "
                                  "uncover it, and give it more light without reflections");
}

TEST(PageCards, LeavesOutWhatIsMuchLessLikeACard) {
    auto report = suitPage();
    report.cards.push_back(found(800, 500, 0.55));
    const auto cards = pageCards(report, 7, kPicture);
    ASSERT_TRUE(cards) << cards.error();
    EXPECT_EQ(cards->size(), 7U);
    EXPECT_FALSE(holds(*cards, {800, 500}));
}

TEST(PageCards, SaysWhereCardsTouch) {
    auto report = suitPage();
    report.cards.pop_back();
    report.touching = {found(100, 420)};
    report.cut = {found(870, 300)};
    EXPECT_EQ(message(report, 7),
              "found 6 cards, expected 7: two touch at the lower left; lay them apart");
}

TEST(PageCards, SaysWhereACardReachesOutOfThePhoto) {
    auto report = suitPage();
    report.cut = {found(870, 260)};
    EXPECT_EQ(message(report, 8), "found 7 cards, expected 8: one reaches out of the photo at the "
                                  "right; take them all into the picture");
}

TEST(PageCards, SaysWhatHelpsIfNothingIsKnown) {
    EXPECT_EQ(message({}, 5), "found 0 cards, expected 5: lay them flat and apart, on a table of "
                              "another colour, in even light");
    OutlineReport one;
    one.cards = {found(100, 100)};
    EXPECT_EQ(message(one, 5).substr(0, 24), "found 1 card, expected 5");
}

TEST(PageCards, SaysWhatIsTooMuch) {
    auto report = suitPage();
    report.cards[5].confidence = 0.8;
    EXPECT_EQ(message(report, 5), "found 7 cards, expected 5: take away what else lies there; the "
                                  "least like a card is at the top");
}

} // namespace
} // namespace pocketmars::calibration
