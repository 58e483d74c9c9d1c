#include "app/pages/play/advice_model.h"

#include "engine/rules/game.h"
#include "engine/rules/setup.h"

#include <QSignalSpy>
#include <QVariantMap>

#include <gtest/gtest.h>

namespace pocketmars::app {
namespace {

engine::NamedState begun() {
    auto state = engine::newGame({}, 3);
    engine::ActionList actions;
    while (!engine::isSettled(state)) {
        engine::legalActions(state, actions);
        engine::apply(state, actions[0]);
    }
    return {state, {"red", "blue"}};
}

/// Waits for the first words of the coach.
bool hears(AdviceModel& advice) {
    QSignalSpy changed(&advice, &AdviceModel::changed);
    while (advice.moves().isEmpty() && changed.wait(10'000)) {
    }
    return !advice.moves().isEmpty();
}

TEST(AdviceModel, NeverSpeaksUpByItself) {
    AdviceModel advice;
    advice.setGame(begun());
    EXPECT_TRUE(advice.possible());
    EXPECT_FALSE(advice.open());
    EXPECT_FALSE(advice.thinking());
    EXPECT_TRUE(advice.moves().isEmpty());
}

TEST(AdviceModel, TellsThreeMovesWithReasons) {
    AdviceModel advice;
    advice.setGame(begun());
    const QSignalSpy asked(&advice, &AdviceModel::asked);
    advice.ask();
    EXPECT_TRUE(advice.thinking());
    EXPECT_EQ(asked.count(), 1);
    ASSERT_TRUE(hears(advice));
    ASSERT_EQ(advice.moves().size(), 3);
    for (const auto& move : advice.moves()) {
        EXPECT_FALSE(move.toMap()["words"].toString().isEmpty());
        EXPECT_FALSE(move.toMap()["reason"].toString().isEmpty());
        EXPECT_FALSE(move.toMap()["arrows"].toList().isEmpty());
    }
    ASSERT_TRUE(advice.headline().startsWith("Red wins with "));
    const auto first = advice.moves().front().toMap()["odds"].toString();
    EXPECT_TRUE(advice.headline().contains(" " + first + " ")) << "the same chance";
    advice.close();
    EXPECT_FALSE(advice.open());
    EXPECT_FALSE(advice.thinking());
}

TEST(AdviceModel, IsOverWhenTheGameGoesOn) {
    AdviceModel advice;
    auto game = begun();
    advice.setGame(game);
    advice.ask();
    game.state.phase = engine::Phase::Failure;
    advice.setGame(game);
    EXPECT_FALSE(advice.open());
    EXPECT_FALSE(advice.possible());
    EXPECT_TRUE(advice.moves().isEmpty());
    advice.ask();
    EXPECT_FALSE(advice.open());
}

TEST(AdviceModel, TakesCardsThatNobodyTold) {
    auto game = begun();
    const auto hand = engine::Zone::hand(0);
    for (std::size_t i = 0; i < game.state.cards.count(hand); ++i) {
        game.state.cards.replace(hand, i, engine::GameCard());
    }
    AdviceModel advice;
    advice.setGame(game);
    EXPECT_EQ(advice.unknownCards(), 2);
    advice.setHand("Z9");
    advice.ask();
    EXPECT_FALSE(advice.trouble().isEmpty());
    EXPECT_FALSE(advice.thinking());
    advice.setHand("");
    advice.ask();
    EXPECT_TRUE(advice.trouble().isEmpty());
    EXPECT_TRUE(advice.thinking());
    EXPECT_EQ(advice.unknownCards(), 2);
    ASSERT_TRUE(hears(advice));
    const bool isGuessed =
        advice.moves().front().toMap()["odds"].toString().endsWith(" with this card");
    EXPECT_EQ(advice.headline().endsWith(", over all cards they may hold"), isGuessed)
        << "another chance is told as such";
    const auto before = begun(); // whose cards are only lent
    const auto dealt = before.state.cards.in(hand);
    const auto id = [&](std::size_t i) {
        return QString::fromStdString(dealt[i].id()->toString());
    };
    advice.setHand(id(0) + " " + id(1));
    advice.ask();
    EXPECT_TRUE(advice.trouble().isEmpty()) << advice.trouble().toStdString();
    EXPECT_EQ(advice.unknownCards(), 0) << "the advice is on these";
    // What was played need not be told again, nor what is still held.
    game.state.cards.replace(hand, 0, engine::GameCard(*dealt[0].id()));
    game.state.cards.move(hand, 0, engine::Zone::stack(dealt[0].id()->suit()));
    game.state.cards.move(engine::Zone::deck(), 0, hand);
    ++game.state.round;
    advice.setGame(game);
    EXPECT_EQ(advice.hand(), id(1));
    advice.clear();
    EXPECT_EQ(advice.hand(), "");
}

} // namespace
} // namespace pocketmars::app
