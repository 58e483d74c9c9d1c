#include "engine/card_zones.h"

#include "tests/engine/arbitrary_observation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace pocketmars::engine {
namespace {

GameCard card(const char* text) { return GameCard::parse(text).value(); }

std::vector<GameCard> cardsIn(const CardZones& cards, Zone zone) {
    const auto span = cards.in(zone);
    return {span.begin(), span.end()};
}

TEST(CardZones, KeepOrderWithinAZoneWhateverIsPutElsewhere) {
    CardZones cards;
    cards.append(Zone::deck(), card("G1"));
    cards.append(Zone::hand(0), card("A7"));
    cards.append(Zone::deck(), card("C3"));
    cards.append(Zone::discard(), card("?"));
    cards.append(Zone::stack(Suit::Greenhouse), card("~G2"));
    cards.append(Zone::hand(0), card("A1"));
    EXPECT_EQ(cards.total(), 6U);
    EXPECT_EQ(cardsIn(cards, Zone::hand(0)), (std::vector{card("A7"), card("A1")}));
    EXPECT_EQ(cardsIn(cards, Zone::deck()), (std::vector{card("G1"), card("C3")}));
    EXPECT_EQ(cardsIn(cards, Zone::stack(Suit::Greenhouse)), std::vector{card("~G2")});
    EXPECT_TRUE(cards.in(Zone::prep(0)).empty());
}

TEST(CardZones, SortWhatHasNoOrder) {
    CardZones cards;
    for (const auto zone : {Zone::hand(1), Zone::prep(3), Zone::discard(), Zone::deck(),
                            Zone::stack(Suit::Aqualab)}) {
        cards.append(zone, card("A7"));
        cards.append(zone, card("?"));
        cards.append(zone, card("A2"));
    }
    cards.sortUnordered();
    const std::vector sorted{card("?"), card("A2"), card("A7")};
    const std::vector asPut{card("A7"), card("?"), card("A2")};
    EXPECT_EQ(cardsIn(cards, Zone::hand(1)), sorted);
    EXPECT_EQ(cardsIn(cards, Zone::prep(3)), sorted);
    EXPECT_EQ(cardsIn(cards, Zone::discard()), sorted);
    EXPECT_EQ(cardsIn(cards, Zone::deck()), asPut);
    EXPECT_EQ(cardsIn(cards, Zone::stack(Suit::Aqualab)), asPut);
}

TEST(CardZones, AreEqualOnlyWithTheSameCardsInTheSameZones) {
    CardZones a;
    CardZones b;
    a.append(Zone::hand(0), card("A1"));
    b.append(Zone::prep(0), card("A1"));
    EXPECT_NE(a, b);
    CardZones c;
    c.append(Zone::hand(0), card("A1"));
    EXPECT_EQ(a, c);
    c.append(Zone::deck(), card("A2"));
    EXPECT_NE(a, c);
}

RC_GTEST_PROP(CardZones, HoldWhatWasPutWhere, ()) {
    CardZones cards;
    std::vector<std::vector<GameCard>> expected(Zone::kCount);
    const std::vector<Zone> zones{Zone::hand(0),
                                  Zone::hand(3),
                                  Zone::prep(0),
                                  Zone::stack(Suit::Greenhouse),
                                  Zone::stack(Suit::Habitation),
                                  Zone::deck(),
                                  Zone::discard()};
    for (int i = 0; i < kCardCount; ++i) {
        const auto zone = *rc::gen::elementOf(zones);
        cards.append(zone, GameCard(CardId(i)));
        expected[zone.index()].push_back(GameCard(CardId(i)));
    }
    for (const auto zone : zones) {
        RC_ASSERT(cardsIn(cards, zone) == expected[zone.index()]);
    }
}

} // namespace
} // namespace pocketmars::engine
