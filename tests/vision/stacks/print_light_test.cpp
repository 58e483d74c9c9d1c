#include "vision/stacks/print_light.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace pocketmars::vision {
namespace {

const cv::Size kTrack(30, 200);

/// Eight bright discs on dark ground.
cv::Mat track() {
    cv::Mat print(kTrack, CV_32FC3, cv::Scalar(60, 45, 35));
    for (int level = 0; level < 8; ++level) {
        cv::circle(print, {15, 12 + 25 * level}, 9, {120, 150, 170}, cv::FILLED);
    }
    return print;
}

cv::Mat inLight(const cv::Mat& print, const cv::Vec3d& gain, const cv::Vec3d& gloss) {
    return PrintLight{gain, gloss}.onPrint(print);
}

cv::Mat everywhere() { return {kTrack, CV_8U, cv::Scalar(255)}; }

void expectNear(const cv::Vec3d& found, const cv::Vec3d& expected, double tolerance) {
    for (int k = 0; k < 3; ++k) {
        EXPECT_NEAR(found[k], expected[k], tolerance) << "channel " << k;
    }
}

TEST(PrintLight, IsFoundAlone) {
    const cv::Vec3d gain(0.6, 0.9, 1.2);
    const auto light = fitPrintLight(inLight(track(), gain, {}), track(), everywhere());
    expectNear(light.gain, gain, 0.02);
    expectNear(light.gloss, {}, 2);
}

TEST(PrintLight, IsToldFromGloss) {
    const cv::Vec3d gain(0.5, 0.6, 0.7);
    const cv::Vec3d gloss(90, 70, 60);
    const auto light = fitPrintLight(inLight(track(), gain, gloss), track(), everywhere());
    // Gloss has its price, the gain makes up for it.
    expectNear(light.gain, gain, 0.3);
    expectNear(light.gloss, gloss, 30);
}

TEST(PrintLight, IsFoundWhereThingsLieOnTheCard) {
    const cv::Vec3d gain(0.7, 0.8, 0.9);
    cv::Mat seen = inLight(track(), gain, {});
    seen.rowRange(0, 25).setTo(cv::Scalar(200, 210, 220)); // one and a half of the levels
    seen.rowRange(180, 195).setTo(cv::Scalar(5, 5, 5));
    expectNear(fitPrintLight(seen, track(), everywhere()).gain, gain, 0.03);
}

TEST(PrintLight, IsFoundFromWhatIsNotBurntOut) {
    const cv::Vec3d gain(2.5, 2.5, 2.5); // the discs are white
    const auto light = fitPrintLight(inLight(track(), gain, {}), track(), everywhere());
    expectNear(light.onPrint(track()).at<cv::Vec3f>(12, 15), {255, 255, 255}, 1);
    expectNear(light.onWood({60, 45, 35}), {150, 112, 88}, 12);
}

TEST(PrintLight, OfACardThatIsBurntOutAllOverIsNotThatOfAThingOnIt) {
    const cv::Mat pale(kTrack, CV_32FC3, cv::Scalar(230, 230, 230));
    cv::Mat seen = inLight(pale, {1.5, 1.5, 1.5}, {});
    seen.rowRange(0, 25).setTo(cv::Scalar(60, 110, 150));
    const auto light = fitPrintLight(seen, pale, everywhere());
    expectNear(light.onPrint(pale).at<cv::Vec3f>(100, 15), {255, 255, 255}, 5);
}

TEST(PrintLight, OfPlainPrintIsItsGain) {
    const cv::Mat plain(kTrack, CV_32FC3, cv::Scalar(80, 80, 80));
    const auto light = fitPrintLight(plain * 1.5, plain, everywhere());
    expectNear(light.gain, {1.5, 1.5, 1.5}, 0.05);
    expectNear(light.gloss, {}, 3);
}

TEST(PrintLight, IsThatOfThePrintItselfWhereNothingIsSeen) {
    const cv::Mat nowhere(kTrack, CV_8U, cv::Scalar(0));
    const auto light = fitPrintLight(track(), track(), nowhere);
    expectNear(light.gain, {1, 1, 1}, 0);
    expectNear(light.gloss, {}, 0);
}

} // namespace
} // namespace pocketmars::vision
