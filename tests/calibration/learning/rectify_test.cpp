#include "calibration/learning/rectify.h"

#include "calibration/support/geometry.h"
#include "calibration/support/px.h"

#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace pocketmars::calibration {
namespace {

const cv::Scalar kTable(200, 0, 200);
const cv::Scalar kUpperLeft(0, 0, 250);
const cv::Scalar kUpperRight(0, 250, 0);
const cv::Scalar kLowerRight(250, 0, 0);
const cv::Scalar kLowerLeft(250, 250, 250);

/// A card of four colours, as large as `size`, on a table; seen as the homography says.
struct Scene {
    cv::Mat photo;
    CardQuad card;
};

Scene scene(cv::Size size, const cv::Matx33d& view) {
    const cv::Rect at({50, 50}, size);
    cv::Mat table(size + cv::Size(100, 100), CV_8UC3, kTable);
    const cv::Size half(size.width / 2, size.height / 2);
    table(cv::Rect(at.tl(), half)).setTo(kUpperLeft);
    table(cv::Rect(at.tl() + cv::Point(half.width, 0), half)).setTo(kUpperRight);
    table(cv::Rect(at.tl() + cv::Point(half.width, half.height), half)).setTo(kLowerRight);
    table(cv::Rect(at.tl() + cv::Point(0, half.height), half)).setTo(kLowerLeft);
    Scene result;
    cv::warpPerspective(table, result.photo, view, table.size() * 2, cv::INTER_LINEAR,
                        cv::BORDER_CONSTANT, kTable);
    const float left = 49.5F;
    const auto right = left + static_cast<float>(size.width);
    const auto bottom = left + static_cast<float>(size.height);
    result.card.corners =
        project(view, Quad{cv::Point2f(left, left), cv::Point2f(right, left),
                           cv::Point2f(right, bottom), cv::Point2f(left, bottom)});
    return result;
}

double difference(const cv::Mat& image, cv::Point at, const cv::Scalar& colour) {
    const auto& seen = image.at<cv::Vec3b>(at);
    return cv::norm(cv::Vec3d(seen) - cv::Vec3d(colour[0], colour[1], colour[2]));
}

void expectFourColours(const cv::Mat& image) {
    const auto part = [&](double x, double y) {
        return cv::Point(cvRound(x * image.cols), cvRound(y * image.rows));
    };
    EXPECT_LT(difference(image, part(0.25, 0.25), kUpperLeft), 5);
    EXPECT_LT(difference(image, part(0.75, 0.25), kUpperRight), 5);
    EXPECT_LT(difference(image, part(0.75, 0.75), kLowerRight), 5);
    EXPECT_LT(difference(image, part(0.25, 0.75), kLowerLeft), 5);
    // The card fills the image to its edges.
    EXPECT_LT(difference(image, part(0.01, 0.25), kUpperLeft), 60);
    EXPECT_LT(difference(image, part(0.25, 0.01), kUpperLeft), 60);
    EXPECT_LT(difference(image, part(0.99, 0.75), kLowerRight), 60);
    EXPECT_LT(difference(image, part(0.75, 0.99), kLowerRight), 60);
    EXPECT_LT(difference(image, part(0.48, 0.25), kUpperLeft), 60);
    EXPECT_LT(difference(image, part(0.52, 0.25), kUpperRight), 60);
}

TEST(RectifiedCard, SeesASlantedCardFromAbove) {
    const auto [photo, card] = scene({130, 180}, {1.1, 0.2, 20, -0.1, 0.9, 60, 4e-4, 6e-4, 1});
    const auto image = rectifiedCard(photo, card, {63, 88});
    EXPECT_EQ(image.size(),
              cv::Size(cvRound(63 * kReferencePxPerMm), cvRound(88 * kReferencePxPerMm)));
    EXPECT_EQ(image.type(), CV_8UC3);
    expectFourColours(image);
}

TEST(RectifiedCard, AveragesAPhotoThatIsMuchFiner) {
    auto [photo, card] = scene({630, 880}, cv::Matx33d::eye());
    // Fine stripes that sampling every other px would take for a surface of one colour.
    for (int x = 0; x < photo.cols; x += 2) {
        photo.col(x).setTo(cv::Scalar::all(0));
    }
    const auto image = rectifiedCard(photo, card, {63, 88});
    EXPECT_EQ(image.size(), cv::Size(315, 440));
    EXPECT_NEAR(image.at<cv::Vec3b>(330, 80)[0], 125, 15); // the white quarter, half black
    EXPECT_NEAR(image.at<cv::Vec3b>(330, 81)[0], 125, 15);
}

TEST(RectifiedCard, PutsTheFirstCornerAtTheUpperLeft) {
    auto [photo, card] = scene({130, 180}, cv::Matx33d::eye());
    std::rotate(card.corners.begin(), card.corners.begin() + 1, card.corners.end());
    const auto image = rectifiedCard(photo, card, {88, 63});
    EXPECT_LT(difference(image, {110, 80}, kUpperRight), 5);
    EXPECT_LT(difference(image, {330, 80}, kLowerRight), 5);
    EXPECT_LT(difference(image, {110, 240}, kUpperLeft), 5);
}

TEST(ReshapedCard, HasItsOwnShapeWhicheverWayItStands) {
    const cv::Mat card(cvRound(88 * kReferencePxPerMm), cvRound(63 * kReferencePxPerMm), CV_8UC3,
                       kUpperLeft);
    const auto tall = reshapedCard(card, {70, 120});
    EXPECT_EQ(tall.size(),
              cv::Size(cvRound(70 * kReferencePxPerMm), cvRound(120 * kReferencePxPerMm)));
    EXPECT_EQ(reshapedCard(card.t(), {70, 120}).size(), tall.t().size());
    EXPECT_EQ(reshapedCard(card, {63, 88}).data, card.data) << "nothing to do";
}

} // namespace
} // namespace pocketmars::calibration
