#include "engine/coach/told_cards.h"

#include "engine/rules/setup.h"

#include <gtest/gtest.h>

namespace pocketmars::engine {
namespace {

GameCard card(const char* id) { return GameCard(*CardId::parse(id)); }

TEST(ToldCards, ADecisionNeedsThoseOfTheOwnHandAndPrepModuleThatItNames) {
    auto state = newGame({}, 1);
    state.cards.replace(Zone::hand(0), 0, card("G5"));
    state.cards.replace(Zone::hand(0), 1, GameCard());
    for (const auto kind : {ActionKind::PlayHand, ActionKind::ConvertHand, ActionKind::BuryHand,
                            ActionKind::Discard, ActionKind::Prepare, ActionKind::SwapHand}) {
        EXPECT_FALSE(needsUntoldCard(state, {.kind = kind, .card = card("G5")}, 0));
        EXPECT_FALSE(needsUntoldCard(state, {.kind = kind, .card = GameCard()}, 0));
        EXPECT_TRUE(needsUntoldCard(state, {.kind = kind, .card = card("C5")}, 0));
    }
    for (const auto kind : {ActionKind::PlayPrep, ActionKind::ConvertPrep, ActionKind::BuryPrep,
                            ActionKind::SwapPrep}) {
        EXPECT_TRUE(needsUntoldCard(state, {.kind = kind, .card = card("G5")}, 0));
    }
    EXPECT_TRUE(needsUntoldCard(
        state, {.kind = ActionKind::SwapHand, .card = card("G5"), .card2 = card("C5")}, 0));
    for (const auto drawn : {card("E7"), GameCard()}) {
        state.cards.move(Zone::deck(), 0, Zone::drawn());
        state.cards.replace(Zone::drawn(), state.cards.count(Zone::drawn()) - 1, drawn);
    }
    const auto keep = [&](const char* kept, GameCard laid) {
        return needsUntoldCard(state, {.kind = ActionKind::Keep, .card = card(kept), .card2 = laid},
                               0);
    };
    EXPECT_FALSE(keep("E7", GameCard()));
    EXPECT_TRUE(keep("E7", card("E6")));
    EXPECT_TRUE(keep("E6", GameCard()));
    // Another's prep module, the discard pile: not the player's own.
    EXPECT_FALSE(
        needsUntoldCard(state, {.kind = ActionKind::PlayOther, .seat = 1, .card = card("C5")}, 0));
    EXPECT_FALSE(needsUntoldCard(state, {.kind = ActionKind::TakeDiscard, .card = card("C5")}, 0));
}

TEST(ToldCards, WhatIsLeftOpenMayBeAny) {
    const Action played{.kind = ActionKind::ConvertHand, .card = card("G5")};
    EXPECT_TRUE(isAsTold(played, played));
    EXPECT_TRUE(isAsTold(played, {.kind = ActionKind::ConvertHand}));
    EXPECT_TRUE(
        isAsTold(played, {.kind = ActionKind::ConvertHand, .card = GameCard(Suit::Greenhouse)}));
    EXPECT_FALSE(
        isAsTold(played, {.kind = ActionKind::ConvertHand, .card = GameCard(Suit::EnergyBank)}));
    EXPECT_FALSE(isAsTold(played, {.kind = ActionKind::ConvertHand, .card = card("G6")}));
    EXPECT_FALSE(isAsTold(played, {.kind = ActionKind::ConvertPrep}));
    EXPECT_FALSE(isAsTold({.kind = ActionKind::SettleIn, .suit = Suit::Greenhouse},
                          {.kind = ActionKind::SettleIn, .suit = Suit::EnergyBank}));
}

} // namespace
} // namespace pocketmars::engine
