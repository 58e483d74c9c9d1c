// What a camera on a real evening sees beside the table, or instead of it.
#include "engine/format/observation_json.h"
#include "tests/vision/sample_reading.h"
#include "tests/vision/samples.h"
#include "vision/overlay.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::vision {
namespace {

cv::Mat scaled(const cv::Mat& photo, double factor) {
    cv::Mat out;
    cv::resize(photo, out, {}, factor, factor, cv::INTER_AREA);
    return out;
}

/// A face that looks into the camera, drawn: skin, hair, eyes, a mouth.
void drawFace(cv::Mat& photo, cv::Point centre, int size) {
    const cv::Scalar skin(140, 170, 215);
    const cv::Scalar dark(40, 45, 60);
    cv::ellipse(photo, centre - cv::Point(0, size / 4), {size, size}, 0, 180, 360, dark, -1,
                cv::LINE_AA);
    cv::ellipse(photo, centre, {size * 4 / 5, size}, 0, 0, 360, skin, -1, cv::LINE_AA);
    for (const int side : {-1, 1}) {
        const cv::Point eye = centre + cv::Point(side * size / 3, -size / 5);
        cv::ellipse(photo, eye, {size / 6, size / 10}, 0, 0, 360, cv::Scalar::all(240), -1,
                    cv::LINE_AA);
        cv::circle(photo, eye, size / 12, dark, -1, cv::LINE_AA);
    }
    cv::ellipse(photo, centre + cv::Point(0, size / 2), {size / 4, size / 10}, 0, 0, 360,
                {70, 60, 180}, -1, cv::LINE_AA);
}

/// A photo with room beside the table, as dark as a room in the evening.
cv::Mat withRoom(const cv::Mat& photo, int right) {
    cv::Mat out;
    cv::copyMakeBorder(photo, out, 0, 0, 0, right, cv::BORDER_CONSTANT, {50, 55, 60});
    return out;
}

void expectTwoTables(const cv::Mat& photo) {
    const ReadOptions options{engine::Mode::Solo, {"red", "yellow"}};
    const auto reading = sampleReader().read(photo, options);
    ASSERT_FALSE(reading) << engine::observationToJson(reading->observation);
    EXPECT_EQ(reading.error(), ReadError::TwoTables);
}

TEST(OddViews, TwoTablesAreNotTakenForOne) {
    const cv::Mat left = samplePhoto("solo-1-easy");
    const cv::Mat right = samplePhoto("solo-2-easy");
    cv::Mat beside;
    cv::hconcat(left, right, beside);
    expectTwoTables(beside);
    cv::Mat below;
    cv::vconcat(right, left, below);
    expectTwoTables(below);
}

TEST(OddViews, OfTwoTablesTheOneThatWasMarkedIsMeant) {
    cv::Mat beside;
    cv::hconcat(samplePhoto("solo-1-easy"), samplePhoto("solo-2-easy"), beside);
    auto options = optionsOf(sampleTruth("solo-1-easy"));
    const auto& alone = sampleTableReading("solo-1-easy").registration.cards;
    const auto& card = alone.buildings[engine::index(engine::Suit::Greenhouse)];
    ASSERT_TRUE(card);
    MarkedCard marked{"greenhouse", photoCorners(*card)};
    for (auto& corner : marked.corners) {
        corner = {corner.x / static_cast<float>(beside.cols),
                  corner.y / static_cast<float>(beside.rows)};
    }
    options.marked.push_back(marked);
    const auto reading = sampleReader().read(beside, options);
    EXPECT_TRUE(reading || reading.error() != ReadError::TwoTables);
}

TEST(OddViews, ASecondTableOfWhichOnlyTheRimShowsIsNoMatter) {
    const auto truth = sampleTruth("solo-1-easy");
    const cv::Mat other = samplePhoto("solo-2-easy");
    cv::Mat beside;
    cv::hconcat(samplePhoto("solo-1-easy"), other.colRange(0, 60), beside);
    const auto reading = sampleReader().read(beside, optionsOf(truth));
    ASSERT_TRUE(reading);
    EXPECT_EQ(wrongItems(reading->observation, truth, claimedForSure), "");
}

TEST(OddViews, TheAppOnAScreenBesideTheTableIsNoTable) {
    const auto truth = sampleTruth("solo-2-easy");
    const cv::Mat photo = samplePhoto("solo-2-easy");
    const auto& before = sampleTableReading("solo-2-easy");
    const cv::Mat shown = scaled(drawOverlay(photo, before.findings), 0.4);
    cv::Mat room = withRoom(photo, shown.cols + 80);
    const cv::Rect screen(photo.cols + 40, 120, shown.cols, shown.rows);
    cv::rectangle(room, screen + cv::Size(30, 30) - cv::Point(15, 15), {20, 20, 20}, -1);
    shown.copyTo(room(screen));
    const auto reading = sampleReader().read(room, optionsOf(truth));
    ASSERT_TRUE(reading);
    EXPECT_EQ(wrongItems(reading->observation, truth), "");
}

TEST(OddViews, AFaceIsNoTable) {
    cv::Mat photo(900, 1200, CV_8UC3, cv::Scalar(90, 100, 110));
    drawFace(photo, {600, 450}, 300);
    const auto reading = sampleReader().read(photo, {engine::Mode::Solo, {"red", "blue"}});
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error(), ReadError::NoTable);
}

TEST(OddViews, AFaceBesideTheTableIsNoMatter) {
    const auto truth = sampleTruth("solo-1-easy");
    cv::Mat room = withRoom(samplePhoto("solo-1-easy"), 400);
    drawFace(room, {room.cols - 190, 300}, 170);
    const auto reading = sampleReader().read(room, optionsOf(truth));
    ASSERT_TRUE(reading);
    EXPECT_EQ(wrongItems(reading->observation, truth), "");
}

class OddViewsSmall : public testing::TestWithParam<std::string> {};

TEST_P(OddViewsSmall, ThePictureOfAPoorCameraClaimsNothingWrong) {
    const auto truth = sampleTruth(GetParam());
    cv::Mat small;
    cv::resize(samplePhoto(GetParam()), small, {320, 240}, 0, 0, cv::INTER_AREA);
    const auto reading = sampleReader().read(small, optionsOf(truth));
    if (reading) { // it may be too poor to know the table
        EXPECT_EQ(wrongItems(reading->observation, truth, claimedForSure), "");
    }
}

INSTANTIATE_TEST_SUITE_P(Of, OddViewsSmall,
                         testing::Values("solo-1-easy", "solo-2-easy", "solo-3-mid",
                                         "versus-3p-easy"),
                         [](const auto& i) {
                             std::string name = i.param;
                             std::erase(name, '-');
                             return name;
                         });

} // namespace
} // namespace pocketmars::vision
