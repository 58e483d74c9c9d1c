#include "app/parts/score_sheet_model.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

namespace pocketmars::app {
namespace {

engine::ScoreLines player(const char* colour, int ship, engine::Role role = engine::Role::Human) {
    engine::ScoreLines lines;
    lines.role = role;
    lines.colour = colour;
    lines.ship = ship;
    return lines;
}

engine::ScoreSheet sheet(std::vector<engine::ScoreLines> players,
                         std::vector<std::string> winners) {
    return {engine::Mode::Versus, std::move(players), std::move(winners)};
}

TEST(ScoreSheetModel, HasARowForEachLineOfThePad) {
    ScoreSheetModel model;
    const QAbstractItemModelTester tester(&model);
    model.setSheet(exampleScore().sheet, nullptr);
    ASSERT_EQ(model.rowCount(), ScoreSheetModel::TotalLine + 1);
    const auto ship = model.index(ScoreSheetModel::ShipLine);
    EXPECT_EQ(ship.data(ScoreSheetModel::PointsRole).toList(), (QVariantList{1, 4}));
    const auto total = model.index(ScoreSheetModel::TotalLine);
    EXPECT_TRUE(total.data(ScoreSheetModel::IsTotalRole).toBool());
    EXPECT_EQ(model.players()[0].title, "Red");
    EXPECT_EQ(model.players()[1].subtitle, "DA");
}

TEST(ScoreSheetModel, IsEmptyAfterClearing) {
    ScoreSheetModel model;
    const QAbstractItemModelTester tester(&model);
    model.setSheet(exampleScore().sheet, nullptr);
    model.clear();
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_EQ(model.verdict(), "");
}

TEST(ScoreSheetModel, KeepsItsRowsWhenPointsChange) {
    ScoreSheetModel model;
    model.setSheet(sheet({player("red", 1), player("blue", 2)}, {"blue"}), nullptr);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setSheet(sheet({player("red", 3), player("blue", 2)}, {"red"}), nullptr);
    EXPECT_EQ(reset.count(), 0);
    EXPECT_EQ(model.players()[0].total, 3);
}

TEST(Verdict, NamesTheWinnerWithThePoints) {
    EXPECT_EQ(verdictOf(sheet({player("red", 5), player("blue", 3)}, {"red"})),
              "Red wins, 5\u00a0to\u00a03");
}

TEST(Verdict, SaysThatATieWasBroken) {
    EXPECT_EQ(verdictOf(sheet({player("red", 5), player("blue", 5, engine::Role::Da)}, {"blue"})),
              "Devious Automatics wins the tie at\u00a05");
}

TEST(Verdict, SharesAWin) {
    EXPECT_EQ(verdictOf(sheet({player("red", 5), player("blue", 5), player("green", 5)},
                              {"red", "blue", "green"})),
              "Red, Blue and Green share the win");
}

TEST(Verdict, KnowsADraw) {
    EXPECT_EQ(verdictOf(sheet({player("red", 5), player("blue", 5)}, {})), "A draw: play it again");
}

TEST(Verdict, NamesNoWinnerWhileQuestionsAreOpen) {
    EXPECT_EQ(verdictOf(sheet({player("red", 5), player("blue", 3)}, {"red"}), true),
              "Red is ahead so far, 5\u00a0to\u00a03");
    EXPECT_EQ(verdictOf(sheet({player("red", 5), player("blue", 5)}, {"red"}), true),
              "Level so far, at\u00a05");
}

TEST(ScoreSheetModel, MarksWhatIsNotKnown) {
    ScoreSheetModel model;
    session::SheetDoubts doubts;
    doubts.open = true;
    doubts.unknown = {{true, false, false, false, false, false}, {}};
    model.setSheet(exampleScore().sheet, nullptr, doubts);
    const auto unknown = [&](ScoreSheetModel::Line line) {
        return model.index(line).data(ScoreSheetModel::UnknownRole).toList();
    };
    EXPECT_EQ(unknown(ScoreSheetModel::ShipLine), (QVariantList{true, false}));
    EXPECT_EQ(unknown(ScoreSheetModel::EnergyLine), (QVariantList{false, false}));
    EXPECT_EQ(unknown(ScoreSheetModel::TotalLine), (QVariantList{true, false}));
    EXPECT_FALSE(model.players()[0].winner || model.players()[1].winner);
    EXPECT_NE(model.remark(), "");
}

} // namespace
} // namespace pocketmars::app
