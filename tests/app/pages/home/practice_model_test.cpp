#include "app/pages/home/practice_model.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace pocketmars::app {
namespace {

/// The option that is the answer now.
int answer(const std::vector<engine::NamedPuzzle>& puzzles, const QDate& day,
           const PracticeModel& practice, std::size_t decision) {
    const auto& puzzle = puzzles[static_cast<std::size_t>(day.toJulianDay()) % puzzles.size()];
    session::PuzzleTry attempt(puzzle);
    for (std::size_t i = 0; i < decision; ++i) {
        for (std::size_t o = 0; o < attempt.choices().size(); ++o) {
            if (attempt.choices()[o].option == puzzle.decisions[i].front()) {
                attempt.choose(o);
                break;
            }
        }
    }
    for (std::size_t o = 0; o < attempt.choices().size(); ++o) {
        if (attempt.choices()[o].option == puzzle.decisions[decision].front()) {
            EXPECT_EQ(attempt.choices().size(),
                      static_cast<std::size_t>(practice.choices().size()));
            return static_cast<int>(o);
        }
    }
    return -1;
}

class PracticeModelTest : public testing::Test {
protected:
    void solve(PracticeModel& practice) {
        for (std::size_t i = 0; !practice.solved(); ++i) {
            practice.choose(answer(m_puzzles, m_day, practice, i));
            ASSERT_LT(i, 20U);
        }
    }

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath("settings.ini")};
    std::vector<engine::NamedPuzzle> m_puzzles = PracticeModel::own();
    QDate m_day{2026, 3, 1};
};

TEST_F(PracticeModelTest, ComesWithPuzzlesThatHaveOneAnswerEach) {
    ASSERT_GE(m_puzzles.size(), 30U);
    std::set<std::string> seen;
    for (const auto& puzzle : m_puzzles) {
        EXPECT_TRUE(seen.insert(engine::puzzleToLine(puzzle)).second) << "there twice";
        for (const auto& decision : puzzle.decisions) {
            EXPECT_TRUE(engine::isClear(decision, {}));
        }
        EXPECT_FALSE(session::puzzleInWords(puzzle.game).empty());
    }
}

TEST_F(PracticeModelTest, ItsAnswersAreWhatASearchFinds) {
    constexpr std::size_t kEvery = 20; // scripts/puzzles verify looks at all of them
    for (std::size_t i = 0; i < m_puzzles.size(); i += kEvery) {
        const engine::PuzzleOptions options{.iterations = 800, .seed = 77};
        const auto found = engine::puzzleAt(m_puzzles[i].game.state, options);
        ASSERT_TRUE(found) << "line " << i + 1;
        EXPECT_EQ(found->decisions.front().front().move,
                  m_puzzles[i].decisions.front().front().move)
            << "line " << i + 1;
    }
}

TEST_F(PracticeModelTest, EachAnswerIsSeenOnTheBoard) {
    for (const auto& puzzle : m_puzzles) {
        session::PuzzleTry attempt(puzzle);
        for (const auto& decision : puzzle.decisions) {
            const auto before = attempt.game().state;
            const auto& choices = attempt.choices();
            const auto right = std::find_if(choices.begin(), choices.end(), [&](const auto& each) {
                return each.option == decision.front();
            });
            ASSERT_NE(right, choices.end());
            ASSERT_TRUE(attempt.choose(static_cast<std::size_t>(right - choices.begin())));
            // Of a card that lies face down nobody knows what it brings.
            const bool isKnown = decision.front().move.card.id().has_value();
            EXPECT_TRUE(!isKnown || attempt.game().state != before) << attempt.words();
        }
        EXPECT_TRUE(attempt.isSolved());
    }
}

TEST_F(PracticeModelTest, IsSolvedByItsAnswers) {
    PracticeModel practice(m_puzzles, m_settings, [this] { return m_day; });
    ASSERT_TRUE(practice.available());
    EXPECT_FALSE(practice.task().isEmpty());
    EXPECT_FALSE(practice.solvedToday());
    solve(practice);
    EXPECT_TRUE(practice.choices().isEmpty());
    EXPECT_FALSE(practice.found().isEmpty());
    EXPECT_TRUE(practice.verdict().startsWith("Found at the first try"))
        << practice.verdict().toStdString();
    EXPECT_TRUE(practice.solvedToday());
    EXPECT_EQ(practice.streak(), 1);
}

TEST_F(PracticeModelTest, TellsWhatAWrongMoveIsWorthAndDoesNotMakeIt) {
    PracticeModel practice(m_puzzles, m_settings, [this] { return m_day; });
    const auto count = practice.choices().size();
    const int right = answer(m_puzzles, m_day, practice, 0);
    const int wrong = right == 0 ? 1 : 0;
    for (int i = 0; i < 2; ++i) { // it counts once
        practice.choose(wrong);
    }
    EXPECT_EQ(practice.choices().size(), count);
    EXPECT_TRUE(practice.found().isEmpty());
    EXPECT_TRUE(practice.choices()[wrong].toMap()["wrong"].toBool());
    EXPECT_FALSE(practice.choices()[right].toMap()["wrong"].toBool());
    EXPECT_TRUE(practice.verdict().startsWith("Not this")) << practice.verdict().toStdString();
    practice.choose(99);
    practice.choose(-1);
    solve(practice);
    EXPECT_TRUE(practice.verdict().startsWith("Found after 1")) << practice.verdict().toStdString();
}

TEST_F(PracticeModelTest, HasAnotherOneEachDayAndCountsDaysInARow) {
    PracticeModel practice(m_puzzles, m_settings, [this] { return m_day; });
    solve(practice);
    practice.lay(); // the day is not over
    EXPECT_TRUE(practice.solved());
    m_day = m_day.addDays(1);
    EXPECT_EQ(practice.streak(), 1);
    practice.lay();
    EXPECT_FALSE(practice.solved());
    EXPECT_FALSE(practice.solvedToday());
    solve(practice);
    EXPECT_EQ(practice.streak(), 2);
    practice.again();
    solve(practice);
    EXPECT_EQ(practice.streak(), 2);
    m_day = m_day.addDays(2);
    EXPECT_EQ(practice.streak(), 0);
}

TEST_F(PracticeModelTest, SolvedAfterMidnightItIsTheOneOfTheDayBefore) {
    QDate today = m_day;
    PracticeModel practice(m_puzzles, m_settings, [&today] { return today; });
    today = m_day.addDays(1);
    solve(practice);
    EXPECT_FALSE(practice.solvedToday());
    EXPECT_EQ(practice.streak(), 1);
    practice.lay();
    EXPECT_FALSE(practice.solved());
    m_day = today;
    solve(practice);
    EXPECT_TRUE(practice.solvedToday());
    EXPECT_EQ(practice.streak(), 2);
}

TEST_F(PracticeModelTest, IsNotThereWithoutPuzzles) {
    PracticeModel practice({}, m_settings);
    EXPECT_FALSE(practice.available());
    practice.lay();
    practice.choose(0);
    EXPECT_TRUE(practice.choices().isEmpty());
    EXPECT_TRUE(practice.task().isEmpty());
}

} // namespace
} // namespace pocketmars::app
