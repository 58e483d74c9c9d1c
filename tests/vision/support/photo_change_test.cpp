#include "vision/support/photo_change.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

namespace pocketmars::vision {
namespace {

using Outline = std::vector<cv::Point2f>;

Outline outlineOf(const cv::Rect& box) {
    const cv::Point2f first(box.tl());
    const cv::Point2f last(box.br());
    return {first, {last.x, first.y}, last, {first.x, last.y}};
}

/// A table in even grey, 1600 x 1200, on which something came to lie.
class PhotoChangeTest : public testing::Test {
protected:
    PhotoChangeTest() : m_before(1200, 1600, CV_8UC3, cv::Scalar::all(100)) {
        m_after = m_before.clone();
        m_after(m_thing).setTo(cv::Scalar(30, 160, 220));
    }
    [[nodiscard]] PhotoChange change() const {
        return {SmallPicture(m_before), SmallPicture(m_after)};
    }

    const cv::Rect m_thing{400, 600, 120, 80};
    cv::Mat m_before;
    cv::Mat m_after;
};

TEST_F(PhotoChangeTest, TheSamePictureHasNoChange) {
    const PhotoChange none{SmallPicture(m_before), SmallPicture(m_before)};
    EXPECT_EQ(none.share(), 0.0);
    EXPECT_FALSE(none.touches(outlineOf({0, 0, 1600, 1200})));
    EXPECT_TRUE(none.outside({}, 0.0).empty());
}

TEST_F(PhotoChangeTest, TellsWhatIsTouched) {
    EXPECT_TRUE(change().touches(outlineOf({450, 640, 300, 200})));
    EXPECT_FALSE(change().touches(outlineOf({900, 640, 300, 200})));
    EXPECT_FALSE(change().touches(outlineOf({2000, 640, 300, 200}))) << "out of the picture";
}

TEST_F(PhotoChangeTest, TellsHowMuchOfAPartIsAnother) {
    // The left half of this lies on the thing, give or take the rim.
    EXPECT_NEAR(change().shareOf(outlineOf({460, 610, 120, 60})), 0.55, 0.1);
    EXPECT_GT(change().shareOf(outlineOf({410, 610, 90, 60})), 0.99);
    EXPECT_NEAR(change().share(), 120.0 * 80.0 / (1600.0 * 1200.0), 0.004);
}

TEST_F(PhotoChangeTest, BoxesWhatIsNotExplained) {
    const auto boxes = change().outside({}, 100.0);
    ASSERT_EQ(boxes.size(), 1U);
    EXPECT_GT((boxes[0] & m_thing).area(), m_thing.area() * 9 / 10);
    EXPECT_LT(boxes[0].area(), m_thing.area() * 3 / 2);
    EXPECT_TRUE(change().outside({outlineOf({380, 580, 160, 120})}, 100.0).empty());
    EXPECT_TRUE(change().outside({}, 20'000.0).empty()) << "smaller than what counts";
}

TEST_F(PhotoChangeTest, MasksAPartAtFullSize) {
    const cv::Rect part(300, 500, 400, 300);
    const auto mask = change().of(part);
    ASSERT_EQ(mask.size(), part.size());
    EXPECT_EQ(mask.at<uchar>(m_thing.tl() - part.tl() + cv::Point(60, 40)), 255);
    EXPECT_EQ(mask.at<uchar>(20, 20), 0);
}

TEST_F(PhotoChangeTest, AnotherExposureIsNoChange) {
    m_before.setTo(0);
    cv::randu(m_before, 60, 140);
    cv::GaussianBlur(m_before, m_before, {}, 8.0);
    m_before.convertTo(m_after, CV_8U, 1.15);
    EXPECT_EQ(change().share(), 0.0);
    EXPECT_NEAR(SmallPicture(m_before).exposureOf(SmallPicture(m_after)), 1.15, 0.03);
}

} // namespace
} // namespace pocketmars::vision
