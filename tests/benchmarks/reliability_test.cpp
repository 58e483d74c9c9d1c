#include "benchmarks/reliability.h"

#include <gtest/gtest.h>

#include <sstream>

namespace pocketmars::benchmarks {
namespace {

ComparedItem item(bool right, double confidence) {
    return {ItemKind::Energy, "red.energy", "3", right ? "3" : "2", right, confidence};
}

TEST(Reliability, SortsReadingsByTheirConfidence) {
    std::vector<ComparedItem> items;
    for (int i = 0; i < 10; ++i) {
        items.push_back(item(i > 0, 0.97));
        items.push_back(item(i > 3, 0.6));
    }
    items.push_back({ItemKind::Energy, "red.energy", "3", "?", false, {}});
    const auto bins = reliability(items);
    ASSERT_EQ(bins.size(), 2U);
    EXPECT_EQ(bins[0].count, 10U);
    EXPECT_EQ(bins[0].right, 6U);
    EXPECT_NEAR(bins[0].confidence(), 0.6, 1e-9);
    EXPECT_EQ(bins[1].right, 9U);
    EXPECT_NEAR(expectedCalibrationError(bins), (0.0 + 0.07) / 2, 1e-9);
}

TEST(Reliability, ACertainReadingThatIsWrongIsInTheLastBin) {
    const auto bins = reliability({item(false, 1.0), item(true, 0.9995)});
    ASSERT_EQ(bins.size(), 1U);
    EXPECT_EQ(bins[0].count, 2U);
    EXPECT_EQ(bins[0].from, 0.999);
}

// Brown, Cai and DasGupta 2001, table of the Wilson interval.
TEST(Reliability, KnowsHowLittleFewReadingsSay) {
    const auto few = wilson(10, 10);
    EXPECT_NEAR(few.low, 0.722, 0.001);
    EXPECT_DOUBLE_EQ(few.high, 1.0);
    const auto half = wilson(50, 100);
    EXPECT_NEAR(half.low, 0.404, 0.001);
    EXPECT_NEAR(half.high, 0.596, 0.001);
    EXPECT_EQ(wilson(0, 0).low, 0.0);
}

TEST(Reliability, SaysHowManySheetsWithoutAQuestionAreWrong) {
    PhotoResult right;
    right.read = right.truth;
    PhotoResult wrong = right;
    wrong.truth.players.emplace_back();
    PhotoResult asked = wrong;
    asked.questions = 2;
    PhotoResult unread;
    unread.error = "no table";
    std::ostringstream out;
    printReliability(out, {right, right, wrong, asked, unread});
    EXPECT_NE(out.str().find("4 of 5 photos read, 2 questions asked"), std::string::npos);
    EXPECT_NE(out.str().find("3 without a question, 1 of them wrong: 33.3 %"), std::string::npos)
        << out.str();
}

} // namespace
} // namespace pocketmars::benchmarks
