#include "app/parts/steps_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include <vector>

namespace pocketmars::app {
namespace {

std::vector<session::StateAccepted> told(std::size_t count) {
    std::vector<session::StateAccepted> steps(count);
    for (std::size_t i = 0; i < count; ++i) {
        steps[i].did = "step " + std::to_string(i);
    }
    return steps;
}

TEST(StepsModel, ShowsTheNewestFirst) {
    StepsModel list;
    const QAbstractItemModelTester tester(&list);
    list.setSteps(told(2));
    list.add(told(3).back());
    ASSERT_EQ(list.count(), 3);
    EXPECT_EQ(list.index(0).data().toString(), "Step 2");
    EXPECT_EQ(list.index(2).data().toString(), "Step 0");
}

TEST(StepsModel, IsNoBeginningOfAGameOfWhichAStepWasTakenBack) {
    StepsModel list;
    auto steps = told(3);
    list.setSteps(steps);
    EXPECT_TRUE(list.isBeginningOf(told(3)));
    EXPECT_TRUE(list.isBeginningOf(told(5)));
    EXPECT_FALSE(list.isBeginningOf(told(2)));
    auto anew = told(5);
    anew[2].takesBack = 1; // in the place of the third
    EXPECT_FALSE(list.isBeginningOf(anew));
    list.setSteps(anew);
    EXPECT_TRUE(list.isBeginningOf(anew));
}

} // namespace
} // namespace pocketmars::app
