#include "engine/coach/coach.h"

#include "engine/coach/hidden_cards.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace pocketmars::engine {
namespace {

GameOptions versus(int players) {
    GameOptions options;
    options.mode = Mode::Versus;
    options.players = static_cast<std::uint8_t>(players);
    return options;
}

/// Plays at random until a state will do; games begin anew meanwhile.
State randomState(const GameOptions& options, const std::function<bool(const State&)>& willDo) {
    Random random(5);
    ActionList actions;
    while (true) {
        auto state = newGame(options, static_cast<std::uint32_t>(random.below(1000)));
        while (state.phase != Phase::Over && state.round < 60) {
            if (willDo(state)) {
                return state;
            }
            legalActions(state, actions);
            apply(state, actions[random.below(actions.size())]);
        }
    }
}

State midGame(const GameOptions& options) {
    return randomState(options, [](const State& state) {
        return isSettled(state) && !isChance(state) && state.round == 3 &&
               isPlayersTurn(state.phase);
    });
}

Advice adviceFor(const State& state, std::uint64_t iterations, std::size_t threads = 1,
                 std::uint64_t seed = 3) {
    auto coach = Coach::on({{state, 1}}, {.seed = seed, .threads = threads});
    EXPECT_TRUE(coach);
    coach->think({.iterations = iterations});
    return coach->advice();
}

void expectSame(const Advice& one, const Advice& other) {
    EXPECT_EQ(one.iterations, other.iterations);
    EXPECT_EQ(one.points, other.points);
    ASSERT_EQ(one.moves.size(), other.moves.size());
    for (std::size_t i = 0; i < one.moves.size(); ++i) {
        EXPECT_EQ(one.moves[i].line, other.moves[i].line);
        EXPECT_EQ(one.moves[i].odds.win, other.moves[i].odds.win); // bit for bit
        EXPECT_EQ(one.moves[i].tried, other.moves[i].tried);
    }
}

class OfEachGame : public testing::TestWithParam<GameOptions> {};
INSTANTIATE_TEST_SUITE_P(Coach, OfEachGame, testing::Values(GameOptions{}, versus(2), versus(4)));

TEST_P(OfEachGame, DoesNotPeek) {
    const auto state = midGame(GetParam());
    const HiddenCards hidden(knownTo(state, state.toMove));
    Random random(11);
    const auto advice = adviceFor(state, 200);
    for (int i = 0; i < 3; ++i) {
        const auto permuted = hidden.dealt(random);
        EXPECT_FALSE(permuted.cards == state.cards);
        expectSame(adviceFor(permuted, 200), advice);
    }
}

TEST_P(OfEachGame, TellsTheSameForTheSameSeed) {
    const auto state = midGame(GetParam());
    expectSame(adviceFor(state, 201, 2), adviceFor(state, 201, 2));
}

TEST_P(OfEachGame, ThinksTheSameInHelpings) {
    const auto state = midGame(GetParam());
    auto coach = Coach::on({{state, 1}}, {.seed = 3, .threads = 2});
    ASSERT_TRUE(coach);
    coach->think({.iterations = 100});
    (void)coach->advice();
    coach->think({.iterations = 100});
    expectSame(coach->advice(), adviceFor(state, 200, 2));
}

/// DA has 2 points for its energy, and the game ends with the round: only a colonist more counts.
State lastChance() {
    auto state = emptyTable({});
    state.players[0].ship = 2;
    state.players[0].earth = 5;
    state.players[1].ship = 0;
    state.players[1].earth = 7;
    state.players[1].energy = kMaxEnergy;
    state.cards.append(Zone::hand(0), GameCard(*CardId::parse("A6")));
    state.cards.append(Zone::hand(0), GameCard(*CardId::parse("G6")));
    return state;
}

TEST_P(OfEachGame, AdvisesLegalMovesBestFirst) {
    const auto state = midGame(GetParam());
    const auto known = knownTo(state, state.toMove);
    const auto advice = adviceFor(state, 400);
    ASSERT_EQ(advice.seat, state.toMove);
    ASSERT_EQ(advice.moves.size(), 3U);
    ActionList actions;
    legalActions(state, actions);
    for (const auto& move : advice.moves) {
        EXPECT_TRUE(std::ranges::any_of(actions, [&](const Action& action) {
            return asObserved(state, action, advice.seat, advice.seat) == move.line.front();
        }));
        auto now = known;
        // What follows names no card that will only be seen then.
        for (std::size_t i = 0; i < move.line.size() && move.line.size() > 1; ++i) {
            ASSERT_TRUE(isLegal(now, move.line[i]));
            apply(now, move.line[i]);
        }
        EXPECT_GE(move.odds.win, 0);
        EXPECT_LE(move.odds.win, 1);
        EXPECT_GT(move.odds.standardError, 0);
        EXPECT_LE(0.8 * move.tried, advice.moves.front().tried);
    }
    EXPECT_GE(advice.moves[1].odds.win, advice.moves[2].odds.win);
}

TEST(Coach, CountsNotOnACardThatNobodyTold) {
    auto state = lastChance();
    state.cards.replace(Zone::hand(0), 0, GameCard());
    state.cards.replace(Zone::hand(0), 1, GameCard());
    const auto advice = adviceFor(state, 2000);
    const auto& best = advice.moves.front();
    ASSERT_EQ(best.line.front().kind, ActionKind::PlayHand);
    ASSERT_TRUE(best.line.front().card.id()) << "it wins, for whoever holds it";
    EXPECT_LT(advice.odds.win, best.odds.win);
}

TEST(Coach, SaysNothingOfADecisionThatNoDealAllows) {
    CoachOptions options;
    options.search.first = {.kind = ActionKind::PlayHand, .card = GameCard(*CardId::parse("E7"))};
    auto coach = Coach::on({{lastChance(), 1}}, options);
    ASSERT_TRUE(coach);
    coach->think({.iterations = 20});
    EXPECT_TRUE(coach->advice().moves.empty());
}

TEST(Coach, WeighsADecisionOfWhichACardWasNotTold) {
    auto state = lastChance();
    for (std::size_t i = 0; i < state.cards.count(Zone::hand(0)); ++i) {
        state.cards.replace(Zone::hand(0), i, GameCard());
    }
    CoachOptions options;
    options.search.first = {.kind = ActionKind::ConvertHand};
    auto coach = Coach::on({{state, 1}}, options);
    ASSERT_TRUE(coach);
    coach->think({.iterations = 300});
    const auto advice = coach->advice();
    ASSERT_FALSE(advice.moves.empty());
    for (const auto& move : advice.moves) {
        EXPECT_EQ(move.line.front().kind, ActionKind::ConvertHand);
    }
}

TEST(Coach, FindsTheOnlyMoveThatWins) {
    const auto advice = adviceFor(lastChance(), 300);
    const Action wins{.kind = ActionKind::PlayHand, .card = GameCard(*CardId::parse("G6"))};
    EXPECT_EQ(advice.moves.front().line.front(), wins);
    EXPECT_DOUBLE_EQ(advice.points[0], 3);
    EXPECT_DOUBLE_EQ(advice.points[1], 2);
}

TEST(Coach, SaysWhatAnotherMoveIsWorth) {
    const Action other{.kind = ActionKind::PlayHand, .card = GameCard(*CardId::parse("A6"))};
    CoachOptions options;
    options.search.first = other;
    auto coach = Coach::on({{lastChance(), 1}}, options);
    ASSERT_TRUE(coach);
    coach->think({.iterations = 300});
    const auto advice = coach->advice();
    ASSERT_EQ(advice.moves.size(), 1U);
    EXPECT_EQ(advice.moves.front().line.front(), other);
    EXPECT_DOUBLE_EQ(advice.points[0], 2);
    EXPECT_LT(advice.odds.win, adviceFor(lastChance(), 300).odds.win);
}

TEST(Coach, WeighsBeliefs) {
    // In one of them the card that wins lies elsewhere.
    const auto wins = lastChance();
    auto loses = lastChance();
    loses.cards.move(Zone::hand(0), 1, Zone::discard());
    loses.cards.append(Zone::hand(0), GameCard(*CardId::parse("H0a")));
    const auto odds = [](const std::vector<CoachBelief>& beliefs) {
        auto coach = Coach::on(beliefs);
        coach->think({.iterations = 1000});
        double points = 0;
        for (const auto& move : coach->advice(100).moves) {
            points += move.points[0] * move.tried;
        }
        return points;
    };
    EXPECT_GT(odds({{wins, 0.9}, {loses, 0.1}}), odds({{wins, 0.1}, {loses, 0.9}}));
}

TEST(Coach, RefusesWhereNobodyDecides) {
    const auto refusal = [](const State& state) { return Coach::on({{state, 1}}).error(); };
    auto state = lastChance();
    state.phase = Phase::Over;
    EXPECT_EQ(refusal(state), CoachRefusal::Over);
    state.phase = Phase::Failure;
    EXPECT_EQ(refusal(state), CoachRefusal::DaPhase);
    state.phase = Phase::Android;
    EXPECT_EQ(refusal(state), CoachRefusal::DaPhase);
    auto shuffled = emptyTable(versus(2));
    shuffled.cards.append(Zone::discard(), GameCard(*CardId::parse("A6")));
    EXPECT_EQ(refusal(shuffled), CoachRefusal::Chance);
}

TEST(Coach, StopsWhenTold) {
    auto coach = Coach::on({{midGame({}), 1}}, {.threads = 2});
    ASSERT_TRUE(coach);
    std::stop_source source;
    source.request_stop();
    coach->think({.stop = source.get_token()});
    EXPECT_EQ(coach->iterations(), 0U);
    coach->think({.until = std::chrono::steady_clock::now()});
    EXPECT_EQ(coach->iterations(), 0U);
    EXPECT_TRUE(coach->advice().moves.empty());
}

} // namespace
} // namespace pocketmars::engine
