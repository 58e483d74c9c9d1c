#include "db/database.h"
#include "db/followed_games.h"
#include "db/history.h"
#include "tests/db/faulty_disk.h"
#include "tests/db/test_files.h"
#include "tests/db/test_games.h"
#include "tests/db/test_steps.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

/// Files that something else has written into are never taken for whole.
namespace pocketmars::db {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPage = 4096;
constexpr std::size_t kPiece = kPage / 4;
constexpr std::size_t kLogHeader = 32;
constexpr std::size_t kFrame = 24 + kPage; // of the log (sqlite.org/fileformat2.html, 4.1)

/// A history on a disk without delays.
class Damage : public testing::Test {
protected:
    /// With a followed game of so many steps, each a transaction; then `look` at it.
    template <class Look> void makeHistory(int steps, const Look& look) {
        auto database = Database::open(m_file).value();
        database.connection().exec("PRAGMA wal_checkpoint(TRUNCATE)");
        FollowedGames games(database);
        const auto id =
            games.begin(followedInfo(), at("2026-03-01T19:00:00Z"), followedSteps(0, 1)).value();
        for (int i = 1; i < steps; ++i) {
            ASSERT_TRUE(games.add(id, static_cast<std::size_t>(i), followedSteps(i, i + 1)));
        }
        look(database);
    }

    FaultyDisk m_quick;
    TempFolder m_folder;
    fs::path m_file = m_folder / "history.sqlite";
};

TEST_F(Damage, ALogThatIsCutShortKeepsTheStepsThatStandInItWhole) {
    constexpr int kSteps = 6;
    std::string main;
    std::string log;
    ASSERT_NO_FATAL_FAILURE(makeHistory(kSteps, [&](Database&) {
        main = readBytes(m_file);
        log = readBytes(m_file.string() + "-wal");
    }));
    std::size_t before = 0;
    for (std::size_t length = log.size() % kPiece; length <= log.size(); length += kPiece) {
        SCOPED_TRACE(length);
        const TempFolder folder;
        writeBytes(folder / "history.sqlite", main);
        writeBytes(folder / "history.sqlite-wal", log.substr(0, length));
        auto database = Database::open(folder / "history.sqlite");
        ASSERT_TRUE(database) << database.error().message;
        const auto game = FollowedGames(*database).open(followedInfo()).value();
        const auto found = game ? game->steps.size() : 0;
        ASSERT_GE(found, before) << "more of the log brings no less";
        ASSERT_TRUE(!game || game->steps == followedSteps(0, static_cast<int>(found)));
        before = found;
    }
    EXPECT_EQ(before, kSteps);
}

TEST_F(Damage, AFrameOfTheLogThatIsOverwrittenEndsTheLog) {
    constexpr int kSteps = 4;
    std::string main;
    std::string log;
    ASSERT_NO_FATAL_FAILURE(makeHistory(kSteps, [&](Database&) {
        main = readBytes(m_file);
        log = readBytes(m_file.string() + "-wal");
    }));
    for (auto at = kLogHeader; at < log.size(); at += kFrame) {
        SCOPED_TRACE(at);
        auto damaged = log;
        damaged.replace(at + kFrame / 2, 8, "garbage!");
        const TempFolder folder;
        writeBytes(folder / "history.sqlite", main);
        writeBytes(folder / "history.sqlite-wal", damaged);
        auto database = Database::open(folder / "history.sqlite");
        ASSERT_TRUE(database) << database.error().message;
        const auto game = FollowedGames(*database).open(followedInfo()).value();
        ASSERT_LT(game ? game->steps.size() : 0, static_cast<std::size_t>(kSteps));
        ASSERT_TRUE(!game || game->steps == followedSteps(0, static_cast<int>(game->steps.size())));
    }
}

// Photos have no checksum: all else that an overwritten page says is noticed, if not at once, then
// when it is read.
TEST_F(Damage, APageThatIsOverwrittenIsNoticedOrHoldsNothingButAPhoto) {
    constexpr int kSteps = 3;
    auto photographed = soloGame();
    photographed.photo = photoOf(3 * kPage);
    ASSERT_NO_FATAL_FAILURE(makeHistory(
        kSteps, [&](Database& database) { History(database).add(photographed).value(); }));
    const auto whole = readBytes(m_file);
    std::size_t refused = 0;
    for (const char filler : {'\x5a', '\0'}) {
        for (std::size_t page = 0; page < whole.size(); page += kPage) {
            SCOPED_TRACE(page);
            auto bytes = whole;
            bytes.replace(page, kPage, kPage, filler);
            writeBytes(m_file, bytes);
            auto database = Database::open(m_file);
            if (!database) {
                EXPECT_EQ(database.error().code, ErrorCode::Damaged) << database.error().message;
                EXPECT_TRUE(readBytes(m_file) == bytes) << "it stays for who can mend it";
                ++refused;
                continue;
            }
            if (const auto games = History(*database).list()) {
                ASSERT_EQ(games->size(), 1U);
                EXPECT_EQ(games->front().info, photographed.info);
            } else {
                EXPECT_EQ(games.error().code, ErrorCode::Damaged) << games.error().message;
            }
            const auto game = FollowedGames(*database).open(followedInfo());
            ASSERT_TRUE(game && *game);
            EXPECT_EQ((*game)->steps, followedSteps(0, kSteps));
        }
    }
    EXPECT_GT(refused, whole.size() / kPage) << "of both fillers, more than half";
}

} // namespace
} // namespace pocketmars::db
