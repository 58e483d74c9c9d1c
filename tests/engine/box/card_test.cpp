#include "engine/box/card.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

TEST(CardId, ReadsBackWhatItPrintsForAll35) {
    for (int i = 0; i < kCardCount; ++i) {
        const CardId card(i);
        EXPECT_EQ(CardId::parse(card.toString()), card);
    }
}

TEST(CardId, RefusesTextThatNamesNoCard) {
    for (const auto* text : {"", "G", "G0", "G8", "X1", "g1", "H0", "H0h", "H1a", "G12", "H0aa"}) {
        EXPECT_FALSE(CardId::parse(text)) << text;
    }
}

TEST(CardId, HabitationCardsHaveValueZero) {
    EXPECT_EQ(CardId::parse("H0g")->value(), 0);
    EXPECT_EQ(CardId::parse("A7")->value(), 7);
}

} // namespace
} // namespace pocketmars::engine
