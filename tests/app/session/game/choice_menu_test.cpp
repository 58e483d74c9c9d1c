#include "app/session/game/choice_menu.h"

#include "engine/rules/setup.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using Asks = ChoiceMenu::Asks;
using engine::ActionKind;
using engine::CardId;
using engine::Suit;

HandMove::Choice choice(ActionKind kind) {
    HandMove::Choice out;
    out.action.kind = kind;
    return out;
}

/// Every card can be played from the hand or the prep module, and one can pass.
std::vector<HandMove::Choice> unknownHand() {
    std::vector<HandMove::Choice> choices;
    for (const auto kind : {ActionKind::PlayHand, ActionKind::PlayPrep}) {
        for (int card = 0; card < engine::kCardCount; ++card) {
            choices.push_back(choice(kind));
            choices.back().action.card = engine::GameCard(CardId(card));
        }
    }
    choices.push_back(choice(ActionKind::Pass));
    return choices;
}

TEST(ChoiceMenu, AFewChoicesStandAsTheyAre) {
    auto choices = unknownHand();
    choices.resize(ChoiceMenu::kAtOnce);
    ChoiceMenu menu(choices);
    EXPECT_EQ(menu.asks(), Asks::Choice);
    EXPECT_EQ(menu.direct().size(), choices.size());
    EXPECT_TRUE(menu.cards().empty());
    EXPECT_FALSE(menu.pick(CardId(0)));
    EXPECT_FALSE(menu.canGoBack());
}

TEST(ChoiceMenu, OfManyTheCardComesFirst) {
    ChoiceMenu menu(unknownHand());
    EXPECT_EQ(menu.asks(), Asks::Card);
    EXPECT_EQ(menu.cards().size(), 35U);
    EXPECT_EQ(menu.direct(), std::vector<std::size_t>{70}) << "to pass takes no card";
    EXPECT_FALSE(menu.pick(CardId(4))) << "two are left";
    EXPECT_EQ(menu.asks(), Asks::Choice);
    EXPECT_EQ(menu.direct(), (std::vector<std::size_t>{4, 39}));
    EXPECT_EQ(menu.picked(), std::vector{CardId(4)});
    menu.goBack();
    EXPECT_EQ(menu.asks(), Asks::Card);
    EXPECT_TRUE(menu.picked().empty());
}

TEST(ChoiceMenu, OfTwoCardsOneAfterTheOther) {
    std::vector<HandMove::Choice> choices;
    for (int card = 0; card < 4; ++card) {
        for (int other = 10; other < 10 + 20 - 6 * card; ++other) {
            choices.push_back(choice(ActionKind::Keep));
            choices.back().action.card = engine::GameCard(CardId(card));
            choices.back().action.card2 = engine::GameCard(CardId(other));
        }
    }
    ChoiceMenu menu(choices);
    EXPECT_EQ(menu.cards().size(), 4U);
    EXPECT_FALSE(menu.pick(CardId(0)));
    EXPECT_EQ(menu.asks(), Asks::OtherCard);
    EXPECT_EQ(menu.cards().size(), 20U);
    EXPECT_EQ(menu.pick(CardId(12)), 2U);
    menu.goBack();
    menu.goBack();
    EXPECT_FALSE(menu.pick(CardId(3)));
    EXPECT_EQ(menu.asks(), Asks::Choice) << "two are left";
}

TEST(ChoiceMenu, OfManyColonistsTheBuildingComesFirst) {
    std::vector<HandMove::Choice> choices;
    for (const auto suit : {Suit::Aqualab, Suit::Greenhouse}) {
        for (std::uint8_t seat = 0; seat < 4; ++seat) {
            for (const auto kind : {ActionKind::Upgrade, ActionKind::Downgrade}) {
                choices.push_back(choice(kind));
                choices.back().action.suit = suit;
                choices.back().action.seat = seat;
            }
        }
    }
    choices.push_back(choice(ActionKind::Skip));
    ChoiceMenu menu(choices);
    EXPECT_EQ(menu.asks(), Asks::Building);
    EXPECT_EQ(menu.buildings(), (std::vector{Suit::Greenhouse, Suit::Aqualab}));
    EXPECT_EQ(menu.direct(), std::vector<std::size_t>{16});
    EXPECT_FALSE(menu.pick(CardId(0)));
    EXPECT_FALSE(menu.canGoBack());
    EXPECT_FALSE(menu.pick(Suit::Aqualab));
    EXPECT_EQ(menu.direct().size(), 8U);
    EXPECT_TRUE(menu.picked().empty());
}

/// Each choice can be reached, in at most three picks and taps, however little is known.
TEST(ChoiceMenu, LeadsToEachChoice) {
    engine::GameOptions options;
    options.mode = engine::Mode::Versus;
    options.players = 4;
    auto state = engine::emptyTable(options);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        for (int card = 0; card < 2; ++card) {
            state.cards.append(engine::Zone::hand(seat), engine::GameCard());
            state.cards.append(engine::Zone::prep(seat), engine::GameCard());
        }
    }
    while (state.cards.total() < engine::kCardCount) {
        state.cards.append(engine::Zone::deck(), engine::GameCard());
    }
    const HandMove move({state, {"red", "blue", "green", "yellow"}});
    ASSERT_GT(move.choices().size(), 100U);
    std::set<std::size_t> reached;
    ChoiceMenu menu(move.choices());
    reached.insert(menu.direct().begin(), menu.direct().end());
    for (const auto card : menu.cards()) {
        if (const auto only = menu.pick(card)) {
            reached.insert(*only);
        } else {
            EXPECT_EQ(menu.asks(), Asks::Choice);
            EXPECT_LE(menu.direct().size(), ChoiceMenu::kAtOnce);
            reached.insert(menu.direct().begin(), menu.direct().end());
        }
        menu.goBack();
    }
    EXPECT_EQ(reached.size(), move.choices().size());
}

} // namespace
} // namespace pocketmars::session
