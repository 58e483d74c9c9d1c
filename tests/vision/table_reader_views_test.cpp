// Several photos of one table, read together.
#include "tests/vision/sample_reading.h"
#include "tests/vision/samples.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace pocketmars::vision {
namespace {

/// As a camera would see the picture lying on a table, from another side.
cv::Mat seenFrom(const cv::Mat& photo, float lean) {
    const auto w = static_cast<float>(photo.cols);
    const auto h = static_cast<float>(photo.rows);
    const std::array<cv::Point2f, 4> from{{{0, 0}, {w, 0}, {w, h}, {0, h}}};
    const std::array<cv::Point2f, 4> to{
        {{lean * w, lean * h}, {w - lean * w, 0}, {w, h}, {0, h - lean * h / 2}}};
    cv::Mat out;
    cv::warpPerspective(photo, out, cv::getPerspectiveTransform(from.data(), to.data()),
                        photo.size(), cv::INTER_AREA, cv::BORDER_REPLICATE);
    return out;
}

/// Something laid over a part of the photo; fractions of it.
cv::Mat covered(const cv::Mat& photo, cv::Rect2d part) {
    cv::Mat out = photo.clone();
    cv::rectangle(out,
                  cv::Rect2d(part.x * photo.cols, part.y * photo.rows, part.width * photo.cols,
                             part.height * photo.rows),
                  {70, 90, 110}, cv::FILLED);
    return out;
}

TEST(TableReaderViews, ReadsTwoPhotosOfATable) {
    const auto truth = sampleTruth("solo-1-easy");
    const cv::Mat photo = samplePhoto("solo-1-easy");
    const auto reading =
        sampleReader().readTogether({photo, seenFrom(photo, 0.06F)}, optionsOf(truth));
    ASSERT_TRUE(reading);
    EXPECT_EQ(wrongItems(reading->observation, truth), "");
    for (const std::size_t which : {0U, 1U}) {
        EXPECT_TRUE(std::any_of(
            reading->findings.begin(), reading->findings.end(),
            [&](const auto& f) { return f.photo == which && f.path == "greenhouse.stack.0"; }))
            << which;
    }
}

TEST(TableReaderViews, WhatOneHidesTheOtherShows) {
    const auto truth = sampleTruth("solo-2-easy");
    const cv::Mat photo = samplePhoto("solo-2-easy");
    const cv::Mat left = covered(photo, {0, 0, 0.4, 1});
    const cv::Mat right = covered(seenFrom(photo, 0.05F), {0.7, 0, 0.3, 1});
    const auto both = sampleReader().readTogether({left, right}, optionsOf(truth));
    ASSERT_TRUE(both) << static_cast<int>(both.error().error);
    // What belongs to a building that a photo does not show is no discard pile for that photo.
    const auto counts = [](const benchmarks::ComparedItem& item) {
        return item.path != "discard_top";
    };
    EXPECT_EQ(wrongItems(both->observation, truth, counts), "");
    const auto one = sampleReader().read(left, optionsOf(truth));
    EXPECT_TRUE(!one || !wrongItems(one->observation, truth, counts).empty());
}

TEST(TableReaderViews, TellsAnotherTable) {
    const auto truth = sampleTruth("solo-1-easy");
    const auto reading = sampleReader().readTogether(
        {samplePhoto("solo-1-easy"), samplePhoto("solo-2-easy")}, optionsOf(truth));
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error().error, ReadError::OtherTable);
    EXPECT_EQ(reading.error().photo, 1U);
}

TEST(TableReaderViews, TellsWhichOfThreeIsOfAnotherTable) {
    const auto truth = sampleTruth("solo-1-easy");
    const cv::Mat photo = samplePhoto("solo-1-easy");
    const auto reading = sampleReader().readTogether(
        {photo, seenFrom(photo, 0.06F), samplePhoto("solo-2-easy")}, optionsOf(truth));
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error().error, ReadError::OtherTable);
    EXPECT_EQ(reading.error().photo, 2U);
}

/// The cards lie as they lay, but the game went on for some rounds.
TEST(TableReaderViews, TellsAnotherTime) {
    const auto truth = sampleGameTruth(4);
    const auto reading =
        sampleReader().readTogether({sampleGamePhoto(4), sampleGamePhoto(24)}, optionsOf(truth));
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error().error, ReadError::OtherTable);
}

TEST(TableReaderViews, SaysWhichPhotoIsNone) {
    const auto truth = sampleTruth("solo-1-easy");
    const cv::Mat photo = samplePhoto("solo-1-easy");
    const cv::Mat grey(photo.size(), CV_8UC3, cv::Scalar(90, 100, 110));
    const auto reading = sampleReader().readTogether({photo, grey}, optionsOf(truth));
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error().error, ReadError::NoTable);
    EXPECT_EQ(reading.error().photo, 1U);
}

} // namespace
} // namespace pocketmars::vision
