#include "app/pages/history/history_view_model.h"

#include "app/session/files/picture_file.h"
#include "app/settings/translation.h"
#include "db/database.h"
#include "db/followed_games.h"
#include "engine/to_mars/format/game_json.h"
#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

namespace pocketmars::app {
namespace {

/// On a database of its own.
class HistoryViewModelTest : public testing::Test {
protected:
    HistoryViewModelTest() { start(); }

    void start() {
        history = std::make_unique<HistoryViewModel>(historyServices(root / "history.db"), images);
    }

    [[nodiscard]] bool listed() {
        return waitFor([this] { return history->isListed(); });
    }

    /// A game without a photo.
    void save() {
        auto table = exampleScore();
        table.photo = cv::Mat();
        const int before = history->count();
        history->save(table);
        ASSERT_TRUE(waitFor([&] { return history->count() > before; }));
    }

    QTemporaryDir folder;
    std::filesystem::path root = folder.path().toStdString();
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    std::unique_ptr<HistoryViewModel> history;
};

TEST_F(HistoryViewModelTest, IsEmptyAtFirst) {
    ASSERT_TRUE(listed());
    EXPECT_EQ(history->count(), 0);
    EXPECT_EQ(history->current(), -1);
    EXPECT_EQ(history->trouble()->text(), "");
}

TEST_F(HistoryViewModelTest, KeepsAGameThoughTheWindowIsClosedAtOnce) {
    auto table = exampleScore();
    table.photo = cv::Mat();
    history->save(table); // behind the list, which is not there yet
    history.reset();
    start();
    ASSERT_TRUE(listed());
    EXPECT_EQ(history->count(), 1);
}

TEST_F(HistoryViewModelTest, ShowsAGameThatWasSaved) {
    const QAbstractItemModelTester tester(history.get());
    QSignalSpy saved(history.get(), &HistoryViewModel::saved);
    save();
    EXPECT_EQ(saved.count(), 1);
    EXPECT_EQ(history->current(), 0);
    EXPECT_EQ(history->game()->sheet()->players().size(), 2);
    EXPECT_FALSE(history->game()->hasPhoto());
    EXPECT_EQ(history->game()->origin(), "From table.jpg, read with the cards of “mine”");
    const auto row = history->index(0);
    EXPECT_EQ(row.data(HistoryViewModel::PlayersRole).value<QList<SheetPlayer>>().size(), 2);
    EXPECT_EQ(row.data(HistoryViewModel::VerdictRole).toString(),
              history->game()->sheet()->verdict());
}

TEST_F(HistoryViewModelTest, AGameOfToMarsIsEditedAndGoneOnWith) {
    ASSERT_TRUE(listed());
    const auto game = to_mars::gameFromJson(
        R"({"format":"pocketmars.to_mars/1","players":[{"name":"Fabio","elsewhere":40}]})");
    history->saveMars(*game, {});
    ASSERT_TRUE(waitFor([&] { return history->count() == 1; }));
    ASSERT_TRUE(waitFor([&] { return !history->game()->reasons().isEmpty(); }));
    EXPECT_EQ(history->game()->reasons().front(), "Fabio, 40 VP: from the rest of the game");

    history->edit();
    auto* form = history->form();
    ASSERT_TRUE(form->isOpen());
    EXPECT_TRUE(form->pointsFixed());
    EXPECT_FALSE(form->isSolo()); // nobody of Pocket Mars plays along
    EXPECT_EQ(form->totals(), QList<int>{40});
    form->setDate(QStringLiteral("2026-03-01"));
    form->setMinutes(QStringLiteral("90"));
    form->setName(0, QStringLiteral("Fabia"));
    form->setNote(QStringLiteral("in the attic"));
    EXPECT_EQ(form->fault(), "");
    form->save();
    ASSERT_TRUE(waitFor([&] {
        return !history->game()->reasons().isEmpty() &&
               history->game()->reasons().front().startsWith("Fabia");
    }));
    EXPECT_TRUE(history->game()->details().contains("in the attic"));

    std::optional<db::GameId> wanted;
    QObject::connect(history.get(), &HistoryViewModel::marsWanted,
                     [&wanted](const auto&, db::GameId id) { wanted = id; });
    history->openMars();
    ASSERT_TRUE(waitFor([&] { return wanted.has_value(); }));
    auto changed = *game;
    changed.setElsewhere(0, 44);
    history->saveMars(changed, {}, wanted);
    ASSERT_TRUE(waitFor([&] {
        return history->game()->game() && history->game()->game()->info.bareTotals.front() == 44;
    }));
    EXPECT_EQ(history->count(), 1);
    EXPECT_EQ(history->game()->game()->info.note, "in the attic");
    EXPECT_EQ(history->game()->game()->info.names.front(), "Fabia");
}

TEST_F(HistoryViewModelTest, TheSheetFollowsTheLanguage) {
    save();
    Settings settings(folder.filePath("settings.ini"));
    const Translation translation(settings);
    settings.setLanguage("pl");
    history->retranslate();
    EXPECT_EQ(history->game()->sheet()->players().front().title, "Czerwony");
    EXPECT_TRUE(waitFor([this] { return history->game()->sheet()->isOpen(); }))
        << "its doubts stay";
}

TEST_F(HistoryViewModelTest, ShowsThePhotoAsItLay) {
    auto table = exampleScore();
    std::ifstream file(std::filesystem::path(POCKETMARS_SAMPLES) / "stills" / "solo-1-easy.jpg",
                       std::ios::binary);
    table.photoFile = std::make_shared<const std::string>(std::istreambuf_iterator<char>(file),
                                                          std::istreambuf_iterator<char>());
    history->save(table);
    ASSERT_TRUE(waitFor([this] { return !history->game()->photo().isEmpty(); }));
    EXPECT_EQ(history->game()->photoSize().toSize(),
              images->image(history->game()->photo().section('/', -1)).size());
    EXPECT_TRUE(history->game()->hasPhoto());
}

TEST_F(HistoryViewModelTest, KeepsTheChosenGameWhenAnotherIsSaved) {
    save();
    save();
    history->setCurrent(1);
    save();
    EXPECT_EQ(history->current(), 2);
}

TEST_F(HistoryViewModelTest, RemovesAGame) {
    save();
    save();
    history->remove(0);
    ASSERT_TRUE(waitFor([this] { return history->count() == 1; }));
    EXPECT_EQ(history->current(), 0);
    history->remove(0);
    ASSERT_TRUE(waitFor([this] { return history->count() == 0; }));
    EXPECT_EQ(history->current(), -1);
    EXPECT_EQ(history->game()->sheet()->rowCount(), 0);
}

/// Written down by hand: red wins a solo game at a level.
void fill(GameFormModel& form, const char* level, const char* name) {
    form.begin();
    form.setDetailed(false);
    form.setPoints(0, ScoreSheetModel::TotalLine, QStringLiteral("18"));
    form.setPoints(1, ScoreSheetModel::TotalLine, QStringLiteral("17"));
    form.setLevel(QString::fromLatin1(level));
    form.setName(0, QString::fromUtf8(name));
}

TEST_F(HistoryViewModelTest, KeepsAGameThatIsWrittenDown) {
    save();
    fill(*history->form(), "cyborg", "Łucja");
    history->form()->setDate(QStringLiteral("2020-02-29"));
    history->form()->save();
    ASSERT_TRUE(waitFor([this] { return history->count() == 2; }));
    EXPECT_FALSE(history->form()->isOpen());
    EXPECT_EQ(history->current(), 1); // the one that was written down, though it is the oldest
    EXPECT_EQ(history->game()->sheet()->verdict(), "Łucja wins, 18\u00a0to\u00a017");
    EXPECT_EQ(history->game()->details(), "Cyborg");
    EXPECT_FALSE(history->game()->sheet()->players()[0].linesKnown);
    EXPECT_FALSE(history->game()->wasFollowed());

    history->edit();
    EXPECT_FALSE(history->form()->pointsFixed());
    history->form()->setName(0, QStringLiteral("Bo"));
    history->form()->save();
    ASSERT_TRUE(waitFor([this] { return history->filter()->persons().contains("Bo"); }));
    EXPECT_EQ(history->current(), 1);
    history->setCurrent(0);
    history->edit();
    EXPECT_TRUE(history->form()->pointsFixed()); // scored from a photo
}

TEST_F(HistoryViewModelTest, ShowsWhatFitsTheFilterAndWhatItSays) {
    for (const char* level : {"android", "cyborg", "cyborg"}) {
        const int before = history->total();
        fill(*history->form(), level, "Anna");
        history->form()->save();
        ASSERT_TRUE(waitFor([&] { return history->total() > before; }));
    }
    history->filter()->setLevel(QStringLiteral("cyborg"));
    ASSERT_TRUE(waitFor([this] { return history->count() == 2; }));
    EXPECT_EQ(history->total(), 3);
    EXPECT_EQ(history->statistics()->games(), 2);
    EXPECT_EQ(history->statistics()->levels().first().won, 2);
    history->filter()->setResult(GameFilterModel::Lost);
    ASSERT_TRUE(waitFor([this] { return history->count() == 0; }));
    EXPECT_EQ(history->current(), -1);
    EXPECT_TRUE(history->filter()->isActive());
    history->filter()->clear();
    ASSERT_TRUE(waitFor([this] { return history->count() == 3; }));
    history->filter()->setFrom(QStringLiteral("2100-01-01"));
    ASSERT_TRUE(waitFor([this] { return history->count() == 0; }));
    history->filter()->setFrom(QStringLiteral("2100-13-01"));
    EXPECT_FALSE(history->filter()->fromFits());
    ASSERT_TRUE(waitFor([this] { return history->count() == 3; }));
}

TEST_F(HistoryViewModelTest, BringsGamesToAnotherHistory) {
    save();
    const auto file = QUrl::fromLocalFile(folder.filePath("games.json"));
    history->files()->exportTo(file);
    EXPECT_TRUE(history->files()->isBusy());
    ASSERT_TRUE(waitFor([this] { return !history->files()->isBusy(); }));
    EXPECT_NE(history->files()->message(), "");
    history->remove(0);
    ASSERT_TRUE(waitFor([this] { return history->total() == 0; }));
    history->files()->importFrom(file);
    ASSERT_TRUE(waitFor([this] { return history->total() == 1; }));
    history->files()->importFrom(QUrl::fromLocalFile(folder.filePath("none.json")));
    ASSERT_TRUE(waitFor([this] { return !history->trouble()->text().isEmpty(); }));
    EXPECT_EQ(history->total(), 1);
    EXPECT_EQ(history->files()->message(), "");
}

TEST_F(HistoryViewModelTest, ShowsTheLinkOfAPlay) {
    save();
    history->game()->showPlayLink();
    auto* play = history->game()->playLink();
    ASSERT_TRUE(waitFor([&] { return !play->link().isEmpty(); }));
    const auto code = images->image(play->code().section('/', -1));
    EXPECT_EQ(code.width(), play->modules());
    EXPECT_LE(play->link().size(), 1200);
    history->setCurrent(-1);
    EXPECT_TRUE(play->link().isEmpty());
    EXPECT_TRUE(play->code().isEmpty());
}

TEST_F(HistoryViewModelTest, NamesTheUsualPlayers) {
    save();
    history->usual()->load();
    ASSERT_TRUE(waitFor([this] { return !history->usual()->players().isEmpty(); }));
    EXPECT_EQ(history->usual()->players()[0].name, "");
    history->usual()->setName(QStringLiteral("red"), QStringLiteral(" Anna "));
    ASSERT_TRUE(waitFor([this] { return history->filter()->persons().contains("Anna"); }));
    EXPECT_EQ(history->usual()->players()[0].name, "Anna");
    EXPECT_EQ(history->game()->sheet()->players()[0].title, "Anna");
}

TEST(HistoryViewModel, StepsThroughAGameThatWasFollowed) {
    const auto images = std::make_shared<ImageStore>();
    db::GameInfo info;
    info.sheet = exampleScore().sheet;
    HistoryViewModel history(exampleHistoryServices({{db::GameId(1), info, false, true}}), images);
    ASSERT_TRUE(waitFor([&] { return history.isListed(); }));
    ASSERT_TRUE(history.game()->wasFollowed());
    history.game()->showTimeline();
    ASSERT_TRUE(waitFor([&] { return !history.game()->timeline()->photo().isEmpty(); }));
    EXPECT_EQ(history.game()->timeline()->count(), 3);
    history.game()->timeline()->setCurrent(1);
    EXPECT_TRUE(history.game()->timeline()->photo().isEmpty());
    history.setCurrent(-1);
    EXPECT_EQ(history.game()->timeline()->count(), 0);
}

TEST_F(HistoryViewModelTest, ShowsThePicturesOfAGameAtALiveCamera) {
    const std::array sizes{cv::Size(640, 480), cv::Size(), cv::Size(800, 500)};
    {
        auto database = db::Database::open(root / "live.db").value();
        db::FollowedGames games(database);
        auto followed = exampleFollowedGame();
        followed.info.sourcePath.clear();
        followed.info.level = "android";
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const cv::Mat picture(sizes[i], CV_8UC3, cv::Scalar(1, 2, 3));
            followed.steps[i].picture = session::asJpeg(picture, {1280, 100'000});
        }
        const auto id = games.begin(followed.info, followed.startedAt, followed.steps).value();
        db::NewGame game;
        game.info.sheet = exampleScore().sheet;
        ASSERT_TRUE(games.finish(id, sizes.size(), {}, game));
    }
    history = std::make_unique<HistoryViewModel>(historyServices(root / "live.db"), images);
    ASSERT_TRUE(listed());
    history->game()->showTimeline();
    const auto& timeline = *history->game()->timeline();
    ASSERT_TRUE(waitFor([&] { return timeline.photoSize() == QSizeF(640, 480); }));
    history->game()->timeline()->setCurrent(1);
    EXPECT_TRUE(timeline.photo().isEmpty());
    history->game()->timeline()->setCurrent(2);
    ASSERT_TRUE(waitFor([&] { return timeline.photoSize() == QSizeF(800, 500); }));
}

TEST_F(HistoryViewModelTest, SaysWhatIsWrongWithTheDatabase) {
    std::ofstream(root / "other.db") << "this is no database, but long enough to look into";
    history = std::make_unique<HistoryViewModel>(historyServices(root / "other.db"), images);
    ASSERT_TRUE(listed());
    EXPECT_FALSE(history->trouble()->text().isEmpty());
    QSignalSpy failed(history.get(), &HistoryViewModel::saveFailed);
    history->save(exampleScore());
    ASSERT_TRUE(waitFor([&] { return failed.count() == 1; }));
}

} // namespace
} // namespace pocketmars::app
