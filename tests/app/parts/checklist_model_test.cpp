#include "app/parts/checklist_model.h"

#include "tests/app/example.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

namespace pocketmars::app {
namespace {

class ChecklistModelTest : public testing::Test {
protected:
    [[nodiscard]] bool isDone(int row) const {
        return list.index(row).data(ChecklistModel::DoneRole).toBool();
    }

    ChecklistModel list;
    QAbstractItemModelTester tester{&list};
};

TEST_F(ChecklistModelTest, IsTickedByTheCameraOrByHand) {
    list.setSteps({"one", "two", "three"});
    EXPECT_EQ(list.open(), 3);
    list.setSeen({true, false, false});
    list.tick(2, true);
    EXPECT_TRUE(isDone(0));
    EXPECT_FALSE(isDone(1));
    EXPECT_TRUE(isDone(2));
    EXPECT_EQ(list.open(), 1);
    list.setSeen({false, false, false});
    EXPECT_FALSE(isDone(0));
    EXPECT_TRUE(isDone(2)) << "what was ticked by hand stays so";
}

TEST_F(ChecklistModelTest, TheSameStepsKeepTheirTicks) {
    list.setSteps({"one", "two"});
    list.tick(0, true);
    list.setSteps({"one", "two"});
    EXPECT_EQ(list.open(), 1);
    list.setSteps({"one", "three"});
    EXPECT_EQ(list.open(), 2);
}

TEST_F(ChecklistModelTest, KeepsTicksOnlyWhereTheSameStepsAreToldInOtherWords) {
    list.follow({"one", "two", "three"}, {true, false, false}, false);
    list.tick(1, true);
    list.follow({"eins", "zwei", "drei"}, {true, false, false}, true);
    EXPECT_EQ(list.index(1).data(ChecklistModel::TextRole).toString(), "zwei");
    EXPECT_EQ(list.open(), 1);
    list.follow({"vier", "zwei", "drei"}, {}, false);
    EXPECT_EQ(list.open(), 3);
}

TEST_F(ChecklistModelTest, TickedAtOnceOnTwoScreensItStaysTicked) {
    list.setSteps({"one", "two"});
    list.tick(0, true);
    list.tick(0, false); // the second screen showed the first one's tick just before it was tapped
    EXPECT_TRUE(isDone(0));
    QTest::qWait(static_cast<int>(ChecklistModel::kAtOnce.count()));
    list.tick(0, false);
    EXPECT_FALSE(isDone(0)) << "it can be taken away";
    list.tick(0, true);
    EXPECT_TRUE(isDone(0)) << "and given again at once";
}

TEST_F(ChecklistModelTest, SaysWhatWasTickedByHand) {
    const QSignalSpy ticked(&list, &ChecklistModel::ticked);
    list.setSteps({"one"});
    list.setSeen({true});
    EXPECT_EQ(ticked.count(), 0);
    list.tick(0, true);
    list.tick(5, true);
    ASSERT_EQ(ticked.count(), 1);
    EXPECT_EQ(ticked[0], (QList<QVariant>{0, true}));
}

} // namespace
} // namespace pocketmars::app
