#include "vision/cards/card_fit.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

namespace pocketmars::vision {
namespace {

/// Features all over a card of 63 x 88 mm that is seen from above, 10 px a mm.
/// @param deviation  of where they are seen, mm of the card
cv::Matx33d fitted(const cv::Matx23d& deviation) {
    TablePlane plane;
    plane.tableToPhoto = cv::Matx33d(10, 0, 0, 0, 10, 0, 0, 0, 1);
    plane.photoToTable = plane.tableToPhoto.inv();
    CardCandidate candidate;
    candidate.points.sizeMm = {63, 88};
    candidate.pose.centre = {31.5, 44};
    for (double x = 5; x < 63; x += 10) {
        for (double y = 5; y < 88; y += 10) {
            candidate.points.cardMm.emplace_back(x, y);
            const auto seen = deviation * cv::Vec3d(x, y, 1);
            candidate.points.photoPx.emplace_back(10 * seen[0], 10 * seen[1]);
        }
    }
    return ownDeviation(plane, candidate);
}

TEST(OwnDeviation, IsWhatTheFeaturesSay) {
    const auto out = fitted({1.02, 0.01, 0.5, -0.01, 1.02, 0.2});
    EXPECT_NEAR(out(0, 0), 1.02, 1e-3);
    EXPECT_NEAR(out(0, 1), 0.01, 1e-3);
    EXPECT_NEAR(out(0, 2), 0.5, 0.02);
}

TEST(OwnDeviation, DoesNotShearACard) {
    const auto out = fitted({1, 0.3, -13, 0, 1, 0});
    EXPECT_NEAR(out(0, 0), out(1, 1), 1e-9);
    EXPECT_NEAR(out(0, 1), -out(1, 0), 1e-9) << "turned at most";
}

} // namespace
} // namespace pocketmars::vision
