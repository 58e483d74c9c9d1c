#include "vision/pieces/piece_clusters.h"
#include "vision/pieces/piece_size.h"

#include "tests/vision/pieces/card_evidence.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace pocketmars::vision {
namespace {

std::vector<Explanation> explained(const CardEvidence& scene, const PieceShape& shape) {
    std::vector<ExplainedCluster> none;
    return explainClusters(scene.evidence, shape, scene.plane, scene.zone, none);
}

TEST(PieceSearch, FindsNothingOnAnEmptyCard) {
    const CardEvidence scene;
    const auto found = explained(scene, helmetShape(15));
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].counts, (std::vector<int>{0, 0, 0, 0}));
}

TEST(PieceSearch, CountsTouchingPiecesApart) {
    CardEvidence scene;
    const auto shape = helmetShape(15);
    scene.stand(shape, 0, {0, {16, 50}, 0.1});
    scene.stand(shape, 0, {0, {17, 58.5}, 0.05});
    scene.stand(shape, 0, {0, {20, 76}, 0.9});
    scene.stand(shape, 1, {0, {31, 61}, 1.6});
    scene.stand(shape, 1, {1, {51, 60}, 3.0});
    const auto found = explained(scene, shape);
    EXPECT_EQ(found[0].counts, (std::vector<int>{3, 1, 0, 1}));
    EXPECT_EQ(found[0].pieces.size(), 5U);
}

// A larger silhouette in the middle of two small ones fits better than either, where no seam shows.
TEST(PieceSearch, CountsMeeplesThatStandSideBySide) {
    for (const double size : {11.6, 14.5}) {
        for (const double angle : {1.0, 1.57}) {
            CardEvidence scene;
            const auto shape = meepleShape(size);
            const double apart = shape.ways[0].footprint.height + 0.4;
            const cv::Point2d first(14, 58);
            scene.stand(shape, 0, {0, first, angle});
            scene.stand(shape, 0,
                        {0, first + apart * cv::Point2d(-std::sin(angle), std::cos(angle)), angle});
            scene.evidence.edges.setTo(0);
            const auto found = explained(scene, meepleShape(0.9 * size));
            EXPECT_EQ(found[0].counts, (std::vector<int>{2, 0, 0, 0})) << size << " " << angle;
        }
    }
}

TEST(PieceSearch, OffersOnePieceLessAsAWorseReading) {
    CardEvidence scene;
    const auto shape = cubeShape(9);
    scene.stand(shape, 0, {0, {16, 50}, 0.1});
    scene.stand(shape, 0, {0, {26, 50}, 0.1});
    const auto found = explained(scene, shape);
    EXPECT_EQ(found[0].counts, (std::vector<int>{2, 0, 0, 0}));
    const auto less = std::find_if(found.begin(), found.end(),
                                   [](const Explanation& e) { return e.counts[0] == 1; });
    ASSERT_NE(less, found.end());
    EXPECT_LT(less->score, found[0].score - 0.4);
}

// What other cards tell of the total must be able to say that light was taken for pieces.
TEST(PieceSearch, OffersSeveralFewerOfWhatIsFaint) {
    CardEvidence scene;
    const auto shape = cubeShape(9);
    for (const double x : {8.0, 18.0, 28.0}) {
        scene.stand(shape, 0, {0, {x, 50}, 0.1});
    }
    cv::Mat& map = scene.evidence.maps[0];
    map.setTo(0.5F, map > 0);
    const auto found = explained(scene, shape);
    EXPECT_EQ(found[0].counts[0], 3);
    for (const int fewer : {1, 2}) {
        EXPECT_TRUE(std::any_of(found.begin(), found.end(), [&](const Explanation& e) {
            return e.counts == std::vector<int>{3 - fewer, 0, 0, 0};
        })) << fewer;
    }
}

// White wood in warm light is nearly pink: what other cards tell of the totals decides which it is.
TEST(PieceSearch, OffersPiecesInAColourThatIsNearlyAsLikely) {
    for (const bool alike : {false, true}) {
        CardEvidence scene;
        const auto shape = cubeShape(9);
        scene.stand(shape, 0, {0, {16, 50}, 0.1});
        scene.stand(shape, 0, {0, {28, 50}, 0.1});
        if (alike) {
            scene.evidence.maps[1].setTo(0.9F, scene.evidence.maps[0] > 0);
        }
        const auto found = explained(scene, shape);
        EXPECT_EQ(found[0].counts, (std::vector<int>{2, 0, 0, 0}));
        for (const auto& counts : {std::vector{1, 1, 0, 0}, std::vector{0, 2, 0, 0}}) {
            EXPECT_EQ(std::any_of(found.begin(), found.end(),
                                  [&](const Explanation& e) { return e.counts == counts; }),
                      alike);
        }
    }
}

TEST(PieceSize, TellsHelmetsFromCubesAndTheirSize) {
    for (const bool helmets : {true, false}) {
        CardEvidence scene;
        const auto shape = helmets ? helmetShape(13.5) : cubeShape(8);
        scene.stand(shape, 0, {0, {12, 20}, 0.4});
        scene.stand(shape, 0, {0, {45, 30}, 1.1});
        scene.stand(shape, 1, {0, {20, 50}, 0.0});
        scene.stand(shape, 1, {0, {45, 70}, 2.0});
        const auto found = estimateShape(loneBlobs(scene.evidence, scene.plane), 0.5);
        EXPECT_EQ(found.ways.size(), shape.ways.size());
        EXPECT_NEAR(found.sizeMm, shape.sizeMm, 0.8);
    }
}

TEST(PieceSize, TellsRoundPiecesPawnsAndMeeples) {
    const std::vector<std::pair<const char*, PieceShape>> shapes{{"disc", roundShape(14, 0.3)},
                                                                 {"token", roundShape(12, 0.55)},
                                                                 {"cylinder", roundShape(9.5, 0.9)},
                                                                 {"column", roundShape(9, 1.4)},
                                                                 {"pawn", pawnShape(11)},
                                                                 {"meeple", meepleShape(14.5)}};
    for (const auto& [name, shape] : shapes) {
        CardEvidence scene;
        scene.stand(shape, 0, {0, {12, 20}, 0.4});
        scene.stand(shape, 0, {0, {45, 30}, 1.1});
        scene.stand(shape, 1, {0, {20, 50}, 0.0});
        scene.stand(shape, 1, {0, {45, 70}, 2.0});
        const auto found = estimateShape(loneBlobs(scene.evidence, scene.plane), 0.5);
        EXPECT_EQ(found.ways.size(), shape.ways.size()) << name;
        EXPECT_EQ(found.ways[0].turn, shape.ways[0].turn) << name;
        EXPECT_NEAR(found.sizeMm, shape.sizeMm, 1.5) << name;
        const auto heightOf = [](const PieceShape& s) {
            double top = 0;
            for (const auto& p : s.ways[0].outline) {
                top = std::max(top, p.z);
            }
            return top;
        };
        // From one side a wide low one looks nearly as a slim high one.
        EXPECT_NEAR(heightOf(found), heightOf(shape), 3.0) << name;
    }
}

TEST(PieceSearch, ARimSpeaksForAPieceWhoseColourHardlyDoes) {
    const auto shape = roundShape(10, 0.9);
    const auto scoreOf = [&](bool hasRim) {
        CardEvidence scene;
        scene.stand(shape, 0, {0, {16, 50}, 0});
        scene.evidence.maps[0].setTo(0.15, scene.evidence.maps[0] > 0); // dim
        if (!hasRim) {
            scene.evidence.rims = cv::Mat::zeros(scene.evidence.edges.size(), CV_32F);
        }
        double best = -1;
        for (const auto& e : explained(scene, shape)) {
            best = e.counts[0] == 1 ? std::max(best, e.score) : best;
        }
        return best;
    };
    EXPECT_LT(scoreOf(false), 0.0);
    EXPECT_GT(scoreOf(true), 0.1);
}

TEST(PieceSearch, RoundPiecesStandCloserThanSquareOnes) {
    const auto shape = roundShape(10, 0.5);
    const PiecePose one{0, {0, 0}, 0};
    EXPECT_TRUE(collide(shape, one, {0, {8, 0}, 0}, 0.5));
    EXPECT_FALSE(collide(shape, one, {0, {7.2, 7.2}, 0}, 0.5));
    EXPECT_TRUE(collide(cubeShape(10), one, {0, {7.2, 7.2}, 0}, 0.5));
}

TEST(PieceSearch, SearchesOnlyWhatLooksOtherwiseThanBefore) {
    CardEvidence scene;
    const auto shape = helmetShape(15);
    scene.stand(shape, 0, {0, {16, 50}, 0.1});
    std::vector<ExplainedCluster> known;
    const auto first = explainClusters(scene.evidence, shape, scene.plane, scene.zone, known);
    ASSERT_EQ(known.size(), 1U);
    known[0].explanations[0].score += 100.0; // a mark
    const auto same = explainClusters(scene.evidence, shape, scene.plane, scene.zone, known);
    EXPECT_DOUBLE_EQ(same[0].score, first[0].score + 100.0);

    scene.stand(shape, 1, {1, {51, 60}, 3.0});
    const auto more = explainClusters(scene.evidence, shape, scene.plane, scene.zone, known);
    EXPECT_EQ(known.size(), 2U);
    EXPECT_EQ(more[0].counts, (std::vector<int>{1, 0, 0, 1}));
    EXPECT_GT(more[0].score, 100.0) << "the first piece stands as it stood";

    CardEvidence empty;
    (void)explainClusters(empty.evidence, shape, scene.plane, scene.zone, known);
    EXPECT_TRUE(known.empty());
}

} // namespace
} // namespace pocketmars::vision
