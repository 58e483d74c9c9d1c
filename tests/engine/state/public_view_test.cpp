#include "engine/state/public_view.h"
#include "engine/state/unknown_cards.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

TEST(PublicView, HidesHandsAndWhatLiesBelowOtherCards) {
    const auto one = TableBuilder(Mode::Solo, 2).hand("G1 C2").deck("A1 E3").discard("A2 C1");
    const auto other = TableBuilder(Mode::Solo, 2).hand("A7 E1").deck("G5 G6").discard("E5 C1");
    EXPECT_EQ(publicView(TableBuilder(one).build()), publicView(TableBuilder(other).build()));
}

TEST(PublicView, ShowsBacksAndTheTopOfTheDiscardPile) {
    const auto view = [](const char* prep, const char* discard) {
        return publicView(TableBuilder(Mode::Solo, 2).prep(prep).discard(discard).build());
    };
    EXPECT_EQ(view("G1", "C1"), view("G7", "C1"));
    EXPECT_FALSE(view("G1", "C1") == view("C1", "C1"));
    EXPECT_FALSE(view("G1", "C2 C1") == view("G1", "C1 C2"));
}

TEST(PublicView, HidesCardsThatLieFaceDown) {
    const auto view = [](const char* stack) {
        return publicView(TableBuilder(Mode::Solo, 2).stack('G', stack).build());
    };
    EXPECT_EQ(view("~G1 G2"), view("~G5 G2"));
    EXPECT_FALSE(view("~G1 G2") == view("G1 G2"));
}

TEST(PublicView, KnowsWhatNobodySees) {
    const auto table = [](const char* deck, const char* discard) {
        return TableBuilder(Mode::Versus, 2).hand("? ?").deck(deck).discard(discard).build();
    };
    const auto one = table("? ? ?", "G1 ? A2");
    EXPECT_TRUE(differOnlyHidden(one, table("? ?", "G1 ? ? A2"))) << "how many";
    EXPECT_TRUE(differOnlyHidden(one, table("? ? ?", "? ? C1"))) << "which";
    EXPECT_FALSE(differOnlyHidden(one, table("", "? ? ? G1 ? A2"))) << "an empty deck shows";
    auto other = one;
    other.players[1].energy = 4;
    EXPECT_FALSE(differOnlyHidden(one, other));
    other = one;
    other.toMove = 1;
    EXPECT_FALSE(differOnlyHidden(one, other)) << "who is next shows soon";
}

TEST(PublicView, KeepsNothingOfPlacesThatMayBeOthers) {
    auto state = TableBuilder(Mode::Versus, 2).deck("?E ? ?").discard("G1 E2 C3").build();
    generalise(state, TableBuilder(Mode::Versus, 2).deck("?A ?").discard("G1 ? E2 C4").build());
    EXPECT_EQ(state.cards.in(Zone::deck()).front(), GameCard());
    EXPECT_TRUE(holdsExactly(state, Zone::discard(), *GameCard::parse("E2")));
    EXPECT_FALSE(holdsExactly(state, Zone::discard(), *GameCard::parse("C3")));
}

TEST(PublicView, KeepsOfHiddenCardsWhatTwoStatesHaveInCommon) {
    auto state = TableBuilder(Mode::Solo, 2).hand("G1 C2 A3").build();
    generalise(state, TableBuilder(Mode::Solo, 2).hand("A3 G5 E1").build());
    const auto hand = Zone::hand(0);
    EXPECT_TRUE(holdsExactly(state, hand, *GameCard::parse("A3")));
    EXPECT_TRUE(holdsExactly(state, hand, *GameCard::parse("?G")));
    EXPECT_TRUE(holdsExactly(state, hand, GameCard()));
}

} // namespace
} // namespace pocketmars::engine
