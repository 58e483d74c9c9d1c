#include "vision/rectified_table.h"

#include "tests/vision/samples.h"
#include "tests/vision/test_picture.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace pocketmars::vision {
namespace {

const TestCamera kLeaningCamera{.tilt = 30, .turn = 20};

/// Two cards on a table that a camera sees from the side.
struct Scene {
    TestPicture picture{kLeaningCamera};
    std::array<PlacedCard, 2> cards{lay({-60, 0}, 0.0), lay({70, 30}, 0.4)};
    cv::Mat photo = picture.photo();

    [[nodiscard]] std::vector<Finding> findings() const {
        return {{"greenhouse.stack.0", "3", photoOutline(cards[0]), 0.9},
                {"discard_top", "G5", photoOutline(cards[1]), 0.5}};
    }
    [[nodiscard]] RectifiedTable rectified() const {
        return rectifyTable(photo, findings(), kLeaningCamera.plane().photoToTable);
    }

private:
    PlacedCard lay(cv::Point2d centre, double angle) {
        const auto& profile = sampleProfile();
        return picture.lay(*profile.building(engine::Suit::Greenhouse), profile.layout,
                           {centre, angle});
    }
};

double length(cv::Point2f a, cv::Point2f b) { return cv::norm(a - b); }

TEST(RectifiedTable, CardsAreRectanglesOfOneSize) {
    const auto seen = Scene().rectified();
    ASSERT_EQ(seen.findings.size(), 2U);
    const double width = length(seen.findings[0].outline[0], seen.findings[0].outline[1]);
    for (const auto& finding : seen.findings) {
        const auto& o = finding.outline;
        ASSERT_EQ(o.size(), 4U);
        EXPECT_NEAR(length(o[0], o[1]), width, 0.5);
        EXPECT_NEAR(length(o[3], o[2]), width, 0.5);
        EXPECT_NEAR(length(o[0], o[3]), width * 88 / 63, 0.5);
        EXPECT_NEAR(length(o[0], o[2]), length(o[1], o[3]), 0.5);
    }
    // A card that lies straight on the table stands upright.
    EXPECT_NEAR(seen.findings[0].outline[0].y, seen.findings[0].outline[1].y, 0.5);
}

TEST(RectifiedTable, ShowsTheCardsWhereTheOutlinesAre) {
    const auto seen = Scene().rectified();
    const auto& face = sampleProfile().building(engine::Suit::Greenhouse)->image;
    const auto& o = seen.findings[1].outline;
    const std::vector<cv::Point2f> corners{
        {0, 0},
        {static_cast<float>(face.cols), 0},
        {static_cast<float>(face.cols), static_cast<float>(face.rows)},
        {0, static_cast<float>(face.rows)}};
    cv::Mat cut;
    cv::warpPerspective(seen.picture, cut, cv::getPerspectiveTransform(o, corners), face.size());
    cv::GaussianBlur(cut, cut, {}, 3);
    cv::Mat learnt;
    cv::GaussianBlur(face, learnt, {}, 3);
    cv::Mat likeness;
    cv::matchTemplate(cut, learnt, likeness, cv::TM_CCOEFF_NORMED);
    EXPECT_GT(likeness.at<float>(0, 0), 0.95F);
}

TEST(RectifiedTable, HoldsAllThatWasFoundWithRoomAroundIt) {
    const auto seen = Scene().rectified();
    const cv::Rect2f inside(20, 20, static_cast<float>(seen.picture.cols) - 40,
                            static_cast<float>(seen.picture.rows) - 40);
    for (const auto& finding : seen.findings) {
        for (const auto& p : finding.outline) {
            EXPECT_TRUE(inside.contains(p)) << p;
        }
    }
    EXPECT_EQ(seen.findings[1].path, "discard_top");
    EXPECT_EQ(seen.findings[1].label, "G5");
    EXPECT_DOUBLE_EQ(seen.findings[1].confidence, 0.5);
}

TEST(RectifiedTable, IsNeverHuge) {
    Scene scene;
    auto findings = scene.findings();
    findings.push_back({"", "", {{5, 5}, {1275, 5}, {1275, 955}, {5, 955}}, 1.0});
    cv::Mat large;
    cv::resize(scene.photo, large, {}, 3, 3);
    for (auto& finding : findings) {
        for (auto& p : finding.outline) {
            p *= 3;
        }
    }
    const cv::Matx33d smaller(1.0 / 3, 0, 0, 0, 1.0 / 3, 0, 0, 0, 1);
    const auto seen = rectifyTable(large, findings, kLeaningCamera.plane().photoToTable * smaller);
    EXPECT_EQ(std::max(seen.picture.cols, seen.picture.rows), 2400);
}

TEST(RectifiedTable, OfNothingIsEmpty) {
    const auto seen = rectifyTable(Scene().photo, {}, kLeaningCamera.plane().photoToTable);
    EXPECT_TRUE(seen.picture.empty());
    EXPECT_TRUE(seen.findings.empty());
}

} // namespace
} // namespace pocketmars::vision
