#include "app/play_view_model.h"

#include "tests/app/play_example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <memory>
#include <utility>

namespace pocketmars::app {
namespace {

class PlayViewModelTest : public testing::Test {
protected:
    void SetUp() override {
        qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
        profiles =
            std::make_unique<ProfilesViewModel>(exampleProfileServices({"mine"}), images, settings);
        ASSERT_TRUE(waitFor([this] { return profiles->profile() != nullptr; }));
        open(examplePlayServices());
    }

    void open(PlayServices services) {
        play = std::make_unique<PlayViewModel>(std::move(services), *profiles, settings);
    }

    /// Red against blue, who sit so in the recorded game.
    void playRecorded(std::vector<session::TableSeen> tables) {
        open(recordedPlayServices(std::move(tables)));
        play->setup()->setSource(QString::fromStdString(kRecordedGame));
        play->begin();
    }

    [[nodiscard]] bool waitForEnd() {
        return waitFor([this] { return play->state() == PlayViewModel::Over && play->saved(); });
    }

    QTemporaryDir folder;
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings{folder.filePath("settings.ini")};
    std::unique_ptr<ProfilesViewModel> profiles;
    std::unique_ptr<PlayViewModel> play;
};

TEST_F(PlayViewModelTest, FollowsARecordedGameToItsScore) {
    QAbstractItemModelTester steps(play->steps());
    playRecorded(recordedTables());
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(play->phase(), "The game is over");
    EXPECT_EQ(play->steps()->count(), 28);
    EXPECT_EQ(play->sheet()->verdict(), "Devious Automatics wins, 22\u00a0to\u00a011");
    EXPECT_EQ(play->error(), "");
    EXPECT_EQ(play->warning(), "");
}

TEST_F(PlayViewModelTest, ShowsTheCameraBeforeTheGameBegins) {
    play->findCameras();
    ASSERT_TRUE(waitFor([this] { return play->live()->hasPicture(); }));
    EXPECT_EQ(play->setup()->source(), "0");
    EXPECT_EQ(play->live()->state(), LiveTable::Opening);
    EXPECT_EQ(play->live()->feed()->sourceSize(), QSizeF(400, 300));
    EXPECT_EQ(play->lights().front().colour, light::Dark);
}

TEST_F(PlayViewModelTest, TheFirstTableTicksTheSetUp) {
    open(recordedPlayServices(recordedTables()));
    play->setup()->setSource(QString::fromStdString(kRecordedGame));
    ASSERT_TRUE(waitFor([this] { return play->live()->state() == LiveTable::Watching; }));
    EXPECT_EQ(play->setupSteps()->count(), 6);
    EXPECT_EQ(play->setupSteps()->open(), 0);
    for (const auto& each : play->lights()) {
        EXPECT_EQ(each.colour, light::Green) << qUtf8Printable(each.title);
    }
}

TEST_F(PlayViewModelTest, WithoutACameraTheGameIsSetUpByHand) {
    play->begin();
    ASSERT_TRUE(waitFor([this] { return play->steps()->count() == 1; }));
    EXPECT_EQ(play->state(), PlayViewModel::Playing);
    EXPECT_EQ(play->phase(), "Round 1, architect phase");
    EXPECT_EQ(play->board()->seats().size(), 2);
    EXPECT_EQ(play->board()->seats()[1].ship.count, 5);
}

TEST_F(PlayViewModelTest, GoesOnWithAGameThatWasLeft) {
    auto tables = recordedTables();
    tables.resize(6);
    playRecorded(tables);
    ASSERT_TRUE(waitFor([this] { return play->live()->state() == LiveTable::Ended; }));
    const int before = play->steps()->count();
    EXPECT_GE(before, 5);
    play->leave();
    EXPECT_EQ(play->state(), PlayViewModel::NoGame);
    open(recordedPlayServices(recordedTables()));
    play->setup()->setSource(QString::fromStdString(kRecordedGame));
    play->resume();
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(play->steps()->count(), 28);
}

} // namespace
} // namespace pocketmars::app
