#include "db/database.h"

#include "db/file/file_header.h"
#include "db/history.h"
#include "tests/db/test_files.h"
#include "tests/db/test_games.h"
#include "tests/ordinary_user.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

namespace pocketmars::db {
namespace {

namespace fs = std::filesystem;

constexpr auto kReadOnlyFolder = static_cast<fs::perms>(0555);

const OpenOptions kImpatient{.busyTimeout = std::chrono::milliseconds(20)};

class DatabaseTest : public ::testing::Test {
protected:
    TempFolder m_folder;
    fs::path m_file = m_folder / "history.sqlite";

    /// Makes a history with games in it and closes it.
    void makeHistory(int games = 3) {
        Database database = Database::open(m_file).value();
        History history(database);
        for (int i = 0; i < games; ++i) {
            NewGame game = soloGame();
            game.photo = photoOf(20'000, static_cast<unsigned>(i));
            history.add(game).value();
        }
    }

    /// Opens what must not open, and checks that no file of the folder changed, came or went.
    Error expectRefused() {
        const auto before = snapshot(m_folder.path());
        const auto opened = Database::open(m_file, kImpatient);
        // Compared as a whole: pages of a database make no message to read.
        EXPECT_TRUE(snapshot(m_folder.path()) == before);
        if (opened) {
            ADD_FAILURE() << "it opened";
            return {};
        }
        const std::string& message = opened.error().message;
        EXPECT_EQ(message.find('\n'), std::string::npos) << message;
        EXPECT_NE(message.find(": "), std::string::npos) << message;
        return opened.error();
    }
};

TEST_F(DatabaseTest, MakesAFileWithTheFoldersAboveIt) {
    m_file = m_folder / "share/pocketmars/history.sqlite";
    const auto database = Database::open(m_file);
    ASSERT_TRUE(database) << database.error().message;
    EXPECT_EQ(database->outcome(), OpenOutcome::Created);
    EXPECT_EQ(database->copy(), std::nullopt);
    EXPECT_EQ(database->file(), m_file);
    EXPECT_TRUE(fs::exists(m_file));
}

TEST_F(DatabaseTest, FillsAnEmptyFile) {
    writeBytes(m_file, "");
    EXPECT_EQ(Database::open(m_file)->outcome(), OpenOutcome::Created);
}

TEST_F(DatabaseTest, OpensItsOwnFileAsItIs) {
    makeHistory();
    const auto before = snapshot(m_folder.path());
    {
        Database database = Database::open(m_file).value();
        EXPECT_EQ(database.outcome(), OpenOutcome::Current);
        EXPECT_EQ(History(database).list()->size(), 3U);
    }
    EXPECT_TRUE(snapshot(m_folder.path()) == before) << "a look changes nothing and leaves nothing";
}

TEST_F(DatabaseTest, SetsWhatMakesWritesSafe) {
    Database database = Database::open(m_file).value();
    SQLite::Database& connection = database.connection();
    EXPECT_EQ(connection.execAndGet("PRAGMA journal_mode").getString(), "wal");
    EXPECT_EQ(connection.execAndGet("PRAGMA foreign_keys").getInt(), 1);
    EXPECT_EQ(connection.execAndGet("PRAGMA synchronous").getInt(), 2); // FULL
    EXPECT_EQ(connection.execAndGet("PRAGMA busy_timeout").getInt(), 2000);
    EXPECT_EQ(connection.execAndGet("PRAGMA application_id").getInt(), kApplicationId);
}

TEST_F(DatabaseTest, TakesAnyNameForAFile) {
    const auto old = fs::current_path();
    fs::current_path(m_folder.path());
    for (const auto* name : {":memory:", "a?b#c%20.db", "file:x", "żółć.sqlite", "-"}) {
        EXPECT_TRUE(Database::open(name)) << name;
        EXPECT_TRUE(fs::exists(m_folder / name)) << name;
    }
    fs::current_path(old);
}

TEST_F(DatabaseTest, RefusesAnEmptyName) {
    const auto opened = Database::open("");
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::CannotOpen);
}

TEST_F(DatabaseTest, LeavesANewerVersionUntouched) {
    makeHistory();
    {
        SQLite::Database newer(m_file, SQLite::OPEN_READWRITE);
        newer.exec("PRAGMA user_version = 99");
    }
    ASSERT_EQ(snapshot(m_folder.path()).size(), 1U);
    const Error error = expectRefused();
    EXPECT_EQ(error.code, ErrorCode::NewerVersion);
    EXPECT_NE(error.message.find("version 99"), std::string::npos) << error.message;
    EXPECT_NE(error.message.find("update the program"), std::string::npos) << error.message;
}

TEST_F(DatabaseTest, LeavesANewerVersionUntouchedWhoseLogWasNeverMovedIntoTheFile) {
    // What a newer program leaves that was killed right after migrating: the file's own header
    // still says version 1.
    const TempFolder work;
    {
        makeHistory();
        fs::rename(m_file, work / "history.sqlite");
        SQLite::Database newer(work / "history.sqlite", SQLite::OPEN_READWRITE);
        newer.exec("PRAGMA user_version = 99");
        fs::copy(work / "history.sqlite", m_file);
        fs::copy(work / "history.sqlite-wal", m_file.string() + "-wal");
    }
    const auto before = snapshot(m_folder.path());
    const auto opened = Database::open(m_file);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::NewerVersion);
    auto after = snapshot(m_folder.path());
    after.erase("history.sqlite-shm"); // the log's index, which holds nothing of its own
    EXPECT_TRUE(after == before);
}

TEST_F(DatabaseTest, LeavesAnotherProgramsDatabaseUntouched) {
    {
        SQLite::Database other(m_file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        other.exec("CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('soup')");
    }
    EXPECT_EQ(expectRefused().code, ErrorCode::NotAHistory);
}

TEST_F(DatabaseTest, LeavesAnotherProgramsVersionedDatabaseUntouched) {
    {
        SQLite::Database other(m_file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        other.exec("CREATE TABLE recipe (name TEXT); PRAGMA user_version = 1");
    }
    EXPECT_EQ(expectRefused().code, ErrorCode::NotAHistory);
}

TEST_F(DatabaseTest, RefusesAFileThatIsNoDatabase) {
    writeBytes(m_file, std::string(5000, 'x'));
    EXPECT_EQ(expectRefused().code, ErrorCode::Damaged);
}

TEST_F(DatabaseTest, RefusesAFileOfAFewBytes) {
    writeBytes(m_file, "SQLite");
    EXPECT_EQ(expectRefused().code, ErrorCode::Damaged);
}

TEST_F(DatabaseTest, RefusesAFileThatWasCutShort) {
    makeHistory();
    const auto size = fs::file_size(m_file);
    for (const auto left : {size / 2, size - 1, size - 4096, std::uintmax_t{4096},
                            std::uintmax_t{1000}, std::uintmax_t{100}}) {
        const TempFolder folder;
        fs::copy(m_file, folder / "history.sqlite");
        fs::resize_file(folder / "history.sqlite", left);
        const auto opened = Database::open(folder / "history.sqlite");
        ASSERT_FALSE(opened) << left;
        EXPECT_EQ(opened.error().code, ErrorCode::Damaged) << left << opened.error().message;
    }
}

TEST_F(DatabaseTest, RefusesAFileWithAnOverwrittenPage) {
    makeHistory(1);
    int page = 0;
    {
        SQLite::Database file(m_file);
        page = file.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'game'").getInt();
    }
    std::string bytes = readBytes(m_file);
    bytes.replace(static_cast<std::size_t>(page - 1) * 4096, 4096, 4096, '\x5a');
    writeBytes(m_file, bytes);
    EXPECT_EQ(Database::open(m_file).error().code, ErrorCode::Damaged);
}

/// Whether another program sees a lock on a file of this one.
bool isLockedForOthers(const fs::path& file) {
    const pid_t child = ::fork();
    if (child == 0) {
        struct flock lock {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET; // from 0 to the end: wherever SQLite locks
        const int fd = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
        ::_exit(::fcntl(fd, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

// Else the first other program that closes the file removes the log that is still written to, and
// all that is saved from then on is lost.
TEST_F(DatabaseTest, KeepsItsLocksWhenTheFileIsOpenedOnceMore) {
    const Database database = Database::open(m_file).value();
    ASSERT_TRUE(isLockedForOthers(m_file));
    { const Database again = Database::open(m_file).value(); }
    EXPECT_TRUE(isLockedForOthers(m_file));
    (void)readSignature(m_file);
    EXPECT_TRUE(isLockedForOthers(m_file));
}

TEST_F(DatabaseTest, SaysSoWhereAnotherProgramHoldsTheFile) {
    makeHistory();
    {
        SQLite::Database other(m_file, SQLite::OPEN_READWRITE);
        other.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
        const auto locked = Database::open(m_file, kImpatient);
        ASSERT_FALSE(locked);
        EXPECT_EQ(locked.error().code, ErrorCode::Locked);
        EXPECT_NE(locked.error().message.find("close that program"), std::string::npos);
    }
    Database database = Database::open(m_file).value();
    EXPECT_EQ(History(database).list()->size(), 3U);
}

TEST_F(DatabaseTest, RefusesAReadOnlyFolderWithoutAHistory) {
    fs::permissions(m_folder.path(), kReadOnlyFolder);
    {
        const pocketmars::test::OrdinaryUser user;
        EXPECT_EQ(expectRefused().code, ErrorCode::ReadOnly);
    }
    fs::permissions(m_folder.path(), fs::perms::all);
}

TEST_F(DatabaseTest, RefusesAReadOnlyFolderWithAHistory) {
    makeHistory();
    fs::permissions(m_folder.path(), kReadOnlyFolder);
    {
        const pocketmars::test::OrdinaryUser user;
        EXPECT_EQ(expectRefused().code, ErrorCode::ReadOnly);
    }
    fs::permissions(m_folder.path(), fs::perms::all);
}

TEST_F(DatabaseTest, RefusesAReadOnlyFile) {
    makeHistory();
    fs::permissions(m_file, static_cast<fs::perms>(0444));
    const pocketmars::test::OrdinaryUser user;
    EXPECT_EQ(expectRefused().code, ErrorCode::ReadOnly);
}

TEST_F(DatabaseTest, RefusesAFileThatMayNotBeRead) {
    makeHistory();
    fs::permissions(m_file, fs::perms::none);
    const pocketmars::test::OrdinaryUser user;
    EXPECT_EQ(Database::open(m_file).error().code, ErrorCode::ReadOnly);
}

TEST_F(DatabaseTest, RefusesAFolderThatMayNotBeMade) {
    fs::create_directory(m_folder / "closed");
    fs::permissions(m_folder / "closed", kReadOnlyFolder);
    const pocketmars::test::OrdinaryUser user;
    const auto opened = Database::open(m_folder / "closed/share/history.sqlite");
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::ReadOnly);
}

TEST_F(DatabaseTest, RefusesAPathThroughAFile) {
    writeBytes(m_folder / "notes", "text");
    m_file = m_folder / "notes/history.sqlite";
    EXPECT_EQ(expectRefused().code, ErrorCode::CannotOpen);
}

TEST_F(DatabaseTest, RefusesWhatIsNoFile) {
    fs::create_directory(m_file);
    EXPECT_EQ(Database::open(m_file).error().code, ErrorCode::CannotOpen);
    fs::remove(m_file);
    ASSERT_EQ(::mkfifo(m_file.c_str(), S_IRUSR | S_IWUSR), 0);
    EXPECT_EQ(Database::open(m_file).error().code, ErrorCode::CannotOpen);
}

TEST_F(DatabaseTest, SeveralMayMakeTheFileAtOnce) {
    constexpr std::size_t kPrograms = 6;
    std::vector<std::string> errors(kPrograms);
    {
        std::vector<std::jthread> programs;
        for (std::size_t i = 0; i < kPrograms; ++i) {
            programs.emplace_back([this, &error = errors[i]] {
                auto database = Database::open(m_file, {.busyTimeout = std::chrono::seconds(60)});
                if (!database) {
                    error = database.error().message;
                } else if (auto added = History(*database).add(soloGame()); !added) {
                    error = added.error().message;
                }
            });
        }
    }
    for (const std::string& error : errors) {
        EXPECT_EQ(error, "");
    }
    Database database = Database::open(m_file).value();
    EXPECT_EQ(History(database).list()->size(), kPrograms);
}

} // namespace
} // namespace pocketmars::db
