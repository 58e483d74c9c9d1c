#include "app/pages/to_mars/to_mars_view_model.h"

#include "app/settings/translation.h"
#include "app/support/player_colour.h"
#include "engine/to_mars/format/game_json.h"
#include "tests/app/example.h"
#include "tests/app/pages/to_mars/mars_example.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace pocketmars::app {
namespace {

class ToMarsViewModelTest : public MarsExample {
protected:
    /// Takes the action whose text begins so.
    void act(const QString& text) {
        const auto actions = m_model->actions();
        for (int i = 0; i < actions.size(); ++i) {
            if (actions[i].text.startsWith(text) && (m_group.isEmpty() || inGroup(actions, i))) {
                m_model->act(i);
                return;
            }
        }
        FAIL() << "there is no action " << text.toStdString();
    }
    void actIn(const QString& group, const QString& text) {
        m_group = group;
        act(text);
        m_group.clear();
    }
    bool inGroup(const QList<MarsAction>& actions, int place) const {
        while (place > 0 && actions[place].group.isEmpty()) {
            --place;
        }
        return actions[place].group.startsWith(m_group);
    }
    static int litCount(const QList<MarsSpot>& spots) {
        return static_cast<int>(
            std::count_if(spots.begin(), spots.end(), [](const auto& spot) { return spot.lit; }));
    }
    /// A laboratory of the first player, built and with a ticket for it.
    void laboratoryInHand() {
        m_model->begin({"Anna", "Bo"}, 0);
        act("Corporation token");
        actIn("Built", "Laboratory");
        actIn("From the main board", "Laboratory");
    }

    QString m_group;
};

TEST_F(ToMarsViewModelTest, LightsUpOnlyWhereAStructureMayGo) {
    laboratoryInHand();
    EXPECT_EQ(litCount(m_model->spaces()), 3);
    EXPECT_TRUE(m_model->spaces()[0].lit);
    EXPECT_EQ(litCount(m_model->panels()) + litCount(m_model->berths()), 0);
}

TEST_F(ToMarsViewModelTest, ATapLaysTheModuleOnAnySpaceThatItWillCover) {
    laboratoryInHand();
    const auto box = m_model->spaces()[1].box;
    m_model->tapAt(box.center().x(), box.center().y(), 10);
    ASSERT_EQ(m_model->modules().size(), 1);
    EXPECT_EQ(m_model->modules()[0].title, "Anna: laboratory");
    EXPECT_EQ(m_model->lastStep(),
              "Anna sends to the ship: laboratory, A above, from 1 on – 1 Mars "
              "ticket spent, 1 rare earth.");
    EXPECT_EQ(litCount(m_model->spaces()), 0); // nothing is in hand any more
}

TEST_F(ToMarsViewModelTest, SaysWhyAStructureMayNotGoThere) {
    laboratoryInHand();
    m_model->tapPlace(20);
    EXPECT_EQ(m_model->trouble()->text(),
              "The lowest numbers furthest left are filled first: A above, from 1 on.");
    EXPECT_TRUE(m_model->modules().isEmpty());
    m_model->tapPlace(0);
    EXPECT_TRUE(m_model->trouble()->text().isEmpty());
    EXPECT_EQ(m_model->modules().size(), 1);
}

TEST_F(ToMarsViewModelTest, SaysWhyAnActionIsNotToBeHad) {
    m_model->begin({"Anna", "Bo"}, 0);
    actIn("From the main board", "Dome");
    EXPECT_EQ(m_model->trouble()->text(), "Anna has no Mars ticket.");
    actIn("Goals", "Modules in two");
    EXPECT_EQ(m_model->trouble()->text(),
              "Anna does not have what it takes: modules in two sections.");
    m_model->tapAt(0, 0, 10);
    EXPECT_EQ(m_model->trouble()->text(), "First choose beside the ship what goes there.");
    EXPECT_TRUE(m_model->steps().isEmpty());
}

TEST_F(ToMarsViewModelTest, WhyNotFollowsTheLanguage) {
    m_settings.setLanguage("en");
    const Translation translation(m_settings);
    QObject::connect(&translation, &Translation::changed, m_model.get(),
                     &ToMarsViewModel::retranslate);
    const auto isTranslated = [this](const QString& line) {
        EXPECT_EQ(m_model->trouble()->text(), line);
        m_settings.setLanguage("pl");
        const auto told = m_model->trouble()->text();
        EXPECT_FALSE(told.isEmpty());
        EXPECT_NE(told, line);
        m_settings.setLanguage("en");
        EXPECT_EQ(m_model->trouble()->text(), line);
    };
    laboratoryInHand();
    m_model->tapPlace(20);
    isTranslated("The lowest numbers furthest left are filled first: A above, from 1 on.");
    actIn("From the main board", "Dome");
    isTranslated("Anna has none on the main board: dome.");
    m_model->tapAt(0, 0, 10);
    isTranslated("First choose beside the ship what goes there.");
    actIn("From the main board", "Dome");
    m_settings.setLanguage("zh_TW");
    EXPECT_TRUE(m_model->trouble()->text().endsWith(QChar(0x3002)))
        << qPrintable(m_model->trouble()->text());
}

TEST_F(ToMarsViewModelTest, EachStepIsUndone) {
    laboratoryInHand();
    m_model->tapPlace(0);
    EXPECT_EQ(m_model->steps().size(), 3);
    m_model->undo();
    EXPECT_TRUE(m_model->modules().isEmpty());
    EXPECT_EQ(m_model->players()[0].tickets, 1);
    m_model->undo();
    m_model->undo();
    m_model->undo(); // one too many
    EXPECT_TRUE(m_model->steps().isEmpty());
    EXPECT_TRUE(m_model->playing());
}

TEST_F(ToMarsViewModelTest, WhatIsDueComesFirst) {
    m_model->begin({"Anna", "Bo"}, 0);
    m_model->setSeat(1);
    act("Engineering Support");
    EXPECT_EQ(m_model->due(), "Bo builds a structure and pays its cost.");
    m_model->setSeat(0);
    EXPECT_EQ(m_model->seat(), 1);
    EXPECT_TRUE(m_model->canSkip());
    m_model->skip();
    EXPECT_TRUE(m_model->due().isEmpty());
}

TEST_F(ToMarsViewModelTest, GoesOnAfterARestart) {
    laboratoryInHand();
    m_model->tapPlace(0);
    m_model->setElsewhere(1, 30);
    restart();
    ASSERT_TRUE(m_model->playing());
    EXPECT_EQ(m_model->modules().size(), 1);
    EXPECT_EQ(m_model->players()[1].points, 30);
    m_model->undo();
    EXPECT_TRUE(m_model->modules().isEmpty());
    m_model->close();
    restart();
    EXPECT_FALSE(m_model->playing());
}

TEST_F(ToMarsViewModelTest, AsksForNamesThatDiffer) {
    m_model->begin({"", " "}, 0);
    EXPECT_FALSE(m_model->playing());
    m_model->begin({"Anna", "Anna "}, 0);
    EXPECT_FALSE(m_model->playing());
    EXPECT_EQ(m_model->trouble()->text(), "Two players are called Anna; give one another name.");
}

TEST_F(ToMarsViewModelTest, ARivalPlaysInSoloWhereThatWasChosen) {
    m_model->begin({"Anna"}, 0);
    EXPECT_EQ(m_model->players().size(), 1);
    m_model->close();
    m_model->choices()->choose(static_cast<int>(to_mars::Choice::Solo), 1);
    m_model->begin({"Anna"}, 0);
    EXPECT_EQ(m_model->players().size(), 2);
}

TEST_F(ToMarsViewModelTest, TheEndIsScoredWithReasons) {
    m_model->begin({"Anna", "Bo"}, 0);
    m_model->setElsewhere(0, 12);
    m_model->endGame();
    EXPECT_TRUE(m_model->over());
    ASSERT_EQ(m_model->lines().size(), 3);
    EXPECT_EQ(m_model->lines()[1].reason, "from the rest of the game");
    EXPECT_EQ(m_model->sections()[0],
              "A scores nothing: 10 spaces are free, 2 solar panels are missing.");
    QSignalSpy wanted(m_model.get(), &ToMarsViewModel::saveRequested);
    m_model->save();
    EXPECT_EQ(wanted.count(), 1);
    m_model->saved(db::GameId(7));
    EXPECT_TRUE(m_model->isSaved());
    m_model->undo();
    EXPECT_FALSE(m_model->isSaved());
}

TEST_F(ToMarsViewModelTest, SavingAgainTakesThePlaceOfBeforeAlsoAfterARestart) {
    laboratoryInHand();
    m_model->saved(db::GameId(7));
    restart();
    EXPECT_TRUE(m_model->wasSaved());
    m_model->endGame();
    std::optional<db::GameId> again;
    QObject::connect(m_model.get(), &ToMarsViewModel::saveRequested,
                     [&again](const auto&, const auto&, auto id) { again = id; });
    m_model->save();
    EXPECT_EQ(again, db::GameId(7));
    m_model->undo(); // before the history has answered
    m_model->saved(db::GameId(7));
    EXPECT_FALSE(m_model->isSaved());
    m_model->close();
    m_model->begin({"Anna"}, 0);
    m_model->save();
    EXPECT_FALSE(again);
}

TEST_F(ToMarsViewModelTest, AGameOfTheHistoryIsGoneOnWith) {
    const auto game = to_mars::gameFromJson(
        R"({"format":"pocketmars.to_mars/1","players":[{"name":"Fabio"}],"moves":["Fabio: token"]})");
    m_model->begin({"Anna"}, 0);
    m_model->open(*game, db::GameId(3));
    EXPECT_EQ(m_model->players()[0].name, "Fabio");
    EXPECT_TRUE(m_model->isSaved());
    m_model->undo();
    EXPECT_EQ(m_model->players()[0].tickets, 0);
    EXPECT_FALSE(m_model->isSaved());
    EXPECT_TRUE(m_model->wasSaved());
}

TEST_F(ToMarsViewModelTest, PlayersWhoseColourNobodySaidAreToldApart) {
    const auto game = to_mars::gameFromJson(
        R"({"format":"pocketmars.to_mars/1","players":[{"name":"Fabio"},{"name":"Bo","colour":"red"}],)"
        R"("modules":[{"player":"Fabio","structure":"dome"}]})");
    m_model->open(*game, db::GameId(3));
    const auto players = m_model->players();
    EXPECT_NE(players[0].colour, players[1].colour);
    EXPECT_GT(players[0].colour.hslSaturation(), 0); // not grey
    EXPECT_EQ(m_model->modules()[0].colour, players[0].colour);
    EXPECT_EQ(m_model->lines()[0].colour, players[0].colour);
}

TEST_F(ToMarsViewModelTest, RemembersWhoPlaysInWhichColourAndWhatWasChosen) {
    m_model->setColour(0, 3); // yellow, for the red that the fourth has then
    m_model->choices()->choose(static_cast<int>(to_mars::Choice::CornerPanels), 1);
    m_model->begin({"Anna", "", "Bo"}, 0);
    EXPECT_EQ(m_model->players().size(), 2);
    EXPECT_EQ(m_model->players()[0].colour, playerColour(nullptr, "yellow"));
    m_model->close();
    restart();
    EXPECT_EQ(m_model->lastNames(), (QStringList{"Anna", "", "Bo"}));
    EXPECT_EQ(m_model->colours(), (QList<int>{3, 1, 2, 0}));
    EXPECT_TRUE(m_model->choices()->choices().second(to_mars::Choice::CornerPanels));
    m_model->begin({"Anna"}, 0);
    const auto folder = m_folder.filePath("to_mars").toStdString();
    const auto kept = marsServices(folder).resume();
    ASSERT_TRUE(kept && *kept);
    EXPECT_TRUE((*kept)->table().choices.second(to_mars::Choice::CornerPanels)); // it takes effect
}

TEST_F(ToMarsViewModelTest, ANameThatNoFileTakesIsRefusedAtOnce) {
    m_model->begin({QString(61, 'x')}, 0);
    EXPECT_FALSE(m_model->playing());
    EXPECT_FALSE(m_model->trouble()->isEmpty());
    m_model->begin({"a: b"}, 0);
    EXPECT_FALSE(m_model->playing());
}

TEST_F(ToMarsViewModelTest, ShowsWhatAPlayerHasAndWhoClaimedAGoal) {
    m_model->begin({"Anna", "Bo", "Cy"}, 0);
    act("Robotic Arm");
    actIn("Built", "Dome");
    actIn("From the main board", "Dome");
    m_model->tapPlace(0);
    actIn("Goals", "A module in one");
    EXPECT_EQ(m_model->possessions(), "Robotic Arm, a module in one section, 3 credits");
    QStringList details;
    for (const auto& action : m_model->actions()) {
        details << action.detail;
    }
    EXPECT_TRUE(details.contains("4 VP: Anna, 2 VP: free"));
    EXPECT_TRUE(details.contains("8 VP: free, 6 VP: closed"));
    m_model->setSeat(1);
    EXPECT_EQ(m_model->possessions(), "");
}

} // namespace
} // namespace pocketmars::app
