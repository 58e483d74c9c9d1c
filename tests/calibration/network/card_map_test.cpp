#include "calibration/network/card_map.h"

#include "true_pages.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <future>
#include <vector>

namespace pocketmars::calibration {
namespace {

/// Part of the map's px that are on the right side.
double partRight(const cv::Mat& odds, const test::TruePage& page) {
    cv::Mat cards = cv::Mat::zeros(page.photo.size(), CV_8U);
    for (const auto& card : page.cards) {
        std::vector<cv::Point> corners;
        corners.reserve(card.size());
        for (const auto& corner : card) {
            corners.emplace_back(cvRound(corner.x), cvRound(corner.y));
        }
        cv::fillConvexPoly(cards, corners, cv::Scalar(255));
    }
    cv::resize(cards, cards, odds.size(), 0, 0, cv::INTER_AREA);
    const cv::Mat wrong = (odds > 0) != (cards > 127);
    return 1 - cv::countNonZero(wrong) / static_cast<double>(wrong.total());
}

TEST(CardMap, TellsCardsFromTheirTable) {
    for (const auto& page : test::truePages()) {
        ASSERT_FALSE(page.photo.empty()) << page.name;
        const auto odds = cardMap(page.photo);
        EXPECT_EQ(odds.type(), CV_32F);
        EXPECT_LE(std::max(odds.cols, odds.rows), 800);
        EXPECT_GT(partRight(odds, page), 0.9) << page.name;
    }
}

TEST(CardMap, ShowsCardsThatLieAskewBetterIfItIsTurnedWithThem) {
    constexpr double kAskew = 32; // degrees
    double asItIs = 0;
    double turned = 0;
    for (auto page : test::truePages()) {
        const cv::Point2f middle(static_cast<float>(page.photo.cols) / 2,
                                 static_cast<float>(page.photo.rows) / 2);
        cv::Matx23d turn;
        cv::Mat(cv::getRotationMatrix2D(middle, kAskew, 0.7)).copyTo(turn);
        cv::warpAffine(page.photo, page.photo, turn, page.photo.size(), cv::INTER_AREA,
                       cv::BORDER_REPLICATE);
        for (auto& card : page.cards) {
            for (auto& corner : card) {
                const auto at = turn * cv::Vec3d(corner.x, corner.y, 1);
                corner = {static_cast<float>(at[0]), static_cast<float>(at[1])};
            }
        }
        asItIs += 1 - partRight(cardMap(page.photo), page);
        turned += 1 - partRight(cardMapOfTurns(page.photo), page);
    }
    EXPECT_LT(turned, 0.7 * asItIs);
}

TEST(CardMap, SeesNoCardOnAnEmptyTable) {
    const auto odds = cardMap(cv::Mat(700, 500, CV_8UC3, cv::Scalar(90, 120, 160)));
    EXPECT_EQ(odds.size(), cv::Size(500, 700)) << "small photos stay as they are, of any shape";
    EXPECT_LT(cv::countNonZero(odds > 0), 0.02 * static_cast<double>(odds.total()));
}

TEST(CardMap, IsTheSameFromSeveralThreads) {
    const auto all = test::truePages();
    ASSERT_GE(all.size(), 2U);
    const auto alone = cardMap(all[0].photo);
    const auto other = std::async(std::launch::async, [&] { return cardMap(all[1].photo); });
    auto again = std::async(std::launch::async, [&] { return cardMap(all[0].photo); });
    other.wait();
    EXPECT_EQ(cv::norm(alone, again.get(), cv::NORM_INF), 0);
}

} // namespace
} // namespace pocketmars::calibration
