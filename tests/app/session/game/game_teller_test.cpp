#include "app/session/game/game_teller.h"

#include "tests/engine/cards.h"
#include "tests/engine/table_builder.h"

#include <gtest/gtest.h>

#include <variant>

namespace pocketmars::session {
namespace {

using engine::ActionKind;
using engine::State;
using engine::TableBuilder;

/// Red plays C3, and then has so much energy.
Branch playedC3(int energy, double weight) {
    const auto table = [](int has) {
        return TableBuilder(engine::Mode::Versus, 2).deck("C1 C2").energy(has);
    };
    const State before = table(0).hand("C3").build();
    const State after = table(energy).toMove(1).build();
    return {{after, weight},
            {{{before, {{.kind = ActionKind::PlayHand, .card = engine::card("C3")}}, after, before},
              "1"}}};
}

GameQuestion asked(const std::vector<Branch>& offered) {
    GameTeller teller({"red", "blue"});
    const auto events = teller.ask(offered);
    return events.empty() ? GameQuestion{} : std::get<GameQuestion>(events.front());
}

TEST(GameTeller, SaysOfATableThatBreaksARuleWhatStaysSo) {
    auto broken = playedC3(4, 0.4);
    broken.isBroken = true;
    const auto question = asked({playedC3(3, 0.6), broken});
    ASSERT_EQ(question.deeds.size(), 2U);
    EXPECT_EQ(question.deeds[0].size() + 1, question.deeds[1].size());
    EXPECT_EQ(question.deeds[1].back(), "right as it lies: 4 energy for red where 3 belong");
    ASSERT_EQ(question.begins.size(), 2U);
    EXPECT_EQ(question.begins[1].back() + 1, question.deeds[1].size()) << "no part of the turn";
}

/// What is said of a table on which one of some slips was made, all by red.
RuleBroken warned(const std::vector<engine::Slip>& slips) {
    RefusedTable refused;
    for (const auto& slip : slips) {
        refused.slipped.push_back({playedC3(3, 1).belief.state, 1.0, slip});
    }
    GameTeller teller({"red", "blue"});
    return std::get<RuleBroken>(teller.warn(refused).front());
}

TEST(GameTeller, WarnsInWordsOfOneOfTwoMistakes) {
    const auto red = [](std::uint8_t belongs) {
        return engine::Slip{engine::Slip::Kind::Energy, 0, belongs, 3};
    };
    EXPECT_FALSE(warned({red(2)}).isOther) << "what differs says it";
    const auto either = warned({red(2), red(4)});
    EXPECT_TRUE(either.isOther);
    EXPECT_EQ(either.text,
              "I see 3 energy for red where 2 belong, or 3 energy for red where 4 belong");
    EXPECT_EQ(either.fix,
              "set red's energy to 2, or set red's energy to 4, or tell me what I missed");
}

TEST(GameTeller, SaysThatATableIsRightWhereNothingSaysHowItShouldLie) {
    auto broken = playedC3(4, 0.6);
    broken.isBroken = true;
    auto other = playedC3(3, 0.4);
    other.belief.state.round = 2;
    const auto question = asked({broken, other});
    ASSERT_EQ(question.deeds.size(), 2U);
    EXPECT_EQ(question.deeds[0].back(), "the table is right as it lies");
}

TEST(GameTeller, OffersNothingTwiceInTheSameWords) {
    auto passed = playedC3(3, 0.1);
    passed.steps.clear();
    const auto question = asked({playedC3(3, 0.6), playedC3(4, 0.3), passed});
    EXPECT_EQ(question.options.size(), 2U);
    ASSERT_EQ(question.outcomes.size(), 2U);
    EXPECT_EQ(question.outcomes[0].players[0].energy, 3) << "the likelier one";
    EXPECT_EQ(question.outcomes[1], passed.belief.state);
}

TEST(GameTeller, AsksNothingWhereAllAnswersHaveTheSameWords) {
    EXPECT_TRUE(asked({playedC3(3, 0.6), playedC3(4, 0.3)}).options.empty());
}

} // namespace
} // namespace pocketmars::session
