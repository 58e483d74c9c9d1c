#include "engine/json/json_cursor.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

class JsonCursorTest : public testing::Test {
protected:
    JsonCursor at(const char* text) {
        m_tree = parseJson(text).value();
        m_error.reset();
        return {m_tree, m_error};
    }
    std::string complaint() const { return m_error ? m_error->toString() : "none"; }

private:
    JsonValue m_tree;
    std::optional<JsonError> m_error;
};

TEST_F(JsonCursorTest, ReadsValuesOfTheKindThatItIsAskedFor) {
    const auto root = at(R"({"n": 3, "t": "red", "l": [0.5, 1, 0], "z": null})");
    EXPECT_EQ(root["n"].integer(0, 7), 3);
    EXPECT_EQ(root["t"].text(), "red");
    EXPECT_EQ(root["t"].oneOf({"blue", "red"}), 1U);
    EXPECT_EQ(root["l"].elements().size(), 3U);
    EXPECT_EQ(root["l"][0].probability(), 0.5);
    EXPECT_EQ(root["l"][1].probability(), 1.0);
    EXPECT_TRUE(root["z"].isNull());
    EXPECT_FALSE(root["q"].exists());
    EXPECT_FALSE(root["l"][3].exists());
    EXPECT_FALSE(root["q"]["r"][7].exists());
    EXPECT_EQ(root.keys(), (std::vector<std::string>{"n", "t", "l", "z"}));
    EXPECT_EQ(complaint(), "none");
}

TEST_F(JsonCursorTest, ReadsNumbersWithAndWithoutAFraction) {
    const auto root = at(R"({"l": [0.5, 2, -1], "yes": true, "t": "x"})");
    EXPECT_EQ(root["l"][0].number(0, 1), 0.5);
    EXPECT_EQ(root["l"][1].numberIf(), 2.0);
    EXPECT_EQ(root["t"].numberIf(), std::nullopt);
    EXPECT_EQ(root["l"].numbers(3, -1, 2, "three"), (std::vector<double>{0.5, 2, -1}));
    EXPECT_TRUE(root["yes"].boolean());
    EXPECT_EQ(complaint(), "none");
    EXPECT_EQ(root["l"].numbers(2, -1, 2, "[x, y]"), (std::vector<double>{-1, -1}));
    EXPECT_EQ(complaint(), "l: expected [x, y], found a list");
    (void)at("[0.5, 3]").numbers(2, 0, 1, "[x, y] from 0 to 1");
    EXPECT_EQ(complaint(), "expected [x, y] from 0 to 1, found a list");
    (void)at("7").boolean();
    EXPECT_EQ(complaint(), "expected true or false, found 7");
    (void)at("{}")["n"].number(0, 1);
    EXPECT_EQ(complaint(), "n: missing, expected a number");
}

TEST_F(JsonCursorTest, NamesThePathAndWhatWasFound) {
    (void)at(R"({"a": [{"b": "x"}]})")["a"][0]["b"].integer(0, 7);
    EXPECT_EQ(complaint(), R"(a.0.b: expected a number from 0 to 7, found "x")");
    (void)at(R"({"a": 8})")["a"].integer(0, 7);
    EXPECT_EQ(complaint(), "a: expected a number from 0 to 7, found 8");
    (void)at(R"({"a": 1.0})")["a"].integer(0, 7);
    EXPECT_EQ(complaint(), "a: expected a number from 0 to 7, found 1.0");
    (void)at(R"({"a": 99999999999999})")["a"].integer(0, 7);
    EXPECT_EQ(complaint(), "a: expected a number from 0 to 7, found 99999999999999");
    (void)at(R"({})")["a"].integer(0, 7);
    EXPECT_EQ(complaint(), "a: missing, expected a number from 0 to 7");
    (void)at(R"({"a": [1]})")["a"].text();
    EXPECT_EQ(complaint(), "a: expected a text, found a list");
    (void)at(R"({"a": {}})")["a"].elements();
    EXPECT_EQ(complaint(), "a: expected a list, found an object");
    (void)at(R"({"a": 1.5})")["a"].probability();
    EXPECT_EQ(complaint(), "a: expected a probability from 0 to 1, found 1.5");
    (void)at(R"({"a": "c"})")["a"].oneOf({"x", "y", "z"});
    EXPECT_EQ(complaint(), R"(a: expected "x", "y" or "z", found "c")");
    (void)at(R"([])").keys();
    EXPECT_EQ(complaint(), "expected an object, found a list");
}

TEST_F(JsonCursorTest, KeepsTheFirstOfSeveralComplaints) {
    const auto root = at(R"({"a": "x", "b": "y"})");
    (void)root["a"].integer(0, 1);
    (void)root["b"].integer(0, 1);
    EXPECT_EQ(complaint(), R"(a: expected a number from 0 to 1, found "x")");
}

TEST_F(JsonCursorTest, DoesNotRepeatALongText) {
    const auto text = "{\"a\": \"" + std::string(5000, 'x') + "\"}";
    (void)at(text.c_str())["a"].integer(0, 1);
    EXPECT_EQ(complaint(), "a: expected a number from 0 to 1, found a long text");
}

} // namespace
} // namespace pocketmars::engine
