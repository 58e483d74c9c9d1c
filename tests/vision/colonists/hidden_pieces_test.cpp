#include "vision/colonists/hidden_pieces.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pocketmars::vision {
namespace {

bool holds(const std::vector<Explanation>& explanations, const std::vector<int>& counts) {
    return std::any_of(explanations.begin(), explanations.end(),
                       [&](const Explanation& e) { return e.counts == counts; });
}

TEST(AddHidden, AHeapMayHideOneOfAnyColour) {
    std::vector<Explanation> readings{{{3, 2, 1, 0}, 5.5, {}}, {{3, 1, 1, 0}, 4.9, {}}};
    addHidden(readings, 2);
    ASSERT_EQ(readings.size(), 4U);
    EXPECT_TRUE(holds(readings, {4, 2, 1, 0}));
    EXPECT_TRUE(holds(readings, {3, 3, 1, 0}));
    EXPECT_LT(readings.back().score, 5.5 - 0.5) << "nothing is seen of it";
}

TEST(AddHidden, FewPiecesHideNone) {
    std::vector<Explanation> readings{{{2, 1}, 2.8, {}}};
    addHidden(readings, 2);
    EXPECT_EQ(readings.size(), 1U);
}

TEST(AddHidden, ALargerHeapIsLikelierToHideOne) {
    std::vector<Explanation> small{{{4}, 4.0, {}}};
    std::vector<Explanation> large{{{6}, 4.0, {}}};
    addHidden(small, 1);
    addHidden(large, 1);
    EXPECT_LT(small.back().score, large.back().score);
}

TEST(AddHidden, WhatIsSeenIsBetterThanWhatIsGuessed) {
    std::vector<Explanation> readings{{{4}, 4.0, {}}, {{5}, 3.9, {}}};
    addHidden(readings, 1);
    EXPECT_EQ(readings.size(), 2U);
}

} // namespace
} // namespace pocketmars::vision
