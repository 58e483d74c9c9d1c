#include "app/pages/score/marks_model.h"

#include "tests/app/example.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

class MarksModelTest : public testing::Test {
protected:
    MarksModelTest() { model.setProfile(&known); }

    QList<QPointF> corners(int row) const {
        return model.data(model.index(row), MarksModel::CornersRole).value<QList<QPointF>>();
    }

    const calibration::Profile known = exampleProfile("mine");
    MarksModel model;
};

TEST_F(MarksModelTest, HasARowForEachCardThatMustBeThere) {
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_EQ(model.marked(), 0);
    EXPECT_TRUE(model.cards().empty());
    EXPECT_TRUE(model.problem().isEmpty());
    for (int row = 0; row < 3; ++row) {
        EXPECT_FALSE(model.data(model.index(row), MarksModel::TitleRole).toString().isEmpty());
    }
    model.setProfile(nullptr);
    EXPECT_EQ(model.rowCount(), 0);
}

TEST_F(MarksModelTest, ANewMarkIsACardInTheMiddle) {
    const QSignalSpy changed(&model, &MarksModel::changed);
    model.add(1, 1.5);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(model.marked(), 1);
    ASSERT_EQ(model.cards().size(), 1U);
    EXPECT_EQ(model.cards()[0].card, "red.ship");
    const auto at = corners(1);
    const double width = (at[1].x() - at[0].x()) * 1.5;
    const double height = at[3].y() - at[0].y();
    EXPECT_NEAR(width / height, 63.0 / 88.0, 1e-6) << "as the card is";
    EXPECT_NEAR(at[0].x() + at[2].x(), 1.0, 1e-6);
    EXPECT_TRUE(model.problem().isEmpty());
}

TEST_F(MarksModelTest, CornersAndCardsStayOnThePhoto) {
    model.add(0, 1.0);
    model.moveCorner(0, 2, {1.4, -0.2});
    EXPECT_EQ(corners(0)[2], QPointF(1.0, 0.0));
    model.remove(0);
    model.add(0, 1.0);
    const auto before = corners(0);
    model.moveCard(0, {0.9, 0.0});
    EXPECT_NEAR(corners(0)[1].x(), 1.0, 1e-9);
    EXPECT_NEAR(corners(0)[1].x() - corners(0)[0].x(), before[1].x() - before[0].x(), 1e-9);
}

TEST_F(MarksModelTest, SaysWhereSidesCross) {
    model.add(2, 1.0);
    model.moveCorner(2, 0, corners(2)[2]);
    EXPECT_FALSE(model.problem().isEmpty());
}

TEST_F(MarksModelTest, ATurnMakesAnotherCornerTheFirst) {
    model.add(0, 1.0);
    const auto before = corners(0);
    model.turn(0);
    EXPECT_EQ(corners(0)[0], before[1]);
    EXPECT_EQ(corners(0)[3], before[0]);
    EXPECT_TRUE(model.problem().isEmpty());
}

TEST_F(MarksModelTest, AnotherPhotoHasNoMarksAndTheSameProfileKeepsThem) {
    model.add(0, 1.0);
    model.setProfile(&known);
    EXPECT_EQ(model.marked(), 1);
    model.clear();
    EXPECT_EQ(model.marked(), 0);
    model.moveCorner(7, 0, {0.5, 0.5});
    model.moveCorner(0, 9, {0.5, 0.5});
    model.turn(-1);
    EXPECT_EQ(model.marked(), 0) << "there are no such rows and corners";
}

} // namespace
} // namespace pocketmars::app
