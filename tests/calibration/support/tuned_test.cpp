#include "calibration/support/tuned.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace pocketmars::calibration {
namespace {

struct Saw {
    Tuned<double> depth{"saw.depth", 2.0, "mm", {1.0, 3.0}, "Of a cut.", "the maker's sheet"};
    Tuned<int> teeth{"saw.teeth", 40, "teeth", {24, 80}, "On the blade.", "by eye"};
};

TunedNumber* named(const std::string& name) {
    const auto& all = tunedNumbers();
    const auto found = std::ranges::find(all, name, &TunedNumber::name);
    return found == all.end() ? nullptr : *found;
}

TEST(Tuned, IsListedAsLongAsItIsThere) {
    {
        const Saw saw;
        const TunedNumber* teeth = named("saw.teeth");
        ASSERT_NE(teeth, nullptr);
        EXPECT_EQ(teeth->value(), 40.0);
        EXPECT_EQ(teeth->source(), "by eye");
    }
    EXPECT_EQ(named("saw.teeth"), nullptr);
}

TEST(Tuned, ReadsAsItWasSet) {
    Saw saw;
    named("saw.depth")->set(2.4);
    named("saw.teeth")->set(32.4);
    EXPECT_EQ(saw.depth(), 2.4);
    EXPECT_EQ(saw.teeth(), 32) << "whole numbers are rounded";
}

// What tells numbers apart, and what whoever moves one wants to know.
TEST(Tuned, EveryNumberHasANameOfItsOwnAndSaysWhatItIs) {
    std::set<std::string> names;
    for (const TunedNumber* number : tunedNumbers()) {
        EXPECT_TRUE(names.insert(number->name()).second) << number->name() << " is there twice";
        EXPECT_FALSE(number->unit().empty()) << number->name();
        EXPECT_FALSE(number->meaning().empty()) << number->name();
        EXPECT_FALSE(number->source().empty()) << number->name();
        EXPECT_LE(number->range().least, number->value()) << number->name();
        EXPECT_LE(number->value(), number->range().most) << number->name();
    }
}

} // namespace
} // namespace pocketmars::calibration
