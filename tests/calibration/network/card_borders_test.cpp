#include "calibration/network/card_borders.h"

#include "calibration/network/card_map.h"
#include "calibration/support/shrunk.h"
#include "true_pages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <future>

namespace pocketmars::calibration {
namespace {

using test::TruePage;

/// A page as the network wants it.
TruePage small(TruePage page) {
    const double cols = page.photo.cols;
    page.photo = shrunk(page.photo, kNetworkSide);
    const double scale = page.photo.cols / cols;
    const cv::Point2f half(0.5F, 0.5F);
    for (auto& card : page.cards) {
        for (auto& corner : card) {
            corner = (corner + half) * static_cast<float>(scale) - half;
        }
    }
    page.pxPerMm *= scale;
    return page;
}

/// Every side so many px further out.
std::vector<Quad> grown(const std::vector<Quad>& cards, float px) {
    auto out = cards;
    for (auto& card : out) {
        for (std::size_t k = 0; k < 4; ++k) {
            const auto next = card[(k + 1) % 4] - card[k];
            const auto before = card[k] - card[(k + 3) % 4];
            card[k] += before * (px / static_cast<float>(cv::norm(before))) -
                       next * (px / static_cast<float>(cv::norm(next)));
        }
    }
    return out;
}

TEST(CardBorders, TellWhereSidesRunThatAreDrawnElsewhere) {
    std::size_t sides = 0;
    std::size_t right = 0;
    for (const auto& full : test::truePages()) {
        const auto page = small(full);
        for (const float mm : {-1.5F, 1.5F}) {
            const auto drawn = grown(page.cards, mm * static_cast<float>(page.pxPerMm));
            const auto borders = cardBorders(page.photo, cardMap(page.photo), drawn);
            ASSERT_EQ(borders.size(), page.cards.size());
            for (std::size_t c = 0; c < borders.size(); ++c) {
                for (std::size_t s = 0; s < 4; ++s) {
                    const auto& odds = borders[c].side(s);
                    const auto top = std::max_element(odds.begin(), odds.end()) - odds.begin();
                    const auto at = borders[c].place(s, 0.5, static_cast<double>(top));
                    const auto middle =
                        cv::Point2d(page.cards[c][s] + page.cards[c][(s + 1) % 4]) / 2;
                    ++sides;
                    right += cv::norm(at - middle) < 1.2 * page.pxPerMm ? 1 : 0;
                }
            }
        }
    }
    EXPECT_GT(static_cast<double>(right) / static_cast<double>(sides), 0.9);
}

TEST(CardBorders, AreOdds) {
    const auto page = small(test::truePages().front());
    for (const auto& card : cardBorders(page.photo, cardMap(page.photo), page.cards)) {
        for (std::size_t s = 0; s < 4; ++s) {
            double sum = 0;
            for (const float each : card.part(s, 0)) {
                sum += std::exp(each);
            }
            EXPECT_NEAR(sum, 1, 1e-4);
        }
    }
    EXPECT_TRUE(cardBorders(page.photo, cardMap(page.photo), {}).empty());
}

/// A side stays the same side however its card lies, and where it is drawn is the middle of what is
/// looked at.
TEST(CardBorders, PlacesRunOutwardsFromInside) {
    const Quad wide{cv::Point2f(100, 100), {260, 100}, {260, 220}, {100, 220}};
    const Quad tall{cv::Point2f(300, 100), {420, 100}, {420, 260}, {300, 260}};
    const cv::Mat photo(400, 600, CV_8UC3, cv::Scalar(90, 120, 160));
    const auto borders = cardBorders(photo, cardMap(photo), {wide, tall});
    for (std::size_t c = 0; c < 2; ++c) {
        const auto& card = c == 0 ? wide : tall;
        for (std::size_t s = 0; s < 4; ++s) {
            const auto at = [&](double along, double step) {
                return borders[c].place(s, along, step);
            };
            EXPECT_LT(cv::norm(at(0, CardBorders::kDrawn) - cv::Point2d(card[s])), 1e-3);
            EXPECT_LT(cv::norm(at(1, CardBorders::kDrawn) - cv::Point2d(card[(s + 1) % 4])), 1e-3);
            const auto middle = cv::Point2d(centre(card));
            EXPECT_GT(cv::norm(at(0.5, CardBorders::kSteps) - middle),
                      cv::norm(at(0.5, 0) - middle) + 10);
        }
    }
}

TEST(CardBorders, AreTheSameFromSeveralThreads) {
    const auto page = small(test::truePages().front());
    const auto alone = cardBorders(page.photo, cardMap(page.photo), page.cards);
    auto other = std::async(std::launch::async, [&] {
        return cardBorders(page.photo, cardMap(page.photo), page.cards);
    });
    const auto again = cardBorders(page.photo, cardMap(page.photo), page.cards);
    EXPECT_EQ(alone.front().side(0), again.front().side(0));
    EXPECT_EQ(alone.front().side(0), other.get().front().side(0));
}

} // namespace
} // namespace pocketmars::calibration
