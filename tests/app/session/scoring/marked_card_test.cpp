#include "app/session/scoring/marked_card.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::session {
namespace {

calibration::Profile profile() {
    calibration::Profile profile;
    profile.name = "mine";
    profile.faces.resize(3);
    profile.faces[0].kind = calibration::BuildingFace{engine::Suit::Greenhouse};
    profile.faces[1].kind = calibration::ShipFace{"red"};
    profile.faces[2].kind = calibration::EarthFace{};
    return profile;
}

TEST(MarkedCard, IsReadFromPercents) {
    const auto marked = markedCardFrom("greenhouse=50,10.5,60,10,60,30,50,30", profile());
    ASSERT_TRUE(marked) << marked.error().message;
    EXPECT_EQ(marked->card, "greenhouse");
    EXPECT_EQ(marked->corners[0], cv::Point2f(0.5F, 0.105F));
    EXPECT_EQ(marked->corners[3], cv::Point2f(0.5F, 0.3F));
    EXPECT_TRUE(markedCardFrom("red.ship=50,10,60,10,60,30,50,30", profile()));
    EXPECT_TRUE(markedCardFrom("earth= 50, 10,60,10,60,30,50,30 ", profile()));
}

TEST(MarkedCard, IsRefusedInOneLineThatSaysHow) {
    for (const std::string text :
         {"greenhouse", "greenhouse=1,2,3", "greenhouse=a,b,c,d,e,f,g,h",
          "=50,10,60,10,60,30,50,30", "aqualab=50,10,60,10,60,30,50,30",
          "blue.ship=50,10,60,10,60,30,50,30", "", "greenhouse=50,10,60,10,60,30,50,30,7"}) {
        const auto marked = markedCardFrom(text, profile());
        ASSERT_FALSE(marked) << text;
        EXPECT_EQ(marked.error().message.find('\n'), std::string::npos);
        EXPECT_FALSE(marked.error().message.empty());
    }
}

TEST(MarkedCard, HasCornersThatBoundACardSeenFromAbove) {
    EXPECT_FALSE(markedCardFrom("earth=50,10,50,30,60,30,60,10", profile())) << "from below";
    EXPECT_FALSE(markedCardFrom("earth=50,10,60,30,60,10,50,30", profile())) << "crossed";
    EXPECT_FALSE(markedCardFrom("earth=50,10,60,10,70,10,80,10", profile())) << "a line";
    EXPECT_TRUE(markedCardFrom("earth=60,30,50,30,50,10,60,10", profile())) << "upside down";
}

} // namespace
} // namespace pocketmars::session
