#include "vision/colonists/count_posterior.h"

#include <gtest/gtest.h>

#include <numeric>

namespace pocketmars::vision {
namespace {

/// A card with one place and one colour; the first count is the likeliest.
CountZone zone(std::initializer_list<std::pair<int, double>> scores) {
    CountZone out;
    for (const auto& [count, score] : scores) {
        out.options.push_back({{count}, score});
    }
    return out;
}

TEST(CountPosterior, FollowsThePictureWhereTheTotalAllows) {
    const auto belief =
        weighCounts({zone({{3, 2.6}, {2, 1.9}}), zone({{4, 3.4}, {3, 2.8}})}, {true});
    EXPECT_EQ(belief.chosen, (std::vector<std::size_t>{0, 0}));
    EXPECT_GT(belief.posterior[0][0][3], 0.95);
    EXPECT_GT(belief.posterior[1][0][4], 0.95);
    EXPECT_GT(belief.complete[0], 0.95);
}

TEST(CountPosterior, LetsSevenDecideBetweenNearReadings) {
    const auto belief =
        weighCounts({zone({{3, 2.6}, {2, 2.5}}), zone({{5, 4.4}, {4, 3.9}})}, {true});
    EXPECT_EQ(belief.chosen, (std::vector<std::size_t>{1, 0}));
    EXPECT_GT(belief.posterior[0][0][2], 0.9);
}

TEST(CountPosterior, DoesNotBendClearReadingsToSeven) {
    const auto belief = weighCounts({zone({{3, 2.6}}), zone({{3, 2.6}})}, {true});
    EXPECT_GT(belief.posterior[0][0][3], 0.9);
    EXPECT_LT(belief.complete[0], 0.1);
}

TEST(CountPosterior, ManyWaysToHideSomePiecesOutweighThatTheyAreNowhere) {
    // Six of twelve cards hide one each: any one way is less likely than another total is.
    std::vector<CountZone> zones(12, zone({{0, 0.0}, {1, -0.2}}));
    zones.push_back(zone({{1, 0.9}}));
    const auto belief = weighCounts(zones, {true});
    EXPECT_GT(belief.complete[0], 0.9);
    int total = 0;
    for (std::size_t z = 0; z < zones.size(); ++z) {
        total += zones[z].options[belief.chosen[z]].counts[0];
    }
    EXPECT_EQ(total, 7);
}

TEST(CountPosterior, DoesNotMissPiecesThatMayLieOutOfView) {
    const auto belief = weighCounts({zone({{3, 2.6}, {4, 2.5}})}, {false});
    EXPECT_EQ(belief.chosen, (std::vector<std::size_t>{0}));
    EXPECT_GT(belief.complete[0], 0.99);
}

TEST(CountPosterior, TellsPlacesAndColoursOfACardApart) {
    CountZone building{2, {{{1, 0, 0, 1}, 1.8}, {{0, 1, 1, 0}, 1.0}}};
    const auto belief = weighCounts({building}, {false, false});
    ASSERT_EQ(belief.posterior[0].size(), 4U);
    EXPECT_GT(belief.posterior[0][0][1], 0.9);
    EXPECT_GT(belief.posterior[0][1][0], 0.9);
    EXPECT_GT(belief.posterior[0][3][1], 0.9);
    for (const auto& p : belief.posterior[0]) {
        EXPECT_NEAR(std::accumulate(p.begin(), p.end(), 0.0), 1.0, 1e-9);
    }
}

} // namespace
} // namespace pocketmars::vision
