#include "app/cli/play/typed_lines.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <string>
#include <vector>

namespace pocketmars::cli {
namespace {

using Lines = std::vector<std::string>;

class TypedLinesTest : public testing::Test {
protected:
    void SetUp() override { ASSERT_EQ(pipe(m_ends.data()), 0); }
    void TearDown() override {
        close(m_ends[0]);
        hangUp();
    }
    void type(const std::string& text) const {
        ASSERT_EQ(write(m_ends[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }
    void hangUp() {
        if (m_ends[1] >= 0) {
            close(m_ends[1]);
        }
        m_ends[1] = -1;
    }
    TypedLines lines() const { return TypedLines(m_ends[0]); }

private:
    std::array<int, 2> m_ends{-1, -1};
};

TEST_F(TypedLinesTest, AreTakenOnceAndNeverWaitedFor) {
    auto typed = lines();
    EXPECT_EQ(typed.take(), Lines());
    type("1\n2\n");
    EXPECT_EQ(typed.take(), (Lines{"1", "2"}));
    EXPECT_EQ(typed.take(), Lines());
}

TEST_F(TypedLinesTest, ALineIsWholeOnceItHasEnded) {
    auto typed = lines();
    type("1");
    EXPECT_EQ(typed.take(), Lines());
    type("2\n3");
    EXPECT_EQ(typed.take(), Lines{"12"});
    hangUp();
    EXPECT_EQ(typed.take(), Lines{"3"}) << "nothing more can come";
    EXPECT_EQ(typed.take(), Lines());
}

TEST_F(TypedLinesTest, WhatHasNoEndIsNotGatheredForEver) {
    auto typed = lines();
    const std::string endless(32'000, 'x');
    for (int i = 0; i < 3; ++i) {
        type(endless);
        EXPECT_EQ(typed.take(), Lines());
    }
    type("\n1\n");
    const auto after = typed.take();
    ASSERT_EQ(after.size(), 2U);
    EXPECT_LT(after[0].size(), endless.size()) << "what was gathered was dropped";
    EXPECT_EQ(after[1], "1");
}

} // namespace
} // namespace pocketmars::cli
