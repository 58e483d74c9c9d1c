#include "engine/inference/hindsight.h"

#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

namespace pocketmars::engine {
namespace {

TableBuilder before() {
    return solo().hand("? ?").prep("? ?").prep("?C ?A", kDa).deck("? ? ? ? ? ?").discard("G1");
}

/// What followed a state: decisions as notation, and after them the first that is legal.
LaterPhase played(State state, const std::string& decisions) {
    LaterPhase phase;
    const auto take = [&](const Action& action) {
        EXPECT_TRUE(isLegal(state, action)) << notation(action);
        phase.actions.push_back(action);
        apply(state, action);
    };
    std::istringstream words(decisions);
    for (std::string word; words >> word;) {
        take(actionFromNotation(word).value());
    }
    ActionList actions;
    while (!isSettled(state)) {
        legalActions(state, actions);
        take(actions[0]);
    }
    phase.after = state;
    return phase;
}

std::string cards(const State& state, Zone zone) {
    std::string text;
    for (const auto card : state.cards.in(zone)) {
        text += (text.empty() ? "" : " ") + card.toString();
    }
    return text;
}

TEST(InHindsight, NamesACardThatWasPlayedFromTheHand) {
    const auto then = before().build();
    const auto now = inHindsight(then, {{played(then, "hand:G5")}});
    EXPECT_EQ(cards(now, Zone::hand(0)), "G5 ?");
}

TEST(InHindsight, NamesACardOfTheDeckByItsPlace) {
    const auto then = before().phase(Phase::Failure).build();
    auto later = played(then, "failure");
    auto& after = later.after;
    after.cards.replace(Zone::discard(), after.cards.count(Zone::discard()) - 1,
                        GameCard::parse("E3").value());
    EXPECT_EQ(cards(inHindsight(then, {{later}}), Zone::deck()), "? E3 ? ? ? ?");
}

TEST(InHindsight, LeavesOpenWhatMayHaveBeenDrawnMeanwhile) {
    const auto then = before().hand("?").build(); // one more card of which nobody knows
    const auto now = inHindsight(then, {{played(then, "launch:?C")}});
    EXPECT_EQ(now, then);
}

TEST(InHindsight, IsTheSameWhereNothingFollowed) {
    EXPECT_EQ(inHindsight(before().build(), {}), before().build());
}

} // namespace
} // namespace pocketmars::engine
