#include "app/live/frame_feed.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <thread>

namespace pocketmars::app {
namespace {

cv::Mat picture(int width, int height, const cv::Scalar& bgr) {
    return cv::Mat(height, width, CV_8UC3, bgr);
}

TEST(FrameFeed, GivesTheNewestPictureAndDropsTheOthers) {
    FrameFeed feed;
    const QSignalSpy changed(&feed, &FrameFeed::changed);
    std::thread camera([&feed] {
        feed.put(picture(40, 30, {255, 0, 0}), feed.turn());
        feed.put(picture(40, 30, {0, 0, 255}), feed.turn());
    });
    camera.join();
    ASSERT_TRUE(waitFor([&] { return !changed.isEmpty(); }));
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(feed.take().pixelColor(5, 5), QColor(255, 0, 0));
    EXPECT_EQ(feed.sourceSize(), QSizeF(40, 30));
}

TEST(FrameFeed, MakesPicturesReadyInTheSizeInWhichTheyAreShown) {
    FrameFeed feed;
    feed.setShownSize({20, 20});
    feed.put(picture(40, 30, {10, 20, 30}), feed.turn());
    EXPECT_EQ(feed.take().size(), QSize(20, 15));
    EXPECT_EQ(feed.take().format(), QImage::Format_RGB32);
    feed.setShownSize({4000, 4000});
    feed.put(picture(40, 30, {10, 20, 30}), feed.turn());
    EXPECT_EQ(feed.take().size(), QSize(40, 30)) << "no larger than it is";
}

TEST(FrameFeed, ForgetsThePictureOfACameraThatIsGone) {
    FrameFeed feed;
    feed.put(picture(40, 30, {10, 20, 30}), feed.turn());
    feed.put({}, feed.turn());
    ASSERT_TRUE(waitFor([&] { return !feed.sourceSize().isEmpty(); }));
    feed.clear();
    EXPECT_TRUE(feed.take().isNull());
    EXPECT_EQ(feed.sourceSize(), QSizeF());
}

TEST(FrameFeed, ShowsNoPictureThatTheCameraBeforeWasStillMaking) {
    FrameFeed feed;
    const int turn = feed.turn();
    feed.put(picture(40, 30, {10, 20, 30}), turn);
    feed.clear();
    feed.put(picture(40, 30, {10, 20, 30}), turn); // on its way when it was cleared
    EXPECT_TRUE(feed.take().isNull());
    feed.put(picture(20, 30, {10, 20, 30}), feed.turn());
    EXPECT_EQ(feed.take().size(), QSize(20, 30));
}

} // namespace
} // namespace pocketmars::app
