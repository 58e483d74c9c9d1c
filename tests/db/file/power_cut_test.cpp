#include "tests/db/power_cut.h"

#include "db/database.h"
#include "db/followed_games.h"
#include "db/history.h"
#include "tests/db/faulty_disk.h"
#include "tests/db/test_files.h"
#include "tests/db/test_games.h"
#include "tests/db/test_steps.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <array>
#include <span>
#include <vector>

/// A computer that loses its power between any two writes has on its disk what was reported as
/// done.
namespace pocketmars::db {
namespace {

constexpr int kSteps = 5;

/// What a program reported as done, and how much it had asked of the disk by then.
struct Report {
    std::size_t changes;
    std::size_t steps; ///< of the game that is followed; all: it is in the history
};

/// A game that is followed to its end on a new disk.
class PowerCut : public testing::Test {
protected:
    void play() {
        const FaultyDisk disk;
        {
            auto database = Database::open(m_folder / "history.sqlite").value();
            m_made = disk.changes().size();
            FollowedGames games(database);
            const auto id =
                games.begin(followedInfo(), at("2026-03-01T19:00:00Z"), pictured(0)).value();
            m_reports.push_back({disk.changes().size(), 1});
            for (int i = 1; i < kSteps - 1; ++i) {
                ASSERT_TRUE(games.add(id, static_cast<std::size_t>(i), pictured(i)));
                if (i == 1) { // the next is written over the log's beginning
                    database.connection().exec("PRAGMA wal_checkpoint");
                }
                m_reports.push_back({disk.changes().size(), m_reports.back().steps + 1});
            }
            ASSERT_TRUE(games.finish(id, kSteps - 1, pictured(kSteps - 1), soloGame()));
            m_reports.push_back({disk.changes().size(), kSteps});
        }
        m_changes = disk.changes();
    }

    static std::vector<FollowedStep> pictured(int number) {
        auto step = followedStep(number);
        step.picture = std::string(6000, static_cast<char>('a' + number)); // more than a page
        return {step};
    }

    /// The history as the cut leaves it.
    [[nodiscard]] tl::expected<Database, Error> openAfter(const TempFolder& folder, std::size_t cut,
                                                          Unsynced unsynced) {
        const auto all = std::span(m_changes).first(cut);
        for (const auto& [path, bytes] : afterPowerCut(all, unsynced, m_random)) {
            writeBytes(folder / std::filesystem::path(path).filename().string(), bytes);
        }
        return Database::open(folder / "history.sqlite");
    }

    void expectAllThatWasReported(std::size_t cut, Unsynced unsynced) {
        const TempFolder folder;
        auto database = openAfter(folder, cut, unsynced);
        ASSERT_TRUE(database) << database.error().message;
        EXPECT_EQ(database->connection().execAndGet("PRAGMA integrity_check").getString(), "ok");
        std::size_t reported = 0;
        for (const auto& report : m_reports) {
            reported = report.changes <= cut ? report.steps : reported;
        }
        const FollowedGames games(*database);
        const auto game = games.open(followedInfo()).value();
        const auto found = game ? game->steps.size() : 0;
        EXPECT_GE(found, reported);
        EXPECT_LE(found, reported + 1) << "the one that was being written";
        for (std::size_t i = 0; i < found; ++i) {
            const auto number = static_cast<int>(i);
            EXPECT_EQ(game->steps[i], followedStep(number));
            EXPECT_EQ(games.picture(game->id, i).value(), pictured(number).front().picture);
        }
        EXPECT_EQ(History(*database).list()->size(), found == kSteps ? 1 : 0);
    }

    TempFolder m_folder;
    std::vector<DiskChange> m_changes;
    std::vector<Report> m_reports;
    std::size_t m_made = 0; ///< of the changes, those that made the file
    std::mt19937 m_random{1};
};

constexpr std::array kUnsynced{Unsynced::Lost, Unsynced::Kept, Unsynced::Torn};

TEST_F(PowerCut, AtAnyWriteOfAGameEveryStepThatWasReportedIsThere) {
    ASSERT_NO_FATAL_FAILURE(play());
    const FaultyDisk quick;
    for (auto cut = m_made; cut <= m_changes.size() && !HasFailure(); ++cut) {
        SCOPED_TRACE(cut);
        expectAllThatWasReported(cut, kUnsynced.at(cut % kUnsynced.size()));
    }
}

TEST_F(PowerCut, WhileTheFileIsMadeItOpensTheNextTime) {
    ASSERT_NO_FATAL_FAILURE(play());
    const FaultyDisk quick;
    for (std::size_t cut = 0; cut < m_made; ++cut) {
        SCOPED_TRACE(cut);
        const TempFolder folder;
        auto database = openAfter(folder, cut, kUnsynced.at(cut % kUnsynced.size()));
        ASSERT_TRUE(database) << database.error().message;
        ASSERT_EQ(database->connection().execAndGet("PRAGMA integrity_check").getString(), "ok");
        ASSERT_TRUE(History(*database).add(soloGame()));
    }
}

} // namespace
} // namespace pocketmars::db
