#include "engine/observation/observation.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

StackCard card(const char* id) { return CardId::parse(id).value(); }

TEST(SameStackCard, ComparesValuesOfStrips) {
    EXPECT_TRUE(sameStackCard(5, 5));
    EXPECT_FALSE(sameStackCard(5, 6));
}

TEST(SameStackCard, AFaceDownCardEqualsOnlyAnother) {
    EXPECT_TRUE(sameStackCard(FaceDown{}, FaceDown{}));
    EXPECT_FALSE(sameStackCard(FaceDown{}, 0));
    EXPECT_FALSE(sameStackCard(card("H0a"), FaceDown{}));
}

TEST(SameStackCard, AHabitationIdEqualsZero) {
    EXPECT_TRUE(sameStackCard(card("H0a"), 0));
    EXPECT_TRUE(sameStackCard(0, card("H0g")));
    EXPECT_FALSE(sameStackCard(card("H0a"), 1));
}

TEST(SameStackCard, TwoIdsMustBeTheSameCard) {
    EXPECT_TRUE(sameStackCard(card("H0a"), card("H0a")));
    EXPECT_FALSE(sameStackCard(card("H0a"), card("H0b")));
}

TEST(Colonists, AnAbsentColourIsZeroWithTheConfidenceOfTheSpace) {
    const Reading<ColonistCounts> space({{"red", Reading<int>(2, 0.9)}}, 0.7);
    EXPECT_EQ(colonists(space, "blue"), Reading<int>(0, 0.7));
    EXPECT_EQ(colonists(space, "red"), Reading<int>(2, 0.9));
}

TEST(Colonists, TheConfidenceOfTheSpaceStandsInForAMissingOne) {
    const Reading<ColonistCounts> space({{"red", Reading<int>(2)}}, 0.7);
    EXPECT_EQ(colonists(space, "red"), Reading<int>(2, 0.7));
}

TEST(Colonists, AreUnseenOrUnreadWhereTheSpaceIs) {
    EXPECT_TRUE(colonists({}, "red").isUnseen());
    EXPECT_EQ(colonists(Reading<ColonistCounts>::unread(0.3), "red"), Reading<int>::unread(0.3));
    const Reading<ColonistCounts> oneUnread({{"red", Reading<int>::unread()}});
    EXPECT_TRUE(colonists(oneUnread, "red").isUnread());
}

} // namespace
} // namespace pocketmars::engine
