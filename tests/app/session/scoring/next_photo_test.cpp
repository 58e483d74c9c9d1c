#include "app/session/scoring/next_photo.h"

#include <gtest/gtest.h>

namespace pocketmars::session {
namespace {

/// A photo of two players' table, seen from above, with questions.
ScoredTable tableAsking(const std::vector<std::string>& paths) {
    ScoredTable table;
    table.photo = cv::Mat(480, 640, CV_8UC3, cv::Scalar());
    table.photoToTable = cv::Matx33d::eye();
    for (const auto* colour : {"red", "blue"}) {
        engine::ObservedPlayer player;
        player.colour = colour;
        table.observation.players.push_back(player);
    }
    for (const auto& path : paths) {
        table.questions.push_back({path, "?", {"0", "1"}});
    }
    return table;
}

TEST(NextPhoto, HelpsWhereSomethingIsOpen) {
    EXPECT_FALSE(sideOfNextPhoto(tableAsking({})));
    EXPECT_TRUE(sideOfNextPhoto(tableAsking({"greenhouse.one_star.red"})));
    EXPECT_TRUE(sideOfNextPhoto(tableAsking({"blue.energy", "greenhouse.one_star.red"})));
}

TEST(NextPhoto, HelpsNothingWhereTheProfileHasTheTrackElsewhere) {
    const auto table = tableAsking({"red.energy", "greenhouse.one_star.red", "blue.energy"});
    EXPECT_TRUE(missesAllMarkers(table));
    EXPECT_FALSE(sideOfNextPhoto(table));
    EXPECT_FALSE(missesAllMarkers(tableAsking({"red.energy"})));
    auto file = table;
    file.photoToTable.reset();
    EXPECT_FALSE(missesAllMarkers(file)) << "a file has no photo";
}

} // namespace
} // namespace pocketmars::session
