#include "engine/format/json_format.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

TEST(FormatOf, IsWhatTheTextSaysThatItIs) {
    EXPECT_EQ(formatOf(R"({"mode": 7, "format": "pocketmars.table/1"})"), "pocketmars.table/1");
}

TEST(FormatOf, NamesWhatIsMissing) {
    EXPECT_EQ(formatOf("{}").error().toString(), "format: missing, expected a text");
    EXPECT_EQ(formatOf(R"({"format": 1})").error().toString(), "format: expected a text, found 1");
    EXPECT_EQ(formatOf("[]").error().toString(), "expected an object, found a list");
    EXPECT_EQ(formatOf("[").error().toString(), "not valid JSON at line 1, column 2");
}

} // namespace
} // namespace pocketmars::engine
