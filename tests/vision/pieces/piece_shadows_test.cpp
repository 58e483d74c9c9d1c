#include "vision/pieces/piece_shadows.h"

#include "vision/pieces/piece_clusters.h"

#include "tests/vision/pieces/card_evidence.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::vision {
namespace {

constexpr int kPale = 0;
constexpr int kClear = 1;

/// Cubes on a card, lit from the left: of a clear colour, and pale ones that are hardly seen.
class PieceShadowsTest : public ::testing::Test {
protected:
    PieceShadowsTest() {
        scene.evidence.isPale = {true, false};
        scene.evidence.isWhite = {true, false};
        scene.evidence.dark = cv::Mat::zeros(scene.evidence.part.size(), CV_32F);
    }

    void castShadow(cv::Point2d base) {
        std::vector<cv::Point> corners;
        for (const auto& p : {cv::Point2d(2, -4.5), {13, -4.5}, {13, 4.5}, {2, 4.5}}) {
            const auto at = scene.plane.project(base.x + p.x, base.y + p.y, 0);
            corners.emplace_back(cvRound(at.x), cvRound(at.y));
        }
        cv::fillConvexPoly(scene.evidence.dark, corners, 0.6);
    }

    void standClear(cv::Point2d base) {
        castShadow(base);
        scene.stand(shape, kClear, {0, base, 0.0});
    }

    /// Evidence as weak as that of white wood on white paper.
    void standPale(cv::Point2d base) {
        const PiecePose pose{0, base, 0.0};
        std::vector<cv::Point> corners;
        for (const auto& p : silhouette(shape.ways[0], pose, scene.plane)) {
            corners.emplace_back(cvRound(p.x - 0.5F), cvRound(p.y - 0.5F));
        }
        cv::fillConvexPoly(scene.evidence.maps[kPale], corners, 0.18);
    }

    [[nodiscard]] Explanation explained() const {
        std::vector<ExplainedCluster> none;
        return explainClusters(scene.evidence, shape, scene.plane, scene.zone, none).front();
    }

    [[nodiscard]] LitZone lit() const {
        return {&scene.evidence, scene.plane, 0.0, scene.zone.bounds};
    }

    [[nodiscard]] std::optional<PieceShadows> learnt() const {
        const auto pieces = explained();
        return PieceShadows::learn({lit()}, {&pieces}, shape);
    }

    /// Explains the card with the shadows that were learnt.
    void useShadows() {
        const auto shadows = learnt();
        ASSERT_TRUE(shadows);
        scene.zone.shadowCost = shadows->costIn(lit(), explained().pieces, shape);
    }

    /// What still speaks for a pale piece at a px of the picture.
    [[nodiscard]] float leftOfPale(const PieceShadows& shadows, cv::Point at) const {
        return shadows.withoutShadows(scene.evidence, lit(), explained().pieces, shape)
            .maps[kPale]
            .at<float>(at);
    }

    [[nodiscard]] cv::Point pxOf(cv::Point2d mm) const {
        const auto at = scene.plane.project(mm.x, mm.y, 0);
        return {cvRound(at.x), cvRound(at.y)};
    }

    CardEvidence scene;
    PieceShape shape = cubeShape(9);
};

TEST_F(PieceShadowsTest, TellAPieceOfThePapersColour) {
    for (const double y : {14.0, 36.0, 74.0}) {
        standClear({14, y});
    }
    castShadow({14, 55});
    standPale({14, 55});
    EXPECT_EQ(explained().counts, (std::vector<int>{0, 3, 0, 0}));
    useShadows();
    EXPECT_EQ(explained().counts, (std::vector<int>{1, 3, 0, 0}));
}

TEST_F(PieceShadowsTest, TellThatPaleLightIsNoPiece) {
    for (const double y : {14.0, 36.0, 74.0}) {
        standClear({14, y});
    }
    standPale({14, 55});
    useShadows();
    EXPECT_EQ(explained().counts, (std::vector<int>{0, 3, 0, 0}));
    EXPECT_GT(scene.zone.shadowCost({14, 55}), 0.2);
    EXPECT_LT(scene.zone.shadowCost({14, 74}), -0.2);
}

TEST_F(PieceShadowsTest, SayNothingOfAPiecesColour) {
    for (const double y : {14.0, 36.0, 58.0}) {
        standClear({14, y});
    }
    // One whose colour might nearly be the pale one.
    castShadow({14, 76});
    scene.stand(shape, kClear, {0, {14, 76}, 0.0});
    scene.evidence.maps[kPale].setTo(0.8, scene.evidence.maps[kPale] > -0.5);
    useShadows();
    EXPECT_EQ(explained().counts, (std::vector<int>{0, 4, 0, 0}));
}

TEST_F(PieceShadowsTest, OfAnotherPieceAreNoPalePiece) {
    for (const double y : {14.0, 36.0, 58.0}) {
        standClear({14, y});
    }
    // The shade beside one of them looks like white wood, and has a shadow's edge.
    standPale({25, 36});
    scene.evidence.maps[kPale](cv::Rect(0, 0, 1, 1)).setTo(0.5);
    const auto shadows = learnt();
    ASSERT_TRUE(shadows);
    const auto without = shadows->withoutShadows(scene.evidence, lit(), explained().pieces, shape);
    const auto shade = pxOf({22, 36});
    EXPECT_GT(scene.evidence.maps[kPale].at<float>(shade), 0.1F) << "then this test shows nothing";
    EXPECT_EQ(without.maps[kPale].at<float>(shade), 0.0F);
    EXPECT_EQ(without.maps[kPale].at<float>(0, 0), 0.5F) << "no shadow reaches there";
    EXPECT_EQ(cv::norm(without.maps[kClear], scene.evidence.maps[kClear], cv::NORM_INF), 0.0);
}

TEST_F(PieceShadowsTest, WhatIsBrighterThanTheCardIsInNoShadow) {
    for (const double y : {14.0, 36.0, 58.0}) {
        standClear({14, y});
    }
    const auto shadows = learnt();
    ASSERT_TRUE(shadows);
    // White wood on dark print, where the shadow of another piece would be.
    standPale({25, 36});
    const auto at = pxOf({22, 36});
    ASSERT_EQ(leftOfPale(*shadows, at), 0.0F) << "then this test shows nothing";
    scene.evidence.dark.at<float>(at) = -0.8F;
    EXPECT_EQ(leftOfPale(*shadows, at), scene.evidence.maps[kPale].at<float>(at));
}

TEST_F(PieceShadowsTest, OfAPaleOneIsNoPalePiece) {
    for (const double y : {10.0, 24.0, 38.0}) {
        standClear({14, y});
    }
    castShadow({30, 76}); // of what is hardly seen itself
    standPale({37, 76});
    const auto shadows = learnt();
    ASSERT_TRUE(shadows);
    const auto at = pxOf({37, 76});
    ASSERT_GT(scene.evidence.maps[kPale].at<float>(at), 0.1F) << "then this test shows nothing";
    EXPECT_EQ(leftOfPale(*shadows, at), 0.0F);
    scene.evidence.dark.at<float>(at) *= 0.4F; // the shaded side of a piece, say
    EXPECT_GT(leftOfPale(*shadows, at), 0.1F);
}

TEST_F(PieceShadowsTest, ADarkPieceIsNone) {
    for (const double y : {14.0, 36.0, 58.0}) {
        standClear({14, y});
    }
    const auto shadows = learnt();
    ASSERT_TRUE(shadows);
    // A black piece where the shadow of a pale one would be.
    PlacedPiece black{kClear, 0, {0, {21, 76}, 0.0}, 1.0};
    const auto at = scene.plane.project(21, 76, 4);
    cv::circle(scene.evidence.dark, {cvRound(at.x), cvRound(at.y)}, 30, 0.9, cv::FILLED);
    const cv::Point2d beside(13, 76);
    const double asShadow = shadows->costIn(lit(), {}, shape)(beside);
    EXPECT_LT(asShadow, 0) << "then this test shows nothing";
    EXPECT_GT(shadows->costIn(lit(), {black}, shape)(beside), asShadow + 0.1);
}

TEST_F(PieceShadowsTest, AreNotLearntFromFewPiecesOrFaintLight) {
    standClear({14, 14});
    standClear({14, 36});
    EXPECT_FALSE(learnt());
    standClear({14, 58});
    EXPECT_TRUE(learnt());
    scene.evidence.dark *= 0.2;
    EXPECT_FALSE(learnt());
}

} // namespace
} // namespace pocketmars::vision
