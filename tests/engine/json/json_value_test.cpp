#include "engine/json/json_value.h"

#include <gtest/gtest.h>

#include <limits>

namespace pocketmars::engine {
namespace {

std::string repeated(const std::string& text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) {
        out += text;
    }
    return out;
}

TEST(JsonValue, WritesBackWhatItReads) {
    const std::string text =
        R"({"b":[1,-2,0.5,true,false,null,"é ★ \"\\\n"],"a":{"x":{},"y":[]},"n":9223372036854775807})";
    const auto value = parseJson(text);
    ASSERT_TRUE(value.has_value());
    EXPECT_EQ(toText(*value), text);
}

TEST(JsonValue, SortsKeysAtEveryLevelWhenAsked) {
    const auto value = parseJson(R"({"b": {"d": 1, "c": [{"f": 1, "e": 2}]}, "a": 0})");
    ASSERT_TRUE(value.has_value());
    EXPECT_EQ(toText(*value, JsonKeys::Sorted), R"({"a":0,"b":{"c":[{"e":2,"f":1}],"d":1}})");
}

TEST(JsonValue, NamesLineAndColumnOfASyntaxError) {
    EXPECT_EQ(parseJson("{\n  \"a\": 1,\n  \"b\" 2\n}").error().toString(),
              "not valid JSON at line 3, column 7");
    EXPECT_EQ(parseJson("").error().toString(), "not valid JSON at line 1, column 1");
}

TEST(JsonValue, RefusesWhatIsNoJson) {
    for (const auto* text : {"", " ", "{", "[1,", "[1]]", "{}{}", "nul", "{\"a\":}", "{'a':1}",
                             "[1e999]", "\"\xff\"", "[01]", "\"open", "{\"a\":1,}"}) {
        EXPECT_FALSE(parseJson(text).has_value()) << text;
    }
}

TEST(JsonValue, KeepsNumbersBeyond64BitsAsFractions) {
    const auto value = parseJson("[18446744073709551615]");
    ASSERT_TRUE(value.has_value());
    EXPECT_NE(value->as<JsonArray>()->front().as<double>(), nullptr);
}

TEST(JsonValue, RefusesAKeyThatStandsTwiceWithItsPath) {
    EXPECT_EQ(parseJson(R"({"a": [0, {"red": 1, "red": 2}]})").error().toString(),
              "a.1.red: stands twice in one object");
}

TEST(JsonValue, RefusesDeepNestingWithoutTouchingTheStack) {
    for (const int levels : {33, 1000, 100000}) {
        const auto lists = parseJson(repeated("[", levels));
        ASSERT_FALSE(lists.has_value());
        EXPECT_EQ(lists.error().message, "nested deeper than 32 levels");
        const auto objects = parseJson(repeated("{\"a\":", levels));
        ASSERT_FALSE(objects.has_value());
        EXPECT_EQ(objects.error().message, "nested deeper than 32 levels");
        EXPECT_EQ(objects.error().path.substr(0, 6), "a.a.a.");
    }
    EXPECT_TRUE(parseJson(repeated("[", 32) + repeated("]", 32)).has_value());
}

TEST(JsonValue, RefusesAVeryLargeText) {
    const std::string text(std::size_t{100} << 20, ' ');
    EXPECT_EQ(parseJson(text).error().toString(),
              "too large: 104857600 bytes, expected at most 1048576");
}

TEST(JsonValue, MendsTextThatIsNoUtf8) {
    EXPECT_EQ(toText(JsonValue("r\xff")), "\"r\xEF\xBF\xBD\"");
}

TEST(JsonValue, WritesNoNumberThatJsonLacks) {
    EXPECT_EQ(toText(JsonValue(std::numeric_limits<double>::quiet_NaN())), "null");
}

TEST(JsonError, KeepsAPathToOneShortLine) {
    EXPECT_EQ(pathBelow("", "a"), "a");
    EXPECT_EQ(pathBelow("a", "b\nc"), "a.b?c");
    EXPECT_EQ(pathBelow("a", std::string(59, 'x') + "★★"), "a." + std::string(59, 'x') + "...");
    EXPECT_EQ(pathBelow("a", std::string(1000, 'x')), "a." + std::string(60, 'x') + "...");
}

} // namespace
} // namespace pocketmars::engine
