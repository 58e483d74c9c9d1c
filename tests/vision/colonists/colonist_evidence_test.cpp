#include "vision/colonists/colonist_evidence.h"

#include "vision/light/linear_light.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace pocketmars::vision {
namespace {

constexpr std::size_t kWhiteIndex = 0;
constexpr std::size_t kBlackIndex = 1;
constexpr std::size_t kRedIndex = 2;
constexpr int kPhotoSide = 200; // px
constexpr double kPhotoPxPerMm = 2.0;
const cv::Rect kWholePhoto(0, 0, kPhotoSide, kPhotoSide);
const cv::Point kPieceCentre(100, 100);
constexpr int kPieceRadius = 12; // px

/// A bare grey card with one lone piece on it.
class ALonePiece {
public:
    explicit ALonePiece(const cv::Vec3f& light)
        : m_photo(kPhotoSide, kPhotoSide, CV_8UC3, cv::Scalar::all(150)) {
        const auto level = toLevel(light);
        cv::circle(m_photo, kPieceCentre, kPieceRadius, cv::Scalar(level), cv::FILLED);
        m_bare.light = cv::Mat(kPhotoSide, kPhotoSide, CV_32FC3,
                               cv::Scalar(toLinear(cv::Vec3f(150, 150, 150))));
        m_bare.covered = cv::Mat(kPhotoSide, kPhotoSide, CV_8U, cv::Scalar(255));
        m_bare.colours = m_bare.tint = cv::Matx33f::eye();
        m_bare.residual = 3.0;
    }

    /// White, black and red pieces in question.
    [[nodiscard]] ColonistEvidence evidence() const {
        const std::vector<PieceLight> pieces{{{0.45F, 0.45F, 0.45F}, {0, 0, 0}},
                                             {{0.01F, 0.01F, 0.01F}, {0, 0, 0}},
                                             {{0.02F, 0.03F, 0.5F}, {0, 0, 0}}};
        return {std::make_shared<BarePhoto>(m_photo, m_bare, kPhotoPxPerMm), pieces};
    }
    /// The piece, as often as asked for.
    [[nodiscard]] static std::vector<LoneBlob> seen(std::size_t times) {
        cv::Mat mask = cv::Mat::zeros(2 * kPieceRadius + 1, 2 * kPieceRadius + 1, CV_8U);
        cv::circle(mask, {kPieceRadius, kPieceRadius}, kPieceRadius, 255, cv::FILLED);
        return {times, {mask, kPieceCentre - cv::Point(kPieceRadius, kPieceRadius), {}}};
    }
    /// How far learning from the piece changes what speaks for a colour.
    [[nodiscard]] double changeOf(std::size_t colour) const {
        auto evidence = this->evidence();
        const cv::Mat before = mapOf(evidence, colour);
        evidence.learn(seen(1));
        return cv::norm(mapOf(evidence, colour), before, cv::NORM_INF);
    }
    static cv::Mat mapOf(const ColonistEvidence& evidence, std::size_t colour) {
        return evidence.of(kWholePhoto, {colour}, kPhotoPxPerMm).maps[0];
    }

private:
    cv::Mat m_photo;
    ExpectedPhoto m_bare;
};

TEST(ColonistEvidence, ALonePieceOfAColourTeachesHowItLooks) {
    EXPECT_GT(ALonePiece({0.01F, 0.015F, 0.25F}).changeOf(kRedIndex), 0.05);
}

// The highlight of a black piece is as bright as a white one in the dark.
TEST(ColonistEvidence, ALoneGreyPieceInUnknownLightTeachesNothing) {
    const ALonePiece piece({0.10F, 0.10F, 0.10F});
    EXPECT_EQ(piece.changeOf(kWhiteIndex), 0.0);
    EXPECT_EQ(piece.changeOf(kBlackIndex), 0.0);
}

TEST(ColonistEvidence, TellsWhetherPiecesAreEnoughAndForgetsThemWithTheNext) {
    const ALonePiece piece({0.01F, 0.015F, 0.25F});
    auto evidence = piece.evidence();
    EXPECT_FALSE(evidence.learn(ALonePiece::seen(1)));
    const cv::Mat ofOne = ALonePiece::mapOf(evidence, kRedIndex);
    EXPECT_TRUE(evidence.learn(ALonePiece::seen(5)));
    EXPECT_GT(cv::norm(ALonePiece::mapOf(evidence, kRedIndex), ofOne, cv::NORM_INF), 0.0);
    EXPECT_FALSE(evidence.learn(ALonePiece::seen(1)));
    EXPECT_EQ(cv::norm(ALonePiece::mapOf(evidence, kRedIndex), ofOne, cv::NORM_INF), 0.0);
}

// Its own photo, of a bare dark table, was exposed too long.
TEST(ColonistEvidence, WhatIsPaleIsToldByTheLightHere) {
    const ALonePiece usual({0.02F, 0.03F, 0.5F});
    auto evidence = usual.evidence();
    EXPECT_TRUE(evidence.anyPale());
    EXPECT_TRUE(evidence.learn(ALonePiece::seen(5)));
    EXPECT_TRUE(evidence.anyPale());

    const ALonePiece dim({0.003F, 0.0045F, 0.075F});
    auto inDimLight = dim.evidence();
    EXPECT_TRUE(inDimLight.learn(ALonePiece::seen(5)));
    EXPECT_FALSE(inDimLight.anyPale()) << "it throws back a fraction of the card's light";
    EXPECT_FALSE(inDimLight.learn(ALonePiece::seen(1)));
    EXPECT_TRUE(inDimLight.anyPale()) << "nothing is known of the light";
}

} // namespace
} // namespace pocketmars::vision
