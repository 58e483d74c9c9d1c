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

TEST_F(FindingsModelTest, KnowsThePlaceOfWhatIsNotThere) {
    model.setPlaces({{"aqualab.two_star.red", {{10, 20}, {40, 20}, {40, 60}, {10, 60}}},
                     {"blue.prep", {{100, 100}, {130, 100}, {130, 140}, {100, 140}}},
                     {"greenhouse.two_star.red", {{0, 0}, {500, 0}, {500, 500}}}});
    EXPECT_EQ(model.placeOf("aqualab.two_star.red").boundingRect(), QRectF(10, 20, 30, 40));
    EXPECT_EQ(model.placeOf("blue.prep.1"), model.placeOf("blue.prep")) << "wherever it lies";
    EXPECT_TRUE(model.placeOf("discard_top").isEmpty());
    EXPECT_EQ(model.boundsOf({"aqualab.two_star.red"}), QRectF(10, 20, 30, 40));
    EXPECT_EQ(model.boundsOf({"greenhouse.two_star.red"}), QRectF(70, 90, 30, 50))
        << "what is there says better where it is";
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
