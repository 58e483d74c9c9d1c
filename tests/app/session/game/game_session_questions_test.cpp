#include "app/session/game/game_session.h"
#include "app/session/game/hand_move.h"
#include "engine/support/phrase.h"
#include "tests/app/session/followed_game.h"
#include "tests/app/session/played_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <tuple>
#include <vector>

namespace pocketmars::session {
namespace {

/// A table at which the player has done one of several things: all that tells them apart is unread.
class Doubtful : public testing::Test {
protected:
    Followed followed{0};
    const engine::Observation doubtful = withoutColonists(followed.truth(1));
    const std::vector<GameEvent> events = followed.session.see(doubtful, "doubtful");
};

TEST_F(Doubtful, AsksOnlyWhatTheAnswersDifferIn) {
    for (std::size_t t = 2; t < 5; ++t) {
        (void)followed.session.see(withoutColonists(followed.truth(t)), std::to_string(t));
        const auto question = followed.session.openQuestion();
        ASSERT_TRUE(question);
        auto options = question->options;
        EXPECT_FALSE(std::any_of(options.begin(), options.end(),
                                 [](const std::string& option) { return option.empty(); }));
        std::sort(options.begin(), options.end());
        EXPECT_EQ(std::unique(options.begin(), options.end()), options.end());
    }
}

TEST_F(Doubtful, AsksAndTakesTheAnswer) {
    const auto question = followed.session.openQuestion();
    ASSERT_TRUE(question);
    EXPECT_EQ(only<GameQuestion>(events).size(), 1U);
    ASSERT_GE(question->options.size(), 2U);
    EXPECT_FALSE(question->text.empty());
    EXPECT_TRUE(followed.session.answer(question->id + 1, 0).empty()) << "another question";
    EXPECT_TRUE(followed.session.answer(question->id, question->options.size()).empty());
    ASSERT_TRUE(followed.session.openQuestion());
    const auto accepted = only<StateAccepted>(followed.session.answer(question->id, 1));
    ASSERT_FALSE(accepted.empty());
    EXPECT_EQ(accepted.back().table, "doubtful");
    EXPECT_EQ(accepted.back().did, question->options[1]);
    EXPECT_FALSE(followed.session.openQuestion());
    EXPECT_TRUE(followed.session.answer(question->id, 0).empty()) << "closed";
}

TEST_F(Doubtful, IsForgottenAndToldByHandWhereNoAnswerIsRight) {
    const auto id = followed.session.openQuestion()->id;
    const Followed before{0};
    const auto told = before.session.game().state;
    EXPECT_TRUE(followed.session.decline(id + 1, told).empty()) << "another question";
    ASSERT_TRUE(followed.session.openQuestion());
    (void)followed.session.decline(id, told);
    EXPECT_FALSE(followed.session.openQuestion());
    EXPECT_EQ(followed.session.game().state, told);
    EXPECT_EQ(followed.session.stage(), GameStage::Following);
    EXPECT_TRUE(followed.session.see(doubtful, "again").empty()) << "it would ask the same";
    EXPECT_TRUE(followed.session.see(seenWell(followed.truth(2)), "too early").empty());
    EXPECT_EQ(followed.session.game().state, told);
    HandMove move(followed.session.game());
    while (!move.isComplete()) {
        move.choose(0);
    }
    const auto events = followed.session.play(move.actions());
    ASSERT_TRUE(events);
    EXPECT_EQ(only<StateAccepted>(*events).size(), 1U);
    EXPECT_FALSE(followed.session.isToBeTold());
}

TEST_F(Doubtful, IsAskedAgainWhereItIsNotToldAfterAll) {
    const auto question = *followed.session.openQuestion();
    const Followed before{0};
    (void)followed.session.decline(question.id, before.session.game().state);
    followed.session.followAgain();
    const auto asked = only<GameQuestion>(followed.session.see(doubtful, "again"));
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_NE(asked.front().id, question.id);
    EXPECT_EQ(asked.front().options, question.options);
}

TEST_F(Doubtful, DoesNotAskTheSameAgain) {
    const auto question = followed.session.openQuestion();
    ASSERT_TRUE(question);
    EXPECT_TRUE(only<GameQuestion>(followed.session.see(doubtful, "again")).empty());
    ASSERT_TRUE(followed.session.openQuestion());
    EXPECT_EQ(followed.session.openQuestion()->id, question->id);
}

/// As if in another language.
std::string shout(const char* /*context*/, const char* source, int /*count*/) {
    return "!" + std::string(source);
}

TEST_F(Doubtful, TellsItsQuestionAgainInAnotherLanguage) {
    const auto before = followed.session.openQuestion();
    ASSERT_TRUE(before);
    engine::translateWith(shout);
    EXPECT_TRUE(followed.session.retell().empty()) << "no warning";
    engine::translateWith(nullptr);
    const auto after = followed.session.openQuestion();
    ASSERT_TRUE(after);
    EXPECT_EQ(after->id, before->id);
    EXPECT_EQ(after->text, "!" + before->text);
    ASSERT_EQ(after->options.size(), before->options.size());
    EXPECT_NE(after->options, before->options);
}

TEST(GameSession, TellsItsWarningAgainInAnotherLanguage) {
    Followed followed(4);
    auto wrong = followed.truth(4);
    wrong.state.players[0].energy = wrong.state.players[0].energy > 3 ? 0 : 7;
    wrong.state.players[1].energy = wrong.state.players[1].energy > 3 ? 0 : 7;
    std::vector<RuleBroken> told;
    for (int look = 0; look < 3 && told.empty(); ++look) {
        told = only<RuleBroken>(followed.session.see(seenWell(wrong), "wrong"));
    }
    ASSERT_EQ(told.size(), 1U);
    engine::translateWith(shout);
    const auto again = only<RuleBroken>(followed.session.retell());
    engine::translateWith(nullptr);
    ASSERT_EQ(again.size(), 1U);
    EXPECT_EQ(again[0].text.front(), '!');
    EXPECT_EQ(only<RuleBroken>(followed.session.retell())[0].text, told[0].text);
}

TEST(GameSession, KeepsThatATableIsRightAsItLies) {
    Followed followed(4);
    auto wrong = followed.truth(4);
    auto& energy = wrong.state.players[0].energy;
    energy = energy > 5 ? energy - 1 : energy + 1;
    for (const auto* table : {"wrong", "wrong still"}) {
        (void)followed.session.see(seenWell(wrong), table);
    }
    auto unread = seenWell(followed.truth(4));
    unread.players[0].energy = engine::Reading<int>::unread();
    for (int look = 0; look < 9 && !followed.session.openQuestion(); ++look) {
        (void)followed.session.see(unread, "unread");
    }
    const auto question = followed.session.openQuestion();
    ASSERT_TRUE(question);
    const auto lies = std::find_if(question->options.begin(), question->options.end(),
                                   [](const std::string& option) {
                                       return option.find("right as it lies") != std::string::npos;
                                   });
    ASSERT_NE(lies, question->options.end());
    const auto option = static_cast<std::size_t>(lies - question->options.begin());
    const auto told = only<StateAccepted>(followed.session.answer(question->id, option));
    ASSERT_EQ(told.size(), 1U) << "else a history would not know of it";
    EXPECT_TRUE(agrees(told[0].game.state, wrong.state));
    EXPECT_TRUE(told[0].moves.empty());
}

TEST_F(Doubtful, IsSettledByAClearTable) {
    const auto now = followed.session.see(seenWell(followed.truth(1)), "clear");
    ASSERT_EQ(only<StateAccepted>(now).size(), 1U);
    EXPECT_TRUE(agrees(followed.session.game().state, followed.truth(1).state));
    EXPECT_FALSE(followed.session.openQuestion());
}

TEST_F(Doubtful, IsDecidedByACorrection) {
    // What the player corrects says which of the open ways it was.
    const auto likeliest = engine::observe(followed.session.game());
    const auto truth = engine::observe(followed.truth(1));
    const auto options = followed.session.openQuestion()->options;
    const auto& first = options.front();
    for (std::size_t seat = 0; seat < truth.players.size(); ++seat) {
        const auto& is = truth.players[seat];
        const auto& seems = likeliest.players[seat];
        for (const auto& [item, here, there] : {std::tuple(".energy", is.energy, seems.energy),
                                                std::tuple(".earth", is.earth, seems.earth),
                                                std::tuple(".ship", is.ship, seems.ship)}) {
            if (here.value() != there.value()) {
                const auto said =
                    followed.session.correct(is.colour + item, std::to_string(here.value()));
                ASSERT_TRUE(said) << said.error().message;
                const auto accepted = only<StateAccepted>(*said);
                ASSERT_FALSE(accepted.empty());
                EXPECT_NE(accepted.front().did, first);
                EXPECT_NE(std::find(options.begin(), options.end(), accepted.front().did),
                          options.end());
                return;
            }
        }
    }
    FAIL() << "the likeliest way is right: this test shows nothing";
}

TEST_F(Doubtful, IsProvisionalAtTheEnd) {
    const auto accepted = only<StateAccepted>(followed.session.end());
    ASSERT_FALSE(accepted.empty());
    for (const auto& state : accepted) {
        EXPECT_TRUE(state.provisional);
        EXPECT_EQ(state.table, "doubtful");
        EXPECT_LT(state.margin, 1.0);
    }
    EXPECT_TRUE(followed.session.end().empty()) << "told once";
}

} // namespace
} // namespace pocketmars::session
