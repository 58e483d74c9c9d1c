#include "engine/observation/item_agreement.h"

#include "engine/format/correction.h"
#include "tests/engine/example_table.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::engine {
namespace {

bool same(const std::string& path, const Observation& a, const Observation& b) {
    return sameAt(findItem(a, path).value(), a, b);
}

Observation with(const std::string& path, const std::string& value) {
    auto table = exampleTable();
    const auto set = setItem(table, path, value);
    EXPECT_TRUE(set) << (set ? "" : set.error().message);
    return table;
}

TEST(SameAt, ComparesTheItemAlone) {
    const auto a = with("greenhouse.one_star.red", "2");
    const auto b = with("greenhouse.one_star.red", "1");
    EXPECT_FALSE(same("greenhouse.one_star.red", a, b));
    EXPECT_TRUE(same("greenhouse.two_star.red", a, b));
    EXPECT_TRUE(same("red.energy", a, b));
    EXPECT_TRUE(same("greenhouse.one_star.red", a, a));
}

TEST(SameAt, WhatWasNotReadIsNotTheSame) {
    const auto unread = with("red.energy", "?");
    EXPECT_FALSE(same("red.energy", unread, unread));
}

TEST(SameAt, ACardThatCouldNotBeToldAgreesWithAny) {
    EXPECT_TRUE(same("greenhouse.stack", with("greenhouse.stack", "5,?"),
                     with("greenhouse.stack", "5,null")));
    EXPECT_FALSE(same("greenhouse.stack", with("greenhouse.stack", "5,?"),
                      with("greenhouse.stack", "4,null")));
    EXPECT_FALSE(same("greenhouse.stack", with("greenhouse.stack", "5"),
                      with("greenhouse.stack", "5,null")));
}

TEST(SameAt, BacksHaveNoOrder) {
    const auto backs = [](const std::string& text) { return with("red.prep", text); };
    EXPECT_TRUE(same("red.prep", backs("aqualab,greenhouse"), backs("greenhouse,aqualab")));
    EXPECT_TRUE(same("red.prep", backs("aqualab,?"), backs("greenhouse,aqualab")));
    EXPECT_FALSE(same("red.prep", backs("aqualab,aqualab"), backs("greenhouse,aqualab")));
    EXPECT_FALSE(same("red.prep", backs("aqualab"), backs("greenhouse,aqualab")));
}

} // namespace
} // namespace pocketmars::engine
