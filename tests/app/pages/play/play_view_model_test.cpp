#include "app/pages/play/play_view_model.h"

#include "app/session/files/data_folder.h"
#include "app/settings/translation.h"
#include "db/history.h"
#include "tests/app/play_example.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QFile>
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

    void open(const PlayServices& services) {
        play = std::make_unique<PlayViewModel>(services, *profiles, settings);
    }

    /// Red against blue, who sit so in the recorded game.
    void playRecorded(std::vector<session::TableSeen> tables) {
        open(recordedPlayServices(std::move(tables)));
        play->newGame()->setup()->setSource(QString::fromStdString(kRecordedGame));
        play->begin();
    }

    /// The same at a camera.
    void playLive(std::vector<session::TableSeen> tables) {
        play = livePlay(std::move(tables), *profiles, settings);
        play->newGame()->setup()->setSource("0");
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
    EXPECT_EQ(play->trouble()->text(), "");
    EXPECT_EQ(play->warning()->text(), "");
}

TEST_F(PlayViewModelTest, BeginsOnceTheDataFolderCanBeWritten) {
    const auto data = folder.filePath("data");
    std::ofstream(data.toStdString()) << "a file where the folder is to be";
    qputenv("XDG_DATA_HOME", data.toLocal8Bit());
    play->begin();
    ASSERT_TRUE(waitFor([this] { return !play->trouble()->text().isEmpty(); }));
    EXPECT_TRUE(play->trouble()->text().contains("choose another data folder"));
    EXPECT_EQ(play->state(), PlayViewModel::NoGame);
    QFile::remove(data);
    play->begin();
    EXPECT_TRUE(waitFor([this] { return play->state() == PlayViewModel::Playing; }));
    EXPECT_EQ(play->trouble()->text(), "");
}

TEST_F(PlayViewModelTest, ShowsTheCameraBeforeTheGameBegins) {
    play->findCameras();
    ASSERT_TRUE(waitFor([this] { return play->live()->hasPicture(); }));
    EXPECT_EQ(play->newGame()->setup()->source(), "0");
    EXPECT_EQ(play->live()->state(), LiveTable::Opening);
    EXPECT_EQ(play->live()->feed()->sourceSize(), QSizeF(400, 300));
    EXPECT_EQ(play->newGame()->lights().front().colour, light::Dark);
}

TEST_F(PlayViewModelTest, TheFirstTableTicksTheSetUp) {
    open(recordedPlayServices(recordedTables()));
    play->newGame()->setup()->setSource(QString::fromStdString(kRecordedGame));
    ASSERT_TRUE(waitFor([this] { return play->live()->state() == LiveTable::Watching; }));
    EXPECT_EQ(play->newGame()->steps()->count(), 6);
    EXPECT_EQ(play->newGame()->steps()->open(), 0);
    for (const auto& each : play->newGame()->lights()) {
        EXPECT_EQ(each.colour, light::Green) << qUtf8Printable(each.title);
    }
    const Translation translation(settings);
    settings.setLanguage("pl");
    play->retranslate();
    EXPECT_EQ(play->newGame()->steps()->open(), 0) << "they stay ticked in other words";
    EXPECT_TRUE(play->newGame()->steps()->index(0).data().toString().startsWith("Czerwony"));
}

TEST_F(PlayViewModelTest, WithoutACameraTheGameIsSetUpByHand) {
    play->begin();
    ASSERT_TRUE(waitFor([this] { return play->steps()->count() == 1; }));
    EXPECT_EQ(play->state(), PlayViewModel::Playing);
    EXPECT_EQ(play->phase(), "Round 1, architect phase");
    EXPECT_EQ(play->board()->seats().size(), 2);
    EXPECT_EQ(play->board()->seats()[1].ship.count, 5);
}

TEST_F(PlayViewModelTest, AmongSeveralItSaysWhoseTurnItIs) {
    play->newGame()->setup()->setSolo(false);
    play->newGame()->setup()->players()->seat({"blue", "red"});
    play->begin();
    ASSERT_TRUE(waitFor([this] { return play->steps()->count() == 1; }))
        << qUtf8Printable(play->trouble()->line());
    EXPECT_EQ(play->phase(), "Round 1: Blue plays");
}

TEST_F(PlayViewModelTest, ALastTableThatLeavesDoubtIsTakenForWhatItIsLikely) {
    playRecorded(tablesEndingInDoubt());
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(play->steps()->count(), 28);
}

TEST_F(PlayViewModelTest, ALastTableThatLeavesDoubtAtACameraIsAskedAbout) {
    playLive(tablesEndingInDoubt());
    ASSERT_TRUE(waitFor([this] { return !play->question()->text().isEmpty(); }));
    EXPECT_EQ(play->state(), PlayViewModel::Playing);
    EXPECT_EQ(play->question()->text(), "What was played last in this game?");
    play->answer(0);
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(play->steps()->count(), 28);
    EXPECT_EQ(play->question()->text(), "");
}

TEST_F(PlayViewModelTest, WhatNoAnswerTellsIsToldByHand) {
    playLive(tablesEndingInDoubt());
    ASSERT_TRUE(waitFor([this] { return !play->question()->text().isEmpty(); }));
    const int told = play->steps()->count();
    play->declineAnswers();
    ASSERT_TRUE(waitFor([this] { return play->question()->text().isEmpty(); }));
    EXPECT_EQ(play->state(), PlayViewModel::Playing);
    EXPECT_EQ(play->steps()->count(), told);
    EXPECT_TRUE(play->isToBeTold());
    while (!play->move()->complete()) {
        play->move()->choose(0);
    }
    play->playMove();
    ASSERT_TRUE(waitFor([this, told] { return play->steps()->count() == told + 1; }));
    EXPECT_FALSE(play->isToBeTold());
}

TEST_F(PlayViewModelTest, WhatIsNotToldAfterAllIsAskedAgain) {
    playLive(tablesEndingInDoubt());
    ASSERT_TRUE(waitFor([this] { return !play->question()->text().isEmpty(); }));
    const auto answers = play->question()->answers();
    play->declineAnswers();
    ASSERT_TRUE(waitFor([this] { return play->isToBeTold(); }));
    EXPECT_EQ(play->question()->text(), "");
    play->followAgain();
    ASSERT_TRUE(waitFor([this] { return !play->question()->text().isEmpty(); }));
    EXPECT_EQ(play->question()->answers(), answers);
    EXPECT_FALSE(play->isToBeTold());
    play->answer(0);
    ASSERT_TRUE(waitForEnd());
}

TEST_F(PlayViewModelTest, TheLastPictureOfACameraGoesIntoTheHistory) {
    playLive(recordedTables());
    ASSERT_TRUE(waitForEnd());
    const auto file = session::historyFile();
    ASSERT_TRUE(file);
    auto history = db::Database::open(*file);
    ASSERT_TRUE(history);
    const auto games = db::History(*history).list();
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 1U);
    EXPECT_TRUE(games->front().hasPhoto);
}

TEST_F(PlayViewModelTest, ShowsTheTableFromAbove) {
    auto services = examplePlayServices();
    services.watch = [](const WatchJob&,
                        const WatchCalls& calls) -> tl::expected<void, session::SessionError> {
        session::TableSeen seen;
        seen.image = cv::Mat(300, 400, CV_8UC3, cv::Scalar::all(90));
        calls.preview(seen.image);
        // The camera stands on its side.
        seen.photoToTable = {0, -1, 300, 1, 0, 0, 0, 0, 1};
        seen.findings = {{"red.ship", "1", {{100, 100}, {300, 100}, {300, 150}, {100, 150}}, 0.9}};
        calls.tell(seen);
        while (!calls.stopped()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return {};
    };
    open(services);
    auto& live = *play->live();
    live.setRectified(true);
    EXPECT_EQ(live.shown(), live.feed()) << "nothing was seen yet";
    play->newGame()->setup()->setSource("0");
    ASSERT_TRUE(waitFor([&] { return live.shown() != live.feed(); }));
    const auto bounds = live.findings()->boundsOf({"red.ship"});
    EXPECT_NEAR(bounds.height() / bounds.width(), 4, 0.1);
    EXPECT_TRUE(QRectF(QPointF(), live.shown()->sourceSize()).contains(bounds));
    live.setRectified(false);
    EXPECT_EQ(live.shown(), live.feed());
    EXPECT_EQ(live.findings()->boundsOf({"red.ship"}), QRectF(100, 100, 200, 50));
    live.setRectified(true);
    play->newGame()->setup()->setSource({});
    EXPECT_EQ(live.shown(), live.feed());
    EXPECT_EQ(live.findings()->count(), 0);
}

TEST_F(PlayViewModelTest, SavesWhatTheCameraSawWhereThePlayerSays) {
    constexpr const char* kThird = R"("photo": "2")";
    auto services = examplePlayServices();
    services.watch = [](const WatchJob&,
                        const WatchCalls& calls) -> tl::expected<void, session::SessionError> {
        session::SettledFrame settled;
        settled.frame.image = cv::Mat(3, 4, CV_8UC3, cv::Scalar::all(90));
        for (int i = 0; i < 10; ++i) {
            settled.frame.name = std::to_string(i);
            calls.record(settled);
        }
        while (!calls.stopped()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        return {};
    };
    services.saveBundle = [](const std::filesystem::path& file, const std::string& profile,
                             const std::vector<session::PackedFrame>& frames)
        -> tl::expected<void, session::SessionError> {
        if (file.extension() != ".zip") {
            return tl::unexpected(session::SessionError{"no room"});
        }
        const bool isThird = frames.front().about.find(kThird) != std::string::npos;
        std::ofstream(file) << profile << ' ' << isThird << ' ' << frames.size();
        return {};
    };
    open(services);
    auto& report = *play->report();
    EXPECT_FALSE(report.possible());
    report.save(QUrl::fromLocalFile(folder.filePath("early.zip")));
    EXPECT_FALSE(report.isBusy()) << "there is nothing to save";
    play->newGame()->setup()->setSource("0");
    const auto isOfTheLastEight = [&] {
        const auto& kept = play->live()->settled();
        return kept.size() == 8 && kept.front().about.find(kThird) != std::string::npos;
    };
    ASSERT_TRUE(waitFor(isOfTheLastEight));
    const auto path = folder.filePath("report.zip");
    report.save(QUrl::fromLocalFile(path));
    ASSERT_TRUE(waitFor([&] { return !report.isBusy(); }));
    EXPECT_TRUE(report.message().contains(path)) << qUtf8Printable(report.message());
    std::ifstream saved(path.toStdString());
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(saved), {}), "mine 1 8");
    report.dismiss();
    EXPECT_EQ(report.message(), "");
    report.save(QUrl::fromLocalFile(folder.filePath("report")));
    ASSERT_TRUE(waitFor([&] { return !report.isBusy(); }));
    EXPECT_EQ(report.trouble()->text(), "No room");
    play->newGame()->setup()->setSource({});
    EXPECT_FALSE(report.possible());
}

TEST_F(PlayViewModelTest, GoesOnWithAGameThatWasLeft) {
    auto tables = recordedTables();
    tables.resize(6);
    playRecorded(tables);
    // The watch ends before the session has dealt with all that it showed.
    ASSERT_TRUE(waitFor([this] {
        return play->live()->state() == LiveTable::Ended && play->steps()->count() >= 5;
    }));
    play->leave();
    EXPECT_EQ(play->state(), PlayViewModel::NoGame);
    open(recordedPlayServices(recordedTables()));
    play->lookForGame();
    ASSERT_TRUE(waitFor([this] { return !play->newGame()->inProgress().isEmpty(); }));
    EXPECT_TRUE(play->newGame()->inProgress().startsWith("Red, Blue: Round 2"));
    play->resume();
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(play->steps()->count(), 28);
}

/// Games that the player tells.
class PlayByHandTest : public PlayViewModelTest {
protected:
    void SetUp() override {
        PlayViewModelTest::SetUp();
        play->begin();
        ASSERT_TRUE(waitForSteps(1));
    }

    [[nodiscard]] bool waitForSteps(int count) {
        return waitFor([&] { return play->steps()->count() == count && !play->busy(); });
    }

    void goOnInAnotherWindow() {
        play.reset();
        open(examplePlayServices());
        play->lookForGame();
        ASSERT_TRUE(waitFor([this] { return !play->newGame()->inProgress().isEmpty(); }));
        play->resume();
    }

    /// Tells the phase at hand, always by the first choice.
    void playPhase() {
        const int steps = play->steps()->count();
        for (int i = 0; i < 100 && !play->move()->complete(); ++i) {
            play->move()->choose(0);
        }
        ASSERT_TRUE(play->move()->complete());
        play->playMove();
        ASSERT_TRUE(waitForSteps(steps + 1));
    }
};

TEST_F(PlayByHandTest, APhaseIsToldDecisionByDecision) {
    EXPECT_TRUE(play->move()->active());
    EXPECT_EQ(play->move()->decider(), "Red");
    EXPECT_GT(play->move()->choices().size(), 1);
    EXPECT_FALSE(play->move()->canTakeBack());
    play->move()->choose(0);
    EXPECT_TRUE(play->move()->canTakeBack());
    EXPECT_FALSE(play->move()->words().isEmpty());
    play->move()->takeBack();
    EXPECT_FALSE(play->move()->canTakeBack());
    playPhase();
    EXPECT_EQ(play->phase(), "Round 1, system failure");
    EXPECT_TRUE(play->move()->complete()) << "nothing is to be decided";
    EXPECT_EQ(play->orders()->count(), 1);
}

/// Holds the history as another program would.
class Lock {
public:
    Lock() : m_other(session::historyFile()->string(), SQLite::OPEN_READWRITE) {
        m_other.exec("BEGIN EXCLUSIVE");
    }

private:
    SQLite::Database m_other;
};

TEST_F(PlayByHandTest, GoesOnWhileTheHistoryIsLockedAndKeepsAllOnceItIsNot) {
    {
        const Lock lock;
        playPhase();
        EXPECT_TRUE(play->trouble()->text().contains("close that program"))
            << qUtf8Printable(play->trouble()->text());
        playPhase();
        EXPECT_FALSE(play->trouble()->text().isEmpty());
        play->undo();
        ASSERT_TRUE(waitForSteps(3)) << "it can't be taken back while it is not kept";
    }
    ASSERT_TRUE(waitFor([this] { return play->trouble()->text().isEmpty(); }));
    goOnInAnotherWindow();
    EXPECT_TRUE(waitForSteps(3));
}

TEST_F(PlayByHandTest, KeepsWhatWasLockedOutWhenTheGameIsLeft) {
    {
        const Lock lock;
        playPhase();
    }
    play->leave();
    EXPECT_EQ(play->trouble()->text(), "");
    ASSERT_TRUE(waitFor([this] { return !play->newGame()->inProgress().isEmpty(); }));
    play->resume();
    EXPECT_TRUE(waitForSteps(2));
}

TEST_F(PlayByHandTest, KeepsWhatIsStillLockedOutAfterTheGameWasLeft) {
    {
        const Lock lock;
        playPhase();
        play->leave();
        QTest::qWait(5000); // more than it waits for the history as it leaves
    }
    ASSERT_TRUE(waitFor([this] { return !play->newGame()->inProgress().isEmpty(); }));
    play->resume();
    EXPECT_TRUE(waitForSteps(2));
}

TEST_F(PlayByHandTest, KeepsWhatWasLockedOutWhenTheWindowIsClosed) {
    {
        const Lock lock;
        playPhase();
    }
    goOnInAnotherWindow();
    EXPECT_TRUE(waitForSteps(2));
}

TEST_F(PlayByHandTest, UndoTakesTheLastDecisionBackBeforeAStep) {
    play->move()->choose(0);
    ASSERT_TRUE(play->move()->canTakeBack());
    play->undo();
    EXPECT_FALSE(play->move()->canTakeBack());
    EXPECT_EQ(play->steps()->count(), 1);
    playPhase();
    ASSERT_FALSE(play->move()->canTakeBack());
    play->undo();
    EXPECT_TRUE(waitForSteps(1));
}

TEST_F(PlayByHandTest, AnUndoneStepIsToldAnew) {
    playPhase();
    playPhase();
    play->undo();
    ASSERT_TRUE(waitForSteps(2));
    EXPECT_EQ(play->phase(), "Round 1, system failure");
    EXPECT_GT(play->wayBack()->count(), 0);
    play->endWayBack();
    ASSERT_TRUE(waitFor([this] { return play->wayBack()->count() == 0; }));
    playPhase();
    EXPECT_EQ(play->steps()->count(), 3);
}

TEST_F(PlayByHandTest, AnItemThatIsTappedCanBeCorrected) {
    play->openItems({"red.energy"});
    ASSERT_EQ(play->correction()->count(), 1);
    play->correct("red.energy", "3");
    ASSERT_TRUE(waitFor([this] { return play->board()->seats()[0].energy.count == 3; }));
    EXPECT_EQ(play->trouble()->text(), "");
    play->correct("red.energy", "9");
    ASSERT_TRUE(waitFor([this] { return !play->trouble()->text().isEmpty(); }));
    EXPECT_EQ(play->board()->seats()[0].energy.count, 3);
}

TEST_F(PlayByHandTest, AllThatStandsThereFollowsTheLanguage) {
    const Translation translation(settings);
    QObject::connect(&translation, &Translation::changed, play.get(), &PlayViewModel::retranslate);
    const auto speak = [this](const QString& language) {
        settings.setLanguage(language);
        ASSERT_TRUE(waitFor([this] { return !play->busy(); }));
    };
    speak("en");
    playPhase(); // the system failure is ordered
    play->orders()->tick(0, true);
    const auto ticked = [this] {
        return play->orders()->index(0).data(ChecklistModel::DoneRole).toBool();
    };
    const auto told = [this] {
        QStringList all{play->question()->text()};
        for (int row = 0; row < play->steps()->count(); ++row) {
            all << play->steps()->index(row).data(StepsModel::WordsRole).toString();
        }
        all << play->orders()->index(0).data().toString() << play->move()->choices();
        return all;
    };
    const auto english = told();
    EXPECT_EQ(english[2], "The game is set up");
    speak("pl");
    const auto polish = told();
    ASSERT_EQ(polish.size(), english.size());
    for (int i = 1; i < english.size(); ++i) {
        EXPECT_NE(polish[i], english[i]);
    }
    EXPECT_TRUE(ticked());
    speak("en");
    EXPECT_EQ(told(), english);
    play->undo();
    ASSERT_TRUE(waitForSteps(1));
    const auto back = [this] { return play->wayBack()->index(0).data().toString(); };
    const auto before = back();
    EXPECT_GT(play->move()->choices().size(), 0);
    const auto choices = play->move()->choices();
    speak("zh_TW");
    EXPECT_NE(back(), before);
    EXPECT_NE(play->move()->choices(), choices);
}

TEST_F(PlayViewModelTest, AQuestionFollowsTheLanguage) {
    const Translation translation(settings);
    settings.setLanguage("en");
    playLive(tablesEndingInDoubt());
    ASSERT_TRUE(waitFor([this] { return !play->question()->text().isEmpty(); }));
    const auto answers = play->question()->answers();
    settings.setLanguage("pl");
    play->retranslate();
    ASSERT_TRUE(waitFor([this] { return !play->busy(); }));
    EXPECT_EQ(play->question()->text(), "Co zagrano na ko\u0144cu tej gry?");
    EXPECT_EQ(play->question()->answers().size(), answers.size());
    EXPECT_NE(play->question()->answers(), answers);
    play->answer(0);
    ASSERT_TRUE(waitForEnd());
}

TEST_F(PlayByHandTest, TheNextStartBeginsWithTheLastSetUp) {
    play->leave();
    play->newGame()->setup()->setLevel(GameSetup::Cyborg);
    play->newGame()->setup()->players()->seat({"blue", "green"});
    play->begin();
    ASSERT_TRUE(waitForSteps(1));
    open(examplePlayServices());
    EXPECT_EQ(play->newGame()->setup()->level(), GameSetup::Cyborg);
    EXPECT_EQ(play->newGame()->setup()->game().colours,
              (std::vector<std::string>{"blue", "green"}));
}

} // namespace
} // namespace pocketmars::app
