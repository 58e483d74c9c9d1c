#include "calibration/pages/border_consensus.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace pocketmars::calibration {
namespace {

using Odds = CardBorders::Odds;
constexpr double kAspect = 63.0 / 88;

/// Likely at these steps, the first the likelier; hardly elsewhere.
Odds at(const std::vector<std::size_t>& steps) {
    Odds odds;
    odds.fill(-7);
    float high = 0;
    for (const auto step : steps) {
        odds[step] = high;
        high -= 0.5F;
    }
    return normalised(odds);
}

std::size_t top(const Odds& odds) {
    return static_cast<std::size_t>(std::max_element(odds.begin(), odds.end()) - odds.begin());
}

PageModel pageOf(std::size_t cards, bool areWide = false) {
    PageModel page;
    page.size = {63, 88};
    page.cards.assign(cards, {{}, areWide});
    return page;
}

TEST(BorderConsensus, WhatOneCardDoesNotShowLiesWhereTheOthersHaveIt) {
    const BorderConsensus::Sides plain{at({16}), at({16}), at({16}), at({16})};
    BorderConsensus::Sides dim = plain;
    dim[1] = at({9, 16}); // a stripe printed along the side
    const BorderConsensus consensus({plain, plain, dim, plain}, pageOf(4), std::nullopt);
    EXPECT_EQ(top(consensus.drawn(dim[1], false, 1)), 16U);
}

TEST(BorderConsensus, OfTwoPlacesThatAreLikelyTheOneIsTakenThatGivesTheKnownProportions) {
    // Beside all cards lies a shadow, which looks a little more like their end than they do.
    const BorderConsensus::Sides shaded{at({16}), at({20, 16}), at({16}), at({15})};
    const std::vector cards(5, shaded);
    const BorderConsensus unknown(cards, pageOf(5), std::nullopt);
    EXPECT_EQ(top(unknown.drawn(shaded[1], false, 1)), 20U);
    const BorderConsensus known(cards, pageOf(5), kAspect);
    EXPECT_EQ(top(known.drawn(shaded[1], false, 1)), 16U);
}

TEST(BorderConsensus, CardsThatLieOnTheirLongSidesHaveTheSameProportions) {
    const BorderConsensus::Sides shaded{at({16}), at({16}), at({20, 15}), at({15})};
    const std::vector cards(5, shaded);
    const BorderConsensus known(cards, pageOf(5, true), kAspect);
    EXPECT_EQ(top(known.drawn(shaded[2], true, 2)), 15U);
}

TEST(BorderConsensus, WhatIsPlainToSeeIsBelievedAgainstTheProportions) {
    const BorderConsensus::Sides sleeved{at({16}), at({20}), at({16}), at({16})};
    const BorderConsensus known(std::vector(5, sleeved), pageOf(5), kAspect);
    EXPECT_EQ(top(known.drawn(sleeved[1], false, 1)), 20U);
}

} // namespace
} // namespace pocketmars::calibration
