#include "app/session/coaching/review.h"

#include "engine/format/notation.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/state/unknown_cards.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::GameCard;
using engine::State;
using engine::Zone;

/// A human's first turns, the last of all that is legal each time, as told to a game without a
/// camera: nobody says what is on the hand.
std::vector<GameStep> toldByHand(std::uint32_t seed) {
    const auto settle = [](State& state) {
        std::vector<engine::Action> taken;
        engine::ActionList actions;
        do {
            engine::legalActions(state, actions);
            taken.push_back(actions[actions.size() - 1]);
            engine::apply(state, taken.back());
        } while (!engine::isSettled(state));
        return taken;
    };
    auto state = engine::newGame({}, seed);
    settle(state);
    for (std::size_t i = 0; i < state.cards.count(Zone::hand(0)); ++i) {
        state.cards.replace(Zone::hand(0), i, GameCard());
    }
    std::vector<GameStep> steps{{{state, {"red", "blue"}}, "", ""}};
    for (int step = 0; step < 7 && state.phase != engine::Phase::Over; ++step) {
        const auto before = state;
        const auto taken = settle(state);
        steps.push_back({{state, {"red", "blue"}}, engine::notation(before, taken), ""});
    }
    return steps;
}

TEST(Review, CallsNothingBetterThatNeededACardOfWhichNobodyWasTold) {
    std::size_t mistakes = 0;
    for (std::uint32_t seed = 1; seed < 7; ++seed) {
        const auto steps = toldByHand(seed);
        ReviewOptions options;
        options.iterations = 200;
        const auto review = reviewGame(steps, options);
        ASSERT_GE(review.turns.size(), 2U);
        EXPECT_EQ(review.unread, 0U);
        mistakes += review.mistakes.size();
        for (const auto& mistake : review.mistakes) {
            const auto& better = mistake.better.line.front();
            for (const auto card : {better.card, better.card2}) {
                EXPECT_TRUE(!card.id() || engine::zoneOf(mistake.before, *card.id()))
                    << seed << " " << engine::notation(better);
            }
            EXPECT_GT(mistake.cost(), 0);
        }
    }
    EXPECT_GT(mistakes, 0U);
}

TEST(Review, WeighsADecisionOfWhichNotEveryCardWasTold) {
    // What is told of a game by hand when a card of the hand is discarded for energy.
    const engine::Action told{.kind = engine::ActionKind::ConvertHand};
    std::size_t tried = 0;
    for (auto& step : toldByHand(1)) {
        const auto& state = step.game.state;
        if (state.phase == engine::Phase::Over || !engine::isLegal(state, told)) {
            continue;
        }
        std::vector<engine::Action> taken{told};
        auto after = step;
        engine::apply(after.game.state, told);
        while (!engine::isSettled(after.game.state)) {
            engine::ActionList actions;
            engine::legalActions(after.game.state, actions);
            taken.push_back(actions[0]);
            engine::apply(after.game.state, taken.back());
        }
        ++tried;
        after.moves = engine::notation(state, taken);
        ASSERT_NE(after.moves.find("charge:?"), std::string::npos) << after.moves;
        const std::vector<GameStep> steps{step, after};
        const auto review = reviewGame(steps, {.iterations = 300});
        ASSERT_FALSE(review.turns.empty());
        EXPECT_EQ(review.unread, 0U);
        EXPECT_GT(review.turns[0].odds.win, 0);
        EXPECT_GT(review.turns[0].odds.standardError, 0);
    }
    EXPECT_GT(tried, 0U);
}

TEST(Review, TheEndMayBeWhereItTurnedMost) {
    Review review;
    for (const double win : {0.5, 0.6, 0.55, 0.8}) {
        review.turns.push_back({review.turns.size(), 0, {win, 0.01}});
        review.turns.push_back({review.turns.size(), 1, {1 - win, 0.01}});
    }
    EXPECT_EQ(turningPoints(review, 0, 2), (std::vector<std::size_t>{2, 6}));
    review.shares = {0, 1};
    EXPECT_EQ(turningPoints(review, 0, 2), (std::vector<std::size_t>{6, 8}));
    EXPECT_EQ(turningPoints(review, 1, 1), std::vector<std::size_t>{8});
    review.shares = {0.8, 0.2}; // nothing was lost at the end
    EXPECT_EQ(turningPoints(review, 0, 2), (std::vector<std::size_t>{2, 6}));
}

TEST(Review, OfNothingIsEmpty) {
    const auto review = reviewGame({}, {});
    EXPECT_TRUE(review.turns.empty());
    EXPECT_TRUE(review.mistakes.empty());
    EXPECT_FALSE(review.shares);
}

} // namespace
} // namespace pocketmars::session
