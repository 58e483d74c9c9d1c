#include "engine/public_view.h"
#include "engine/unknown_cards.h"
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
