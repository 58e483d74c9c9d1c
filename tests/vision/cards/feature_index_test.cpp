#include "vision/cards/feature_index.h"

#include "calibration/profile/profile.h"
#include "calibration/support/geometry.h"
#include "calibration/support/median.h"
#include "calibration/support/px.h"
#include "vision/support/picture_warp.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <numbers>
#include <string>
#include <vector>

namespace pocketmars::vision {
namespace {

using calibration::project;

constexpr double kPhotoPxPerMm = 2.6;

calibration::Profile oneCard() {
    calibration::Profile profile;
    const cv::Size size(cvRound(profile.layout.cardMm.width * calibration::kReferencePxPerMm),
                        cvRound(profile.layout.cardMm.height * calibration::kReferencePxPerMm));
    cv::Mat image(size, CV_8UC3);
    cv::RNG(7).fill(image, cv::RNG::UNIFORM, 0, 256);
    cv::GaussianBlur(image, image, {}, 4.0);
    cv::normalize(image, image, 0, 255, cv::NORM_MINMAX);
    profile.faces.push_back({calibration::BuildingFace{engine::Suit::Greenhouse}, image});
    return profile;
}

/// Of the card's mm, to px of the photo.
cv::Matx33d lying(double degrees) {
    const cv::Matx33d scaled(kPhotoPxPerMm, 0, 0, 0, kPhotoPxPerMm, 0, 0, 0, 1);
    return rigid({200.3, 180.8}, 0.0) * scaled * rigid({0, 0}, degrees * std::numbers::pi / 180) *
           rigid({-31.5, -44.0}, 0.0);
}

cv::Mat photoOf(const calibration::Profile& profile, const cv::Matx33d& cardToPhoto) {
    const double k = 1.0 / calibration::kReferencePxPerMm;
    // Middles of px have whole numbers for OpenCV.
    const cv::Matx33d pixelToCard(k, 0, 0.5 * k, 0, k, 0.5 * k, 0, 0, 1);
    const cv::Matx33d photoToPixel(1, 0, -0.5, 0, 1, -0.5, 0, 0, 1);
    cv::Mat soft;
    cv::GaussianBlur(profile.faces.front().image, soft, {},
                     0.5 * calibration::kReferencePxPerMm / kPhotoPxPerMm);
    cv::Mat out;
    cv::warpPerspective(soft, out, cv::Mat(photoToPixel * cardToPhoto * pixelToCard), {400, 360},
                        cv::INTER_CUBIC, cv::BORDER_CONSTANT, cv::Scalar::all(90));
    cv::cvtColor(out, out, cv::COLOR_BGR2GRAY);
    return out;
}

TEST(FeatureIndex, TellsPlacesWithoutAShiftWhicheverWayACardLies) {
    const auto profile = oneCard();
    const FeatureIndex index(profile);
    for (const double degrees : {0.0, 90.0, 180.0, 215.0}) {
        SCOPED_TRACE(std::to_string(degrees) + " degrees");
        const auto cardToPhoto = lying(degrees);
        std::vector<double> x;
        std::vector<double> y;
        for (const auto& match : index.match(photoOf(profile, cardToPhoto))) {
            const auto off = match.photo - project(cardToPhoto, match.cardMm);
            if (match.rank == 0 && cv::norm(off) < 2.0) {
                x.push_back(off.x);
                y.push_back(off.y);
            }
        }
        ASSERT_GT(x.size(), 50U);
        // OpenCV's own places are 0.25 px off, on the card and in the photo: up to half a px.
        EXPECT_NEAR(calibration::median(std::move(x)), 0.0, 0.06);
        EXPECT_NEAR(calibration::median(std::move(y)), 0.0, 0.06);
    }
}

} // namespace
} // namespace pocketmars::vision
