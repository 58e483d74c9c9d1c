#include "vision/light/bounced_light.h"

#include "vision/light/linear_light.h"

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

const cv::Vec3f kYellow(0.03F, 0.7F, 1.0F); // linear light BGR
const cv::Vec3f kPaper(235, 240, 245);      // levels
constexpr float kSigma = 5.0F;

/// Paper in white light, of which a share has a piece's colour.
cv::Vec3b paperBeside(const cv::Vec3f& piece, float share, float light) {
    cv::Vec3f out = toLinear(kPaper) * light;
    for (int k = 0; k < 3; ++k) {
        out[k] *= 1 - share * (1 - piece[k]);
    }
    return cv::Vec3b(toLevel(out));
}

TEST(BouncedLight, PaperInALittleLightOfThePieceIsLikelyBare) {
    const BouncedLight bounced(kYellow, kSigma);
    const float weak = bounced.logOf(paperBeside(kYellow, 0.2F, 0.9F), kPaper);
    const float strong = bounced.logOf(paperBeside(kYellow, 0.5F, 0.7F), kPaper);
    const float itself = bounced.logOf(paperBeside(kYellow, 1.0F, 0.8F), kPaper);
    EXPECT_GT(weak, strong);
    EXPECT_GT(strong, itself + 10);
}

TEST(BouncedLight, OtherColoursAreNotThePieces) {
    const BouncedLight bounced(kYellow, kSigma);
    const cv::Vec3f blue(1.0F, 0.2F, 0.05F);
    EXPECT_GT(bounced.logOf(paperBeside(kYellow, 0.4F, 0.8F), kPaper),
              bounced.logOf(paperBeside(blue, 0.4F, 0.8F), kPaper) + 5);
}

} // namespace
} // namespace pocketmars::vision
