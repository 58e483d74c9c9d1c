#include "db/support/utc.h"

#include <gtest/gtest.h>

namespace pocketmars::db {
namespace {

using namespace std::chrono_literals;

TEST(Utc, WritesWhatSqliteUnderstands) {
    EXPECT_EQ(toIsoUtc(std::chrono::sys_seconds()), "1970-01-01T00:00:00Z");
    EXPECT_EQ(toIsoUtc(std::chrono::sys_days(std::chrono::year(2024) / 2 / 29) + 23h + 59min + 7s),
              "2024-02-29T23:59:07Z");
    EXPECT_EQ(toIsoUtc(std::chrono::sys_seconds(-1s)), "1969-12-31T23:59:59Z");
}

TEST(Utc, ReadsBackWhatItWrites) {
    for (const auto* text : {"0000-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2026-03-01T19:05:09Z",
                             "9999-12-31T23:59:59Z"}) {
        const auto time = fromIsoUtc(text);
        ASSERT_TRUE(time) << text;
        EXPECT_EQ(toIsoUtc(*time), text);
    }
}

TEST(Utc, RefusesOtherShapesAndTimesThatDoNotExist) {
    for (const auto* text :
         {"", "2026-03-01", "2026-03-01 19:05:00Z", "2026-03-01T19:05:00", "2026-03-01T19:05:00ZZ",
          "2026-3-01T19:05:000Z", "+026-03-01T19:05:00Z", "2026-02-30T00:00:00Z",
          "2025-02-29T00:00:00Z", "2026-00-01T00:00:00Z", "2026-13-01T00:00:00Z",
          "2026-03-01T24:00:00Z", "2026-03-01T00:60:00Z", "2026-03-01T00:00:60Z"}) {
        EXPECT_FALSE(fromIsoUtc(text)) << text;
    }
}

} // namespace
} // namespace pocketmars::db
