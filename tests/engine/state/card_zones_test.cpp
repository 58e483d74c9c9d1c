#include "engine/state/card_zones.h"

#include "tests/engine/arbitrary_observation.h"
#include "tests/engine/cards.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace pocketmars::engine {
namespace {

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

TEST(CardZones, MoveACardBehindTheLastOfAnotherZone) {
    CardZones cards;
    for (const auto* const text : {"G1", "G2", "G3"}) {
        cards.append(Zone::hand(1), card(text));
    }
    cards.append(Zone::deck(), card("A1"));
    cards.append(Zone::hand(0), card("E1"));
    cards.move(Zone::hand(1), 1, Zone::deck());  // to a later zone
    cards.move(Zone::hand(1), 0, Zone::hand(0)); // to an earlier one
    EXPECT_EQ(cardsIn(cards, Zone::hand(0)), (std::vector{card("E1"), card("G1")}));
    EXPECT_EQ(cardsIn(cards, Zone::hand(1)), std::vector{card("G3")});
    EXPECT_EQ(cardsIn(cards, Zone::deck()), (std::vector{card("A1"), card("G2")}));
    EXPECT_EQ(cards.total(), 5U);
}

TEST(CardZones, MoveACardToTheEndOfItsOwnZone) {
    CardZones cards;
    for (const auto* const text : {"G1", "G2", "G3"}) {
        cards.append(Zone::deck(), card(text));
    }
    cards.move(Zone::deck(), 0, Zone::deck());
    EXPECT_EQ(cardsIn(cards, Zone::deck()), (std::vector{card("G2"), card("G3"), card("G1")}));
}

TEST(CardZones, ReplaceACardInItsPlace) {
    CardZones cards;
    cards.append(Zone::prep(0), card("?"));
    cards.append(Zone::prep(0), card("?G"));
    cards.append(Zone::deck(), card("A1"));
    cards.replace(Zone::prep(0), 1, card("G7"));
    EXPECT_EQ(cardsIn(cards, Zone::prep(0)), (std::vector{card("?"), card("G7")}));
    EXPECT_EQ(cardsIn(cards, Zone::deck()), std::vector{card("A1")});
}

TEST(CardZones, AreNamedAsInTheFormat) {
    EXPECT_EQ(pathOf(Zone::hand(0)), "players.0.hand");
    EXPECT_EQ(pathOf(Zone::prep(3)), "players.3.prep");
    EXPECT_EQ(pathOf(Zone::stack(Suit::CommsCenter)), "buildings.comms_center.stack");
    EXPECT_EQ(pathOf(Zone::deck()), "deck");
    EXPECT_EQ(pathOf(Zone::discard()), "discard");
    EXPECT_EQ(pathOf(Zone::drawn()), "the cards just drawn");
    EXPECT_EQ(pathOf(Zone::played()), "the cards just played");
}

RC_GTEST_PROP(CardZones, MoveOneCardAndNoOther, ()) {
    CardZones cards;
    std::vector<std::vector<GameCard>> expected(Zone::kCount);
    const std::vector<Zone> zones{Zone::hand(0), Zone::prep(2), Zone::stack(Suit::Aqualab),
                                  Zone::deck(), Zone::drawn()};
    for (int i = 0; i < kCardCount; ++i) {
        const auto zone = *rc::gen::elementOf(zones);
        cards.append(zone, GameCard(CardId(i)));
        expected[zone.index()].push_back(GameCard(CardId(i)));
    }
    for (int i = 0; i < 20; ++i) {
        const auto from = *rc::gen::elementOf(zones);
        const auto to = *rc::gen::elementOf(zones);
        auto& old = expected[from.index()];
        if (old.empty()) {
            continue;
        }
        const auto place = *rc::gen::inRange<std::size_t>(0, old.size());
        const auto moved = old[place];
        old.erase(old.begin() + static_cast<std::ptrdiff_t>(place));
        expected[to.index()].push_back(moved);
        cards.move(from, place, to);
    }
    for (const auto zone : zones) {
        RC_ASSERT(cardsIn(cards, zone) == expected[zone.index()]);
    }
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
