// Reading again what changed, on the sample game: a camera that stands.
#include "tests/vision/sample_reading.h"
#include "tests/vision/samples.h"
#include "vision/table_reader.h"
#include "vision/watching/table_fusion.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::vision {
namespace {

const ReadOptions kPlayers{engine::Mode::Solo, {"red", "blue"}};

class TableUpdate : public testing::Test {
protected:
    static const TableReader& reader() { return sampleReader(); }
    /// Reads a photo as a whole.
    engine::Observation begin(const cv::Mat& photo) {
        const auto reading = reader().read(photo, kPlayers, nullptr, &m_view);
        return reading ? reading->observation : engine::Observation{};
    }
    /// How far a corner of the picture with a lying card is moved away.
    static cv::Mat nudged(const cv::Mat& photo, const std::vector<cv::Point2f>& card, int px) {
        const cv::Rect box = cv::boundingRect(card);
        cv::Mat out = photo.clone();
        photo(box).copyTo(out(box + cv::Point(0, -px)));
        return out;
    }

    ViewMemory m_view;
};

TEST_F(TableUpdate, FollowsAGameAsWellAsReadingEachPhoto) {
    ASSERT_EQ(wrongItems(begin(sampleGamePhoto(0)), sampleGameTruth(0)), "");
    for (int i = 1; i < 28; ++i) {
        const auto reading = reader().readAgain(sampleGamePhoto(i), m_view);
        ASSERT_TRUE(reading) << "photo " << i;
        EXPECT_EQ(wrongItems(reading->observation, sampleGameTruth(i)), "") << "photo " << i;
    }
}

TEST_F(TableUpdate, GoesBackAsItWent) {
    (void)begin(sampleGamePhoto(9));
    for (const int i : {6, 3, 0}) { // cards leave their stacks
        const auto reading = reader().readAgain(sampleGamePhoto(i), m_view);
        ASSERT_TRUE(reading) << "photo " << i;
        EXPECT_EQ(wrongItems(reading->observation, sampleGameTruth(i)), "") << "photo " << i;
    }
}

TEST_F(TableUpdate, TheSamePictureReadsTheSame) {
    const auto photo = sampleGamePhoto(5);
    const auto whole = begin(photo);
    const auto again = reader().readAgain(photo, m_view);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->observation, whole);
}

TEST_F(TableUpdate, AnEmptyViewMustBeReadAsAWhole) {
    EXPECT_FALSE(reader().readAgain(sampleGamePhoto(0), m_view));
}

TEST_F(TableUpdate, AnotherTableMustBeReadAsAWhole) {
    (void)begin(sampleGamePhoto(0));
    EXPECT_FALSE(reader().readAgain(samplePhoto("solo-1-easy"), m_view));
    EXPECT_FALSE(reader().readAgain(sampleGamePhoto(0), m_view)) << "the view must be empty now";
}

TEST_F(TableUpdate, AnotherLightMustBeReadAsAWhole) {
    const auto photo = sampleGamePhoto(0);
    (void)begin(photo);
    cv::Mat darker;
    photo.convertTo(darker, CV_8U, 0.7);
    EXPECT_FALSE(reader().readAgain(darker, m_view));
}

TEST_F(TableUpdate, ABuildingThatWasPushedMustBeReadAsAWhole) {
    const auto photo = sampleGamePhoto(0);
    const auto reading = reader().read(photo, kPlayers, nullptr, &m_view);
    ASSERT_TRUE(reading);
    const auto& building = reading->registration.cards.buildings[0];
    ASSERT_TRUE(building);
    EXPECT_FALSE(reader().readAgain(nudged(photo, photoOutline(*building), 25), m_view));
}

} // namespace
} // namespace pocketmars::vision
