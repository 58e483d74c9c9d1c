#include "vision/light/piece_exposure.h"

#include <gtest/gtest.h>

#include <vector>

namespace pocketmars::vision {
namespace {

const PieceLight kGrey{{0.12F, 0.12F, 0.12F}, {0, 0, 0}};
const PieceLight kWhite{{0.40F, 0.41F, 0.42F}, {0, 0, 0}};
const PieceLight kRed{{0.03F, 0.03F, 0.40F}, {0, 0, 0}};

cv::Vec3f lit(const PieceLight& piece, float factor) { return piece.light * factor; }

TEST(PieceExposure, TakesBrightGreyForGreyWhereWhiteIsBrighterStill) {
    // 0.19 by itself may be grey in bright light and white in dim light.
    const std::vector<cv::Vec3f> things{lit(kGrey, 1.6F), lit(kGrey, 1.5F), lit(kWhite, 1.6F),
                                        lit(kWhite, 1.5F)};
    const auto found = exposePieces(things, {kGrey, kWhite});
    EXPECT_EQ(found.colours, (std::vector<std::optional<std::size_t>>{0, 0, 1, 1}));
    EXPECT_NEAR(found.factor, 1.55F, 0.2F);
}

TEST(PieceExposure, LearnsTheLightFromAColourThatIsBeyondDoubt) {
    const std::vector<cv::Vec3f> things{lit(kGrey, 1.6F), lit(kRed, 1.6F), lit(kRed, 1.5F)};
    const auto found = exposePieces(things, {kGrey, kWhite, kRed});
    EXPECT_EQ(found.colours, (std::vector<std::optional<std::size_t>>{0, 2, 2}));
}

TEST(PieceExposure, KnowsThatBlackPiecesThrowBackLittleButGloss) {
    // In dim light black is as bright as in its own photo, and grey is not.
    const PieceLight black{{0.05F, 0.05F, 0.05F}, {0, 0, 0}};
    const PieceLight pale{{0.77F, 0.76F, 0.75F}, {0, 0, 0}};
    const cv::Vec3f gloss(0.03F, 0.03F, 0.03F);
    const auto found = exposePieces({lit(black, 0.2F) + gloss, lit(black, 0.25F) + gloss,
                                     lit(black, 0.2F) + gloss, lit(pale, 0.17F)},
                                    {black, pale});
    EXPECT_EQ(found.colours, (std::vector<std::optional<std::size_t>>{0, 0, 0, 1}));
    EXPECT_NEAR(found.factor, 0.2F, 0.05F);
}

TEST(PieceExposure, LeavesOpenWhatMayBeGreyOrWhite) {
    const auto between = lit(kGrey, 1.1F);
    const auto found = exposePieces({between}, {kGrey, kWhite});
    EXPECT_EQ(found.colours.front(), std::nullopt);
}

TEST(PieceExposure, TakesNoMarkerForAPiece) {
    const cv::Vec3f green(0.05F, 0.5F, 0.05F);
    const auto found = exposePieces({green, lit(kRed, 1.0F), lit(kRed, 0.9F)}, {kWhite, kRed});
    EXPECT_EQ(found.colours, (std::vector<std::optional<std::size_t>>{std::nullopt, 1, 1}));
}

TEST(PieceExposure, KnowsNothingOfNoThings) {
    const auto found = exposePieces({}, {kGrey, kWhite});
    EXPECT_TRUE(found.colours.empty());
    EXPECT_NEAR(found.factor, PieceExposure().factor, 0.1F);
}

} // namespace
} // namespace pocketmars::vision
