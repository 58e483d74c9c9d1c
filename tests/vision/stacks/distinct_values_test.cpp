#include "vision/stacks/distinct_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace pocketmars::vision {
namespace {

using Values = std::vector<std::vector<double>>;

TEST(DistinctValues, LeaveOneCardAsItIs) {
    const Values one{{0.6, 0.3, 0.1}};
    EXPECT_EQ(distinctValues(one), one);
}

TEST(DistinctValues, TellAFaintOneByAClearOne) {
    const auto out = distinctValues({{0.55, 0.44, 0.01}, {0.998, 0.001, 0.001}});
    EXPECT_GT(out[0][1], 0.95);
    EXPECT_GT(out[1][0], 0.99);
}

TEST(DistinctValues, LeaveOpenWhichOfTwoTwinsItIs) {
    const auto out = distinctValues({{0.998, 0.001, 0.001}, {0.998, 0.001, 0.001}});
    EXPECT_NEAR(out[0][0], 0.5, 1e-3);
    EXPECT_NEAR(out[1][0], 0.5, 1e-3);
}

TEST(DistinctValues, AgreeWithAllArrangements) {
    const Values each{{0.5, 0.3, 0.1, 0.1}, {0.25, 0.25, 0.4, 0.1}, {0.7, 0.1, 0.1, 0.1}};
    const auto out = distinctValues(each);
    Values sums(3, std::vector<double>(4, 0.0));
    double all = 0;
    std::vector<std::size_t> order{0, 1, 2, 3};
    do { // each arrangement of the first three stands once for the last
        const double p = each[0][order[0]] * each[1][order[1]] * each[2][order[2]];
        for (std::size_t i = 0; i < 3; ++i) {
            sums[i][order[i]] += p;
        }
        all += p;
    } while (std::next_permutation(order.begin(), order.end()));
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t value = 0; value < 4; ++value) {
            EXPECT_NEAR(out[i][value], sums[i][value] / all, 1e-12);
        }
    }
}

TEST(DistinctValues, StayWhereNoSuchCardsExist) {
    const Values impossible{{1, 0}, {1, 0}};
    EXPECT_EQ(distinctValues(impossible), impossible);
}

} // namespace
} // namespace pocketmars::vision
