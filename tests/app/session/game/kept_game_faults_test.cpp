#include "app/session/game/hand_move.h"
#include "app/session/game/kept_game.h"
#include "app/session/history/saved_game.h"
#include "db/history.h"
#include "tests/app/session/environment.h"
#include "tests/db/faulty_disk.h"
#include "tests/db/test_files.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

/// A game goes on whatever happens to its history, and the history has all of it in the end.
namespace pocketmars::session {
namespace {

using namespace std::chrono_literals;

const std::vector<std::string> kColours{"red", "blue"};
constexpr int kMostPhases = 1000;
constexpr std::size_t kMostWrites = 12; // more than a step takes

class KeptGameFaults : public testing::Test {
protected:
    static KeptGame started() {
        KeptGameOptions options;
        options.colours = kColours;
        return KeptGame::start(options).value();
    }

    static KeptGame begun() {
        auto game = started();
        EXPECT_TRUE(game.apply({game.revision(), BeginByHand{}}));
        return game;
    }

    /// A phase, told by hand.
    static void play(KeptGame& game) {
        const auto before = game.steps().size();
        HandMove move(game.session().game());
        while (!move.isComplete()) {
            move.choose(0);
        }
        ASSERT_TRUE(game.apply({game.revision(), PlayMove{move.actions()}}));
        ASSERT_EQ(game.steps().size(), before + 1) << "the game is not held up";
    }

    static void playWhole(KeptGame& game) {
        for (int phase = 0; phase < kMostPhases && !game.status().isOver; ++phase) {
            ASSERT_NO_FATAL_FAILURE(play(game));
        }
        ASSERT_TRUE(game.status().isOver);
    }

    static void keepAgain(KeptGame& game) { (void)game.apply({game.revision(), KeepAgain{}}); }

    /// The words of each step.
    static std::vector<std::string> told(const std::vector<StateAccepted>& steps) {
        std::vector<std::string> words;
        words.reserve(steps.size());
        for (const auto& step : steps) {
            words.push_back(step.did);
        }
        return words;
    }

    static std::size_t gamesInHistory() {
        auto history = openHistory();
        return db::History(*history).list()->size();
    }

    [[nodiscard]] std::filesystem::path history() const {
        return m_folder / "pocketmars/history.db";
    }

    db::FaultyDisk m_disk;
    db::TempFolder m_folder;
    Variable m_home{"XDG_DATA_HOME", m_folder.path().c_str()};
};

TEST_F(KeptGameFaults, ADiskThatIsFullAtAnyWriteOfAStepLosesNone) {
    std::size_t failed = 0;
    auto game = begun();
    for (std::size_t writes = 0; !game.status().isOver; ++writes) {
        SCOPED_TRACE(writes);
        m_disk.fillAfter(writes % kMostWrites);
        ASSERT_NO_FATAL_FAILURE(play(game));
        m_disk.makeRoom();
        if (game.trouble()) {
            EXPECT_NE(game.trouble()->message.find("free some space"), std::string::npos)
                << game.trouble()->message;
            ++failed;
            keepAgain(game);
            ASSERT_FALSE(game.trouble());
        }
    }
    EXPECT_GT(failed, kMostWrites) << "each write of a step has failed";
    EXPECT_TRUE(game.savedAs());
    EXPECT_EQ(told(started().resumed()), told(game.steps()));
    EXPECT_EQ(gamesInHistory(), 1U);
}

TEST_F(KeptGameFaults, ADiskThatStaysFullIsCaughtUpWithAtOnce) {
    auto game = begun();
    m_disk.fillAfter(0);
    ASSERT_NO_FATAL_FAILURE(playWhole(game));
    EXPECT_TRUE(game.trouble());
    EXPECT_FALSE(game.savedAs());
    EXPECT_EQ(started().resumed().size(), 1U);
    m_disk.makeRoom();
    keepAgain(game);
    EXPECT_FALSE(game.trouble());
    EXPECT_TRUE(game.savedAs());
    EXPECT_EQ(told(started().resumed()), told(game.steps()));
}

TEST_F(KeptGameFaults, ALockOfAMinuteLosesNoStep) {
    auto game = begun();
    SQLite::Database other(history(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN EXCLUSIVE");
    while (m_disk.waited() < 1min) {
        if (game.status().isOver) {
            keepAgain(game);
        } else {
            ASSERT_NO_FATAL_FAILURE(play(game));
        }
        ASSERT_TRUE(game.trouble());
        EXPECT_NE(game.trouble()->message.find("in use by another program"), std::string::npos);
    }
    EXPECT_GT(game.steps().size(), 20U) << "a step waits some seconds at most";
    other.exec("ROLLBACK");
    keepAgain(game);
    EXPECT_FALSE(game.trouble());
    EXPECT_EQ(told(started().resumed()), told(game.steps()));
}

TEST_F(KeptGameFaults, OfTwoProgramsOnOneGameTheLaterTakesNothingAway) {
    auto game = begun();
    auto late = started(); // of the same game, in another window
    ASSERT_EQ(late.resumed().size(), 1U);
    for (int step = 0; step < 4; ++step) {
        ASSERT_NO_FATAL_FAILURE(play(game));
    }
    ASSERT_NO_FATAL_FAILURE(play(late));
    ASSERT_TRUE(late.trouble());
    EXPECT_NE(late.trouble()->message.find("goes on in another window"), std::string::npos);
    keepAgain(late);
    EXPECT_TRUE(late.trouble());
    EXPECT_EQ(told(started().resumed()), told(game.steps()));
    ASSERT_NO_FATAL_FAILURE(play(game));
    EXPECT_FALSE(game.trouble());
}

TEST_F(KeptGameFaults, AnUndoInOneOfTwoProgramsIsNoticedInTheOther) {
    auto game = begun();
    for (int step = 0; step < 4; ++step) {
        ASSERT_NO_FATAL_FAILURE(play(game));
    }
    auto late = started();
    ASSERT_TRUE(game.apply({game.revision(), UndoTo{1}}));
    const auto refused = late.apply({late.revision(), UndoTo{2}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, GameRefusal::Reason::NotKept);
    EXPECT_EQ(started().resumed().size(), 2U);
}

} // namespace
} // namespace pocketmars::session
