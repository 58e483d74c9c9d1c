#include "vision/cards/light_field.h"

#include <opencv2/core.hpp>

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

/// A bright print with some dark lines.
cv::Mat print() {
    cv::Mat out(176, 126, CV_32FC3, cv::Scalar(150, 180, 200));
    for (int y = 4; y < out.rows; y += 20) {
        out.rowRange(y, y + 3).setTo(cv::Scalar(20, 20, 20));
    }
    return out;
}

PlacedCard cardAt(double x, double y) {
    PlacedCard card;
    card.pose.centre = {x, y};
    return card;
}

cv::Mat lit(const cv::Mat& face, cv::Vec3d gain) {
    cv::Mat out;
    cv::multiply(face, cv::Scalar(gain[0], gain[1], gain[2]), out);
    return out;
}

void expectGain(const LightField& light, cv::Point2d place, cv::Vec3d expected,
                double tolerance = 0.02) {
    const auto gain = light.gain(place);
    for (int k = 0; k < 3; ++k) {
        EXPECT_NEAR(gain[k], expected[k], tolerance) << "channel " << k;
    }
}

TEST(LightField, ChangesNothingWhereNothingIsKnown) { expectGain({}, {5, 5}, {1, 1, 1}, 0); }

TEST(LightField, MeasuresEachChannel) {
    LightField light;
    light.add(cardAt(0, 0), lit(print(), {0.6, 0.9, 1.1}), print());
    expectGain(light, {0, 0}, {0.6, 0.9, 1.1});
    expectGain(light, {900, -300}, {0.6, 0.9, 1.1});
}

TEST(LightField, PiecesThatHideLessThanHalfDoNoHarm) {
    LightField light;
    cv::Mat seen = lit(print(), {0.8, 0.8, 0.8});
    seen(cv::Rect(10, 60, 106, 70)).setTo(cv::Scalar(30, 30, 210));
    light.add(cardAt(0, 0), seen, print());
    expectGain(light, {0, 0}, {0.8, 0.8, 0.8});
}

TEST(LightField, ACardTakenForAnotherHasNoSay) {
    LightField light;
    for (const double x : {0.0, 80.0, 160.0, 240.0}) {
        light.add(cardAt(x, 0), lit(print(), {0.9, 0.9, 0.9}), print());
    }
    light.add(cardAt(120, 0), lit(print(), {0.3, 0.5, 1.2}), print());
    expectGain(light, {120, 0}, {0.9, 0.9, 0.9});
}

TEST(LightField, FollowsLightThatFallsOffOverTheTable) {
    LightField light;
    for (int i = 0; i < 9; ++i) {
        const double x = 100.0 * i;
        const double g = 1.1 - 0.05 * i;
        light.add(cardAt(x, 0), lit(print(), {g, g, g}), print());
    }
    EXPECT_GT(light.gain({0, 0})[1], light.gain({800, 0})[1] + 0.15);
    expectGain(light, {400, 0}, {0.9, 0.9, 0.9}, 0.05);
}

TEST(LightField, ADarkCardTellsNothing) {
    LightField light;
    const cv::Mat dark(176, 126, CV_32FC3, cv::Scalar(20, 30, 25));
    light.add(cardAt(0, 0), lit(dark, {2, 2, 2}), dark);
    expectGain(light, {0, 0}, {1, 1, 1}, 0);
}

TEST(LightField, WithoutLightGivesTheFaceBack) {
    const cv::Vec3d gain(0.5, 0.8, 1.2);
    EXPECT_LT(cv::norm(withoutLight(lit(print(), gain), gain), print(), cv::NORM_INF), 1e-3);
}

} // namespace
} // namespace pocketmars::vision
