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
    ASSERT_EQ(all.size(), 3U) << "one in each place, of the colour that would not be noticed";
    const auto* one = withCounts(all, {1, 0, 0, 0});
    ASSERT_NE(one, nullptr);
    EXPECT_LT(one->score, 0.0) << "nothing speaks for it";
    ASSERT_EQ(one->pieces.size(), 1U);
    EXPECT_EQ(one->pieces[0].colour, 0);
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
