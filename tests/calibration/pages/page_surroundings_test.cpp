#include "calibration/pages/page_surroundings.h"

#include "calibration/outlines/edge_field.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {
namespace {

constexpr int kPxOfAMm = 4;
const cv::Scalar kTableBgr(150, 90, 60);
const cv::Scalar kPrintBgr(90, 100, 105);

cv::Rect cardAt(int c) { return {100 + c * 300, 150, 60 * kPxOfAMm, 90 * kPxOfAMm}; }

/// Three cards on a grained table, each with a border that wide.
cv::Mat bordered(const cv::Scalar& border, int borderMm) {
    cv::Mat out(700, 1100, CV_8UC3, kTableBgr);
    cv::Mat grain(out.size(), CV_16SC3);
    cv::RNG(3).fill(grain, cv::RNG::NORMAL, 0, 6);
    cv::add(out, grain, out, cv::noArray(), CV_8U);
    for (int c = 0; c < 3; ++c) {
        const auto card = cardAt(c);
        const cv::Point in(borderMm * kPxOfAMm, borderMm * kPxOfAMm);
        cv::rectangle(out, card, border, cv::FILLED);
        cv::rectangle(out, {card.tl() + in, card.br() - in}, kPrintBgr, cv::FILLED);
    }
    cv::GaussianBlur(out, out, {}, 1.0);
    return out;
}

/// The cards' outlines, so much within them.
std::vector<Quad> outlinesWithin(float mm) {
    std::vector<Quad> out;
    for (int c = 0; c < 3; ++c) {
        const cv::Rect2f card(cardAt(c));
        const float in = mm * kPxOfAMm;
        out.push_back({cv::Point2f(card.x + in, card.y + in),
                       {card.x + card.width - in, card.y + in},
                       {card.x + card.width - in, card.y + card.height - in},
                       {card.x + in, card.y + card.height - in}});
    }
    return out;
}

double unlikeOf(const cv::Mat& picture, const std::vector<Quad>& cards) {
    return unlikeTableBeside(edgeField(picture, 1.0).lab, cards, kPxOfAMm);
}

TEST(UnlikeTableBeside, IsLittleWhereCardsEnd) {
    EXPECT_LT(unlikeOf(bordered({235, 190, 110}, 3), outlinesWithin(0)), 0.2);
    EXPECT_LT(unlikeOf(bordered({30, 30, 30}, 3), outlinesWithin(0)), 0.2);
}

TEST(UnlikeTableBeside, IsMuchWhereABorderGoesOn) {
    EXPECT_GT(unlikeOf(bordered({235, 190, 110}, 2), outlinesWithin(2)), 0.6);
    EXPECT_GT(unlikeOf(bordered({60, 60, 200}, 3), outlinesWithin(3)), 0.6);
    EXPECT_GT(unlikeOf(bordered({12, 12, 12}, 2), outlinesWithin(1.2F)),
              0.6); // as dark as no shade
}

TEST(UnlikeTableBeside, ShadeAndWhatLiesAtOneSideAreNoBorder) {
    auto picture = bordered({235, 190, 110}, 3);
    for (int c = 0; c < 3; ++c) {
        const auto card = cardAt(c);
        auto shade = picture(cv::Rect(card.x, card.br().y, card.width, 2 * kPxOfAMm));
        shade *= 0.4;
        cv::rectangle(picture, cv::Rect(card.br().x, card.y, 2 * kPxOfAMm, card.height),
                      cv::Scalar(240, 240, 240), cv::FILLED);
    }
    EXPECT_LT(unlikeOf(picture, outlinesWithin(0)), 0.2);
}

/// The outlines with one of them moved, mm.
std::vector<Quad> oneMoved(cv::Point2f mm) {
    auto out = outlinesWithin(0);
    for (auto& corner : out[1]) {
        corner += mm * kPxOfAMm;
    }
    return out;
}

std::vector<cv::Point2d> movesOf(const cv::Mat& picture, const std::vector<Quad>& cards) {
    auto moves = besideTheirPlaces(edgeField(picture, 1.0).lab, cards, kPxOfAMm);
    for (auto& move : moves) {
        move /= kPxOfAMm; // mm
    }
    return moves;
}

TEST(BesideTheirPlaces, ACardGoesBackToItsPlace) {
    const auto picture = bordered({170, 110, 75}, 3); // nearly the table's colour
    for (const cv::Point2f off : {cv::Point2f(0, 2), {0, -1.5F}, {1.5F, 0}}) {
        const auto moves = movesOf(picture, oneMoved(off));
        EXPECT_EQ(moves[0], cv::Point2d());
        EXPECT_EQ(moves[2], cv::Point2d());
        EXPECT_NEAR(moves[1].x, -off.x, 0.4);
        EXPECT_NEAR(moves[1].y, -off.y, 0.4);
    }
}

TEST(BesideTheirPlaces, CardsThatLieRightStay) {
    for (const auto& picture : {bordered({170, 110, 75}, 3), bordered(kTableBgr, 3)}) {
        for (const auto& move : movesOf(picture, outlinesWithin(0))) {
            EXPECT_EQ(move, cv::Point2d());
        }
    }
}

TEST(BesideTheirPlaces, AShadowAtOneSideOfACardWithoutABorderMovesNothing) {
    auto picture = bordered(kTableBgr, 2); // its border does not show
    const auto card = cardAt(1);
    auto shade = picture(cv::Rect(card.x, card.br().y, card.width, 2 * kPxOfAMm));
    shade *= 0.6;
    for (const auto& move : movesOf(picture, outlinesWithin(0))) {
        EXPECT_EQ(move, cv::Point2d());
    }
}

} // namespace
} // namespace pocketmars::calibration
