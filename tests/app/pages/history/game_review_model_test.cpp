#include "app/pages/history/game_review_model.h"

#include "engine/coach/points.h"
#include "engine/format/notation.h"
#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/support/random.h"

#include <QTest>

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace pocketmars::app {
namespace {

/// The end of a game that was played at random, its rows counted as if ten had gone before.
std::vector<session::GameStep> lastSteps(const engine::GameOptions& options) {
    constexpr std::size_t kSome = 5;
    engine::Random random(3);
    engine::ActionList actions;
    auto state = engine::newGame(options, 4);
    std::vector<session::GameStep> steps;
    while (state.phase != engine::Phase::Over) {
        const auto before = state;
        std::vector<engine::Action> taken;
        do {
            engine::legalActions(state, actions);
            taken.push_back(actions[random.below(actions.size())]);
            engine::apply(state, taken.back());
        } while (!engine::isSettled(state));
        steps.push_back({{state, {"red", "blue"}}, engine::notation(before, taken), ""});
        if (steps.size() > kSome) {
            steps.erase(steps.begin());
        }
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        steps[i].row = 10 + i;
    }
    return steps;
}

void lookAt(GameReviewModel& model, const std::vector<session::GameStep>& steps) {
    model.setSteps(steps);
    model.look();
    ASSERT_TRUE(QTest::qWaitFor([&model] { return !model.thinking(); }, 60'000));
}

TEST(GameReviewModelTest, EachPlayerHasACurveThatEndsWithTheResult) {
    engine::GameOptions options;
    options.mode = engine::Mode::Versus;
    const auto steps = lastSteps(options);
    GameReviewModel model;
    EXPECT_TRUE(model.curves().isEmpty());
    lookAt(model, steps);
    const auto curves = model.curves();
    ASSERT_EQ(curves.size(), 2);
    for (int seat = 0; seat < 2; ++seat) {
        const auto curve = curves[seat].toMap();
        EXPECT_EQ(curve["title"].toString(), seat == 0 ? "red" : "blue");
        EXPECT_TRUE(curve["colour"].isValid());
        const auto points = curve["points"].toList();
        ASSERT_GE(points.size(), 2);
        EXPECT_GE(points.front().toMap()["step"].toInt(), 10);
        const auto end = points.back().toMap();
        EXPECT_EQ(end["step"].toInt(), static_cast<int>(steps.back().row));
        EXPECT_EQ(end["words"].toString(), "The end");
        EXPECT_EQ(end["odds"].toDouble(),
                  engine::winShare(steps.back().game.state, static_cast<std::size_t>(seat)));
    }
    for (const auto& mistake : model.mistakes()) {
        const auto words = mistake.toMap()["words"].toString();
        EXPECT_TRUE(words.contains("red") || words.contains("blue")) << words.toStdString();
    }
    model.setSteps({});
    EXPECT_TRUE(model.curves().isEmpty());
}

TEST(GameReviewModelTest, AgainstDaThereIsOneCurve) {
    GameReviewModel model;
    lookAt(model, lastSteps({}));
    ASSERT_EQ(model.curves().size(), 1);
    EXPECT_EQ(model.curves().front().toMap()["title"].toString(), "red");
}

} // namespace
} // namespace pocketmars::app
