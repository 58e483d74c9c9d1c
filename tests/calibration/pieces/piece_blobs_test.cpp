#include "calibration/pieces/piece_blobs.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

namespace pocketmars::calibration {
namespace {

constexpr double kFaintSide = 40; // px

/// A disc a little darker than its table.
EdgeField faintDiscAt(cv::Point place) {
    cv::Mat picture(240, 320, CV_8UC3, cv::Scalar::all(200));
    cv::circle(picture, place, static_cast<int>(kFaintSide / 2), cv::Scalar::all(170), cv::FILLED);
    return edgeField(picture, 1.5);
}

TEST(FaintBlobs, AreFoundWhereAPieceHardlyShows) {
    const auto found = faintBlobs(faintDiscAt({160, 120}), {164, 118}, kFaintSide, 0.3);
    ASSERT_FALSE(found.empty());
    EXPECT_LT(cv::norm(found.front().middle - cv::Point2f(160, 120)), 4.0);
}

// A piece may be expected where the photo ends: half of its square, or all of it, is not there.
TEST(FaintBlobs, MayBeLookedForAtThePhotosBorder) {
    const auto field = faintDiscAt({160, 120});
    for (const cv::Point2f place :
         {cv::Point2f(-23, 120), cv::Point2f(-0.5F, 120), cv::Point2f(343, 120),
          cv::Point2f(160, -23), cv::Point2f(160, 263), cv::Point2f(-60, -60)}) {
        EXPECT_TRUE(faintBlobs(field, place, kFaintSide, 0.3).empty()) << place;
    }
}

TEST(FaintBlobs, MayFillTheWholePicture) {
    const auto field = faintDiscAt({160, 120});
    EXPECT_NO_THROW((void)faintBlobs(field, {160, 120}, 320, 0.01));
}

} // namespace
} // namespace pocketmars::calibration
