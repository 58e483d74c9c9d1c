#include "engine/inference/told_action.h"
#include "engine/rules/game.h"
#include "engine/state/unknown_cards.h"
#include "tests/engine/cards.h"
#include "tests/engine/table_builder.h"

namespace pocketmars::engine {
namespace {

constexpr auto kHand = Zone::hand(0);

Action convert(const char* of) { return {.kind = ActionKind::ConvertHand, .card = card(of)}; }

TableBuilder tableWithHand(const char* hand) {
    return TableBuilder(Mode::Versus, 2).hand(hand).prep("G1 G2").deck("C1 C2 C3");
}

TEST(ToldAction, MeansWhatIsBetterKnown) {
    EXPECT_TRUE(canMean(convert("?"), convert("E5")));
    EXPECT_TRUE(canMean(convert("?E"), convert("E5")));
    EXPECT_FALSE(canMean(convert("?G"), convert("E5")));
    EXPECT_FALSE(canMean(convert("E5"), convert("?E")));
}

TEST(ToldAction, IsToldAsFarAsItIsKnown) {
    const auto told =
        tellIn(tableWithHand("? A1").build(), tableWithHand("?E A1").build(), convert("?E"));
    ASSERT_TRUE(told);
    EXPECT_EQ(told->action, convert("?"));
    EXPECT_TRUE(holdsExactly(told->state, kHand, card("A1")));
    EXPECT_TRUE(holdsExactly(told->state, Zone::discard(), GameCard()));
}

TEST(ToldAction, IsToldInFullWhereAllIsKnown) {
    const auto state = tableWithHand("?E A1").build();
    const auto told = tellIn(state, state, convert("?E"));
    ASSERT_TRUE(told);
    EXPECT_EQ(told->action, convert("?E"));
    EXPECT_TRUE(holdsExactly(told->state, Zone::discard(), card("?E")));
}

TEST(ToldAction, LeavesOpenWhichOfTwoAlikeItWas) {
    // The second one is known for its suit from a glimpse alone.
    const auto told =
        tellIn(tableWithHand("?E ?").build(), tableWithHand("?E ?E").build(), convert("?E"));
    ASSERT_TRUE(told);
    EXPECT_TRUE(holdsExactly(told->state, Zone::discard(), GameCard()));
    EXPECT_FALSE(holdsExactly(told->state, kHand, card("?E")));
}

TEST(ToldAction, IsNotToldWhereTheRulesHaveNothingLikeIt) {
    EXPECT_FALSE(tellIn(tableWithHand("A1").build(), tableWithHand("E5").build(), convert("E5")));
}

TEST(ToldAction, DeclinesWhatOnlyAppearsToBeOffered) {
    // Who knows the hand knows that C7's bottom action counts on a card that it lacks.
    auto know = TableBuilder(Mode::Versus, 2).hand("A1 G7").prep("C7 G2").deck("C1 C2 C3").build();
    auto guess = TableBuilder(Mode::Versus, 2).hand("? ?").prep("C7 G2").deck("C1 C2 C3").build();
    const Action play{.kind = ActionKind::PlayPrep, .card = card("C7")};
    const Action ability{.kind = ActionKind::Ability};
    for (auto* state : {&know, &guess}) {
        apply(*state, play);
        while (isLegal(*state, {.kind = ActionKind::Settle})) {
            apply(*state, {.kind = ActionKind::Skip});
        }
    }
    ASSERT_TRUE(isLegal(know, ability));
    ASSERT_FALSE(isLegal(guess, ability));
    const auto told = tellIn(guess, know, ability);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->action, ability);
    EXPECT_EQ(told->skipped, 1);
}

TEST(ToldAction, TellsAWholePhaseWithWhatWasDeclined) {
    const auto know =
        TableBuilder(Mode::Versus, 2).hand("A1 G7").prep("C7 G2").deck("C1 C2 C3").build();
    const auto guess =
        TableBuilder(Mode::Versus, 2).hand("? ?").prep("C7 G2").deck("C1 C2 C3").build();
    const std::vector<Action> actions{{.kind = ActionKind::PlayPrep, .card = card("C7")},
                                      {.kind = ActionKind::Ability}};
    ASSERT_TRUE(canFollow(know, actions));
    ASSERT_FALSE(canFollow(guess, actions)) << "C7's bottom action is to be declined first";
    const auto told = tellIn(guess, know, actions);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->size(), actions.size() + 1);
    EXPECT_TRUE(canFollow(guess, *told));
    EXPECT_FALSE(tellIn(tableWithHand("A1").build(), know, actions)) << "C7 is not there";
}

TEST(ToldAction, SaysNotThatASuitWasHeld) {
    auto know = TableBuilder(Mode::Versus, 2).hand("?C ?").prep("C7 G2").deck("C1 C2 C3").build();
    auto guess = TableBuilder(Mode::Versus, 2).hand("? ?").prep("C7 G2").deck("C1 C2 C3").build();
    for (auto* state : {&know, &guess}) {
        apply(*state, {.kind = ActionKind::PlayPrep, .card = card("C7")});
        while (isLegal(*state, {.kind = ActionKind::Settle})) {
            apply(*state, {.kind = ActionKind::Skip});
        }
    }
    const auto told = tellIn(guess, know, {.kind = ActionKind::Bottom});
    ASSERT_TRUE(told);
    EXPECT_FALSE(holdsExactly(told->state, kHand, card("?C"))) << "the ability looks the same";
}

TEST(ToldAction, KeepsNothingHiddenThatWasNotKnown) {
    const auto glimpsed = tableWithHand("E5 ?A").discard("C4 C5").build();
    const auto known = tableWithHand("? ?").discard("C4 ?").build();
    const auto state = withoutGlimpses(glimpsed, known, {.kind = ActionKind::Pass});
    EXPECT_EQ(state.cards.in(kHand)[0], GameCard());
    EXPECT_EQ(state.cards.in(kHand)[1], GameCard());
    EXPECT_TRUE(holdsExactly(state, Zone::discard(), card("C4")));
    EXPECT_FALSE(holdsExactly(state, Zone::discard(), card("C5")));
    const auto told =
        withoutGlimpses(glimpsed, known, {.kind = ActionKind::TakeDiscard, .card = card("E5")});
    EXPECT_TRUE(holdsExactly(told, kHand, card("E5")));
}

} // namespace
} // namespace pocketmars::engine
