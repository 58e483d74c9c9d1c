#include "vision/stacks/stack_edges.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

#include <numbers>
#include <vector>

namespace pocketmars::vision {
namespace {

const cv::Size2d kCard(63, 88);
constexpr double kValueMm = 12.8;

/// @param below  mm from the building's lower edge
StackEdge edge(double below, double score, double wholeCard = 0.2, double degrees = 0.0) {
    StackEdge out;
    out.origin = {0, kCard.height + below};
    out.angle = degrees * std::numbers::pi / 180;
    out.faceUp = score;
    out.wholeCard = wholeCard;
    out.visibleMm = kCard.height;
    return out;
}

std::vector<double> chain(std::vector<StackEdge> edges, double valueMm = kValueMm) {
    std::vector<double> out;
    for (const auto& e : chainStackEdges(std::move(edges), kCard, valueMm)) {
        out.push_back(e.origin.y - kCard.height);
    }
    return out;
}

using Chain = std::vector<double>;

TEST(StackEdges, AWeakOneHalvesAStripThatWouldBeTwiceAsWide) {
    EXPECT_EQ(chain({edge(4, 0.6), edge(15, 0.53), edge(27, 0.7, 0.8)}), (Chain{4, 15, 27}));
}

TEST(StackEdges, ADoubtfulOneInOtherColoursIsNoneUnlessItIsMissedMore) {
    // Measured where dark panels follow light strips, and backs have light borders.
    const auto between = [](double score, double colourOff) {
        auto doubtful = edge(18, score);
        doubtful.colourOff = colourOff;
        return chain({edge(4, 0.95), doubtful, edge(28, 0.9, 0.85)});
    };
    EXPECT_EQ(between(0.64, 20), (Chain{4, 18, 28}));
    EXPECT_EQ(between(0.64, 38), (Chain{4, 28}));
    // In a glare an edge is still sharp; and what is beyond doubt may have any colour.
    EXPECT_EQ(between(0.72, 33), (Chain{4, 18, 28}));
    EXPECT_EQ(between(0.85, 60), (Chain{4, 18, 28}));
}

// Measured on white cards in warm light: their strips are all off by 40 to 50.
TEST(StackEdges, AllInOtherColoursAreInOtherLight) {
    const auto off = [](double colourOff, double top, double whole) {
        auto covered = edge(4, 0.72);
        covered.colourOff = colourOff;
        auto last = edge(15, top, whole);
        last.colourOff = 48;
        std::vector<StackEdge> edges{covered, last};
        forgiveLight(edges);
        return edges[0].colourOff;
    };
    EXPECT_NEAR(off(50, 0.86, 0.6), 22, 0.01) << "the top card is one by its edge";
    EXPECT_NEAR(off(50, 0.79, 0.86), 22, 0.01) << "and by all of it";
    EXPECT_NEAR(off(50, 0.7, 0.6), 50, 0.01) << "it may be none itself";
    EXPECT_NEAR(off(10, 0.86, 0.9), 0, 0.01);
}

TEST(StackEdges, OneAloneInOtherColoursIsInThem) {
    auto other = edge(4, 0.64);
    other.colourOff = 37;
    auto last = edge(15, 0.9, 0.9);
    last.colourOff = 10;
    std::vector<StackEdge> edges{other, last};
    forgiveLight(edges);
    EXPECT_EQ(edges[0].colourOff, 37);
    EXPECT_EQ(edges[1].colourOff, 10);
}

TEST(StackEdges, OnesBeyondDoubtMayStandFartherToTheSide) {
    const auto askew = [](double score) {
        auto first = edge(1, score, 0.4, 4);
        first.origin.x = 4;
        auto second = edge(19, score, 0.9, -2);
        second.origin.x = -5;
        return chain({first, second});
    };
    EXPECT_EQ(askew(0.95), (Chain{1, 19}));
    EXPECT_EQ(askew(0.7), (Chain{19}));
}

TEST(StackEdges, AWeakOneInAStripOfUsualWidthIsNone) {
    EXPECT_EQ(chain({edge(4, 0.7), edge(12, 0.53), edge(21, 0.7, 0.8)}), (Chain{4, 21}));
}

TEST(StackEdges, OnesWithADeepValueLieFartherApart) {
    const std::vector<StackEdge> edges{edge(4, 0.9), edge(32, 0.9, 0.9)};
    EXPECT_EQ(chain(edges), Chain());
    EXPECT_EQ(chain(edges, 20), (Chain{4, 32}));
}

TEST(StackEdges, AWideStripNeedsNoEdgeInIt) {
    EXPECT_EQ(chain({edge(4, 0.7), edge(27, 0.7, 0.8)}), (Chain{4, 27}));
}

TEST(StackEdges, NothingWeakIsTheTopOfAStack) {
    EXPECT_EQ(chain({edge(4, 0.53, 0.8)}), Chain{});
    EXPECT_EQ(chain({edge(4, 0.7, 0.8), edge(15, 0.53)}), Chain{4});
}

TEST(StackEdges, OnesWithADeepValueReachFartherDown) {
    const double usual = stackReachMm(9.0);
    EXPECT_GT(stackReachMm(16.2), 1.3 * usual);
    EXPECT_LT(stackReachMm(60.0), 2.0 * usual) << "a reading has to end";
}

TEST(StackEdges, HowFarTurnedOnesLieApartIsToldAtTheirMiddles) {
    // The left corners of the first two are 9 mm apart, their middles 10.6.
    EXPECT_EQ(chain({edge(1, 0.72), edge(10, 0.7, 0.3, 3), edge(20, 0.75, 0.8, 3)}),
              (Chain{1, 10, 20}));
    EXPECT_EQ(chain({edge(1, 0.72), edge(10, 0.7, 0.3), edge(20, 0.75, 0.8)}), (Chain{1, 20}))
        << "so near there is no room for the first one's value";
}

/// Noise of its own that fades into a pattern which all have in common.
std::vector<cv::Mat> stripsOf(double ownShare) {
    cv::Mat common(40, 250, CV_32FC3);
    cv::RNG rng(1);
    rng.fill(common, cv::RNG::NORMAL, 128, 40);
    std::vector<cv::Mat> out;
    for (int i = 0; i < 7; ++i) {
        cv::Mat own(common.size(), common.type());
        rng.fill(own, cv::RNG::NORMAL, 128, 40);
        out.push_back(ownShare * own + (1 - ownShare) * common);
    }
    return out;
}

TEST(StackEdges, OnePatternSpeaksForStripsThatAreAlike) {
    EXPECT_EQ(patternsOf(stripsOf(0.2)).size(), 1);
}

TEST(StackEdges, PicturesThatReachUpToTheEdgeAreLookedForOneByOne) {
    EXPECT_EQ(patternsOf(stripsOf(0.8)).size(), 7);
}

TEST(StackEdges, ASuitWithoutCardsHasNoPattern) { EXPECT_TRUE(patternsOf({}).empty()); }

} // namespace
} // namespace pocketmars::vision
