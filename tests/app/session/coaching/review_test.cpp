#include "app/session/coaching/review.h"

#include "engine/format/notation.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"

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
            const auto zone = engine::assumes(mistake.before, mistake.better.line.front());
            EXPECT_TRUE(!zone || *zone != Zone::hand(0)) << seed << " " << mistake.before.round;
            EXPECT_GT(mistake.cost(), 0);
        }
    }
    EXPECT_GT(mistakes, 0U);
}

TEST(Review, OfNothingIsEmpty) {
    const auto review = reviewGame({}, {});
    EXPECT_TRUE(review.turns.empty());
    EXPECT_TRUE(review.mistakes.empty());
    EXPECT_FALSE(review.shares);
}

} // namespace
} // namespace pocketmars::session
