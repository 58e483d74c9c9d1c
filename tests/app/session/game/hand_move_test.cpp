#include "app/session/game/hand_move.h"

#include "app/session/game/game_session.h"
#include "engine/rules/game.h"
#include "engine/simulation/simulation.h"
#include "engine/support/random.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::kDa;
using engine::Phase;
using engine::solo;

const std::vector<std::string> kColours{"red", "blue"};

engine::TableBuilder turn() {
    return solo().hand("A7 C2").prep("G2 E4").prep("H0c E5", kDa).ship(1).deck("? ? ? ? ? ?");
}

HandMove moveOn(const engine::TableBuilder& table) { return HandMove({table.build(), kColours}); }

/// The place of a choice; fails where it is not offered.
std::size_t choice(const HandMove& move, const std::string& words) {
    const auto& choices = move.choices();
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&](const auto& each) { return each.words == words; });
    EXPECT_NE(found, choices.end()) << words;
    return static_cast<std::size_t>(found - choices.begin());
}

TEST(HandMove, TakesATurnDecisionByDecision) {
    auto move = moveOn(turn().stack('G', "G1"));
    EXPECT_EQ(move.decider(), "red");
    EXPECT_FALSE(move.isComplete());
    EXPECT_EQ(move.words(), "");
    move.choose(choice(move, "play G2 from the prep module"));
    EXPECT_FALSE(move.isComplete());
    move.choose(choice(move, "settle in greenhouse"));
    EXPECT_NE(move.words().find("settles in greenhouse"), std::string::npos) << move.words();
    while (!move.isComplete()) {
        move.choose(move.choices().size() - 1);
    }
    EXPECT_TRUE(move.choices().empty());
    EXPECT_EQ(move.decider(), std::nullopt);
}

TEST(HandMove, TakesChoicesBackOneByOne) {
    auto move = moveOn(turn());
    EXPECT_FALSE(move.canTakeBack());
    const auto first = move.choices().size();
    move.choose(choice(move, "play G2 from the prep module"));
    const auto second = move.choices().size();
    move.choose(0);
    move.takeBack();
    EXPECT_EQ(move.choices().size(), second);
    move.takeBack();
    EXPECT_EQ(move.choices().size(), first);
    EXPECT_TRUE(move.actions().empty());
    EXPECT_FALSE(move.canTakeBack());
}

TEST(HandMove, RunsAPhaseWithoutAChoiceByItself) {
    const auto move = moveOn(
        solo().phase(Phase::Failure).hand("A7").prep("G2").prep("?C ?E", kDa).deck("? ? ? ?"));
    EXPECT_TRUE(move.isComplete());
    EXPECT_EQ(move.words(), "system failure: 2 cards discarded");
}

TEST(HandMove, AsksForTheSuitOfDasLastCardOnly) {
    auto move = moveOn(solo().phase(Phase::Android).prep("A7 G6").prep("?", kDa).deck("? ? ? ? ?"));
    ASSERT_FALSE(move.isComplete());
    EXPECT_EQ(move.decider(), "blue"); // DA's colour
    EXPECT_EQ(move.choices().size(), engine::kSuits.size());
    move.choose(choice(move, "blue has a card of energy_bank"));
    EXPECT_TRUE(move.isComplete());
    EXPECT_NE(move.words().find("energy"), std::string::npos) << move.words();
}

// The words of a move do not say where its pieces come from.
TEST(HandMove, SaysWhatToMoveForDa) {
    auto move = moveOn(
        solo().phase(Phase::Android).prep("A7 G6").prep("?", kDa).ship(1, kDa).deck("? ? ? ? ?"));
    EXPECT_TRUE(move.orders().empty());
    move.choose(choice(move, "blue has a card of comms_center"));
    EXPECT_EQ(move.orders(), (std::vector<std::string>{
                                 "Move one blue colonist from blue's ship to comms_center ★",
                                 "Move one blue colonist from Earth to blue's ship",
                                 "Put the top card of the deck, unseen, into blue's prep module"}));
    auto mine = moveOn(solo().prep("A7 G6").deck("? ? ? ? ?"));
    while (!mine.isComplete()) {
        mine.choose(0);
    }
    EXPECT_TRUE(mine.orders().empty()) << "it is the player's own move";
}

TEST(HandMove, AWholeGameCanBeTold) {
    constexpr int kGames = 5;
    constexpr int kMostPhases = 400;
    for (std::uint64_t game = 0; game < kGames; ++game) {
        engine::Random random(engine::seedOf(7, game));
        GameSession session({}, kColours);
        ASSERT_EQ(session.begin().size(), 1U);
        std::vector<GameEvent> events;
        for (int phase = 0; phase < kMostPhases && !session.isOver(); ++phase) {
            HandMove move(session.game());
            while (!move.isComplete()) {
                for (const auto& each : move.choices()) {
                    ASSERT_FALSE(each.words.empty());
                }
                move.choose(random.below(move.choices().size()));
            }
            const auto told = session.play(move.actions());
            ASSERT_TRUE(told) << told.error().message;
            events = *told;
            ASSERT_FALSE(events.empty());
        }
        ASSERT_TRUE(session.isOver());
        EXPECT_TRUE(std::holds_alternative<GameScored>(events.back()));
    }
}

} // namespace
} // namespace pocketmars::session
