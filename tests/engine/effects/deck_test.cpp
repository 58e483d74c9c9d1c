// The deck that runs out (ruling 10), and orders of it.

#include "engine/effects/deck.h"

#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace pocketmars::engine {
namespace {

std::string cardsIn(const State& state, Zone zone) {
    std::string all;
    for (const auto card : state.cards.in(zone)) {
        all += (all.empty() ? "" : " ") + card.toString();
    }
    return all;
}

std::string sortedCardsIn(const State& state, Zone zone) {
    std::vector<std::string> words;
    words.reserve(state.cards.count(zone));
    for (const auto card : state.cards.in(zone)) {
        words.push_back(card.toString());
    }
    std::ranges::sort(words);
    std::string all;
    for (const auto& word : words) {
        all += (all.empty() ? "" : " ") + word;
    }
    return all;
}

/// Two players whose next draw takes the last card.
TableBuilder lastCard() {
    return versus(2)
        .prep("G1 G2")
        .hand("C7 C1")
        .prep("E1 E2", 1)
        .hand("E3 E4", 1)
        .stack('A', "A1 ~A2 A3")
        .stack('H', "H0a")
        .stack('E', "E6 E7")
        .discard("C2 C3")
        .deck("C4");
}

TEST(NewDeck, IsMadeAtOnceOfTheDiscardPileAndTheCoveredCards) {
    const auto empty = play(lastCard(), "hand:C7"); // draws C4
    ASSERT_TRUE(isChance(empty));
    EXPECT_EQ(playerToDecide(empty), std::nullopt);
    EXPECT_EQ(offered(empty), "shuffle:0");
    const auto made = play(empty, "shuffle:12");
    EXPECT_FALSE(isChance(made));
    EXPECT_EQ(sortedCardsIn(made, Zone::deck()), "A1 A2 C2 C3 C7 E6"); // face up or down
    EXPECT_EQ(cardsIn(made, Zone::discard()), "");
    EXPECT_EQ(cardsIn(made, Zone::stack(Suit::Aqualab)), "A3");
    EXPECT_EQ(cardsIn(made, Zone::stack(Suit::EnergyBank)), "E7");
    EXPECT_EQ(cardsIn(made, Zone::stack(Suit::Habitation)), "H0a");
    EXPECT_EQ(made.toMove, 1);
}

TEST(NewDeck, LeavesAFaceDownTopWhereItIs) {
    const auto table = TableBuilder(lastCard()).stack('A', "~A4");
    const auto made = play(table, "hand:C7 shuffle:12");
    EXPECT_EQ(cardsIn(made, Zone::stack(Suit::Aqualab)), "~A4");
}

TEST(NewDeck, IsMadeBeforeTheDrawGoesOn) {
    // A7 draws two; the deck holds one. A7 itself isn't discarded yet (ruling 6).
    const auto table = versus(2)
                           .prep("G1 G2")
                           .hand("A7")
                           .prep("E1 E2", 1)
                           .hand("E3 E4", 1)
                           .discard("C2")
                           .deck("C4");
    const auto empty = play(table, "hand:A7");
    ASSERT_TRUE(isChance(empty));
    EXPECT_EQ(cardsIn(empty, Zone::hand(0)), "C4");
    const auto made = play(empty, "shuffle:1");
    // C2 was drawn, which empties the deck again; with A7 discarded there is a new one once more.
    EXPECT_EQ(cardsIn(made, Zone::hand(0)), "C4 C2");
    ASSERT_TRUE(isChance(made));
    EXPECT_EQ(cardsIn(play(made, "shuffle:1"), Zone::deck()), "A7");
}

TEST(NewDeck, OfCardsThatWerePutAsideKeepsThemAside) {
    const auto table = versus(2)
                           .prep("G1 G2")
                           .hand("C2 A1")
                           .prep("E1 E2", 1)
                           .hand("E3 E4", 1)
                           .discard("C5")
                           .deck("C4");
    const auto made = play(table, "hand:C2 shuffle:1");
    EXPECT_EQ(offered(made), "keep:C4.C5 keep:C5.C4");
}

TEST(NewDeck, NeedsCardsToMakeItOf) {
    const auto table = versus(2)
                           .prep("G1 G2")
                           .hand("C7 C1")
                           .prep("E1 E2", 1)
                           .hand("E3 E4", 1)
                           .stack('A', "A3")
                           .deck("C4");
    const auto drawn = play(table, "launch");
    EXPECT_FALSE(isChance(drawn));
    const auto none = versus(2).prep("G1 G2").hand("C1").stack('A', "A3").build();
    EXPECT_FALSE(needsNewDeck(none));
    EXPECT_EQ(play(none, "launch").toMove, 1);
}

TEST(NewDeck, IsNeverMadeInSolo) {
    EXPECT_FALSE(needsNewDeck(solo().discard("C1 C2").stack('A', "A1 A2").build()));
}

TEST(NewDeck, MayLieInAnOrderThatNobodyKnows) {
    const auto made = play(lastCard(), "hand:C7 shuffle:?");
    EXPECT_EQ(cardsIn(made, Zone::deck()), "? ? ? ? ? ?");
}

TEST(Shuffle, DependsOnTheCardsAndTheSeedOnly) {
    auto a = solo().deck("A1 A2 A3 A4 A5 A6 A7 C1 C2").build();
    auto b = solo().deck("C2 A7 A1 A6 A3 C1 A4 A2 A5").build();
    shuffleDeck(a, 5);
    shuffleDeck(b, 5);
    EXPECT_EQ(cardsIn(a, Zone::deck()), cardsIn(b, Zone::deck()));
    shuffleDeck(b, 6);
    EXPECT_NE(cardsIn(a, Zone::deck()), cardsIn(b, Zone::deck()));
    EXPECT_EQ(sortedCardsIn(b, Zone::deck()), "A1 A2 A3 A4 A5 A6 A7 C1 C2");
}

TEST(Shuffle, ReachesEveryOrderAlikeOften) {
    std::map<std::string, int> orders;
    constexpr int kEach = 1000;
    for (std::uint32_t seed = 0; seed < 6 * kEach; ++seed) {
        auto state = solo().deck("A1 A2 A3").build();
        shuffleDeck(state, seed);
        ++orders[cardsIn(state, Zone::deck())];
    }
    ASSERT_EQ(orders.size(), 6U);
    for (const auto& [order, count] : orders) {
        EXPECT_NEAR(count, kEach, 150) << order; // 5 standard deviations
    }
}

TEST(Draw, TakesTheTopOfTheDeck) {
    auto state = versus(2).deck("A1 A2").build();
    EXPECT_EQ(drawOne(state, Zone::hand(1)), Draw::Done);
    EXPECT_EQ(cardsIn(state, Zone::hand(1)), "A1");
    EXPECT_EQ(drawOne(state, Zone::drawn()), Draw::Done);
    EXPECT_EQ(cardsIn(state, Zone::drawn()), "A2");
    EXPECT_EQ(drawOne(state, Zone::hand(1)), Draw::Nothing);
}

TEST(Draw, InSoloIsAChoiceBetweenTwoCardsOfDa) { // ruling 9
    auto state = solo().deck("A1").prep("C1 C2", kDa).build();
    EXPECT_EQ(drawOne(state, Zone::hand(0)), Draw::Choose);
    state = solo().deck("A1").prep("C1", kDa).build();
    EXPECT_EQ(drawOne(state, Zone::hand(0)), Draw::Done);
    EXPECT_EQ(cardsIn(state, Zone::hand(0)), "C1");
    EXPECT_EQ(drawOne(state, Zone::hand(0)), Draw::Done);
    EXPECT_EQ(cardsIn(state, Zone::hand(0)), "C1 A1");
}

} // namespace
} // namespace pocketmars::engine
