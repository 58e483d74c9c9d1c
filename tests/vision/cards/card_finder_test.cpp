#include "vision/cards/card_finder.h"

#include "calibration/profile/profile.h"
#include "calibration/support/geometry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace pocketmars::vision {
namespace {

constexpr double kSeenPxPerMm = 4.0;
constexpr int kBackFace = 0;
constexpr int kBuildingFace = 1;

calibration::Profile backAndBuilding() {
    calibration::Profile profile;
    profile.faces.push_back({calibration::BackFace{engine::Suit::Aqualab}, {}});
    profile.faces.push_back({calibration::BuildingFace{engine::Suit::Greenhouse}, {}});
    return profile;
}

/// Features of a card whose upper left lies at a place of the photo, upright.
void see(int face, cv::Point2d at, int features, std::vector<FeatureMatch>& matches) {
    for (int i = 0; i < features; ++i) {
        FeatureMatch match;
        match.feature = static_cast<int>(matches.size());
        match.face = face;
        const int row = i / 5;
        match.cardMm = {8.0 + 11.0 * (i % 5), 10.0 + 17.0 * row + 3.0 * (i % 3)};
        match.cardSizeMm = 2.0;
        match.photo = at + kSeenPxPerMm * match.cardMm;
        match.photoSize = kSeenPxPerMm * match.cardSizeMm;
        matches.push_back(match);
    }
}

bool seesBuildingAt(const std::vector<CardSighting>& sightings, cv::Point2d at) {
    return std::any_of(sightings.begin(), sightings.end(), [&](const CardSighting& card) {
        return card.upright &&
               cv::norm(card.photoPx.front() - kSeenPxPerMm * card.cardMm.front() - at) < 1.0;
    });
}

TEST(FindSightings, SeesACardThatSixFeaturesAgreeOn) {
    std::vector<FeatureMatch> matches;
    see(kBuildingFace, {900, 300}, 6, matches);
    const auto sightings = findSightings(backAndBuilding(), matches);
    ASSERT_EQ(sightings.size(), 1U);
    EXPECT_TRUE(seesBuildingAt(sightings, {900, 300}));
    EXPECT_EQ(sightings.front().cardMm.size(), 6U);
}

TEST(FindSightings, SeesNothingWhereFewerAgree) {
    std::vector<FeatureMatch> matches;
    see(kBuildingFace, {900, 300}, 5, matches);
    EXPECT_TRUE(findSightings(backAndBuilding(), matches).empty());
}

// The stripes of a back agree on any number of places, each by more features than a card far off.
TEST(FindSightings, AStripedBackLeavesRoomForOtherCards) {
    std::vector<FeatureMatch> matches;
    for (int i = 0; i < 60; ++i) {
        const int row = i / 10;
        see(kBackFace, {100.0 + 300.0 * (i % 10), 100.0 + 450.0 * row}, 9, matches);
    }
    see(kBuildingFace, {3400, 300}, 6, matches);
    const auto sightings = findSightings(backAndBuilding(), matches);
    EXPECT_GT(sightings.size(), 10U); // the back's as well
    EXPECT_TRUE(seesBuildingAt(sightings, {3400, 300}));
}

} // namespace
} // namespace pocketmars::vision
