#include "vision/pieces/unseen_pieces.h"

#include "tests/vision/pieces/card_evidence.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pocketmars::vision {
namespace {

std::vector<Explanation> withUnseen(const CardEvidence& card, const PieceShape& shape,
                                    std::vector<Explanation> known) {
    addUnseen(known, card.evidence, shape, card.plane, card.zone);
    return known;
}

const Explanation* withCounts(const std::vector<Explanation>& explanations,
                              const std::vector<int>& counts) {
    const auto found = std::find_if(explanations.begin(), explanations.end(),
                                    [&](const Explanation& e) { return e.counts == counts; });
    return found == explanations.end() ? nullptr : &*found;
}

const Explanation kBare{{0, 0, 0, 0}, 0.0, {}};

TEST(AddUnseen, NoneWhereEveryPlaceWouldShowIt) {
    EXPECT_EQ(withUnseen(CardEvidence(), cubeShape(9), {kBare}).size(), 1U);
}

TEST(AddUnseen, OnPaperOfItsColourAPieceMayStandUnseen) {
    CardEvidence card;
    card.evidence.maps[0].setTo(-0.05);
    const auto all = withUnseen(card, cubeShape(9), {kBare});
    for (const auto& e : all) {
        EXPECT_EQ(e.counts[1] + e.counts[3], 0) << "the other colour would be noticed";
        EXPECT_TRUE(e.counts[0] == 0 || e.counts[2] == 0) << "in one place";
    }
    const auto* one = withCounts(all, {1, 0, 0, 0});
    ASSERT_NE(one, nullptr);
    EXPECT_LT(one->score, 0.0) << "nothing speaks for it";
    ASSERT_EQ(one->pieces.size(), 1U);
    EXPECT_EQ(one->pieces[0].colour, 0);
    EXPECT_NE(withCounts(all, {0, 0, 1, 0}), nullptr);
}

TEST(AddUnseen, WhereOneIsNotNoticedSeveralMayStand) {
    CardEvidence card;
    card.evidence.maps[0].setTo(-0.05);
    const auto shape = cubeShape(9);
    const auto all = withUnseen(card, shape, {kBare});
    const auto* before = withCounts(all, {1, 0, 0, 0});
    for (int count = 2; count <= 4; ++count) {
        const auto* more = withCounts(all, {count, 0, 0, 0});
        ASSERT_NE(more, nullptr) << count;
        ASSERT_EQ(more->pieces.size(), static_cast<std::size_t>(count));
        for (int other = 0; other + 1 < count; ++other) {
            EXPECT_FALSE(collide(shape, more->pieces[static_cast<std::size_t>(other)].pose,
                                 more->pieces.back().pose, 1.5));
        }
        EXPECT_LT(more->score, before->score) << "each is one more that was not noticed";
        before = more;
    }
    EXPECT_EQ(withCounts(all, {8, 0, 0, 0}), nullptr) << "a colour has seven";
}

TEST(AddUnseen, EachRimSpeaksForOnePiece) {
    CardEvidence card;
    card.evidence.maps[0].setTo(-0.05);
    const auto shape = cubeShape(9);
    const std::vector<PiecePose> poses{{0, {15, 58}, 0.3}, {0, {30, 72}, 0.0}};
    for (const auto& pose : poses) {
        const auto outline = silhouette(shape.ways[0], pose, card.plane);
        const std::vector<cv::Point> corners(outline.begin(), outline.end());
        cv::polylines(card.evidence.rims, corners, true, 1.0, 3);
    }
    const auto all = withUnseen(card, shape, {kBare});
    const auto* two = withCounts(all, {2, 0, 0, 0});
    ASSERT_NE(two, nullptr);
    for (const auto& pose : poses) {
        EXPECT_TRUE(std::any_of(two->pieces.begin(), two->pieces.end(), [&](const auto& piece) {
            return cv::norm(piece.pose.base - pose.base) < 2.0;
        }));
    }
}

TEST(AddUnseen, RimsSayWhere) {
    CardEvidence card;
    card.evidence.maps[0].setTo(-0.05);
    const PiecePose pose{0, {20, 60}, 0.3};
    const auto outline = silhouette(cubeShape(9).ways[0], pose, card.plane);
    std::vector<cv::Point> corners(outline.begin(), outline.end());
    cv::polylines(card.evidence.rims, corners, true, 1.0, 3);
    const auto all = withUnseen(card, cubeShape(9), {kBare});
    const auto* one = withCounts(all, {1, 0, 0, 0});
    ASSERT_NE(one, nullptr);
    EXPECT_LT(cv::norm(one->pieces[0].pose.base - pose.base), 2.0);
    EXPECT_GT(one->score, withCounts(all, {0, 0, 1, 0})->score);
}

TEST(AddUnseen, StandsBesideWhatIsSeenNotInIt) {
    CardEvidence card;
    const auto shape = cubeShape(9);
    const PiecePose seen{0, {20, 60}, 0.0};
    card.evidence.maps[0].setTo(-0.05);
    card.stand(shape, 0, seen);
    const auto all = withUnseen(card, shape, {{{1, 0, 0, 0}, 0.7, {{0, 0, seen, 0.7}}}});
    const auto* two = withCounts(all, {2, 0, 0, 0});
    ASSERT_NE(two, nullptr);
    EXPECT_FALSE(collide(shape, two->pieces[0].pose, two->pieces[1].pose, 1.5));
}

} // namespace
} // namespace pocketmars::vision
