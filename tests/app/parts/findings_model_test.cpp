#include "app/parts/findings_model.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

namespace pocketmars::app {
namespace {

class FindingsModelTest : public testing::Test {
protected:
    FindingsModelTest() { model.setFindings(table.findings, table.observation); }

    session::ScoredTable table = exampleScore();
    FindingsModel model;
    QAbstractItemModelTester tester{&model};
};

TEST_F(FindingsModelTest, NamesItemsAndSaysWhatTheyWereReadAs) {
    const auto index = model.index(model.rowOf("greenhouse.two_star.red"));
    EXPECT_EQ(index.data(FindingsModel::TitleRole), "Greenhouse ★★, red");
    EXPECT_EQ(index.data(FindingsModel::LabelRole), "1");
    EXPECT_EQ(index.data(FindingsModel::CertaintyRole).value<Certainty>(), Certainty::Doubtful);
    EXPECT_EQ(index.data(FindingsModel::BoundsRole).toRectF(), QRectF(70, 90, 30, 50));
}

TEST_F(FindingsModelTest, TakesTheSmallestItemUnderThePoint) {
    EXPECT_EQ(model.pathAt(model.itemAt(270, 150, 0)), "red.energy");
    EXPECT_EQ(model.pathAt(model.itemAt(210, 150, 0)), "red.ship");
}

TEST_F(FindingsModelTest, ReachesForAnItemNearby) {
    EXPECT_EQ(model.itemAt(290, 150, 5), -1);
    EXPECT_EQ(model.pathAt(model.itemAt(290, 150, 15)), "red.ship");
}

TEST_F(FindingsModelTest, PassesOverWhatIsOnlyShown) { EXPECT_EQ(model.itemAt(15, 15, 0), -1); }

TEST_F(FindingsModelTest, WalksInTheDirectionOfTheArrow) {
    const int first = model.neighbour(-1, 0, 0);
    EXPECT_EQ(model.pathAt(first), "greenhouse.one_star.red");
    const int right = model.neighbour(first, 1, 0);
    EXPECT_EQ(model.pathAt(right), "greenhouse.two_star.red");
    EXPECT_EQ(model.neighbour(right, -1, 0), first);
    EXPECT_EQ(model.neighbour(first, -1, 0), first);
}

TEST_F(FindingsModelTest, FollowsACorrectionWithoutMovingRows) {
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    ASSERT_TRUE(session::correct(table, "greenhouse.two_star.red", "0"));
    model.setFindings(table.findings, table.observation);
    EXPECT_EQ(reset.count(), 0);
    EXPECT_EQ(changed.count(), 1);
    const auto index = model.index(model.rowOf("greenhouse.two_star.red"));
    EXPECT_EQ(index.data(FindingsModel::LabelRole), "0");
    EXPECT_EQ(index.data(FindingsModel::CertaintyRole).value<Certainty>(), Certainty::Sure);
}

TEST(FindingsModel, WithoutFindingsHasNowhereToGo) {
    FindingsModel model;
    EXPECT_EQ(model.neighbour(-1, 0, 0), -1);
    EXPECT_EQ(model.itemAt(1, 1, 10), -1);
    EXPECT_EQ(model.pathAt(0), "");
    EXPECT_EQ(model.rowOf("red.ship"), -1);
}

} // namespace
} // namespace pocketmars::app
