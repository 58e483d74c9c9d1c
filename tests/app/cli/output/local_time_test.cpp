#include "app/cli/output/local_time.h"

#include "tests/app/session/environment.h"

#include <gtest/gtest.h>

#include <chrono>
#include <ctime>

namespace pocketmars::cli {
namespace {

using std::chrono::hours;

class LocalTime : public testing::Test {
protected:
    LocalTime() { tzset(); }

    struct AsBefore {
        ~AsBefore() { tzset(); }
    } m_asBefore; ///< once the zone is
    const session::Variable m_zone{"TZ", "CET-1CEST,M3.5.0,M10.5.0/3"};
};

TEST_F(LocalTime, ADayEndsAtTheNextMidnight) {
    const auto usual = fromLocalTime("2025-06-01").value();
    EXPECT_EQ(nextMidnight(usual) - usual, hours(24));
    EXPECT_EQ(nextMidnight(usual + hours(23)) - usual, hours(24));
}

TEST_F(LocalTime, ADayOnWhichClocksAreSetHasAnotherLength) {
    const auto autumn = fromLocalTime("2025-10-26").value();
    EXPECT_EQ(nextMidnight(autumn) - autumn, hours(25));
    EXPECT_EQ(localTime(nextMidnight(autumn)), "2025-10-27 00:00");
    const auto spring = fromLocalTime("2025-03-30").value();
    EXPECT_EQ(nextMidnight(spring) - spring, hours(23));
}

TEST_F(LocalTime, NothingIsADayThatDoesNotExist) {
    EXPECT_FALSE(fromLocalTime("2025-02-30"));
    EXPECT_FALSE(fromLocalTime("tomorrow"));
}

} // namespace
} // namespace pocketmars::cli
