#include "app/parts/table_options.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>

namespace pocketmars::app {
namespace {

class TableOptionsTest : public testing::Test {
protected:
    TableOptionsTest() { options.setProfile(&profile); }

    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    calibration::Profile profile = exampleProfile("mine");
    TableOptions options{settings};
};

TEST_F(TableOptionsTest, SayNothingOfThePlayersAtFirst) {
    EXPECT_EQ(options.readOptions().mode, std::nullopt);
    EXPECT_EQ(options.missing(), "");
}

TEST_F(TableOptionsTest, SeatColoursInTheOrderOfTheTaps) {
    options.setGame(TableOptions::Versus);
    EXPECT_NE(options.missing(), "");
    options.toggle("blue");
    options.toggle("red");
    EXPECT_EQ(options.missing(), "");
    EXPECT_EQ(options.readOptions().players, (std::vector<std::string>{"blue", "red"}));
    EXPECT_EQ(options.summary(), "Blue, Red");
    EXPECT_EQ(options.colours()[0].seat, 2); // red, as the profile has it
}

TEST_F(TableOptionsTest, ASoloTableHasTwoSeats) {
    options.setGame(TableOptions::Solo);
    options.toggle("red");
    options.toggle("blue");
    options.toggle("green");
    EXPECT_EQ(options.readOptions().mode, engine::Mode::Solo);
    EXPECT_EQ(options.readOptions().players, (std::vector<std::string>{"red", "blue"}));
}

TEST_F(TableOptionsTest, AColourThatSitsThereAlreadyChangesSeats) {
    options.setGame(TableOptions::Solo);
    options.seat({"red", "blue"});
    QSignalSpy toggled(&options, &TableOptions::toggled);
    options.sit(0, "green");
    EXPECT_EQ(options.readOptions().players, (std::vector<std::string>{"green", "blue"}));
    options.sit(1, "green");
    EXPECT_EQ(options.readOptions().players, (std::vector<std::string>{"blue", "green"}));
    EXPECT_EQ(toggled.count(), 2) << "the player said so";
    options.sit(1, "green");
    EXPECT_EQ(toggled.count(), 2);
}

TEST_F(TableOptionsTest, AnotherTapFreesTheSeat) {
    options.setGame(TableOptions::Versus);
    options.toggle("red");
    options.toggle("blue");
    options.toggle("red");
    EXPECT_EQ(options.colours()[0].seat, 0);
    EXPECT_EQ(options.colours()[1].seat, 1);
}

TEST_F(TableOptionsTest, AProfileWithoutAColourFreesItsSeat) {
    options.setGame(TableOptions::Versus);
    options.toggle("green");
    auto other = profile;
    other.layout.colonists = {"red", "blue"};
    options.setProfile(&other);
    options.toggle("red");
    options.toggle("blue");
    EXPECT_EQ(options.readOptions().players, (std::vector<std::string>{"red", "blue"}));
}

TEST_F(TableOptionsTest, ShowColoursAsTheirNamesSayAndOthersAsThePiecesAre) {
    EXPECT_EQ(options.colours()[0].colour.hslHue(), QColor("red").hslHue());
    profile.colonists[0].colour = profile.layout.colonists[0] = "rust";
    options.setProfile(&profile);
    EXPECT_EQ(options.colours()[0].colour, QColor(200, 30, 20));
}

TEST_F(TableOptionsTest, RememberTheEdition) {
    options.setPolish(true);
    EXPECT_EQ(TableOptions(settings).edition(), engine::Edition::Polish);
}

} // namespace
} // namespace pocketmars::app
