#include "engine/state/unknown_cards.h"

#include "tests/engine/cards.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace pocketmars::engine {
namespace {

CardId id(const char* text) { return CardId::parse(text).value(); }

TEST(SeenCards, LeaveToAnUnknownCardWhatIsNotKnown) {
    const SeenCards seen(solo().hand("G1").discard("G2").stack('G', "~G3").deck("?").build());
    EXPECT_FALSE(seen.canBe(card("?"), id("G1")));
    EXPECT_FALSE(seen.canBe(card("?G"), id("G2")));
    EXPECT_FALSE(seen.canBe(card("?"), id("G3")));
    EXPECT_TRUE(seen.canBe(card("?"), id("G4")));
    EXPECT_TRUE(seen.canBe(card("?G"), id("G4")));
    EXPECT_FALSE(seen.canBe(card("?E"), id("G4")));
}

TEST(SeenCards, CountSevenOfASuitThoughTheirFacesAreNotKnown) {
    const SeenCards seen(solo().hand("G1 ?G ?G").deck("?G ?G ?G ?G ?").build());
    EXPECT_FALSE(seen.canBe(card("?"), Suit::Greenhouse));
    EXPECT_FALSE(seen.canBe(card("?"), id("G4")));
    EXPECT_TRUE(seen.canBe(card("?G"), id("G4")));
    EXPECT_TRUE(seen.canBe(card("?"), Suit::EnergyBank));
}

TEST(PlaceOf, PrefersWhatIsKnownBest) {
    const auto state = solo().hand("? ?G G5").build();
    const auto hand = Zone::hand(0);
    EXPECT_EQ(placeOf(state, hand, card("G5")), 2U);
    EXPECT_EQ(placeOf(state, hand, card("G4")), 1U);
    EXPECT_EQ(placeOf(state, hand, card("E4")), 0U);
    EXPECT_EQ(placeOf(state, hand, card("?G")), 1U);
    EXPECT_EQ(placeOf(state, hand, card("?E")), 0U);
    EXPECT_EQ(placeOf(state, hand, card("?")), 0U);
    EXPECT_EQ(placeOf(solo().hand("G5").build(), hand, card("G4")), std::nullopt);
    EXPECT_EQ(placeOf(solo().hand("?G").build(), hand, card("E4")), std::nullopt);
    EXPECT_EQ(placeOf(solo().hand("G5").build(), hand, card("?")), std::nullopt);
}

TEST(ZoneOf, FindsWhatIsKnown) {
    const auto state = solo().hand("G1 ?").stack('G', "~G3").discard("E1").deck("?").build();
    EXPECT_EQ(zoneOf(state, id("G1")), Zone::hand(0));
    EXPECT_EQ(zoneOf(state, id("G3")), Zone::stack(Suit::Greenhouse));
    EXPECT_EQ(zoneOf(state, id("E1")), Zone::discard());
    EXPECT_EQ(zoneOf(state, id("C1")), std::nullopt);
}

TEST(HoldsExactly, AsksForTheVeryCard) {
    const auto state = solo().hand("?G E1").build();
    EXPECT_TRUE(holdsExactly(state, Zone::hand(0), card("E1")));
    EXPECT_TRUE(holdsExactly(state, Zone::hand(0), card("?G")));
    EXPECT_FALSE(holdsExactly(state, Zone::hand(0), card("G1")));
    EXPECT_FALSE(holdsExactly(state, Zone::hand(0), card("?")));
}

TEST(Holds, IsSureByAFaceOrABackAndPerhapsByAnUnknownCard) {
    EXPECT_EQ(holds(solo().hand("E1 C1").build(), 0, Suit::CommsCenter), Holding::Yes);
    EXPECT_EQ(holds(solo().hand("? ?C").build(), 0, Suit::CommsCenter), Holding::Yes);
    EXPECT_EQ(holds(solo().hand("E1 ?").build(), 0, Suit::CommsCenter), Holding::Perhaps);
    EXPECT_EQ(holds(solo().hand("E1 ?A").build(), 0, Suit::CommsCenter), Holding::No);
    EXPECT_EQ(holds(solo().build(), 0, Suit::CommsCenter), Holding::No);
    // All seven are elsewhere.
    EXPECT_EQ(holds(solo().hand("?").discard("C1 C2 C3 C4 C5 C6 C7").build(), 0, Suit::CommsCenter),
              Holding::No);
}

TEST(ForEach, NamesWhatTellsAnotherStory) {
    const auto state = solo().hand("? E1 ?G ? ?G").discard("G1 G2 G3 G4 A1 A2").build();
    const auto collect = [](std::string& all) {
        return [&all](GameCard one) { all += one.toString() + " "; };
    };
    std::string distinct;
    forEachDistinct(state, Zone::hand(0), collect(distinct));
    EXPECT_EQ(distinct, "? E1 ?G ");
    std::string suits;
    forEachSuit(solo().hand("E1 ?").discard("G1 G2 G3 G4").stack('A', "~?A").build(), Zone::hand(0),
                collect(suits));
    EXPECT_EQ(suits, "E1 ?G ?E ?C ?A ?H ");
    std::string faces;
    forEachIdentity(solo().hand("E1 ?G").discard("G1 G2 G3 G4").build(), Zone::hand(0),
                    collect(faces));
    EXPECT_EQ(faces, "E1 G5 G6 G7 ");
}

} // namespace
} // namespace pocketmars::engine
