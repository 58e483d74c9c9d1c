#include "tests/calibration/small_profile.h"

#include <utility>

namespace pocketmars::calibration::test {
namespace {

cv::Mat plain(int shade) { return {12, 8, CV_8UC3, cv::Scalar(shade, 255 - shade, 90)}; }

PieceFace piece(const std::string& colour, int shade) {
    cv::Mat mask = cv::Mat::zeros(12, 8, CV_8U);
    mask({2, 3, 4, 5}).setTo(255);
    return {colour, plain(shade), mask};
}

} // namespace

Profile smallProfile(const std::string& name) {
    Profile profile;
    profile.name = name;
    profile.layout.ships = {"red", "sky/blue"};
    profile.layout.colonists = {"red", "sky/blue"};
    profile.layout.oneStar = {0.1, 0.5, 0.4, 0.4};
    profile.layout.twoStar = {0.6, 0.5, 0.3, 0.4};
    profile.layout.shipColonists = {0.1, 0.3, 0.6, 0.6};
    profile.layout.valueLeft = {0.1, 0.1, 0.1, 0.1};
    profile.layout.valueRight = {0.8, 0.1, 0.1, 0.1};
    for (int level = 0; level < 8; ++level) {
        profile.layout.energyLevels.emplace_back(0.9, 0.9 - 0.1 * level);
    }
    profile.faces = {
        {BuildingFace{engine::Suit::Aqualab}, plain(10)},
        {ProjectFace{engine::CardId(engine::Suit::Greenhouse, 4)}, plain(40)},
        {ProjectFace{engine::CardId(engine::Suit::Habitation, 2)}, plain(70)},
        {BackFace{engine::Suit::EnergyBank}, plain(100)},
        {ShipFace{"red"}, plain(130)},
        {ShipFace{"sky/blue"}, plain(160)},
        {EarthFace{}, plain(190)},
    };
    profile.colonists = {piece("red", 210), piece("sky/blue", 230)};
    profile.marker = piece("", 250);
    return profile;
}

} // namespace pocketmars::calibration::test
