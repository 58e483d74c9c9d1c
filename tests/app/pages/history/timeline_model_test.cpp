#include "app/pages/history/timeline_model.h"

#include "app/settings/translation.h"
#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace pocketmars::app {
namespace {

class TimelineModelTest : public testing::Test {
protected:
    TimelineModelTest() {
        QObject::connect(&timeline, &TimelineModel::photoWanted,
                         [this](db::FollowedId game, std::size_t step, const std::string& recording,
                                const std::string& table) {
                             EXPECT_EQ(game, exampleFollowedGame().id);
                             EXPECT_EQ(step, static_cast<std::size_t>(timeline.current()));
                             wanted.push_back(recording + "/" + table);
                         });
    }

    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    TimelineModel timeline{images};
    std::vector<std::string> wanted;
};

TEST_F(TimelineModelTest, BeginsAtTheSetUp) {
    const QAbstractItemModelTester tester(&timeline);
    EXPECT_EQ(timeline.current(), -1);
    timeline.setGame(exampleFollowedGame());
    EXPECT_EQ(timeline.count(), 3);
    EXPECT_EQ(timeline.current(), 0);
    EXPECT_EQ(timeline.title(), "Set-up");
    EXPECT_EQ(timeline.words(), "The game is set up");
    EXPECT_EQ(timeline.board()->buildings().size(), 5);
    EXPECT_EQ(wanted, std::vector<std::string>{"/photos/0.jpg"});
}

TEST_F(TimelineModelTest, StepsThroughTheGame) {
    timeline.setGame(exampleFollowedGame());
    QSignalSpy changed(&timeline, &TimelineModel::currentChanged);
    timeline.setCurrent(1);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(timeline.title(), "Round 3, architect phase");
    EXPECT_EQ(timeline.words(), "Red plays A7 from the hand");
    timeline.setCurrent(3);
    timeline.setCurrent(-1);
    EXPECT_EQ(timeline.current(), 1);
    EXPECT_EQ(wanted.back(), "/photos/1.jpg");
}

TEST_F(TimelineModelTest, TellsInTheLanguageOfNow) {
    auto game = exampleFollowedGame();
    game.steps[0].words = "gra jest przygotowana"; // as it was played in Polish
    game.steps[2].moves = "nonsense";
    game.steps[2].words = "czerwony zagrywa";
    timeline.setGame(game);
    EXPECT_EQ(timeline.words(), "The game is set up");
    EXPECT_EQ(timeline.index(2).data().toString(), "Czerwony zagrywa") << "as it was told";
    const QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    const Translation translation(settings);
    settings.setLanguage("pl");
    timeline.retranslate();
    EXPECT_EQ(timeline.words(), "Gra jest przygotowana");
    EXPECT_EQ(timeline.board()->seats().front().title, "Czerwony");
}

TEST_F(TimelineModelTest, ForgetsAPictureWithItsStep) {
    timeline.setGame(exampleFollowedGame());
    timeline.setPhoto(QImage(40, 30, QImage::Format_RGB32));
    EXPECT_FALSE(timeline.photo().isEmpty());
    EXPECT_EQ(timeline.photoSize(), QSizeF(40, 30));
    timeline.setCurrent(1);
    EXPECT_TRUE(timeline.photo().isEmpty());
    timeline.clear();
    EXPECT_EQ(timeline.count(), 0);
    EXPECT_EQ(timeline.words(), "");
}

} // namespace
} // namespace pocketmars::app
