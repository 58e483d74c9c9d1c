#include "engine/told_action.h"
#include "engine/unknown_cards.h"
#include "tests/engine/table_builder.h"

namespace pocketmars::engine {
namespace {

constexpr auto kHand = Zone::hand(0);

GameCard card(const char* text) { return *GameCard::parse(text); }

Action convert(const char* of) { return {.kind = ActionKind::ConvertHand, .card = card(of)}; }

TableBuilder table(const char* hand) {
    return TableBuilder(Mode::Versus, 2).hand(hand).prep("G1 G2").deck("C1 C2 C3");
}

TEST(ToldAction, MeansWhatIsBetterKnown) {
    EXPECT_TRUE(canMean(convert("?"), convert("E5")));
    EXPECT_TRUE(canMean(convert("?E"), convert("E5")));
    EXPECT_FALSE(canMean(convert("?G"), convert("E5")));
    EXPECT_FALSE(canMean(convert("E5"), convert("?E")));
}

TEST(ToldAction, IsToldAsFarAsItIsKnown) {
    const auto told = tellIn(table("? A1").build(), table("?E A1").build(), convert("?E"));
    ASSERT_TRUE(told);
    EXPECT_EQ(told->action, convert("?"));
    EXPECT_TRUE(holdsExactly(told->state, kHand, card("A1")));
    EXPECT_TRUE(holdsExactly(told->state, Zone::discard(), GameCard()));
}

TEST(ToldAction, IsToldInFullWhereAllIsKnown) {
    const auto state = table("?E A1").build();
    const auto told = tellIn(state, state, convert("?E"));
    ASSERT_TRUE(told);
    EXPECT_EQ(told->action, convert("?E"));
    EXPECT_TRUE(holdsExactly(told->state, Zone::discard(), card("?E")));
}

TEST(ToldAction, LeavesOpenWhichOfTwoAlikeItWas) {
    // The second one is known for its suit from a glimpse alone.
    const auto told = tellIn(table("?E ?").build(), table("?E ?E").build(), convert("?E"));
    ASSERT_TRUE(told);
    EXPECT_TRUE(holdsExactly(told->state, Zone::discard(), GameCard()));
    EXPECT_FALSE(holdsExactly(told->state, kHand, card("?E")));
}

TEST(ToldAction, IsNotToldWhereTheRulesHaveNothingLikeIt) {
    EXPECT_FALSE(tellIn(table("A1").build(), table("E5").build(), convert("E5")));
}

} // namespace
} // namespace pocketmars::engine
