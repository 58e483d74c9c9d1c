#include "vision/stacks/energy_reader.h"

#include "tests/vision/samples.h"
#include "tests/vision/test_picture.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <numbers>

namespace pocketmars::vision {
namespace {

constexpr double kMarkerMm = 9.0;
const cv::Size kSmall(640, 480);

struct Scene {
    const char* name;
    TestCamera camera;
    TestLight light;
    TablePose ship;
};

const Scene kScenes[]{
    {"straight", {.picture = kSmall}, {}, {{0, 0}, 0}},
    {"tilted and warm",
     {.picture = kSmall, .tilt = 40, .turn = 15},
     {.gain = {0.6, 0.8, 0.95}},
     {{20, -30}, 0.1}},
    {"from the far seat and dark",
     {.picture = kSmall, .tilt = 30, .distanceMm = 600},
     {.gain = {0.5, 0.45, 0.4}, .noise = 3},
     {{-40, 50}, std::numbers::pi}},
    {"from the left seat and cold",
     {.picture = kSmall, .tilt = 20, .turn = -8},
     {.gain = {1.1, 0.9, 0.75}},
     {{60, 0}, std::numbers::pi / 2}},
};

EnergyReading readWithMarker(const Scene& scene, const std::string& colour,
                             std::optional<int> level, double markerMm = kMarkerMm) {
    const auto& profile = sampleProfile();
    TestPicture picture(scene.camera);
    const auto ship = picture.lay(*profile.ship(colour), profile.layout, scene.ship);
    if (level) {
        const auto& at = profile.layout.energyLevels[static_cast<std::size_t>(*level)];
        const cv::Point2d mm(at.x * ship.sizeMm.width, at.y * ship.sizeMm.height);
        picture.lay(profile.marker, ship.pose.toTable(mm, ship.sizeMm), markerMm);
    }
    return readEnergy(profile, picture.photo(scene.light), ship);
}

TEST(EnergyReader, ReadsEachLevelOfEachShip) {
    for (const auto& scene : kScenes) {
        for (const auto& colour : sampleProfile().layout.ships) {
            for (int level = 0; level <= 7; ++level) {
                const auto reading = readWithMarker(scene, colour, level);
                EXPECT_EQ(reading.level.valueOr(-1), level) << scene.name << ", " << colour;
            }
        }
    }
}

TEST(EnergyReader, ReadsAMarkerThatCoversLittleOfALevel) {
    constexpr double kSmallMm = 5.0;
    for (int level = 0; level <= 7; ++level) {
        EXPECT_EQ(readWithMarker(kScenes[1], "red", level, kSmallMm).level.valueOr(-1), level);
    }
}

TEST(EnergyReader, OutlinesTheSpaceThatItRead) {
    const auto& scene = kScenes[1];
    const auto reading = readWithMarker(scene, "red", 6);
    const auto& at = sampleProfile().layout.energyLevels[6];
    const auto middle =
        project(scene.camera.tableToPhoto(), scene.ship.toTable({at.x * 63, at.y * 88}, {63, 88}));
    EXPECT_GT(cv::pointPolygonTest(reading.outline, cv::Point2f(middle), true), 2.0);
}

TEST(EnergyReader, ATrackWithoutAMarkerIsUnread) {
    for (const auto& scene : kScenes) {
        for (const auto& colour : sampleProfile().layout.ships) {
            EXPECT_TRUE(readWithMarker(scene, colour, std::nullopt).level.isUnread())
                << scene.name << ", " << colour;
        }
    }
}

TEST(EnergyReader, IsSureOnlyOfWhatItSees) {
    const auto reading = readWithMarker(kScenes[0], "blue", 4);
    EXPECT_GT(reading.level.confidence().value_or(0), 0.8);
    EXPECT_LE(reading.level.confidence().value_or(2), 1.0);
}

TEST(EnergyReader, IsNotSureWhereTheCardLiesElsewhere) {
    const auto& profile = sampleProfile();
    TestPicture picture(kScenes[0].camera);
    auto ship = picture.lay(*profile.ship("red"), profile.layout, kScenes[0].ship);
    const auto& at = profile.layout.energyLevels[2];
    picture.lay(
        profile.marker,
        ship.pose.toTable({at.x * ship.sizeMm.width, at.y * ship.sizeMm.height}, ship.sizeMm),
        kMarkerMm);
    const double mm = -10; // what is looked at there is print of another place
    ship.cardToPhoto = ship.cardToPhoto * cv::Matx33d(1, 0, 0, 0, 1, mm, 0, 0, 1);
    const auto reading = readEnergy(profile, picture.photo(), ship);
    EXPECT_LT(reading.level.confidence().value_or(0), 0.95);
}

TEST(EnergyReader, DoesNotTakeTheEdgeOfThePhotoForAMarker) {
    // The lower half of the track lies outside the photo, and so does the marker.
    const auto& profile = sampleProfile();
    const TestCamera camera{.lookAt = {0, -186}};
    TestPicture picture(camera);
    const auto ship = picture.lay(*profile.ship("red"), profile.layout, {{0, 0}, 0});
    const auto reading = readEnergy(profile, picture.photo(), ship);
    EXPECT_FALSE(reading.level.isRead()) << "level " << reading.level.valueOr(-1);
}

} // namespace
} // namespace pocketmars::vision
