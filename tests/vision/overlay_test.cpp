#include "vision/overlay.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

cv::Mat blackPhoto() { return {cv::Size(1200, 900), CV_8UC3, cv::Scalar::all(0)}; }

std::vector<cv::Point2f> box(float x, float y, float size = 200) {
    return {{x, y}, {x + size, y}, {x + size, y + size}, {x, y + size}};
}

/// The colour of the line on the box's right side, far from its label.
cv::Vec3b lineColour(double confidence) {
    const auto out = drawOverlay(blackPhoto(), {{"discard_top", "", box(300, 300), confidence}});
    return out.at<cv::Vec3b>(400, 500);
}

int changedPixels(const cv::Mat& a, const cv::Mat& b) {
    cv::Mat d;
    cv::absdiff(a, b, d);
    return cv::countNonZero(d.reshape(1));
}

TEST(Overlay, LeavesThePhotoAsItWas) {
    const cv::Mat photo = blackPhoto();
    const auto out = drawOverlay(photo, {{"red.energy", "3", box(300, 300), 0.95}});
    EXPECT_EQ(changedPixels(photo, blackPhoto()), 0);
    EXPECT_GT(changedPixels(out, photo), 0);
    EXPECT_EQ(out.size(), photo.size());
    EXPECT_EQ(out.type(), CV_8UC3);
}

TEST(Overlay, ShowsThePhotoWhereNothingWasFound) {
    EXPECT_EQ(changedPixels(drawOverlay(blackPhoto(), {}), blackPhoto()), 0);
    const auto out = drawOverlay(blackPhoto(), {{"red.energy", "3", box(300, 300), 0.95}});
    const cv::Rect beside(600, 0, 600, 900);
    EXPECT_EQ(changedPixels(out(beside), blackPhoto()(beside)), 0);
}

TEST(Overlay, GreenIsSureAmberDoubtfulRedUnread) {
    const auto sure = lineColour(0.97);
    const auto doubtful = lineColour(0.75);
    const auto unread = lineColour(0.1);
    EXPECT_GT(sure[1], sure[2]);
    EXPECT_GT(doubtful[2], 200);
    EXPECT_GT(doubtful[1], 120);
    EXPECT_GT(unread[2], 200);
    EXPECT_LT(unread[1], 100);
}

TEST(Overlay, WritesTheLabel) {
    const auto without = drawOverlay(blackPhoto(), {{"red.energy", "", box(300, 300), 0.9}});
    const auto with = drawOverlay(blackPhoto(), {{"red.energy", "7", box(300, 300), 0.9}});
    EXPECT_GT(changedPixels(with, without), 20);
}

TEST(Overlay, KeepsLabelsInThePicture) {
    // Findings whose places reach out of the photo, on all sides.
    for (const auto& outline : {box(-150, -150), box(1150, 850), box(-150, 850), box(1150, -150)}) {
        const auto out =
            drawOverlay(blackPhoto(), {{"greenhouse.stack.0", "face down", outline, 1}});
        const auto bare = drawOverlay(blackPhoto(), {{"greenhouse.stack.0", "", outline, 1}});
        EXPECT_GT(changedPixels(out, bare), 100);
    }
}

TEST(Overlay, DrawsIntoASmallPicture) {
    const cv::Mat tiny(20, 30, CV_8UC3, cv::Scalar::all(9));
    EXPECT_EQ(drawOverlay(tiny, {{"deck_top", "comms_center", box(0, 0, 19), 0.5}}).size(),
              tiny.size());
}

} // namespace
} // namespace pocketmars::vision
