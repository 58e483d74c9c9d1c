#include "calibration/pages/page_finder.h"

#include "true_pages.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <vector>

namespace pocketmars::calibration {
namespace {

using test::TruePage;
using test::truePages;

/// Cards of which every corner is found within 1.5 mm.
std::size_t rightCards(const TruePage& page, const std::vector<Quad>& found) {
    const auto isRight = [&](const Quad& real) {
        return std::any_of(found.begin(), found.end(), [&](const Quad& quad) {
            double worst = 0;
            for (std::size_t i = 0; i < 4; ++i) {
                worst = std::max(worst, cv::norm(quad[i] - real[i]));
            }
            return worst <= 1.5 * page.pxPerMm;
        });
    };
    return static_cast<std::size_t>(std::count_if(page.cards.begin(), page.cards.end(), isRight));
}

TEST(PageFinder, FindsPagesThatOnceFailedAndIsNeverWrongForCertain) {
    const auto pages = truePages();
    ASSERT_EQ(pages.size(), 15U);
    std::size_t right = 0;
    std::size_t cards = 0;
    std::size_t cardsRight = 0;
    for (const auto& page : pages) {
        const auto found = findPage(page.photo, page.question);
        ASSERT_TRUE(found) << page.name;
        EXPECT_EQ(found->page.cards.size(), page.cards.size()) << page.name;
        const auto own = rightCards(page, found->page.cards);
        const bool isRight = own == page.cards.size();
        EXPECT_TRUE(isRight || found->certainty != Certainty::Certain)
            << page.name << ": " << own << " of " << page.cards.size()
            << " cards right, and no word of doubt";
        right += isRight ? 1 : 0;
        cards += page.cards.size();
        cardsRight += own;
    }
    // Floors: what is found today.
    EXPECT_GE(right, 14U);
    EXPECT_GE(static_cast<double>(cardsRight), 0.98 * static_cast<double>(cards));
}

TEST(PageFinder, ReadsNothingIntoAnEmptyTable) {
    const cv::Mat empty(600, 800, CV_8UC3, cv::Scalar(90, 120, 160));
    const auto found = findPage(empty, {7, {63, 88}});
    EXPECT_TRUE(!found || found->certainty == Certainty::None);
}

/// Plain cards with a frame, four above three.
/// @param frame  px from the card's edge
cv::Mat drawnPage(std::vector<Quad>& cards, int frame = 15) {
    cv::Mat photo(900, 1200, CV_8UC3, cv::Scalar(70, 90, 60));
    for (int i = 0; i < 7; ++i) {
        const cv::Rect card(120 + 240 * (i % 4), 110 + 360 * (i / 4), 189, 264);
        cv::rectangle(photo, card, cv::Scalar(225, 230, 235), cv::FILLED);
        cv::rectangle(photo,
                      {card.x + frame, card.y + frame, card.width - 2 * frame, card.height - 120},
                      cv::Scalar(150 - 10 * i, 60 + 20 * i, 40), cv::FILLED);
        const auto x = static_cast<float>(card.x) - 0.5F;
        const auto y = static_cast<float>(card.y) - 0.5F;
        cards.push_back({cv::Point2f(x, y), {x + 189, y}, {x + 189, y + 264}, {x, y + 264}});
    }
    cv::GaussianBlur(photo, photo, {}, 0.8);
    cv::Mat noise(photo.size(), CV_8SC3);
    cv::theRNG().state = 7;
    cv::randn(noise, 0, 2);
    cv::add(photo, noise, photo, cv::noArray(), CV_8UC3);
    return photo;
}

TEST(PageFinder, CardsThatDifferByHowOftenASignIsPrintedStayOnTheirBorders) {
    TruePage page;
    page.pxPerMm = 3;
    page.question = {7, {63, 88}};
    page.photo = cv::Mat(900, 1200, CV_8UC3, cv::Scalar(30, 28, 32));
    for (int i = 0; i < 7; ++i) {
        const cv::Rect card(120 + 240 * (i % 4), 110 + 360 * (i / 4), 189, 264);
        cv::rectangle(page.photo, card, cv::Scalar(225, 230, 235), cv::FILLED);
        const int signs = i == 4 ? 2 : 3;
        for (int k = 0; k < signs; ++k) {
            const cv::Point middle(card.x + 94, card.y + 132 + 78 * k - 39 * (signs - 1));
            cv::ellipse(page.photo, middle, {60, 27}, 0, 0, 360, cv::Scalar(120, 40, 90), 5);
        }
        const auto x = static_cast<float>(card.x) - 0.5F;
        const auto y = static_cast<float>(card.y) - 0.5F;
        page.cards.push_back({cv::Point2f(x, y), {x + 189, y}, {x + 189, y + 264}, {x, y + 264}});
    }
    cv::GaussianBlur(page.photo, page.photo, {}, 0.8);
    const auto found = findPage(page.photo, page.question);
    ASSERT_TRUE(found);
    EXPECT_EQ(rightCards(page, found->page.cards), 7U);
}

TEST(PageFinder, MeasuresCardsToAFractionOfAMillimetre) {
    TruePage page;
    page.pxPerMm = 3;
    page.question = {7, {63, 88}};
    page.photo = drawnPage(page.cards);
    const auto found = findPage(page.photo, page.question);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->certainty, Certainty::Certain);
    page.pxPerMm = 1; // within 0.5 mm
    EXPECT_EQ(rightCards(page, found->page.cards), 7U);
    EXPECT_NEAR(found->page.model.view.pxPerMm, 3, 0.02);
    EXPECT_NEAR(cv::norm(found->page.model.view.view.lean), 0, 0.05);
}

TEST(PageFinder, PagesPrintedAlikeLookAlike) {
    const auto lookOf = [](int frame) {
        std::vector<Quad> cards;
        const auto found = findPage(drawnPage(cards, frame), {7, {63, 88}});
        return found ? found->look : PageLook();
    };
    const auto narrow = lookOf(12);
    const auto other = lookOf(18);
    EXPECT_GT(narrow.agreement(lookOf(12)), 0.5);
    EXPECT_LT(narrow.agreement(other), narrow.agreement(lookOf(12)) - 0.3);
    EXPECT_EQ(PageLook().agreement(narrow), 0) << "nothing is known";
    EXPECT_FALSE(PageLook::together({PageLook(), PageLook()}).isKnown());
    EXPECT_NEAR(PageLook::together({narrow, PageLook()}).agreement(narrow),
                narrow.agreement(narrow), 1e-9)
        << "who knows nothing says nothing";
}

TEST(PageFinder, MoreCardsThanThereShouldBeAreNoticed) {
    TruePage page;
    page.photo = drawnPage(page.cards);
    const auto found = findPage(page.photo, {5, {63, 88}});
    EXPECT_TRUE(!found || found->certainty != Certainty::Certain);
    EXPECT_TRUE(!found || found->countInDoubt);
}

} // namespace
} // namespace pocketmars::calibration
