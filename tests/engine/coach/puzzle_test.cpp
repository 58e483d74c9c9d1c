#include "engine/coach/puzzle.h"

#include "tests/engine/cards.h"

#include "engine/coach/puzzle_json.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"

#include <gtest/gtest.h>

#include <string>

namespace pocketmars::engine {
namespace {

/// DA has 2 points for its energy, and the game ends with the round: only G6's colonist wins.
State onlyG6Wins() {
    auto state = emptyTable({});
    state.players[0].ship = 2;
    state.players[0].earth = 5;
    state.players[1].ship = 0;
    state.players[1].earth = 7;
    state.players[1].energy = kMaxEnergy;
    state.cards.append(Zone::hand(0), card("A6"));
    state.cards.append(Zone::hand(0), card("G6"));
    return state;
}

PuzzleOptions quick() { return {.iterations = 200}; }

TEST(Puzzle, AsksForTheOneMoveThatWins) {
    const auto puzzle = puzzleAt(onlyG6Wins(), quick());
    ASSERT_TRUE(puzzle);
    // In which of the four buildings is no matter: that is not asked.
    ASSERT_EQ(puzzle->decisions.size(), 1U);
    const auto& decision = puzzle->decisions.front();
    EXPECT_EQ(decision.front().move.kind, ActionKind::PlayHand);
    EXPECT_EQ(decision.front().move.card, card("G6"));
    EXPECT_EQ(decision.size(), observedChoices(puzzle->known, 0).size());
    for (std::size_t i = 1; i < decision.size(); ++i) {
        EXPECT_LT(decision[i].win, decision.front().win - quick().gap);
    }
}

TEST(Puzzle, IsNoneWhereSeveralMovesWin) {
    auto state = onlyG6Wins();
    state.cards.append(Zone::prep(0), card("G7")); // settles as well
    EXPECT_FALSE(puzzleAt(state, quick()));
}

TEST(Puzzle, IsNoneWhereNobodyDecides) {
    auto state = onlyG6Wins();
    state.phase = Phase::Failure;
    EXPECT_FALSE(puzzleAt(state, quick()));
    state.phase = Phase::Over;
    EXPECT_FALSE(puzzleAt(state, quick()));
}

TEST(Puzzle, AsksNothingAboutACardThatIsOnlySeenWhenItIsDrawn) {
    auto state = emptyTable({});
    state.cards.append(Zone::hand(0), card("A6")); // draws two
    state.cards.append(Zone::hand(0), card("G6"));
    state.cards.append(Zone::prep(1), GameCard(Suit::Greenhouse));
    state.cards.append(Zone::prep(1), GameCard(Suit::Aqualab));
    ASSERT_TRUE(takeDecision(state, {.kind = ActionKind::PlayHand, .card = card("A6")}));
    const auto asked = state;
    EXPECT_FALSE(
        takeDecision(state, {.kind = ActionKind::DrawFromDa, .card = GameCard(Suit::Greenhouse)}));
    EXPECT_EQ(state, asked);
}

TEST(Puzzle, ComesBackFromItsFile) {
    const auto puzzle = puzzleAt(onlyG6Wins(), quick());
    ASSERT_TRUE(puzzle);
    const auto line = puzzleToLine({{puzzle->known, {"red", "blue"}}, puzzle->decisions});
    const auto read = puzzlesFromLines(line + "\n\n" + line + "\n");
    ASSERT_TRUE(read) << read.error().toString();
    ASSERT_EQ(read->size(), 2U);
    EXPECT_EQ(read->back().game.state, puzzle->known);
    EXPECT_EQ(puzzleToLine(read->back()), line);
}

TEST(Puzzle, IsRefusedWhereItsOptionsAreNotThoseOfTheState) {
    const auto puzzle = puzzleAt(onlyG6Wins(), quick());
    ASSERT_TRUE(puzzle);
    const engine::NamedPuzzle good{{puzzle->known, {"red", "blue"}}, puzzle->decisions};
    auto fewer = good;
    fewer.decisions.front().pop_back();
    auto longer = good;
    longer.decisions.push_back(good.decisions.front());
    const auto refusal = [](const std::string& text) {
        const auto read = puzzlesFromLines(text);
        return read ? "" : read.error().toString();
    };
    EXPECT_EQ(refusal(puzzleToLine(fewer)),
              "1.decisions.0: expected the choices that the state gives, each once");
    EXPECT_EQ(refusal(puzzleToLine(longer)),
              "1.decisions.1: expected the choices that the state gives, each once");
    EXPECT_EQ(refusal("{\"state\": 1}"), "1: expected a puzzle with state and decisions");
    EXPECT_NE(refusal("nothing"), "");
}

} // namespace
} // namespace pocketmars::engine
