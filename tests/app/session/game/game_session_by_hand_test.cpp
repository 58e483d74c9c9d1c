#include "app/session/game/game_session.h"
#include "app/session/game/hand_move.h"
#include "engine/format/correction.h"
#include "tests/app/session/played_game.h"

#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

namespace pocketmars::session {
namespace {

using engine::NamedState;
using engine::Reading;

const std::vector<std::string> kByHand{"red", "blue"};

class GameSessionByHand : public testing::Test {
protected:
    /// Shows the tables of a game up to one.
    void showTo(std::size_t last) {
        for (std::size_t t = 0; t <= last; ++t) {
            (void)session.see(seenWell(truth.at(t)), std::to_string(t));
        }
        ASSERT_TRUE(agrees(session.game().state, truth.at(last).state));
    }

    [[nodiscard]] engine::PlayerState red() const { return session.game().state.players[0]; }

    /// A table on which one more of red's colonists is on the ship than may be.
    [[nodiscard]] engine::Observation withOneLaunchedTooMany(std::size_t t) const {
        auto seen = seenWell(truth.at(t));
        auto& red = seen.players[0];
        red.earth = Reading<int>(red.earth.value() - 2, 0.999);
        red.ship = Reading<int>(red.ship.value() + 2, 0.999);
        return seen;
    }

    const std::vector<NamedState> truth = playedGame({}, kByHand, 0);
    GameSession session{{}, kByHand};
};

TEST_F(GameSessionByHand, BeginsWithoutALook) {
    const auto events = session.begin();
    ASSERT_EQ(events.size(), 1U);
    const auto& accepted = std::get<StateAccepted>(events.front());
    EXPECT_EQ(accepted.after, "setup");
    EXPECT_EQ(accepted.table, kTableByHand);
    EXPECT_TRUE(agrees(accepted.game.state, truth.front().state));
    EXPECT_TRUE(session.begin().empty()) << "once";
}

TEST_F(GameSessionByHand, ATableAgainstTheRulesIsThePlayers) {
    showTo(3);
    const auto wrong = withOneLaunchedTooMany(3);
    const auto told = session.see(wrong, "wrong");
    ASSERT_EQ(told.size(), 1U);
    ASSERT_TRUE(std::holds_alternative<RuleBroken>(told.front()));
    EXPECT_TRUE(session.expectedInstead());
    const auto events = session.overrule();
    ASSERT_TRUE(events) << events.error().message;
    const auto player = red();
    EXPECT_EQ(player.ship, wrong.players[0].ship.value());
    EXPECT_EQ(player.earth, wrong.players[0].earth.value());
    EXPECT_FALSE(session.expectedInstead());
    EXPECT_TRUE(session.see(wrong, "again").empty()) << "nothing is wrong any more";
}

TEST_F(GameSessionByHand, NothingIsOverruledWhereNothingIsWrong) {
    showTo(2);
    EXPECT_FALSE(session.overrule());
    EXPECT_FALSE(session.expectedInstead());
}

TEST_F(GameSessionByHand, ASetUpAgainstTheRulesIsThePlayersToo) {
    ASSERT_FALSE(session.see(withOneLaunchedTooMany(0), "0").empty());
    const auto events = session.overrule();
    ASSERT_TRUE(events) << events.error().message;
    ASSERT_EQ(events->size(), 1U);
    EXPECT_EQ(std::get<StateAccepted>(events->front()).after, "setup");
    EXPECT_EQ(red().ship, truth[0].state.players[0].ship + 2);
}

TEST_F(GameSessionByHand, AnItemIsCorrected) {
    showTo(3);
    const auto was = red();
    const auto energy = session.correct("red.energy", "7");
    ASSERT_TRUE(energy) << energy.error().message;
    EXPECT_EQ(red().energy, 7);
    const auto launched = session.correct("red.earth", std::to_string(was.earth - 1));
    ASSERT_TRUE(launched) << launched.error().message;
    EXPECT_EQ(red().ship, was.ship + 1) << "where else could it be?";
}

TEST_F(GameSessionByHand, ACorrectionIsRefusedInOneLine) {
    EXPECT_FALSE(session.correct("red.energy", "3")) << "nothing has begun";
    showTo(1);
    for (const auto& [path, value] : std::vector<std::pair<std::string, std::string>>{
             {"red.energy", "9"}, {"red.nose", "1"}, {"greenhouse.two_star.red", "7"}}) {
        const auto refused = session.correct(path, value);
        ASSERT_FALSE(refused) << path;
        EXPECT_EQ(refused.error().message.find('\n'), std::string::npos);
    }
    EXPECT_TRUE(agrees(session.game().state, truth[1].state));
}

TEST_F(GameSessionByHand, WaitsUntilTheTableIsBack) {
    showTo(5);
    session.goBackTo(truth[2]);
    ASSERT_TRUE(session.wayBack());
    EXPECT_TRUE(session.see(seenWell(truth[5]), "5").empty()) << "nothing is followed";
    ASSERT_TRUE(session.wayBack());
    (void)session.see(seenWell(truth[2]), "2");
    EXPECT_FALSE(session.wayBack());
    for (std::size_t t = 3; t < truth.size(); ++t) {
        (void)session.see(seenWell(truth[t]), std::to_string(t));
        EXPECT_TRUE(agrees(session.game().state, truth[t].state)) << t;
    }
    EXPECT_TRUE(session.isOver());
}

TEST_F(GameSessionByHand, AMoveMadeBeforeTheTableIsSeenBackIsFollowed) {
    showTo(5);
    session.goBackTo(truth[4]);
    ASSERT_TRUE(session.wayBack());
    // What the steps are about lies as it did, and one thing more is done.
    auto seen = seenWell(truth[4]);
    const auto before = seen.players[0].energy.value();
    seen.players[0].energy = Reading<int>(before == 7 ? 6 : before + 1, 0.999);
    const auto steps = session.wayBack()->steps();
    const bool isOfSteps = std::any_of(steps.begin(), steps.end(), [](const auto& step) {
        return step.text.find("energy") != std::string::npos;
    });
    ASSERT_FALSE(isOfSteps) << "then this test shows nothing";
    (void)session.see(seen, "4, and on");
    EXPECT_FALSE(session.wayBack());
    (void)session.see(seen, "4, and on");
    (void)session.see(seenWell(truth[5]), "5");
    EXPECT_TRUE(agrees(session.game().state, truth[5].state));
}

TEST_F(GameSessionByHand, NothingHasToBeLaidBackWhereNothingLay) {
    showTo(4);
    const auto same = truth[4];
    session.goBackTo(same);
    EXPECT_FALSE(session.wayBack());
    EXPECT_EQ(session.stage(), GameStage::Following);
    (void)session.see(seenWell(truth[5]), "5");
    EXPECT_TRUE(agrees(session.game().state, truth[5].state));
}

TEST_F(GameSessionByHand, ThePlayerMaySayThatTheTableIsBack) {
    showTo(5);
    session.goBackTo(truth[2]);
    const auto count = session.wayBack()->steps().size();
    for (std::size_t i = 0; session.wayBack() && i < count; ++i) {
        (void)session.tickWayBack(i, true);
    }
    EXPECT_FALSE(session.wayBack());
    session.goBackTo(truth[1]);
    (void)session.endWayBack();
    EXPECT_FALSE(session.wayBack());
    EXPECT_TRUE(session.tickWayBack(0, true).empty());
}

TEST_F(GameSessionByHand, ACorrectionOnTheWayBackIsWhereItLeads) {
    showTo(5);
    session.goBackTo(truth[2]);
    ASSERT_TRUE(session.correct("red.energy", "7"));
    ASSERT_TRUE(session.wayBack());
    auto seen = seenWell(truth[2]);
    EXPECT_TRUE(session.see(seen, "2").empty());
    EXPECT_TRUE(session.wayBack()) << "another energy";
    seen.players[0].energy = Reading<int>(7, 0.999);
    (void)session.see(seen, "2, corrected");
    EXPECT_FALSE(session.wayBack());
    EXPECT_EQ(session.stage(), GameStage::Following);
    EXPECT_EQ(red().energy, 7);
}

TEST_F(GameSessionByHand, ASecondUndoKeepsWhatTheFirstHasLeftToDo) {
    showTo(5);
    session.goBackTo(truth[4]);
    session.goBackTo(truth[2]);
    const auto inTwo = session.wayBack()->steps().size();
    GameSession other({}, kByHand);
    for (std::size_t t = 0; t <= 5; ++t) {
        (void)other.see(seenWell(truth[t]), std::to_string(t));
    }
    other.goBackTo(truth[2]);
    EXPECT_EQ(inTwo, other.wayBack()->steps().size());
    (void)session.see(seenWell(truth[4]), "4");
    EXPECT_TRUE(session.wayBack()) << "not far enough";
    (void)session.see(seenWell(truth[2]), "2");
    EXPECT_FALSE(session.wayBack());
}

TEST_F(GameSessionByHand, WhoPlaysOnHasLaidTheTableBack) {
    showTo(5);
    session.goBackTo(truth[2]);
    EXPECT_FALSE(session.overrule()) << "no table was looked at yet";
    EXPECT_TRUE(session.wayBack());
    HandMove move(session.game());
    while (!move.isComplete()) {
        move.choose(0);
    }
    ASSERT_TRUE(session.play(move.actions()));
    EXPECT_FALSE(session.wayBack());
}

} // namespace
} // namespace pocketmars::session
