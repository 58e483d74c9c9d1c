#include "app/session/game/branch.h"

#include "engine/inference/told_action.h"
#include "tests/engine/cards.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

namespace pocketmars::session {
namespace {

using engine::ActionKind;
using engine::card;
using engine::Mode;
using engine::State;
using engine::TableBuilder;

State withHand(const char* hand) {
    return TableBuilder(Mode::Versus, 2).hand(hand).prep("C7 G2").deck("C1 C2 C3").build();
}

/// C7 from the prep module by somebody who lacks the card that its bottom action counts on.
SeenPhase playedFrom(const State& before) {
    return {{before,
             {{.kind = ActionKind::PlayPrep, .card = card("C7")}, {.kind = ActionKind::Ability}},
             before,
             before},
            "1"};
}

TEST(Branch, IsToldAnewFromAStateOfWhichLessIsKnown) {
    auto step = playedFrom(withHand("A1 G7"));
    const auto less = withHand("? ?");
    knowLess(step, less);
    EXPECT_EQ(step.phase.before, less);
    EXPECT_EQ(step.phase.actions.size(), 3U) << "the bottom action is declined";
    EXPECT_TRUE(engine::canFollow(step.phase.before, step.phase.actions));
}

TEST(Branch, IsLeftAsItWasWhereNothingElseLeadsOn) {
    const auto known = withHand("A1 G7");
    auto step = playedFrom(known);
    knowLess(step, TableBuilder(Mode::Versus, 2).hand("? ?").prep("G1 G2").build());
    EXPECT_EQ(step.phase.before, known);
    EXPECT_EQ(step.phase.actions.size(), 2U);
}

} // namespace
} // namespace pocketmars::session
