// Dealing, preparing and the draft (rulings, Solo game and Draft variant).

#include "engine/rules/setup.h"

#include "engine/state/state_check.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace pocketmars::engine {
namespace {

constexpr std::uint32_t kSeed = 20240229;

GameOptions versusOf(int players, bool draft = false) {
    GameOptions options;
    options.mode = Mode::Versus;
    options.players = static_cast<std::uint8_t>(players);
    options.draft = draft;
    return options;
}

GameOptions soloAt(Level level) {
    GameOptions options;
    options.level = level;
    return options;
}

std::vector<GameCard> cardsIn(const State& state, Zone zone) {
    const auto cards = state.cards.in(zone);
    return {cards.begin(), cards.end()};
}

std::set<GameCard> distinctCards(const State& state) {
    const auto cards = state.cards.all();
    return {cards.begin(), cards.end()};
}

/// Takes the first of all choices until the set-up is done.
State setUp(State state) {
    ActionList actions;
    while (!isSettled(state)) {
        legalActions(state, actions);
        apply(state, actions[0]);
    }
    return state;
}

void expectPlayer(const State& state, std::size_t seat, int ship) {
    EXPECT_EQ(state.players.at(seat).ship, ship);
    EXPECT_EQ(state.players.at(seat).earth, kColonistsPerColour - ship);
    EXPECT_EQ(state.players.at(seat).energy, 1);
}

TEST(SoloSetup, PlacesColonistsByLevel) {
    for (const auto& [level, onShip] :
         {std::pair{Level::Android, 5}, {Level::SuperDroid, 6}, {Level::Cyborg, 7}}) {
        const auto state = newGame(soloAt(level), kSeed);
        EXPECT_EQ(state.level, level);
        expectPlayer(state, 0, 1);
        expectPlayer(state, kDa, onShip);
    }
}

TEST(SoloSetup, DealsFourToTheHumanAndTwoToDa) {
    const auto dealt = newGame({}, kSeed);
    EXPECT_EQ(dealt.cards.count(Zone::hand(0)), 4U);
    EXPECT_EQ(dealt.cards.count(Zone::prep(0)), 0U);
    EXPECT_EQ(dealt.cards.count(Zone::hand(kDa)), 0U);
    EXPECT_EQ(dealt.cards.count(Zone::prep(kDa)), 2U);
    EXPECT_EQ(dealt.cards.count(Zone::deck()), 29U);
    EXPECT_EQ(distinctCards(dealt).size(), 35U);
}

TEST(SoloSetup, LetsTheHumanChooseTwoForThePrepModule) {
    const auto dealt = newGame({}, kSeed);
    EXPECT_FALSE(isSettled(dealt));
    EXPECT_EQ(playerToDecide(dealt), 0U);
    ActionList actions;
    legalActions(dealt, actions);
    EXPECT_EQ(actions.size(), 4U);
    auto ready = dealt;
    const auto first = actions[3];
    apply(ready, first);
    legalActions(ready, actions);
    EXPECT_EQ(actions.size(), 3U);
    apply(ready, actions[0]);
    EXPECT_TRUE(isSettled(ready));
    EXPECT_EQ(ready.cards.count(Zone::hand(0)), 2U);
    EXPECT_EQ(cardsIn(ready, Zone::prep(0)).front(), first.card);
    EXPECT_EQ(ready.phase, Phase::Architect);
    EXPECT_EQ(ready.round, 1);
    EXPECT_EQ(firstInconsistency(ready), std::nullopt);
}

TEST(VersusSetup, DealsFourToEachAndLeavesTheRest) {
    for (const int players : {2, 3, 4}) {
        const auto dealt = newGame(versusOf(players), kSeed);
        const auto ready = setUp(dealt);
        EXPECT_EQ(dealt.cards.count(Zone::deck()), 35U - 4U * static_cast<unsigned>(players));
        EXPECT_EQ(ready.cards.count(Zone::deck()), dealt.cards.count(Zone::deck()));
        for (std::size_t seat = 0; seat < ready.playerCount; ++seat) {
            expectPlayer(ready, seat, 1);
            EXPECT_EQ(ready.cards.count(Zone::hand(seat)), 2U);
            EXPECT_EQ(ready.cards.count(Zone::prep(seat)), 2U);
        }
        EXPECT_EQ(ready.phase, Phase::Turn);
        EXPECT_EQ(ready.toMove, 0);
        EXPECT_EQ(distinctCards(ready).size(), 35U);
        EXPECT_EQ(firstInconsistency(ready), std::nullopt);
    }
}

TEST(VersusSetup, LetsEachPlayerPrepareInTurn) {
    auto state = newGame(versusOf(3), kSeed);
    ActionList actions;
    for (const std::size_t seat : {0U, 0U, 1U, 1U, 2U, 2U}) {
        EXPECT_EQ(playerToDecide(state), seat);
        legalActions(state, actions);
        apply(state, actions[0]);
    }
    EXPECT_TRUE(isSettled(state));
}

TEST(Setup, TakesTheOptions) {
    Readings readings;
    readings.c4Bottom = C4Bottom::Cards;
    GameOptions options;
    options.edition = Edition::Polish;
    options.readings = readings;
    const auto state = newGame(options, kSeed);
    EXPECT_EQ(state.edition, Edition::Polish);
    EXPECT_EQ(state.readings, readings);
}

TEST(Setup, IsTheSameForTheSameSeedOnly) {
    EXPECT_EQ(newGame(versusOf(4), kSeed), newGame(versusOf(4), kSeed));
    std::set<std::string> decks;
    for (std::uint32_t seed = 0; seed < 20; ++seed) {
        std::string deck;
        const auto state = newGame({}, seed);
        for (const auto card : state.cards.all()) {
            deck += card.toString();
        }
        decks.insert(deck);
    }
    EXPECT_EQ(decks.size(), 20U);
}

// -- draft ----------------------------------------------------------------------------------------

TEST(Draft, DealsFiveAndPassesTheRestToTheLeft) {
    auto state = newGame(versusOf(3, true), kSeed);
    ASSERT_EQ(state.cards.count(Zone::deck()), 20U);
    ActionList actions;
    std::vector<std::vector<GameCard>> left;
    left.reserve(3);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(playerToDecide(state), seat);
        auto hand = cardsIn(state, Zone::hand(seat));
        EXPECT_EQ(hand.size(), 5U);
        legalActions(state, actions);
        ASSERT_EQ(actions.size(), 5U);
        EXPECT_EQ(actions[2].kind, ActionKind::DraftKeep);
        std::erase(hand, actions[2].card);
        left.push_back(hand);
        apply(state, actions[2]);
    }
    // Seats go clockwise, so the left neighbour is the next one.
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(cardsIn(state, Zone::hand((seat + 1) % 3)), left[seat]);
    }
}

TEST(Draft, EndsWithFourEachAndTheRestShuffledBack) {
    for (const int players : {2, 3, 4}) {
        auto state = newGame(versusOf(players, true), kSeed);
        ActionList actions;
        std::vector<std::vector<GameCard>> kept(static_cast<std::size_t>(players));
        while (!isChance(state)) {
            legalActions(state, actions);
            kept.at(playerToDecide(state).value()).push_back(actions[0].card);
            apply(state, actions[0]);
        }
        EXPECT_EQ(offered(state), "shuffle:0");
        EXPECT_EQ(playerToDecide(state), std::nullopt);
        auto other = state;
        apply(state, {.kind = ActionKind::Shuffle, .seed = 1});
        apply(other, {.kind = ActionKind::Shuffle, .seed = 2});
        EXPECT_NE(cardsIn(state, Zone::deck()), cardsIn(other, Zone::deck()));
        EXPECT_EQ(state.cards.count(Zone::deck()), 35U - 4U * static_cast<unsigned>(players));
        for (std::size_t seat = 0; seat < state.playerCount; ++seat) {
            EXPECT_EQ(kept[seat].size(), 4U);
            EXPECT_EQ(cardsIn(state, Zone::hand(seat)), kept[seat]);
        }
        const auto ready = setUp(state);
        for (std::size_t seat = 0; seat < ready.playerCount; ++seat) {
            EXPECT_EQ(ready.cards.count(Zone::hand(seat)), 2U);
            EXPECT_EQ(ready.cards.count(Zone::prep(seat)), 2U);
        }
        EXPECT_EQ(distinctCards(ready).size(), 35U);
        EXPECT_EQ(firstInconsistency(ready), std::nullopt);
        EXPECT_EQ(ready.phase, Phase::Turn);
    }
}

} // namespace
} // namespace pocketmars::engine
