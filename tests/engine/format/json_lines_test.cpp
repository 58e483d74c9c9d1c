#include "engine/format/json_lines.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::engine {
namespace {

TEST(JsonLines, CountsBlankLinesAndPassesThemOver) {
    const auto lines = parseJsonLines("{\"a\": 1}\r\n\n \t\r\n{\"b\": 2}");
    ASSERT_TRUE(lines) << lines.error().toString();
    ASSERT_EQ(lines->size(), 2U);
    EXPECT_EQ(lines->at(0).number, 1U);
    EXPECT_NE(lines->at(0).value.field("a"), nullptr);
    EXPECT_EQ(lines->at(1).number, 4U);
    EXPECT_NE(lines->at(1).value.field("b"), nullptr);
}

TEST(JsonLines, AreNoneInAnEmptyText) {
    EXPECT_TRUE(parseJsonLines("").value().empty());
    EXPECT_TRUE(parseJsonLines("\n\n").value().empty());
}

TEST(JsonLines, NamesTheLineThatIsWrong) {
    for (const std::string bad : {"[]", "{", "7", R"({"a": 1, "a": 2})", "{}{}"}) {
        const auto lines = parseJsonLines("{}\n\n" + bad + "\n{}");
        ASSERT_FALSE(lines) << bad;
        EXPECT_EQ(lines.error().toString(), "3: expected a JSON object, whole on this line");
    }
}

} // namespace
} // namespace pocketmars::engine
