#include "calibration/network/card_map.h"

#include "calibration/photo/photo.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <opencv2/imgproc.hpp>

#include <filesystem>
#include <fstream>
#include <future>
#include <string>
#include <vector>

namespace pocketmars::calibration {
namespace {

namespace fs = std::filesystem;

struct Page {
    std::string name;
    cv::Mat photo;
    std::vector<std::vector<cv::Point>> cards;
};

std::vector<Page> pages() {
    const auto folder = fs::path(POCKETMARS_TEST_DATA) / "pages";
    std::vector<Page> all;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".json") {
            continue;
        }
        std::ifstream in(entry.path());
        const auto json = nlohmann::json::parse(in);
        const auto photo = loadPhoto(folder / json.at("photo").get<std::string>());
        Page page{entry.path().stem(), photo ? photo->image : cv::Mat(), {}};
        for (const auto& card : json.at("cards")) {
            auto& corners = page.cards.emplace_back();
            for (const auto& corner : card.at("corners")) {
                corners.emplace_back(cvRound(corner.at(0).get<double>()),
                                     cvRound(corner.at(1).get<double>()));
            }
        }
        all.push_back(std::move(page));
    }
    return all;
}

/// Part of the map's px that are on the right side.
double partRight(const cv::Mat& odds, const Page& page) {
    cv::Mat cards = cv::Mat::zeros(page.photo.size(), CV_8U);
    cv::fillPoly(cards, page.cards, cv::Scalar(255));
    cv::resize(cards, cards, odds.size(), 0, 0, cv::INTER_AREA);
    const cv::Mat wrong = (odds > 0) != (cards > 127);
    return 1 - cv::countNonZero(wrong) / static_cast<double>(wrong.total());
}

TEST(CardMap, TellsCardsFromTheirTable) {
    for (const auto& page : pages()) {
        ASSERT_FALSE(page.photo.empty()) << page.name;
        const auto odds = cardMap(page.photo);
        EXPECT_EQ(odds.type(), CV_32F);
        EXPECT_LE(std::max(odds.cols, odds.rows), 800);
        EXPECT_GT(partRight(odds, page), 0.9) << page.name;
    }
}

TEST(CardMap, SeesNoCardOnAnEmptyTable) {
    const auto odds = cardMap(cv::Mat(700, 500, CV_8UC3, cv::Scalar(90, 120, 160)));
    EXPECT_EQ(odds.size(), cv::Size(500, 700)) << "small photos stay as they are, of any shape";
    EXPECT_LT(cv::countNonZero(odds > 0), 0.02 * static_cast<double>(odds.total()));
}

TEST(CardMap, IsTheSameFromSeveralThreads) {
    const auto all = pages();
    ASSERT_GE(all.size(), 2U);
    const auto alone = cardMap(all[0].photo);
    const auto other = std::async(std::launch::async, [&] { return cardMap(all[1].photo); });
    auto again = std::async(std::launch::async, [&] { return cardMap(all[0].photo); });
    other.wait();
    EXPECT_EQ(cv::norm(alone, again.get(), cv::NORM_INF), 0);
}

} // namespace
} // namespace pocketmars::calibration
