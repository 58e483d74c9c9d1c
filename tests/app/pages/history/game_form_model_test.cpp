#include "app/pages/history/game_form_model.h"

#include "app/parts/score_sheet_model.h"
#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QDateTime>

#include <chrono>

namespace pocketmars::app {
namespace {

class GameFormModelTest : public testing::Test {
protected:
    GameFormModelTest() {
        QObject::connect(&form, &GameFormModel::saveWanted,
                         [this](std::optional<db::GameId> id, const db::GameInfo& info) {
                             savedId = id;
                             saved = info;
                         });
    }

    void setTotals(int first, int second) {
        form.setDetailed(false);
        form.setPoints(0, ScoreSheetModel::TotalLine, QString::number(first));
        form.setPoints(1, ScoreSheetModel::TotalLine, QString::number(second));
    }

    GameFormModel form;
    std::optional<db::GameId> savedId;
    std::optional<db::GameInfo> saved;
};

TEST_F(GameFormModelTest, IsClosedAtFirstAndKeepsNothing) {
    EXPECT_FALSE(form.isOpen());
    form.save();
    EXPECT_FALSE(saved);
}

TEST_F(GameFormModelTest, TakesAGameLineByLine) {
    form.begin();
    EXPECT_TRUE(form.isOpen());
    EXPECT_TRUE(form.isNew());
    form.setDate(QStringLiteral("2020-02-29"));
    form.setTime(QStringLiteral("9:05"));
    form.setLevel(QStringLiteral("cyborg"));
    form.setMinutes(QStringLiteral("35"));
    form.setNote(QStringLiteral(" on the ferry "));
    form.setName(0, QStringLiteral("Łucja"));
    form.setPoints(0, ScoreSheetModel::OneStarLine, QStringLiteral("6"));
    form.setPoints(0, ScoreSheetModel::EnergyLine, QStringLiteral("2"));
    form.setPoints(1, ScoreSheetModel::ShipLine, QStringLiteral("3"));
    EXPECT_EQ(form.totals(), (QList<int>{8, 3}));
    EXPECT_EQ(form.winners(), QList<int>{0});
    EXPECT_EQ(form.fault(), "");
    form.save();
    ASSERT_TRUE(saved);
    EXPECT_FALSE(savedId);
    const auto moment = QDateTime(QDate(2020, 2, 29), QTime(9, 5)).toSecsSinceEpoch();
    EXPECT_EQ(saved->playedAt.time_since_epoch().count(), moment);
    EXPECT_EQ(saved->level, "cyborg");
    EXPECT_EQ(saved->durationMin, 35);
    EXPECT_EQ(saved->note, "on the ferry");
    EXPECT_EQ(db::nameOf(*saved, 0), "Łucja");
    EXPECT_EQ(saved->sheet.players[0].oneStar, 6);
    EXPECT_EQ(saved->sheet.players[1].role, engine::Role::Da);
    EXPECT_EQ(saved->sheet.winners, std::vector<std::string>{"red"});
    EXPECT_TRUE(saved->bareTotals.empty());
}

TEST_F(GameFormModelTest, TakesTotalsAlone) {
    form.begin();
    form.setDetailed(false);
    EXPECT_NE(form.fault(), ""); // nothing stands there yet
    setTotals(17, 17);
    EXPECT_EQ(form.fault(), "");
    EXPECT_EQ(form.winners(), QList<int>{1}); // a solo tie is the automaton's
    form.save();
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->bareTotals, (std::vector<int>{17, 17}));
}

TEST_F(GameFormModelTest, AsksWhoWonATieOfPeople) {
    form.begin();
    form.setSolo(false);
    setTotals(17, 17);
    EXPECT_EQ(form.tied(), (QList<int>{0, 1}));
    EXPECT_NE(form.fault(), "");
    form.toggleWinner(1);
    EXPECT_EQ(form.winners(), QList<int>{1});
    EXPECT_EQ(form.fault(), "");
    form.toggleWinner(0);
    EXPECT_EQ(form.winners(), (QList<int>{0, 1}));
    form.toggleWinner(0);
    form.toggleWinner(1);
    form.setPolish(true); // where nobody may have won
    EXPECT_EQ(form.fault(), "");
    setTotals(18, 17);
    EXPECT_TRUE(form.tied().isEmpty());
    EXPECT_EQ(form.winners(), QList<int>{0});
}

TEST_F(GameFormModelTest, SaysWhatIsWrong) {
    form.begin();
    setTotals(18, 17);
    EXPECT_EQ(form.fault(), "");
    for (const char* date : {"2021-02-29", "yesterday", "", "1900-01-01"}) {
        form.setDate(QString::fromLatin1(date));
        EXPECT_NE(form.fault(), "") << date;
    }
    form.setDate(QStringLiteral("2021-02-28"));
    form.setTime(QStringLiteral("25:00"));
    EXPECT_NE(form.fault(), "");
    form.setTime({});
    EXPECT_EQ(form.fault(), "");
    form.setMinutes(QStringLiteral("0"));
    EXPECT_NE(form.fault(), "");
    form.setMinutes({});
    form.setColour(1, form.colour(0));
    EXPECT_NE(form.fault(), "");
    form.setColour(1, QStringLiteral("green"));
    setTotals(18, 1000);
    EXPECT_NE(form.fault(), "");
    form.save();
    EXPECT_FALSE(saved);
}

TEST_F(GameFormModelTest, ChangesWhatATableDoesNotSay) {
    db::GameInfo info;
    info.playedAt = std::chrono::sys_days(std::chrono::year(2025) / 3 / 1) +
                    std::chrono::hours(19) + std::chrono::seconds(342); // the form shows minutes
    info.sheet = exampleScore().sheet;
    info.profileName = "mine";
    form.edit(db::GameId(7), info, true);
    EXPECT_FALSE(form.isNew());
    EXPECT_TRUE(form.pointsFixed());
    EXPECT_EQ(form.fault(), "");
    form.setName(0, QStringLiteral("Anna"));
    form.setPoints(0, ScoreSheetModel::ShipLine, QStringLiteral("99"));
    form.setLevel(QStringLiteral("android"));
    form.save();
    ASSERT_TRUE(saved);
    EXPECT_EQ(savedId, db::GameId(7));
    EXPECT_EQ(saved->sheet, info.sheet);
    EXPECT_EQ(saved->playedAt, info.playedAt);
    EXPECT_EQ(saved->profileName, "mine");
    EXPECT_EQ(saved->level, "android");
    EXPECT_EQ(db::nameOf(*saved, 0), "Anna");
}

TEST_F(GameFormModelTest, GivesAWrittenGameBackAsItWas) {
    form.begin();
    form.setSolo(false);
    form.setPlayers(3);
    form.setDetailed(false);
    for (int seat = 0; seat < 3; ++seat) {
        form.setPoints(seat, ScoreSheetModel::TotalLine, QString::number(20 - seat / 2));
    }
    form.toggleWinner(0);
    form.save();
    ASSERT_TRUE(saved);
    const auto first = *saved;
    form.edit(db::GameId(1), first, false);
    EXPECT_EQ(form.players(), 3);
    EXPECT_EQ(form.winners(), QList<int>{0});
    form.save();
    EXPECT_EQ(*saved, first);
}

} // namespace
} // namespace pocketmars::app
