#include "calibration/pages/page_on_look.h"

#include "calibration/pages/found_page.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <vector>

namespace pocketmars::calibration {
namespace {

constexpr double kPxPerMm = 4;

/// Four cards of 63 x 88 mm in a row with a frame 3 mm from their edges and a line across. They are
/// of their table's colour, so that nothing but their print shows.
/// @param isFramed  else nothing is printed on them
cv::Mat page(std::vector<Quad>& cards, bool isFramed, int seed) {
    cv::Mat photo(600, 1300, CV_8UC3, cv::Scalar(170, 170, 175));
    cv::RNG random(static_cast<std::uint64_t>(seed));
    for (int i = 0; i < 4; ++i) {
        const cv::Rect card(60 + 300 * i, 120, 252, 352);
        if (isFramed) {
            const cv::Scalar ink(random.uniform(20, 90), random.uniform(20, 90), 60);
            cv::rectangle(photo, {card.x + 12, card.y + 12, 228, 328}, ink, 3);
            cv::line(photo, {card.x + 12, card.y + 40}, {card.x + 240, card.y + 40}, ink, 2);
            cv::circle(photo, {card.x + random.uniform(80, 170), card.y + 200},
                       random.uniform(10, 40), ink, cv::FILLED);
        }
        const auto x = static_cast<float>(card.x) - 0.5F;
        const auto y = static_cast<float>(card.y) - 0.5F;
        cards.push_back({cv::Point2f(x, y), {x + 252, y}, {x + 252, y + 352}, {x, y + 352}});
    }
    cv::GaussianBlur(photo, photo, {}, 0.8);
    return photo;
}

RefinedPage placed(const std::vector<Quad>& cards, cv::Size picture) {
    RefinedPage page;
    page.model = pageFrom(cards, {63, 88}, picture);
    page.cards = cards;
    return page;
}

/// What pages tell, as many as that.
/// @param weight  of each; 1: it is beyond doubt
PageLook lookOf(int pages, bool isFramed = true, double weight = 1.0) {
    std::vector<PageLook> looks;
    for (int i = 0; i < pages; ++i) {
        std::vector<Quad> cards;
        const auto photo = measured(page(cards, isFramed, i + 1));
        const auto there = placed(cards, photo.field.lab.size());
        looks.emplace_back(photo.field, there.model, there.cards, photo.minGradient, weight);
    }
    return PageLook::together(looks);
}

/// The lower and the right sides are taken to lie further out than they do, mm.
std::vector<Quad> mistaken(std::vector<Quad> cards, float right, float below) {
    for (auto& card : cards) {
        for (const std::size_t corner : {1U, 2U}) {
            card[corner].x += right * static_cast<float>(kPxPerMm);
        }
        for (const std::size_t corner : {2U, 3U}) {
            card[corner].y += below * static_cast<float>(kPxPerMm);
        }
    }
    return cards;
}

TEST(PageOnLook, SidesThatWereMistakenEndWhereTheOtherPagesFramesSay) {
    std::vector<Quad> cards;
    const auto photo = measured(page(cards, true, 9));
    auto there = placed(mistaken(cards, 0.8F, 1.4F), photo.field.lab.size());
    const auto found = moveOntoLook(there, photo.field, photo.minGradient, lookOf(3));
    EXPECT_TRUE(found.tellsSize);
    EXPECT_LT(found.farthestMm, 0.25);
    EXPECT_NEAR(found.aspect, 63.0 / 88, 0.004);
    for (std::size_t c = 0; c < cards.size(); ++c) {
        for (std::size_t i = 0; i < 4; ++i) {
            EXPECT_LT(cv::norm(there.cards[c][i] - cards[c][i]) / kPxPerMm, 0.35) << c << ' ' << i;
        }
    }
}

TEST(PageOnLook, CardsThatEndWhereTheOthersDoStay) {
    std::vector<Quad> cards;
    const auto photo = measured(page(cards, true, 9));
    auto there = placed(cards, photo.field.lab.size());
    const auto found = moveOntoLook(there, photo.field, photo.minGradient, lookOf(3));
    EXPECT_TRUE(found.tellsSize);
    for (std::size_t c = 0; c < cards.size(); ++c) {
        EXPECT_LT(farthestCorner({there.cards[c]}, {cards[c]}) / kPxPerMm, 0.2) << c;
    }
}

TEST(PageOnLook, PrintThatIsNotThereMovesNothing) {
    std::vector<Quad> cards;
    const auto photo = measured(page(cards, false, 9));
    const auto before = mistaken(cards, 0.8F, 1.4F);
    for (const bool isFramed : {true, false}) {
        auto there = placed(before, photo.field.lab.size());
        const auto found = moveOntoLook(there, photo.field, photo.minGradient, lookOf(3, isFramed));
        EXPECT_FALSE(found.tellsSize);
        EXPECT_LT(farthestCorner(there.cards, before), 0.01) << isFramed;
    }
}

TEST(PageOnLook, HowManySurePagesALookIsOf) {
    EXPECT_FALSE(PageLook().isOfSurePages(1));
    EXPECT_TRUE(lookOf(1).isOfSurePages(1));
    EXPECT_FALSE(lookOf(1).isOfSurePages(2));
    EXPECT_TRUE(lookOf(2).isOfSurePages(2));
    EXPECT_FALSE(lookOf(4, true, 0.15).isOfSurePages(1)); // all others of a deck, each in doubt
}

} // namespace
} // namespace pocketmars::calibration
