#include "app/shell/narrator.h"

#include "app/settings/translation.h"
#include "tests/app/play_example.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>

namespace pocketmars::app {
namespace {

/// A game by hand of red against Devious Automatics, and what is read aloud of it.
class NarratorTest : public testing::Test {
protected:
    void SetUp() override {
        qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
        ASSERT_TRUE(waitFor([this] { return profiles.profile() != nullptr; }));
        play.begin();
        ASSERT_TRUE(waitForSteps(1));
    }

    [[nodiscard]] bool waitForSteps(int count) {
        return waitFor([&] { return play.steps()->count() == count && !play.busy(); });
    }

    /// Tells the phase at hand, always by the first choice.
    void playPhase() {
        const int steps = play.steps()->count();
        for (int i = 0; i < 100 && !play.move()->complete(); ++i) {
            play.move()->choose(0);
        }
        play.playMove();
        ASSERT_TRUE(waitForSteps(steps + 1));
    }

    /// What was told since it was asked last.
    QStringList heard() {
        QCoreApplication::processEvents();
        QStringList out;
        for (; !told.isEmpty(); told.removeFirst()) {
            out << told.first()[0].toString();
        }
        return out;
    }

    [[nodiscard]] QStringList orders() {
        QStringList out;
        for (int row = 0; row < play.orders()->count(); ++row) {
            out << play.orders()->index(row).data(ChecklistModel::TextRole).toString();
        }
        return out;
    }

    QTemporaryDir folder;
    std::shared_ptr<ImageStore> images = std::make_shared<ImageStore>();
    Settings settings{folder.filePath("settings.ini")};
    ProfilesViewModel profiles{exampleProfileServices({"mine"}), images, settings};
    PlayViewModel play{examplePlayServices(), profiles, settings};
    Narrator narrator{settings, play};
    QSignalSpy told{&narrator, &Narrator::told};
};

TEST_F(NarratorTest, IsSilentUntilThePlayerWantsIt) {
    playPhase();
    ASSERT_GT(play.orders()->count(), 0);
    EXPECT_EQ(heard(), QStringList());
}

TEST_F(NarratorTest, SwitchedOnItTellsWhatIsOpen) {
    playPhase();
    settings.setSpoken(true);
    EXPECT_EQ(heard(), QStringList{"Reading aloud."} + orders());
}

TEST_F(NarratorTest, TellsEachOrderOnce) {
    settings.setSpoken(true);
    EXPECT_EQ(heard(), QStringList{"Reading aloud."});
    playPhase();
    const auto list = orders();
    ASSERT_FALSE(list.isEmpty());
    EXPECT_EQ(heard(), list);
    play.orders()->tick(0, true);
    EXPECT_EQ(heard(), QStringList());
    QTest::qWait(static_cast<int>(ChecklistModel::kAtOnce.count()));
    play.orders()->tick(0, false);
    ASSERT_EQ(play.orders()->open(), list.size());
    EXPECT_EQ(heard(), QStringList()) << "taking a tick away is no news";
}

TEST_F(NarratorTest, TellsTheWayBackAfterAnUndo) {
    playPhase();
    playPhase();
    settings.setSpoken(true);
    heard();
    play.undo();
    ASSERT_TRUE(waitForSteps(2));
    ASSERT_GT(play.wayBack()->count(), 0);
    EXPECT_EQ(heard().value(0), play.wayBack()->index(0).data(ChecklistModel::TextRole).toString());
}

TEST_F(NarratorTest, TheSameInAnotherLanguageIsNoNews) {
    playPhase();
    settings.setSpoken(true);
    heard();
    const Translation translation(settings);
    settings.setLanguage("pl");
    play.retranslate();
    ASSERT_TRUE(waitFor([this] { return orders().value(0).startsWith("Po"); })) << "in Polish";
    EXPECT_EQ(heard(), QStringList());
    settings.setSpoken(false);
    settings.setSpoken(true);
    EXPECT_EQ(heard().mid(1), orders());
}

TEST_F(NarratorTest, TellsAQuestionWithItsAnswers) {
    settings.setSpoken(true);
    heard();
    session::GameQuestion question;
    question.id = 1;
    question.text = "What happened?";
    question.options = {"a", "b"};
    question.deeds = {{"red plays G2 from the hand"}, {"red plays H0c from the hand"}};
    question.begins = {{0}, {0}};
    play.question()->set(question);
    EXPECT_EQ(heard(),
              QStringList({"Which card?", play.question()->frame()}) + play.question()->answers());
    play.question()->set(question);
    EXPECT_EQ(heard(), QStringList()) << "it is open still";
    play.question()->set(std::nullopt);
    play.question()->set(question);
    EXPECT_EQ(heard(), QStringList()) << "it was told, and nothing came between";
    play.question()->set(std::nullopt);
    heard();
    play.question()->set(question);
    EXPECT_EQ(heard().value(0), "Which card?") << "asked anew";
}

TEST_F(NarratorTest, TellsASlipAndWhatPutsItRightWithSymbolsInWords) {
    settings.setSpoken(true);
    heard();
    session::RuleBroken slip;
    slip.id = 1;
    slip.text = "One colonist moves from greenhouse ★ to ★★.";
    slip.fix = "Move it back to ★.";
    play.warning()->set(slip, std::nullopt, nullptr);
    EXPECT_EQ(heard(), QStringList({"One colonist moves from greenhouse one star to two stars.",
                                    "Move it back to one star."}));
}

TEST_F(NarratorTest, SwitchedOffItHushes) {
    settings.setSpoken(true);
    heard();
    const QSignalSpy hushed(&narrator, &Narrator::hushed);
    settings.setSpoken(false);
    EXPECT_EQ(hushed.count(), 1);
    playPhase();
    EXPECT_EQ(heard(), QStringList());
}

TEST(NarratorAtTheEnd, TellsWhoWins) {
    const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
    Settings settings(folder.filePath("settings.ini"));
    ProfilesViewModel profiles(exampleProfileServices({"mine"}), std::make_shared<ImageStore>(),
                               settings);
    ASSERT_TRUE(waitFor([&] { return profiles.profile() != nullptr; }));
    PlayViewModel play(recordedPlayServices(recordedTables()), profiles, settings);
    Narrator narrator(settings, play);
    settings.setSpoken(true);
    const QSignalSpy told(&narrator, &Narrator::told);
    play.newGame()->setup()->setSource(QString::fromStdString(kRecordedGame));
    play.begin();
    ASSERT_TRUE(waitFor([&] { return play.state() == PlayViewModel::Over && play.saved(); }));
    QCoreApplication::processEvents();
    EXPECT_EQ(told.last()[0].toString(), play.sheet()->verdict());
    const auto isVerdict = [&](const auto& each) {
        return each[0].toString() == play.sheet()->verdict();
    };
    EXPECT_EQ(std::count_if(told.begin(), told.end(), isVerdict), 1);
}

} // namespace
} // namespace pocketmars::app
